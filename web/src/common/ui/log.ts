/* Events of the server as lines of the log: newest first, each roll with its arithmetic. */
import { advised } from '../advised.svelte';
import { say, sayOr, signed, t, type Message } from '../i18n.svelte';
import { context } from '../rules.svelte';
import type { Roll } from '../protocol';
import { richMessage } from '../rich';
import type { Ledger, LogLine, Outcome } from './models';

/** What a line of the log needs of an event of any game. */
interface Logged {
  n: number;
  rule: string;
  say: Message;
  roll?: Roll | null;
}
export type Mark = Pick<LogLine, 'nation' | 'colour' | 'code' | 'mine' | 'theirs' | 'loss'>;

/** Whom a line concerns: whoever acts, or whom it befalls. */
export const concerns = (
  me: string | null | undefined,
  actor: string | null | undefined,
  befalls: string | null | undefined,
  loss: boolean,
): Pick<Mark, 'mine' | 'theirs' | 'loss'> => ({
  mine: !!me && (actor === me || befalls === me),
  theirs: !!actor && actor !== me,
  loss,
});

/** Equal results are one outcome; a throw that can only come out one way has no odds to show. */
export function outcomes(roll: Roll): Outcome[] | undefined {
  const came = roll.result ?? roll.total;
  const out: (Outcome & { is: number | string })[] = [];
  for (const [is, ways] of roll.odds ?? []) {
    const same = out.find((o) => o.is === is);
    if (same) same.ways += ways;
    else out.push({ is, text: word(is), ways, mine: is === came });
  }
  return out.length > 1 ? out.map(({ text, ways, mine }) => ({ text, ways, mine })) : undefined;
}

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
      ...roll.mods.map((m) => ({ text: say({ id: m.reason }), rule: m.rule, value: signed(m.value) })),
    ],
    total: {
      text: roll.table ? t('web-total-table', { table: tableName(roll.table) }) : t('web-total'),
      value: String(roll.total),
    },
    dice: roll.dice,
    sides: roll.sides,
    verdict: '',
    result: roll.result === null || roll.result === undefined ? '' : word(roll.result),
    odds: outcomes(roll),
  };
}
const tableName = (table: string): string => {
  return sayOr(`web-table-${table.replace(/_/g, '-')}`, table);
};
const word = (result: number | string): string => {
  const text = String(result);
  return text.startsWith('@') ? say({ id: text.slice(1) }) : text;
};
const thrown = (roll: Roll): string =>
  roll.dice.length === 1 ? `${t('web-die')} ${roll.dice[0]}` : `${t('web-dice')} ${roll.dice.join(', ')}`;

/** A long fingerprint is shown by its beginning. */
const shortened = (text: string): string => text.replace(/\b([0-9a-f]{10})[0-9a-f]{22,}\b/g, '$1 \u2026');

/** An event as a line of the log; null: another line tells it too. */
export interface Written<More = unknown> {
  text: string;
  line: LogLine<More> | null;
}

/**
 * Newest first, grouped by turn: a heading stands above the lines of its turn. `first` says whether the turn being
 * played has one too; lines from before the first turn stand under "set-up". `special` adds what only its game knows to a
 * line, or leaves it out because another line tells it too. `keep` gives back what was written of an event before.
 */
export function logLines<E extends Logged, More = unknown>(
  events: readonly E[],
  mark: (e: E) => Mark,
  heading: (e: E) => boolean,
  first = false,
  special?: (e: E, i: number) => Partial<LogLine<More>> | 'skip' | undefined,
  keep: (e: E, write: () => Written<More>) => Written<More> = (_, write) => write(),
): LogLine<More>[] {
  const groups: { title: string | null; key: string; lines: LogLine<More>[] }[] = [
    { title: null, key: 'set-up', lines: [] },
  ];
  const write = (e: E, i: number): Written<More> => {
    const text = shortened(richMessage(e.say)).replace(/\.$/, '');
    const more = text ? special?.(e, i) : undefined;
    if (!text || more === 'skip') return { text, line: null };
    const rolled = e.roll ? { ledger: ledger(e.roll), note: thrown(e.roll) } : {};
    return { text, line: { key: e.n, text, rule: e.rule, ...mark(e), ...rolled, ...more } };
  };
  let told = 0;
  /** Who asked the captain before an event. */
  const captains = (before: number): void => {
    for (; told < advised.list.length && advised.list[told].n < before; told++) {
      const { seat, n } = advised.list[told];
      const text = t('web-captain-log', { seat: sayOr(`${context.prefix}-seat-${seat}`, seat) });
      groups[groups.length - 1].lines.push({ key: `captain-${seat}-${n}`, text });
    }
  };
  for (const [i, e] of events.entries()) {
    captains(e.n);
    const { text, line } = keep(e, () => write(e, i));
    if (text && heading(e)) groups.push({ title: text.replace(/\*\*/g, ''), key: 'turn' + e.n, lines: [] });
    else if (line) groups[groups.length - 1].lines.push(line);
  }
  captains(Infinity);
  const out: LogLine<More>[] = [];
  groups.reverse().forEach((g, i) => {
    if (!g.lines.length && i > 0) return;
    if ((i > 0 || first) && groups.length > 1)
      out.push({ key: g.key, text: g.title ?? t('web-setup'), heading: true });
    out.push(...g.lines.reverse());
  });
  return out;
}

/** In a replay nobody is asked: the last thing that happened is what there is to say. */
export function lastSaid(events: readonly { say: Message }[]): string {
  const e = events[events.length - 1];
  return e ? shortened(richMessage(e.say)) : t('web-replay');
}
