/* Sails of Glory: the turn as the server told it, and where the window looks. */
import { describe, expect, it, vi } from 'vitest';
import { tableAt, telling } from '../src/games/sails-of-glory/beats';
import { fit, freePlace, keep } from '../src/games/sails-of-glory/camera';
import {
  chitsOf,
  chitsOfEvent,
  fireOf,
  lossesOf,
  noteOf,
  pointsOf,
  rowsOf,
} from '../src/games/sails-of-glory/draws';
import { lastStory, storyOf } from '../src/games/sails-of-glory/story';
import type { SgEvent, View } from '../src/games/sails-of-glory/wire';

let n = 0;
const event = (what: string, fields: Record<string, unknown> = {}, of: number | null = null): SgEvent => {
  // enough of an event for what is read of it here
  const made: unknown = { n: ++n, what, of, rule: '', say: { id: what, args: {} }, ...fields };
  return made as SgEvent;
};
const ship = (id: number): Record<string, unknown> => ({ kind: 'ship', id, name: `S${id}`, side: 'french' });
const sailed = (id: number, path: number[][], more = {}): SgEvent =>
  event('sg-sailed', {
    ship: ship(id),
    card: 'D1',
    line: 'battle_green',
    veer: 5,
    sails: 'battle',
    attitude: 'green',
    path,
    asked: [],
    against: [],
    rocks: false,
    ...more,
  });
const chit = (letter: string, face: string, hull: number, crew: number, ...places: string[]): object => ({
  letter,
  face,
  hull,
  crew,
  places: places.map((what) => ({ what, rule: '' })),
});
const draw = (letter: string, row: string, ...chits: object[]): object => ({ letter, row, chits, odds: [] });
const fires = (id: number, target: number, ...draws: object[]): SgEvent =>
  event('sg-fires', {
    ship: ship(id),
    target: ship(target),
    side: 'port',
    arc: 'full',
    range: 9800,
    rake: id === 2 ? 'bow' : 'none',
    draws,
  });
const muskets = (id: number, target: number, ...draws: object[]): SgEvent =>
  event('sg-musketry', { ship: ship(id), target: ship(target), draws });

describe('a turn', () => {
  it('tells every shot with its draws', () => {
    const story = storyOf(
      [
        fires(1, 9, draw('A', 'hull', chit('A', '3', 3, 0), chit('A', '0', 0, 0))),
        fires(2, 9, draw('A', 'hull', chit('A', '4', 4, 0))),
        muskets(1, 9, draw('E', 'crew', chit('E', 'crew', 0, 1))),
      ],
      90000,
    );
    expect(story.shots.map((s) => chitsOf(s.draws).map((c) => c.letter + c.face))).toEqual([
      ['A3', 'A0'],
      ['A4'],
      ['Ecrew'],
    ]);
    expect(story.shots.map((s) => s.rake)).toEqual(['none', 'bow', 'none']);
    expect(story.shots.map((s) => s.range)).toEqual([98, 98, null]);
  });
  it('turns the table over: y runs down the screen', () => {
    const path = [
      [10000, 20000, 0],
      [10000, 30000, 0],
    ];
    const story = storyOf([sailed(0, path)], 90000);
    const [first] = story.moves[0].path;
    const last = story.moves[0].path.at(-1)!;
    expect([first.x, first.y, last.x, last.y]).toEqual([100, 700, 100, 600]);
    expect(story.moves[0].length).toBeCloseTo(100);
  });
  it('shows of a ship that was stopped the way her card asked', () => {
    const start = [10000, 20000, 0];
    const move = storyOf(
      [
        sailed(0, [start, [10000, 25000, 0]], {
          asked: [start, [10000, 30000, 0]],
          against: [ship(3)],
        }),
      ],
      90000,
    ).moves[0];
    expect(move.against).toEqual(['S3']);
    expect([move.path.at(-1)!.y, move.asked!.at(-1)!.y]).toEqual([650, 600]);
  });
  it('is the last one in which anything happened', () => {
    const events = [
      event('sg-turn', { turn: 1 }),
      sailed(0, [
        [0, 0, 0],
        [0, 100, 0],
      ]),
      event('sg-turn', { turn: 2 }),
      event('sg-sealed', { seat: 'french' }),
    ];
    expect(lastStory(events, 90000)?.turn).toBe(1);
    expect(lastStory(events.slice(2), 90000)).toBeNull();
  });
});

