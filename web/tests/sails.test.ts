/* Sails of Glory: the turn as the server told it, and where the window looks. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/common/protocol';
import { fit, freePlace, keep } from '../src/games/sails-of-glory/camera';
import { fireOf, pointsOf } from '../src/games/sails-of-glory/draws';
import { lastStory, storyOf } from '../src/games/sails-of-glory/story';

let n = 0;
const event = (what: string, args: Record<string, unknown>): GameEvent => ({
  n: ++n,
  what,
  args,
  rule: '',
  roll: null,
});
const moved = (id: number, ...path: number[]): GameEvent => event('sg-moved', { id, ship: 'S', path });
const fires = (id: number, target: number): GameEvent =>
  event('sg-fires', { id, target_id: target, side: '@sg-side-port', arc: '@sg-arc-full', range: 9800 });
const muskets = (id: number, target: number): GameEvent => event('sg-musketry', { id, target_id: target });
const drawn = (target: number, letter: string, ...faces: string[]): GameEvent =>
  event('sg-chits', { target_id: target, letter, faces });

describe('a turn', () => {
  it('gives every draw to the shot it belongs to', () => {
    const story = storyOf(
      [
        fires(1, 9),
        fires(2, 9),
        muskets(1, 9),
        fires(9, 1),
        drawn(9, 'A', '3', '0'),
        event('sg-rake', { target_id: 9, through: '@sg-rake-bow', extra: 2 }),
        drawn(9, 'A', '4'),
        drawn(9, 'E', 'crew'),
        drawn(1, 'B', '1'),
      ],
      90000,
    );
    expect(story?.shots.map((s) => s.draws.map((d) => d.letter + d.faces.join()))).toEqual([
      ['A3,0'],
      ['A4'],
      ['Ecrew'],
      ['B1'],
    ]);
    expect(story?.shots.map((s) => s.rake !== null)).toEqual([false, true, false, false]);
    expect(story?.shots[0].range).toBe(98);
  });
  it('turns the table over: y runs down the screen', () => {
    const story = storyOf([moved(0, 10000, 20000, 0, 10000, 30000, 0)], 90000);
    const [first] = story!.moves[0].path;
    const last = story!.moves[0].path.at(-1)!;
    expect([first.x, first.y, last.x, last.y]).toEqual([100, 700, 100, 600]);
    expect(story!.moves[0].length).toBeCloseTo(100);
  });
  it('is the last one in which anything happened', () => {
    const events = [
      event('sg-turn', { turn: 1 }),
      moved(0, 0, 0, 0, 0, 100, 0),
      event('sg-turn', { turn: 2 }),
      event('sg-sealed', {}),
    ];
    expect(lastStory(events, 90000)?.turn).toBe(1);
    expect(lastStory(events.slice(2), 90000)).toBeNull();
  });
});

describe('the chits of a turn', () => {
  const hit = (what: string, id: number, letter: string, face: string, more = {}): GameEvent =>
    event(what, { id, letter, face, ...more });
  it('lie where the server placed them, whichever shot brought them', () => {
    const fire = fireOf([
      fires(1, 9),
      fires(2, 9),
      drawn(9, 'A', '2+rudder', '3'),
      drawn(9, 'A', '2+rudder'),
      hit('sg-rudder-hit', 9, 'A', '2+rudder', { was: 5, now: 4 }),
      hit('sg-mast-lost', 9, 'A', '2+rudder'),
      hit('sg-chit-opens-box', 9, 'A', '3', { box: 1 }),
      hit('sg-chit-hull', 9, 'A', '2+rudder', { box: 1 }),
      hit('sg-chit-opens-box', 9, 'A', '2+rudder', { box: 2 }),
    ]);
    const told = fire.shots.map((s) => s.draws[0].told.map((list) => list.map((e) => e.what)));
    expect(told).toEqual([
      [['sg-rudder-hit', 'sg-chit-hull'], ['sg-chit-opens-box']],
      [['sg-mast-lost', 'sg-chit-opens-box']],
    ]);
    expect(fire.placed.size).toBe(3);
  });
  it('of a casualty with a number stand in both rows', () => {
    const { shots } = fireOf([
      fires(1, 9),
      drawn(9, 'B', '2+crew', '2+crew'),
      hit('sg-chit-crew', 9, 'B', '2+crew', { box: 1 }),
      hit('sg-chit-crew', 9, 'B', '2+crew', { box: 2 }),
      hit('sg-chit-opens-box', 9, 'B', '2+crew', { box: 1 }),
      hit('sg-chit-hull', 9, 'B', '2+crew', { box: 1 }),
    ]);
    expect(shots[0].draws[0].told.map((list) => list.map((e) => `${e.what} ${String(e.args.box)}`))).toEqual([
      ['sg-chit-crew 1', 'sg-chit-opens-box 1'],
      ['sg-chit-crew 2', 'sg-chit-hull 1'],
    ]);
  });
  it('leave out a shot that fell short', () => {
    const { shots } = fireOf([
      fires(1, 9),
      fires(2, 9),
      event('sg-out-of-reach', { target_id: 9, ammo: '@sg-ammo-chain' }),
      drawn(9, 'A', '1'),
    ]);
    expect(shots.map((s) => s.draws.length)).toEqual([0, 1]);
  });
  it('are exchanged when she aims high', () => {
    const { shots } = fireOf([
      fires(1, 9),
      drawn(9, 'A', '3+leak', '2'),
      event('sg-aimed-high', { target_id: 9, letter: 'C', out: ['3+leak'], drawn: ['1+sail'] }),
      hit('sg-rigging-hit', 9, 'A', '3+leak', { hits: 1 }),
      hit('sg-rigging-hit', 9, 'C', '1+sail', { hits: 2 }),
      hit('sg-chit-opens-box', 9, 'A', '2', { box: 1 }),
    ]);
    expect(shots[0].draws.map((d) => d.told.map((list) => list.map((e) => e.what)))).toEqual([
      [['sg-aimed-high', 'sg-rigging-hit'], ['sg-chit-opens-box']],
      [['sg-rigging-hit']],
    ]);
  });
  it('of a collision are placed before those of the fire', () => {
    const fire = fireOf([
      event('sg-collision-chits', { id: 9, letter: 'A', faces: ['1'] }),
      hit('sg-chit-opens-box', 9, 'A', '1', { box: 1 }),
      fires(1, 9),
      drawn(9, 'A', '1'),
      hit('sg-chit-hull', 9, 'A', '1', { box: 1 }),
    ]);
    expect(fire.others[0].told[0].map((e) => e.what)).toEqual(['sg-chit-opens-box']);
    expect(fire.shots[0].draws[0].told[0].map((e) => e.what)).toEqual(['sg-chit-hull']);
  });
  it('are added up as they are turned', () => {
    const [shot] = fireOf([fires(1, 9), drawn(9, 'A', '3', 'crew', '2+fire')]).shots;
    expect([1, 2, 3].map((n) => pointsOf(shot.draws[0], n))).toEqual([3, 3, 5]);
  });
});

describe('the window', () => {
  const frame = [100, 50, 1100, 650] as const;
  it('shows sea to every edge when the ships are close', () => {
    const v = fit(frame, [900, 900], [{ x: 400, y: 400 }]);
    expect(v.ox).toBeLessThanOrEqual(100);
    expect(v.oy).toBeLessThanOrEqual(50);
    expect(v.ox + 900 * v.k).toBeGreaterThanOrEqual(1100);
    expect(v.oy + 900 * v.k).toBeGreaterThanOrEqual(650);
  });
  it('shows the whole mat when they are at its ends', () => {
    const v = fit(
      frame,
      [900, 900],
      [
        { x: 60, y: 60 },
        { x: 840, y: 840 },
      ],
    );
    expect(v.k).toBeCloseTo(600 / 900);
  });
  it('keeps the ship in hand clear of the frame', () => {
    const v = keep({ k: 1, ox: 100, oy: 50 }, frame, { x: 5, y: 300 }, 80);
    expect(v.ox + 5).toBe(180);
    expect(v.oy).toBe(50);
  });
  it('lays the rose where nothing is, or nowhere', () => {
    const corner = [[222, 182]] as const;
    expect(freePlace(frame, 70, [], corner, null)).toEqual([222, 182]);
    const ship = [180, 150, 260, 230] as const;
    const place = freePlace(frame, 70, [ship], corner, null);
    expect(place).not.toEqual([222, 182]);
    expect(place![0]).toBeGreaterThan(500);
    expect(freePlace(frame, 70, [frame], corner, null)).toBeNull();
  });
});
