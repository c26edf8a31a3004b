/* Events of the server as lines of the log: newest first, each roll with its arithmetic. */
import { has, signed, t } from '../i18n.svelte';
import type { GameEvent, Roll } from '../protocol';
import { richMessage } from '../rich';
import type { Ledger, LogLine } from './models';

export type Mark = Pick<LogLine, 'nation' | 'colour' | 'code'>;

export function ledger(roll: Roll): Ledger {
  const dice = roll.dice.length;
  const best = roll.keep === 'highest' ? Math.max(...roll.dice) : roll.dice.reduce((a, b) => a + b, 0);
  return {
    lines: [
      {
        text:
          dice > 1
            ? t(roll.keep === 'highest' ? 'web-dice-highest' : 'web-dice-sum', { count: dice })
            : t('web-die-of', { sides: roll.sides[0] ?? 10 }),
        value: String(best),
      },
      ...roll.mods.map((m) => ({ text: t(m.reason), rule: m.rule, value: signed(m.value) })),
    ],
    total: {
      text: roll.table ? t('web-total-table', { table: tableName(roll.table) }) : t('web-total'),
      value: String(roll.total),
    },
    dice: roll.dice,
    sides: roll.sides,
    verdict: '',
    result: roll.result === null || roll.result === undefined ? '' : word(roll.result),
  };
}
const tableName = (table: string): string => (has(table) ? t(table) : table);
const word = (result: number | string): string => {
  const text = String(result);
  return text.startsWith('@') ? t(text.slice(1)) : text;
};
const note = (roll: Roll): string =>
  roll.dice.length === 1 ? `${t('web-die')} ${roll.dice[0]}` : `${t('web-dice')} ${roll.dice.join(', ')}`;

export function logLines(
  events: readonly GameEvent[],
  mark: (e: GameEvent) => Mark,
  heading: (e: GameEvent) => boolean,
): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const e = events[i];
    const text = richMessage({ id: e.what, args: e.args });
    if (!text) continue;
    if (heading(e)) {
      lines.push({ key: e.n, text: text.replace(/\*\*/g, '').replace(/\.$/, ''), heading: true });
      continue;
    }
    lines.push({
      key: e.n,
      text: text.replace(/\.$/, ''),
      rule: e.rule,
      ...mark(e),
      ...(e.roll ? { ledger: ledger(e.roll), note: note(e.roll) } : {}),
    });
  }
  return lines;
}
