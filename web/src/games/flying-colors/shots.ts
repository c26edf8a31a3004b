/* A shot in the log as one line: the firepower, the die and what its result counts as belong together. */
import { say, signed, untyped as t } from '../../common/i18n.svelte';
import type { GameEvent } from '../../common/protocol';
import { ledger } from '../../common/ui/log';
import type { Dot, LogLine } from '../../common/ui/models';

/** Modifiers that shift the rate; all others change the firepower itself. */
const SHIFTS = new Set(['@fc-mod-partial', '@fc-mod-hull-hits']);
const word = (v: unknown): string => {
  const text = String(v ?? '');
  return text.startsWith('@') ? say({ id: text.slice(1) }) : text;
};

/** Hits of one kind in a result like "6H2M*". */
function hits(result: string, letter: string): number {
  let sum = 0;
  for (const m of result.matchAll(/(\d*)([HRM])/g)) if (m[2] === letter) sum += m[1] ? Number(m[1]) : 1;
  return sum;
}
/** The faces of the die as dots over the hits at hull or rigging. */
export function dotsOf(results: string[]): { hull: Dot[]; rig: Dot[] } {
  const make = (letter: string): Dot[] =>
    results.map((r, die) => ({
      die,
      value: hits(r, letter),
      ...(r.includes('*') ? { fire: true } : {}),
      ...(hits(r, 'M') ? { crew: true } : {}),
    }));
  return { hull: make('H'), rig: make('R') };
}
function resultWords(result: string): string {
  const parts = [
    ['H', 'web-fc-hull-short'],
    ['R', 'web-fc-rig-short'],
    ['M', 'web-fc-crew-short'],
  ]
    .map(([letter, id]) => [hits(result, letter), t(id)] as const)
    .filter(([n]) => n)
    .map(([n, name]) => `${n} ${name}`);
  return parts.length ? parts.join(', ') : t('web-fc-no-hit');
}

/** What the sum before the die was, as the server told it. */
function firepowerLines(e: GameEvent): { text: string; rule?: string; value: string }[] {
  const values = (e.args.values ?? []) as number[];
  const reasons = (e.args.reasons ?? []) as string[];
  const rules = (e.args.rules ?? []) as string[];
  const line = (i: number): { text: string; rule?: string; value: string } => ({
    text: word(reasons[i]),
    rule: rules[i],
    value: SHIFTS.has(reasons[i]) ? t('web-fc-rate-by', { by: signed(values[i]) }) : signed(values[i]),
  });
  const all = reasons.map((_, i) => i);
  return [
    ...all.filter((i) => SHIFTS.has(reasons[i])).map(line),
    {
      text: t('web-fc-rate-at', { rate: word(e.args.rate), range: Number(e.args.range) }),
      rule: '12.8',
      value: String(e.args.base),
    },
    ...all.filter((i) => !SHIFTS.has(reasons[i])).map(line),
  ];
}

function shotLine(
  before: GameEvent | undefined,
  e: GameEvent,
  after: GameEvent | undefined,
): Partial<LogLine> {
  const roll = e.roll!;
  const kind = e.args.column === '@fc-word-rigging' ? 'rig' : 'hull';
  const sharpened = after?.what === 'fc-counts-as' ? after : undefined;
  const result = String(sharpened?.args.result ?? roll.result ?? '');
  const mods = roll.mods.map((m) => `, ${t(m.reason)} ${signed(m.value)}`).join('');
  const why = ((sharpened?.args.why ?? []) as string[]).map(word).join(', ');
  const power = before?.what === 'fc-firepower' ? before : undefined;
  return {
    text: t('web-fc-shot-log', {
      ship: String(e.args.ship),
      target: String(e.args.target),
      attack: power ? word(power.args.attack) : '',
      column: word(e.args.column),
    }),
    note: `${t('web-die')} ${roll.dice[0]}`,
    ledger: {
      ...ledger(roll),
      lines: power ? firepowerLines(power) : [],
      total: { text: t('web-fc-so-column'), value: String(e.args.firepower) },
      verdict:
        t('web-fc-reads', { die: roll.dice[0], mods, total: roll.total, result: String(roll.result) }) +
        (why ? `; ${why}` : ''),
      verdictRule: sharpened?.rule ?? '12.9',
      result: resultWords(result),
      dots: {
        kind,
        faces: dotsOf((roll.odds ?? []).map(([r]) => String(r)))[kind],
        mark: roll.dice[0],
      },
    },
  };
}

/** The line of the die tells of the firepower before it and of what its result counts as after it. */
export function shotLines(
  events: readonly GameEvent[],
): (e: GameEvent, i: number) => Partial<LogLine> | 'skip' | undefined {
  const rolled = (e: GameEvent | undefined): boolean => e?.what === 'fc-fire-roll' && !!e.roll;
  return (e, i) => {
    if (e.what === 'fc-firepower' && rolled(events[i + 1])) return 'skip';
    if (e.what === 'fc-counts-as' && rolled(events[i - 1])) return 'skip';
    return rolled(e) ? shotLine(events[i - 1], e, events[i + 1]) : undefined;
  };
}