describe('the chits of a turn', () => {
  it('have the special damage they did, by their number', () => {
    const first = fires(1, 9, draw('A', 'hull', chit('A', '2+rudder', 2, 0, 'sg-chit-hull')));
    const second = fires(3, 9, draw('A', 'hull', chit('A', '2+rudder', 2, 0, 'sg-chit-opens-box')));
    const rudder = event('sg-rudder-hit', { ship: ship(9), was: 5, now: 4, chit: 0 }, first.n);
    const mast = event('sg-mast-lost', { ship: ship(9), masts: 1, chit: 0 }, second.n);
    const { shots } = fireOf([first, rudder, second, mast]);
    expect(shots.map((s) => s.effects.map((e) => e.what))).toEqual([['sg-rudder-hit'], ['sg-mast-lost']]);
    expect(lossesOf(shots[0], 0)).toEqual([]);
    expect(lossesOf(shots[0], 1).map((l) => l.icon)).toEqual(['rudder']);
  });
  it('of a casualty with a number stand in both rows', () => {
    const both = chit('B', '2+crew', 2, 1, 'sg-chit-crew', 'sg-chit-opens-box');
    const [shot] = fireOf([fires(1, 9, draw('B', 'hull', both))]).shots;
    const [row] = rowsOf(chitsOf(shot.draws), shot.effects);
    expect(row.chit).toBe('B2+crew');
    expect(row.did).toHaveLength(2);
  });
  it('leave out a shot that fell short', () => {
    const { shots } = fireOf([fires(1, 9), fires(2, 9, draw('A', 'hull', chit('A', '1', 1, 0)))]);
    expect(shots.map((s) => s.draws.length)).toEqual([0, 1]);
  });
  it('of rocks and boarders are no shots', () => {
    const rocks = event('sg-reef-chits', {
      ship: ship(9),
      count: { base: 0, mods: [], total: 1 },
      draws: [draw('A', 'hull', chit('A', '3+leak', 3, 0, 'sg-chit-opens-box'))],
    });
    const leak = event('sg-leak', { ship: ship(9), leaks: 1, chit: 0 }, rocks.n);
    const melee = event('sg-melee', {
      ship: ship(1),
      other: ship(9),
      dealt: [chit('E', 'crew', 0, 1, 'sg-chit-crew')],
      taken: [],
    });
    const fire = fireOf([rocks, leak, melee]);
    expect(fire.shots).toEqual([]);
    expect(fire.others.map((o) => noteOf(o.event))).toEqual(['1 A', '1 E']);
    expect(fire.others.map((o) => o.effects.length)).toEqual([1, 0]);
  });
  it('are added up as they are turned', () => {
    const hand = [chit('A', '3', 3, 0), chit('A', 'crew', 0, 1), chit('A', '2+fire', 2, 0)];
    const [shot] = fireOf([fires(1, 9, draw('A', 'hull', ...hand))]).shots;
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

describe('the table of a card', () => {
  const at = (id: number): object => ({
    id,
    pose: [0, 0, 0],
    hull: [],
    crew: [],
    zero: [],
    fires: 0,
    fate: null,
  });
  // enough of a table for what a volley changes
  const before = { turn: 3, phase: 'combat', ships: [at(1), at(9)], batteries: [] } as unknown as View;
  const inBox = (face: string, box: number): object => ({
    ...chit('A', face, Number(face), 0),
    places: [{ what: 'sg-chit-opens-box', rule: '', box }],
  });
  const first = fires(1, 9, draw('A', 'hull', inBox('2', 2), inBox('4', 1)));
  const fire = event('sg-fire-on-board', { ship: ship(9), fires: 1, chit: 1 }, first.n);
  const lost = event('sg-lost', { ship: ship(9), fate: 'sunk' }, first.n);
  const second = fires(9, 1, draw('A', 'hull', chit('A', 'crew', 0, 1, 'sg-chit-crew')));
  const next = event('sg-turn', { turn: 4 });
  const moment = { before, events: [first, fire, lost, second, next] };
  const seen = (card: SgEvent, turned?: number): unknown => {
    const { turn, ships } = tableAt(moment, card, turned);
    return [turn, ships[1].hull, ships[1].fires, ships[1].fate, ships[0].crew];
  };

  it('has the chits that were turned, and nothing that is to come', () => {
    expect(seen(first, 0)).toEqual([3, [], 0, null, []]);
    expect(seen(first, 1)).toEqual([3, [[], ['A:2']], 0, null, []]);
    expect(seen(first)).toEqual([3, [['A:4'], ['A:2']], 1, null, []]);
    expect(seen(lost)).toEqual([3, [['A:4'], ['A:2']], 1, 'sunk', []]);
    expect(seen(second)).toEqual([3, [['A:4'], ['A:2']], 1, 'sunk', ['A:crew']]);
  });
  it('has the chits of one crew of a melee before those of the other', () => {
    const loss = chit('E', 'crew', 0, 1, 'sg-chit-crew');
    const melee = event('sg-melee', { ship: ship(1), other: ship(9), dealt: [loss, loss], taken: [loss] });
    const crews = (turned: number): number[] =>
      tableAt({ before, events: [melee] }, melee, turned).ships.map((s) => s.crew.length);
    expect([0, 1, 2, 3].map(crews)).toEqual([[0, 0], [0, 1], [0, 2], [1, 2]]); // prettier-ignore
  });
  it('shows all ships where they sailed to at once', () => {
    const sails = [1, 9].map((id) => sailed(id, [[0, 0, 0], [id, 0, 0]])); // prettier-ignore
    const { ships } = tableAt({ before, events: sails }, sails[0]);
    expect(ships.map((s) => s.pose[0])).toEqual([1, 9]);
    expect(telling.joins(sails[1], sails[0])).toBe(true);
    expect(telling.joins(second, first)).toBe(false);
  });
});

describe('the show', () => {
  const hit = (letter: string, ...faces: string[]): object =>
    draw(letter, 'hull', ...faces.map((face) => chit(letter, face, 1, 0, 'sg-chit-hull')));
  const count = { base: 0, mods: [], total: 1 };
  const roll = { dice: [3], sides: [10], mods: [], total: 3, keep: '', table: '', result: null, odds: [] };
  const harmed = (what: string, ...faces: string[]): SgEvent =>
    event(what, { ship: ship(9), count, draws: [hit('A', ...faces)] });
  /** A turn with every kind of draw, roll, token and loss. */
  const turn = [
    event('sg-wind-token', { token: 'left' }),
    event('sg-sinking-draw', { ship: ship(9), roll, happened: false }),
    event('sg-actions-revealed', { ship: ship(1), actions: ['repair'] }),
    event('sg-actions-revealed', { ship: ship(9), actions: ['pump'] }),
    event('sg-green-sailors', { ship: ship(1), roll, lost: false }),
    ...[1, 9].map((id) => sailed(id, [[0, 0, 0], [id, 0, 0]])), // prettier-ignore
    event('sg-order-by-lot', { ship: ship(1), tied: [ship(9)] }),
    harmed('sg-collision-chits', '2', '3'),
    harmed('sg-reef-chits', '1'),
    event('sg-tangle-check', { ship: ship(1), other: ship(9), happened: true }),
    fires(1, 9, hit('A', '1', '2', '3')),
    muskets(9, 1, hit('E', '1')),
    harmed('sg-scorch-chits', '4'),
    event('sg-grapple', { ship: ship(1), other: ship(9), both: false, happened: true, roll }),
    event('sg-melee', {
      ship: ship(1),
      other: ship(9),
      dealt: [chit('E', 'crew', 0, 1, 'sg-chit-crew')],
      taken: [chit('E', '0', 0, 0, 'sg-chit-zero')],
    }),
    event('sg-fire-damage', { ship: ship(9) }),
    event('sg-magazine-draw', { ship: ship(9), roll, happened: true }),
    event('sg-lost', { ship: ship(9), fate: 'exploded' }),
  ];
  /** Each card with how many of its chits were turned when it was left, as a player who steps on sees it. */
  async function stepped(motion: boolean): Promise<Map<number, number>> {
    vi.resetModules();
    vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const { Show } = await import('../src/games/sails-of-glory/show.svelte');
    const show = new Show(() => null);
    show.start(storyOf(turn.slice(0, -2), 90000));
    show.add(turn.slice(-2));
    const seen = new Map<number, number>();
    for (let i = 0; i < 99 && show.card; i++) {
      seen.set(show.card.card.n, show.turned);
      for (const e of show.card.also) seen.set(e.n, 0);
      show.step(1);
    }
    expect(show.story, 'it ends').toBeNull();
    vi.unstubAllGlobals();
    return seen;
  }

  it.each([true, false])('leaves out no draw and no roll of a turn (motion: %s)', async (motion) => {
    const seen = await stepped(motion);
    expect([...seen]).toEqual(turn.map((e) => [e.n, chitsOfEvent(e).length]));
  });
  it('goes back to the card before', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { Show } = await import('../src/games/sails-of-glory/show.svelte');
    const show = new Show(() => null);
    show.start(storyOf(turn, 90000));
    show.next();
    expect([show.card?.card.what, show.sailed]).toEqual(['sg-sinking-draw', 0]);
    show.step(-1);
    expect(show.card?.card.what).toBe('sg-wind-token');
    vi.unstubAllGlobals();
  });
  it('holds when mine are hit, until the player goes on', async () => {
    vi.resetModules();
    let now = 0;
    let frame: (() => void) | null = null;
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('performance', { now: () => now });
    vi.stubGlobal('requestAnimationFrame', (does: () => void) => (frame = does));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const { Show } = await import('../src/games/sails-of-glory/show.svelte');
    const shots = turn.filter((e) => e.what === 'sg-fires' || e.what === 'sg-musketry');
    const run = (seat: string): unknown[] => {
      const show = new Show(() => seat);
      show.start(storyOf(shots, 90000));
      const wait = (): void => {
        for (let i = 0; i < 400 && show.playing; i++) {
          now += 20;
          frame?.();
        }
      };
      wait();
      const held = show.card && [show.card.card.n, show.turned];
      show.toggle();
      wait();
      return [held, show.card?.card.n];
    };
    expect(run('french'), 'both strike French ships').toEqual([[shots[0].n, 3], shots[1].n]);
    expect(run('british')).toEqual([null, undefined]);
    vi.unstubAllGlobals();
  });
});
