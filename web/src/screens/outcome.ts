/* How a game ended, in one line. */
import { say, type Message } from '../common/i18n.svelte';
import type { Outcome } from '../common/protocol';

/** A score as players write it: 13½. */
export function points(score: number, parts = 1): string {
  const whole = Math.floor(score / parts);
  return whole * parts === score ? `${whole}` : `${whole}½`;
}

type Ended = Pick<Outcome, 'ranking' | 'level'>;

/** Somebody stands before others: the level says by how much. */
export const won = ({ ranking = [] }: Ended): boolean => ranking.length > 1 && ranking[0].length > 0;

/** Who stands first; one place for all is a draw; a captain alone who is not first is told how it ended. */
export function verdict(
  outcome: Ended,
  seatName: (seat: string) => string,
  text: (m: Message) => string = say,
): string {
  const [first = []] = outcome.ranking ?? [];
  if (won(outcome)) return text({ id: 'web-wins', args: { seats: first.map(seatName).join(', ') } });
  if (first.length > 1) return text({ id: 'web-draw' });
  const word = text({ id: outcome.level });
  return word.charAt(0).toUpperCase() + word.slice(1);
}
