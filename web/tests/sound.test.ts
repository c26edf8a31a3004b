/* What is heard: which beat makes which sound, when the bell calls, and that nothing sounds unasked. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameId, View } from '../src/common/protocol';

const sounded = vi.hoisted(() => ({ made: 0, heard: [] as string[] }));
vi.mock('../src/common/sound/band', () => ({
  Band: class {
    constructor() {
      sounded.made++;
    }
    play = (sound: string): number => sounded.heard.push(sound);
    hush = (): number => sounded.heard.push('hush');
  },
}));
const page = { hidden: false, documentElement: { dataset: {} } };
const touched = { userActivation: { hasBeenActive: true } };
const roll = { dice: [3], sides: [6], total: 3 };
// only what a telling looks at
const event = <G extends GameId>(n: number, what: string, more: object = {}): GameEvent<G> =>
  ({ n, what, of: null, rule: '', say: { id: what }, ...more }) as unknown as GameEvent<G>;

async function told<G extends GameId>(game: G, mine: boolean, ...events: GameEvent<G>[]): Promise<void> {
  const { setPref } = await import('../src/common/prefs.svelte');
  setPref('sound', true);
  const { Story } = await import('../src/common/story/story.svelte');
  const telling =
    game === 'flying-colors'
      ? (await import('../src/games/flying-colors/scene')).telling
      : (await import('../src/games/kaisers-pirates/telling')).telling;
  const story = new Story<G>(
    () => null,
    () => '',
  );
  story.tells(telling as never);
  const table = {} as View<G>;
  story.hear({ before: table, view: table, events, n: events.length, mine, open: false });
  for (let frames = story.frames.length; frames > 1; frames--) story.step(1);
  story.stop();
  // what makes the sounds is fetched with the first of them
  await vi.waitFor(() => expect(sounded.heard).not.toHaveLength(0));
}

describe('sound', () => {
  beforeEach(() => {
    Object.assign(sounded, { made: 0, heard: [] });
    page.hidden = false;
    vi.resetModules();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', touched);
  });

  it('Flying Colors: guns for a shot and an explosion, dice for every other roll, nothing for a command', async () => {
    const fc = (n: number, what: string, more = {}) => event<'flying-colors'>(n, what, more);
    const shot = { roll, target: { side: 'british' }, suffered: {} };
    await told(
      'flying-colors',
      false,
      fc(1, 'fc-command-activated'),
      fc(2, 'fc-shot', shot),
      fc(3, 'fc-wind', { roll }),
      fc(4, 'fc-exploded', { ship: { side: 'french' } }),
    );
    expect(sounded.heard).toEqual(['broadside', 'dice', 'broadside']);
  });
  it("The Kaiser's Pirates: a card that is played, the dice of a duel, and my own card laid face down", async () => {
    const kp = (n: number, what: string, more = {}) => event<'kaisers-pirates'>(n, what, more);
    const duel = { attack: roll, target: { seat: 'north' } };
    await told('kaisers-pirates', false, kp(1, 'kp-plays'), kp(2, 'kp-duel', duel), kp(3, 'kp-home'));
    expect(sounded.heard).toEqual(['card', 'dice']);
    Object.assign(sounded, { made: 0, heard: [] });
    vi.resetModules();
    await told('kaisers-pirates', true, kp(1, 'kp-committed'));
    expect(sounded.heard).toEqual(['card']);
  });
  it('is off until it is wanted, waits for a touch of the page, and ceases at once', async () => {
    const { play, setSound } = await import('../src/common/sound/play');
    play('dice');
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    setSound(true);
    await Promise.resolve();
    expect(sounded.made).toBe(0);
    vi.stubGlobal('navigator', touched);
    play('dice');
    await vi.waitFor(() => expect(sounded.heard).toEqual(['dice']));
    setSound(false);
    play('card');
    await vi.waitFor(() => expect(sounded.heard).toEqual(['dice', 'hush']));
    expect(sounded.made).toBe(1);
  });
  it('rings for a turn that was waited for, at once where nobody looks, and once', async () => {
    const { setSound } = await import('../src/common/sound/play');
    setSound(true);
    await vi.waitFor(() => expect(sounded.heard).toEqual(['bell']));
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { TurnBell } = await import('../src/common/sound/turn');
    const bell = new TurnBell();
    const rung = async (): Promise<number> => {
      await new Promise((done) => setTimeout(done));
      return sounded.heard.length - 1;
    };
    bell.hear(true, true);
    expect(await rung(), 'who opens his own turn is not called').toBe(0);
    bell.hear(false, true);
    now.mockReturnValue(500);
    bell.hear(true, true);
    expect(await rung(), 'who is asked again at once is not called').toBe(0);
    bell.hear(false, true);
    now.mockReturnValue(9000);
    bell.hear(true, false);
    expect(await rung(), 'the story has not come to it').toBe(0);
    bell.hear(true, true);
    bell.hear(true, true);
    expect(await rung()).toBe(1);
    bell.hear(false, true);
    page.hidden = true;
    bell.hear(true, false);
    expect(await rung(), 'away').toBe(2);
  });
});
