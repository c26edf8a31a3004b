/* How a round ended, as the rules have told it: the score of each player, and the dearest prizes with how they were taken. */
import type { DuelEvent, KpEvent } from './wire';

export type ScoreEvent = Extract<KpEvent, { what: 'kp-score' }>;
type SunkEvent = Extract<KpEvent, { what: 'kp-sunk' }>;

export interface Taking {
  sunk: SunkEvent;
  /** The dice that sank her; mines and founderings have none. */
  duel: DuelEvent | null;
}
export interface RoundEnd {
  round: number;
  rows: ScoreEvent[];
  dearest: Taking[];
}

/** Dice on an answer or a wreck come between: the cause of a cause. */
function duelOf(events: Map<number, KpEvent>, e: KpEvent): DuelEvent | null {
  for (let at = e.of; at !== null; ) {
    const cause = events.get(at);
    if (!cause || cause.what === 'kp-duel') return cause ?? null;
    at = cause.of;
  }
  return null;
}

export function lastRound(events: readonly KpEvent[]): RoundEnd | null {
  const scores = events.filter((e) => e.what === 'kp-score');
  const round = scores.at(-1)?.round;
  if (round === undefined) return null;
  const rows = scores.filter((e) => e.round === round).sort((a, b) => a.place - b.place);
  const begun = events.find((e) => e.what === 'kp-round' && e.round === round)?.n ?? 0;
  const byNumber = new Map(events.map((e) => [e.n, e]));
  const dearest = events
    .filter((e) => e.what === 'kp-sunk')
    .filter((e) => e.n > begun && e.n < rows[0].n + rows.length)
    .sort((a, b) => b.prize - a.prize)
    .slice(0, 3)
    .map((sunk) => ({ sunk, duel: duelOf(byNumber, sunk) }));
  return { round, rows, dearest };
}
