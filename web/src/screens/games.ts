/* The three games by name: their words, their boards, and how a match is called. */
import type { Component, Snippet } from 'svelte';
import { loadGameWords, say, sayOr } from '../common/i18n.svelte';
import type { Decision, GameEvent, GameId, Hints, Match, View } from '../common/protocol';
import { context } from '../common/rules.svelte';
import type { Live } from '../common/socket.svelte';
import { loadSources } from '../common/sources.svelte';
import type { Story } from '../common/story/story.svelte';
import type { Past } from './past.svelte';

export { GAMES, isGame } from '../common/protocol';
/** Beginning of the message ids of each game. */
export const PREFIX: Record<string, 'fc' | 'sg' | 'kp'> = {
  'flying-colors': 'fc',
  'sails-of-glory': 'sg',
  'kaisers-pirates': 'kp',
};

/** What lies on the table: as it is, or as it was. */
export interface Shown<G extends GameId> {
  view: View<G>;
  decision: Decision<G> | null;
  hints: Hints<G>;
  events: GameEvent<G>[];
  canUndo: boolean;
}
/** A match as it is called where its past is shown: nobody is asked, nothing has ended. */
export const asPast = (match: Match): Match => ({ ...match, status: 'playing', waiting_for: [] });
export type Board<G extends GameId> = Component<{
  live: Live<G>;
  shown: Shown<G>;
  /** The story of the others' turn; the past has none. */
  story: Story<G> | null;
  match: Match;
  act: (action: string) => void;
  notice?: Snippet;
  narrow: boolean;
  /** The past that is shown, where it is not the table as it is. */
  past?: Past<G> | null;
}>;
export const BOARDS: { [G in GameId]: () => Promise<{ default: Board<G> }> } = {
  'flying-colors': () => import('../games/flying-colors/Live.svelte'),
  'sails-of-glory': () => import('../games/sails-of-glory/Live.svelte'),
  'kaisers-pirates': () => import('../games/kaisers-pirates/Live.svelte'),
};

/** A board with all it needs: its words, its marks, the rules its numbers lead to. */
export async function openBoard<G extends GameId>(game: G): Promise<Board<G>> {
  context.game = game;
  context.prefix = PREFIX[game];
  loadSources(game);
  const [board] = await Promise.all([BOARDS[game](), loadGameWords()]);
  return board.default;
}

export const scenarioName = (m: Match): string =>
  say({ id: `${PREFIX[m.game]}-scn-${m.scenario.replace(/_/g, '-')}` });
export const seatName = (game: string, seat: string): string => sayOr(`${PREFIX[game]}-seat-${seat}`, seat);
/** Whether the match waits for somebody at this browser. */
export const yours = (m: Match): boolean =>
  m.status === 'playing' && m.seats.some((s) => s.mine && m.waiting_for.includes(s.seat));
