import { expect, test } from 'vitest';
import { onlyEnds, onlyLeft, stops, untilOneStops } from '../src/games/flying-colors/fleet';
import type { FcDecision, Follower } from '../src/games/flying-colors/wire';

const follower = (ship: number, range: number | null): Follower => ({
  ship,
  bow: 'A2022',
  stern: 'A2023',
  facing: 1,
  cost: 4,
  points: 4,
  actions: [`select ${ship}`, 'ahead', 'finish plain'],
  range,
});
const column = [follower(1, null), follower(2, 6), follower(3, 2)];
const ships = (plan: readonly Follower[]): number[] => plan.map((f) => f.ship);
const decision = (...actions: string[]): FcDecision =>
  ({ actions: actions.map((action) => ({ action, tag: action.split(' ')[0] })) }) as FcDecision;

test.each([
  { within: 99, sail: [1, 2] },
  { within: 6, sail: [1, 2] },
  { within: 5, sail: [1, 2, 3] },
  { within: 2, sail: [1, 2, 3] },
])('a column sails to the first ship with an enemy within $within hexes', ({ within, sail }) => {
  const plan = untilOneStops(column, within);
  expect(ships(plan)).toEqual(sail);
  expect(plan.at(-1)?.actions.at(-1), 'she stops before her activation ends').toBe('ahead');
  expect(plan[0].actions).toEqual(column[0].actions);
  expect(plan.filter((f) => stops(f, within)).length).toBe(1);
});
test('a column that stops for nobody sails to its end', () => {
  expect(untilOneStops(column, 1)).toEqual(column);
  expect(untilOneStops(column, 0)).toEqual(column);
});
test('what leaves no choice follows of itself', () => {
  expect(onlyEnds(decision('back'))).toBe('back');
  expect(onlyEnds(decision('back', 'tack'))).toBeNull();
  expect(onlyEnds(decision('finish plain', 'finish full'))).toBe('finish plain');
  expect(onlyLeft(decision('activate 5'))).toBe('activate 5');
  expect(onlyLeft(decision('select 13'))).toBe('select 13');
  expect(onlyLeft(decision('activate 5', 'pass'))).toBeNull();
  expect(onlyLeft(decision('pass'))).toBeNull();
});
