import { describe, expect, it } from 'vitest';
import { flag, grapple, hash, nations, outline, ship, typeOf } from '../src/art/ships';
import { cardShip, ship as steamer } from '../src/art/steamers';
import {
  at,
  centre,
  key,
  label,
  opposite,
  outline as edge,
  parse,
  step,
  type Hex,
} from '../src/games/flying-colors/hex';
import { along, DECKS, path } from '../src/games/sails-of-glory/geo';

describe('the ship from above', () => {
  it('draws the same ship the same way', () => {
    expect(ship({ seed: 'victory', type: 'first' })).toBe(ship({ seed: 'victory', type: 'first' }));
    expect(hash('victory')).not.toBe(hash('temeraire'));
  });
  it('shows what happened to her', () => {
    const whole = ship({ type: 'third', scale: 1, seed: 'x' });
    expect(ship({ type: 'third', scale: 1, seed: 'x', fire: 0.9 })).toContain('qd-flame');
    expect(whole).not.toContain('qd-flame');
    expect(ship({ type: 'third', scale: 1, seed: 'x', struck: true })).toContain('#8d8a80');
  });
  it('has a hull for every number of guns', () => {
    expect([120, 74, 64, 36, 18].map(typeOf)).toEqual(['first', 'third', 'fourth', 'frigate', 'brig']);
    for (const nation of Object.keys(nations)) expect(flag(nation, 20, 13)).toContain('<rect');
    expect(outline('brig')).toMatch(/^M0,/);
    expect(grapple(0, 0, 10, 0, 3).match(/<circle/g)).toHaveLength(3);
  });
});

describe('steamers', () => {
  it('change with what is known of them', () => {
    const hidden = steamer(cardShip('moewe', undefined, {}));
    expect(hidden).toContain('SVERIGE');
    expect(steamer(cardShip('moewe', undefined, { recognised: 1 }))).not.toContain('SVERIGE');
  });
});

describe('hexes of the chart', () => {
  const all: Hex[] = [];
  for (let c = 1; c <= 70; c += 7) for (let r = 1; r <= 102; r += 9) all.push([c, r]);
  it('are found again from their middle', () => {
    for (const h of all) for (const s of [9, 28, 60]) expect(key(at(...centre(h, s), s))).toBe(key(h));
  });
  it('step there and back', () => {
    for (const h of all) for (let d = 1; d <= 6; d++) expect(key(step(step(h, d), opposite(d)))).toBe(key(h));
  });
  it('have the names of the maps', () => {
    expect(label([31, 37])).toBe('B3103');
    for (const h of all) expect(parse(label(h))).toEqual(h);
  });
  it('have six outer sides alone and ten together', () => {
    expect(edge([[10, 10]], 10).match(/M/g)).toHaveLength(6);
    expect(edge([[10, 10], step([10, 10], 1)], 10).match(/M/g)).toHaveLength(10);
  });
});

describe('manoeuvre cards', () => {
  it('begin at the ship and keep a straight card straight', () => {
    const straight = path({ x: 0, y: 0, h: 0 }, DECKS.A.A1, 'battle', 'green');
    expect(straight[0].x).toBeCloseTo(0);
    expect(straight.every((p) => Math.abs(p.x) < 1e-6)).toBe(true);
    expect(along(straight, 1).y).toBeLessThan(along(straight, 0).y);
  });
  it('go further in green than in orange', () => {
    const end = (c: 'green' | 'orange'): number =>
      path({ x: 0, y: 0, h: 0 }, DECKS.D.D1, 'battle', c).at(-1)!.y;
    expect(end('green')).toBeLessThan(end('orange'));
  });
});
