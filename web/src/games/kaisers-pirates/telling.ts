/* How The Kaiser's Pirates is told: a play is its announcement, its answers, its dice and what came of them. */
import { rollsOf } from '../../common/story/rolls';
import type { Moment, Telling } from '../../common/story/story.svelte';
import type { KpEvent, ShipView, View } from './wire';

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
  table: tableAt,
  card(e) {
    if (rollsOf(e).length) return 'result';
    if (QUIET.has(e.what) || (OUTCOME.has(e.what) && e.of !== null)) return null;
    return 'step';
  },
  opens: () => false,
  befalls: (e, seat) => e.what === 'kp-duel' && e.target.seat === seat,
  sound: (e) => (rollsOf(e).length ? 'dice' : MOVED.has(e.what) ? 'card' : null),
};

/** The table while dice lie on it: whoever fights still has a place there, and nobody whom earlier dice of the same answer
    took. */
export function tableAt(
  { before, view, events }: Pick<Moment<'kaisers-pirates'>, 'before' | 'view' | 'events'>,
  card: KpEvent,
): View {
  if (!rollsOf(card).length || !before.announced) return view;
  const gone = new Set(events.flatMap((e) => (e.n < card.n ? taken(e) : [])));
  const left = (row: ShipView[]): ShipView[] => row.filter((s) => !gone.has(s.ship));
  const players = before.players.map((p) => ({ ...p, rear: left(p.rear), front: left(p.front) }));
  return { ...before, players };
}
function taken(e: KpEvent): number[] {
  if (e.what === 'kp-sunk') return e.ship.ship ? [e.ship.ship.id] : [];
  return e.what === 'kp-captured' || e.what === 'kp-gone' || e.what === 'kp-home' ? [e.ship.id] : [];
}

export function icon(events: readonly KpEvent[]): string {
  if (events.some((e) => e.what === 'kp-duel')) return '\u2694';
  return events.some((e) => rollsOf(e).length) ? '\u2684' : '\u2660';
}
