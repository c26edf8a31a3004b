/* The story of the others' turn: beats by their causes, nothing unseen, nothing from the future. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../src/common/protocol';

type Game = 'flying-colors';
type Event = GameEvent<Game>;
// the table is only handed on: a number in its place tells which it is
const table = (turn: number): View<Game> => ({ turn }) as View<Game>;
const event = (n: number, what: string, of: number | null, more: object = {}): Event =>
  ({ n, what, of, rule: '', say: { id: what }, ...more }) as unknown as Event;
const roll = { dice: [3], sides: [10], mods: [], total: 3, keep: '', table: '', result: null, odds: [] };
const ship = (id: number, side: string): object => ({ id, side, name: `S${id}`, nation: 'British' });
const shot = (n: number, of: number, side = 'british'): Event =>
  event(n, 'fc-shot', of, { roll, ship: ship(1, 'french'), target: ship(2, side), suffered: {} });

describe('the story', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  });
  afterEach(() => vi.useRealTimers());

  async function made(seat: string | null = null) {
    const { Story } = await import('../src/common/story/story.svelte');
    const { telling } = await import('../src/games/flying-colors/scene');
    const story = new Story<Game>(
      () => seat,
      () => 'a few words',
    );
    story.tells(telling);
    const told = (turn: number, mine: boolean, open: boolean, events: Event[]): void =>
      story.hear({
        before: table(turn - 1),
        view: table(turn),
        events,
        n: events.at(-1)?.n ?? 0,
        mine,
        open,
      });
    const hear = (turn: number, mine: boolean, ...events: Event[]): void => told(turn, mine, false, events);
    const whileAsked = (turn: number, ...events: Event[]): void => told(turn, false, true, events);
    return { story, hear, whileAsked };
  }

  it('shows the table of each moment until its card has stood', async () => {
    const { story, hear } = await made();
    hear(1, false, event(1, 'fc-ship-acts', null));
    hear(2, false, event(2, 'fc-names-target', 1, { ship: ship(1, 'french'), target: ship(2, 'x') }));
    hear(3, false, shot(3, 2));
    expect(story.frame?.view).toEqual(table(1));
    vi.advanceTimersByTime(200);
    expect(story.frame?.view).toEqual(table(2));
    vi.advanceTimersByTime(200);
    expect(story.frame?.card?.n).toBe(3);
    vi.advanceTimersByTime(1300);
    expect(story.frame?.card?.n, 'a card stands for 1400 ms').toBe(3);
    vi.advanceTimersByTime(200);
    expect(story.frame).toBeNull();
  });
  it('cuts beats by their causes, and anew for a second target', async () => {
    const { story, hear } = await made();
    hear(1, false, event(1, 'fc-ship-acts', null), event(2, 'fc-names-target', 1), shot(3, 2));
    hear(2, false, event(4, 'fc-names-target', 1), shot(5, 4), event(6, 'fc-damaged', 5, {}));
    hear(3, false, event(7, 'fc-ship-acts', null), shot(8, 7));
    expect(story.beats.map((b) => b.events.map((e) => e.n))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ]);
  });
  it('shows every roll of a message, one after another', async () => {
    const { story, hear } = await made();
    hear(1, false, event(1, 'fc-turn', null), shot(2, 1), shot(3, 1), event(4, 'fc-wind', null, { roll }));
    expect(story.frames.flatMap((f) => f.card?.n ?? [])).toEqual([2, 3, 4]);
  });
  it('holds the table back at once where a roll of mine still stands and others have gone on', async () => {
    const { story, hear } = await made('british');
    hear(1, true, shot(1, 0));
    expect(story.frame?.card?.n).toBe(1);
    expect(story.holds, 'my own roll holds nothing').toBe(false);
    hear(2, false, event(2, 'fc-ship-acts', null), shot(3, 2));
    expect(story.frame?.view).toEqual(table(1));
    expect(story.holds, 'what follows would take the next question away again').toBe(true);
    story.end();
    expect(story.holds).toBe(false);
  });
  it('takes no open question out of my hand', async () => {
    const { story, hear, whileAsked } = await made('british');
    whileAsked(1, event(1, 'fc-ship-acts', null), shot(2, 1));
    expect(story.frame?.card?.n).toBe(2);
    expect(story.holds, 'the table stays as it is').toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(story.frame).toBeNull();
    story.show(0);
    expect(story.holds, 'but its moment can be looked at').toBe(true);
    story.clear();
    hear(2, false, shot(3, 0));
    expect(story.holds).toBe(true);
  });
  it('says a roll that decided nothing on the card of what it came of', async () => {
    const { story, hear } = await made();
    hear(1, false, shot(1, 0), event(2, 'fc-no-fire', 1, { roll, ship: ship(2, 'x') }));
    expect(story.frames).toHaveLength(1);
    expect(story.frames[0].also.map((e) => e.n)).toEqual([2]);
  });
  it('stands still when something of mine is hit, and goes on when told to', async () => {
    const { story, hear } = await made('british');
    hear(1, false, shot(1, 0));
    hear(2, false, shot(2, 0, 'french'));
    vi.advanceTimersByTime(60_000);
    expect(story.frame?.card?.n).toBe(1);
    expect(story.playing).toBe(false);
    story.next();
    expect(story.frame?.card?.n).toBe(2);
    vi.advanceTimersByTime(5_000);
    expect(story.frame).toBeNull();
  });
  it('steps back and forth between cards, and ends at the table as it is', async () => {
    const { story, hear } = await made();
    for (const n of [1, 2, 3]) hear(n, false, shot(n, 0));
    story.step(1);
    expect(story.frame?.card?.n).toBe(2);
    story.step(-1);
    expect(story.frame?.card?.n).toBe(1);
    story.end();
    expect(story.frame).toBeNull();
    story.again();
    expect(story.frame?.card?.n).toBe(1);
  });
  it('shows my own rolls over the table as it is', async () => {
    const { story, hear } = await made('french');
    hear(1, true, shot(1, 0));
    expect(story.frame?.mine).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(story.frame).toBeNull();
    hear(2, true, event(2, 'fc-sails', 1));
    expect(story.frame).toBeNull();
  });
  it('plays back as much as is wanted, and keeps the rest for the recap', async () => {
    const { story, hear } = await made();
    const { atTable, setDetail } = await import('../src/common/prefs.svelte');
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    atTable('flying-colors', true);
    const told = (): void => hear(1, false, event(1, 'fc-command-activated', null), shot(2, 1));
    setDetail('results');
    told();
    expect(story.frame?.card?.n, 'no step').toBe(2);
    story.clear();
    setDetail('recap');
    told();
    expect(story.frame).toBeNull();
    expect(story.frames.map((f) => f.card?.n)).toEqual([1, 2]);
    story.again();
    expect(story.frame?.card?.n, 'asked for, it is shown').toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(story.frame?.card?.n).toBe(2);
    atTable('flying-colors', false);
    story.clear();
    told();
    expect(story.frame?.card?.n, 'people are another kind of opponent').toBe(1);
    atTable('flying-colors', true);
    setDetail('all');
    story.clear();
    told();
    expect(story.frame?.card?.n).toBe(1);
  });
  it('holds the table where all act at once, whoever was the last to seal', async () => {
    const { story, hear } = await made('french');
    const { telling } = await import('../src/games/flying-colors/scene');
    const joins = (e: Event, card: Event): boolean => e.what === 'fc-shot' && card.what === 'fc-shot';
    story.tells({ ...telling, own: null, joins });
    hear(1, true, event(1, 'fc-turn', null), shot(2, 1), shot(3, 1));
    expect(story.holds).toBe(true);
    expect(story.frames.map((f) => [f.card?.n, f.also.map((e) => e.n), f.n])).toEqual([[2, [3], 3]]);
    story.end();
    hear(2, true, event(4, 'fc-sails', null));
    expect(story.frame, 'nothing to read, nothing held').toBeNull();
    story.quiet = true;
    hear(3, false, shot(5, 0));
    expect(story.frame).toBeNull();
    expect(story.frames.at(-1)?.card?.n, 'kept for whoever asks').toBe(5);
  });
});
