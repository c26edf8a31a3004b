/* The sheet of a day of the campaign: its own losses only, and the points as they stood when it ended. */
import { expect, it } from 'vitest';
import { dayOver, lastDay } from '../src/games/flying-colors/days';
import type { Course } from '../src/common/protocol';
import type { FcEvent, WireView } from '../src/games/flying-colors/wire';

// only what the sheet looks at
const event = (n: number, what: string, more: object): FcEvent =>
  ({ n, what, of: null, rule: '18.74', say: { id: what }, ...more }) as unknown as FcEvent;
const day = (n: number, number: number): FcEvent => event(n, 'fc-campaign-day', { day: number });
const ship = (id: number, nation = 'French'): object => ({ ship: { id, side: 'british', nation } });
const view = {
  half_points: [99, 99],
  fleets: [
    { seat: 'british', nations: ['British'] },
    { seat: 'french', nations: ['French'] },
  ],
} as unknown as WireView;
/** The points after the step in which the third day began, and what has come since. */
const course = (points: number[]): Course =>
  ({
    sides: ['french', 'british'],
    parts: 2,
    ends: [2, 9, 12, 20],
    rows: [[2, 1, 0, 0], [9, 1, 1, 1], [12, 2, ...points], [20, 3, 50, 60]], // prettier-ignore
  }) as unknown as Course;

it('tells of the day before the last that began', () => {
  expect(lastDay(view, [day(1, 1), event(2, 'fc-sunk', ship(1))], course([0, 0]))).toBeNull();
  const told = [
    day(1, 1),
    event(2, 'fc-sunk', ship(9, 'British')),
    day(3, 2),
    event(4, 'fc-damaged', ship(1)),
    event(5, 'fc-captured', ship(1)),
    event(6, 'fc-struck', ship(2)),
    event(7, 'fc-recaptured', ship(2)),
    event(8, 'fc-damaged', ship(3)),
    event(9, 'fc-campaign-goes-home', ship(1)),
    event(10, 'fc-campaign-goes-home', ship(3)),
    day(11, 3),
    event(12, 'fc-sunk', ship(4)),
  ];
  const end = lastDay(view, told, course([4, 13]));
  expect(lastDay(view, told, null), 'the points are not known yet').toBeNull();
  expect([end?.day, dayOver(told)]).toEqual([2, 2]);
  expect(end?.leads).toBe('british');
  expect(end?.sides.map((s) => [s.seat, s.points, s.losses.map((e) => e.n)])).toEqual([
    ['british', '6.5', []],
    ['french', '2', [5, 10]],
  ]);
  expect(lastDay(view, told, course([4, 4]))?.leads).toBeNull();
});
