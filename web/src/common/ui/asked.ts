/* Who is asked, and what: the words every table has for it. */
import { t, type Message } from '../i18n.svelte';
import type { Match } from '../protocol';
import { richMessage } from '../rich';
import { lastSaid } from './log';

/** The question to me, or whom the table waits for, or what was told last. */
export function promptOf(
  decision: { prompt: Message } | null,
  match: Match,
  waiting: string,
  events: readonly { say: Message }[],
): string {
  if (decision) return richMessage(decision.prompt);
  if (match.status === 'finished') return t('web-finished');
  return waiting ? t('web-waiting-for', { seats: waiting }) : lastSaid(events);
}
/** The same in two words, for the bar above the table. */
export function askedOf(decision: object | null, match: Match, waiting: string): string {
  if (decision) return t('web-your-decision');
  if (waiting) return t('web-waiting');
  return match.status === 'finished' ? t('web-finished') : t('web-looking-back');
}
