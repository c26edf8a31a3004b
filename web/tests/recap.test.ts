/* What the recap shows beside its sentences: whose harm it was, and what still stands against me. */
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../src/common/protocol';

type Game = 'flying-colors';
const ref = (id: number, side: string): object => ({ id, side, name: `S${id}`, nation: 'British' });
const event = (what: string, more: object): GameEvent<Game> =>
  ({ n: 1, of: null, what, rule: '13.4', say: { id: what }, ...more }) as unknown as GameEvent<Game>;
const at = (...ships: object[]): View<Game> => ({ ships }) as unknown as View<Game>;

describe('the recap of Flying Colors', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const { recap } = await import('../src/games/flying-colors/recap');
  const held = event('fc-grapple', { held: true, ship: ref(0, 'french'), target: ref(1, 'british') });

  it('warns of what still holds, and only of what is mine', () => {
    expect(recap.warns(held, at({ grappled: [1] }, { grappled: [0] }), 'british')).toBe(true);
    expect(recap.warns(held, at({ grappled: [] }, { grappled: [] }), 'british'), 'cut loose since').toBe(
      false,
    );
    const burns = event('fc-burns', { ship: ref(0, 'french') });
    expect(recap.warns(burns, at({ burning: true }), 'british'), 'not mine').toBe(false);
    expect(recap.warns(burns, at({ burning: true }), 'french')).toBe(true);
    expect(recap.warns(event('fc-sails', { ship: ref(0, 'french') }), at({ burning: true }), 'french')).toBe(
      false,
    );
  });
  it('says whose harm a shot was, if it did any', () => {
    const shot = (suffered: object): GameEvent<Game> =>
      event('fc-shot', { ship: ref(0, 'french'), target: ref(1, 'british'), suffered });
    expect(recap.hurts(shot({ hull: 2 }))).toBe('british');
    expect(recap.hurts(shot({ hull: 0 }))).toBeNull();
  });
});
