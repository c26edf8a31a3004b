/* How a game ended, in one line. */
import { untyped } from '../common/i18n.svelte';
import type { Outcome } from '../common/protocol';

type Ended = Pick<Outcome, 'ranking' | 'level'>;

/** Who stands first; one place for all is a draw; a captain alone who is not first is told how it ended. */
export function verdict(outcome: Ended, seatName: (seat: string) => string, text = untyped): string {
  const [first = [], ...rest] = outcome.ranking ?? [];
  if (rest.length && first.length) return text('web-wins', { seats: first.map(seatName).join(', ') });
  if (first.length > 1) return text('web-draw');
  const word = text(outcome.level);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
