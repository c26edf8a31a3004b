/* How The Kaiser's Pirates is told: a play is its announcement, its answers, its dice and what came of them. */
import { rollsOf } from '../../common/story/rolls';
import type { Telling } from '../../common/story/story.svelte';
import type { KpEvent } from './wire';

/** Bookkeeping of a turn: cards laid face down, drawn and thrown away. */
const QUIET = new Set([
  'kp-turn',
  'kp-committed',
  'kp-draws',
  'kp-drew',
  'kp-discards',
  'kp-passes',
  'kp-dealt',
  'kp-new-merchant',
]);
/** Cards that are seen to move. */
const MOVED = new Set([
  'kp-plays',
  'kp-reacts',
  'kp-adds',
  'kp-committed',
  'kp-drew',
  'kp-draws',
  'kp-discards',
]);
/** Said on the card of the dice that brought it about. */
const OUTCOME = new Set(['kp-sunk', 'kp-captured', 'kp-gone', 'kp-recognised', 'kp-repaired']);

export const telling: Telling<'kaisers-pirates'> = {
  // the duel screen throws its dice, adds up and stamps
  own: 2200,
  joins: () => false,
  table: (moment) => moment.view,
  card(e) {
    if (rollsOf(e).length) return 'result';
    if (QUIET.has(e.what) || (OUTCOME.has(e.what) && e.of !== null)) return null;
    return 'step';
  },
  opens: () => false,
  befalls: (e, seat) => e.what === 'kp-duel' && e.target.seat === seat,
  sound: (e) => (rollsOf(e).length ? 'dice' : MOVED.has(e.what) ? 'card' : null),
};

export function icon(events: readonly KpEvent[]): string {
  if (events.some((e) => e.what === 'kp-duel')) return '\u2694';
  return events.some((e) => rollsOf(e).length) ? '\u2684' : '\u2660';
}
