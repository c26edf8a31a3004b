/** Which frame a table has: a sheet below the board needs height, which an enlarged window lacks. */
import { expect, test } from 'vitest';
import { stacked, tablet } from '../src/screens/frame';

test.each(['flying-colors', 'sails-of-glory'])('%s enlarged to 200 % keeps its board in sight', (game) => {
  expect(stacked(game, 800, 500)).toBe(false); // 1600 x 1000, twice as large
  expect(tablet(800, 500)).toBe(true);
});

test.each(['flying-colors', 'sails-of-glory', 'kaisers-pirates'])(
  '%s has its sheet below on a phone',
  (game) => {
    expect(stacked(game, 390, 844)).toBe(true);
    expect(stacked(game, 844, 390)).toBe(true); // lying
    expect(stacked(game, 1280, 720)).toBe(false);
  },
);

test('cards need more height than charts and mats', () => {
  expect(stacked('kaisers-pirates', 800, 500)).toBe(true);
  expect(stacked('kaisers-pirates', 1024, 768)).toBe(false);
});
