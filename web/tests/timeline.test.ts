import { describe, expect, it } from 'vitest';
import type { Course } from '../src/common/protocol';
import { eventAt, goneOn, position, stepOf } from '../src/common/timeline';
import { covers, freeCorner, type Spot } from '../src/games/flying-colors/corner';

/** Two turns: events 1 to 10 before and in the first, 11 to 30 in the second; a point won at event 20. */
const course: Course = {
  match: 'm',
  seat: null,
  turns: 4,
  parts: 2,
  sides: ['british', 'french'],
  ends: [2, 6, 10, 16, 20, 30],
  rows: [
    [2, 1, 0, 0],
    [10, 2, 0, 0],
    [20, 2, 2, 0],
  ],
  marks: [],
  losses: { 'fc-struck': 'loss' },
};

describe('the course of a match', () => {
  it('lays the events of a turn between its ticks', () => {
    const at = position(course, 1);
    expect(at(5)).toBeCloseTo(0.5);
    expect(at(10)).toBeCloseTo(1);
    expect(at(20)).toBeCloseTo(1.5);
    expect(at(30)).toBeCloseTo(2);
  });
  it('shows of the turn being played only what is gone', () =>
    expect(position(course, 0.5)(30)).toBeCloseTo(1.5));
  it('finds the event at a place and the step of an event', () => {
    expect(eventAt(course, 1, 1.5)).toBe(20);
    expect(stepOf(course, 20)).toBe(4);
    expect(stepOf(course, 17)).toBe(4);
    expect(stepOf(course, 99)).toBe(5);
  });
  it('goes on from what a table sees', () => {
    const say = { id: 'fc-struck', args: { ship: 'Europe' } };
    const lost = { n: 33, rule: '13.3', what: 'fc-struck', of: null, say, args: {}, roll: null };
    const on = goneOn(course, 34, 3, [8, 0], [lost]);
    expect(on.rows.at(-1)).toEqual([34, 3, 8, 0]);
    expect(on.marks).toEqual([{ n: 33, kind: 'loss', what: 'fc-struck', args: { ship: 'Europe' } }]);
    expect(goneOn(on, 34, 3, [8, 0], [lost])).toEqual(on);
  });
  it('forgets what was taken back', () => expect(goneOn(course, 12, 2, [0, 0], []).rows).toHaveLength(2));
});

describe('the corner of the wind rose', () => {
  const frame = { x0: 252, y0: 62, x1: 1204, y1: 902 };
  const liked: Spot = [386, 232, 88];
  const box = (x: number, y: number): typeof frame => ({ x0: x - 20, y0: y - 20, x1: x + 20, y1: y + 20 });
  it('is the usual one as long as nothing lies there', () =>
    expect(freeCorner(liked, null, frame, [box(900, 500)])).toEqual(liked));
  it('is another one when a ship does', () => {
    const ships = [box(386, 232)];
    const spot = freeCorner(liked, liked, frame, ships)!;
    expect(covers(spot, ships)).toBe(false);
  });
  it('is a small one rather than a covered ship', () => {
    const ships = [
      box(386, 190),
      box(1070, 190),
      box(1070, 770),
      box(386, 770),
      box(1070, 482),
      box(386, 482),
    ];
    const spot = freeCorner(liked, null, frame, ships)!;
    expect(spot[2]).toBeLessThan(88);
  });
});
