/* A shot in the log: its firepower, its die and what its result counts as are told with it. */
import { say, signed, t } from '../../common/i18n.svelte';
import { ledger } from '../../common/ui/log';
import type { Dot, LogLine } from '../../common/ui/models';
import type { Hits, Ledger, ShotEvent } from './wire';

interface Line {
  text: string;
  rule?: string;
  value: string;
}

/** The faces of the die as dots over the hits at hull or rigging. */
export function dotsOf(results: readonly Hits[]): { hull: Dot[]; rig: Dot[] } {
  const make = (kind: 'hull' | 'rigging'): Dot[] =>
    results.map((hits, die) => ({
      die,
      value: hits[kind] ?? 0,
      ...(hits.fire ? { fire: true } : {}),
      ...(hits.crew ? { crew: true } : {}),
    }));
  return { hull: make('hull'), rig: make('rigging') };
}
function hitWords(hits: Hits): string {
  const parts = (
    [
      [hits.hull, 'web-fc-hull-short'],
      [hits.rigging, 'web-fc-rig-short'],
      [hits.crew, 'web-fc-crew-short'],
    ] as const
  )
    .filter(([n]) => n)
    .map(([n, id]) => `${n} ${t(id)}`);
  return parts.length ? parts.join(', ') : t('web-fc-no-hit');
}

/** How the firepower comes about: what shifts the rate, the table, what changes the firepower itself. */
export function firepowerLines(rate: Ledger, row: string, range: number, firepower: Ledger): Line[] {
  return [
    ...rate.mods.map((m) => ({
      text: say({ id: m.reason }),
      rule: m.rule,
      value: t('web-fc-rate-by', { by: signed(m.value) }),
    })),
    { text: t('web-fc-rate-at', { rate: row, range }), value: String(firepower.base) },
    ...firepower.mods.map((m) => ({ text: say({ id: m.reason }), rule: m.rule, value: signed(m.value) })),
  ];
}

export function shotLine(e: ShotEvent): Partial<LogLine> {
  const kind = e.column === 'rigging' ? 'rig' : 'hull';
  const mods = e.roll.mods.map((m) => `, ${say({ id: m.reason })} ${signed(m.value)}`).join('');
  const why = e.counts_as.map((w) => say({ id: w.reason })).join(', ');
  const reads = { die: e.roll.dice[0], mods, total: e.roll.total, result: hitWords(e.printed) };
  return {
    note: `${t('web-die')} ${e.roll.dice[0]}`,
    ledger: {
      ...ledger(e.roll),
      lines: firepowerLines(e.rate, e.row, e.range, e.firepower),
      total: { text: t('web-fc-so-column'), value: String(e.firepower.total) },
      verdict: t('web-fc-reads', reads) + (why ? `; ${why}` : ''),
      verdictRule: e.counts_as[0]?.rule ?? e.rule,
      result: hitWords(e.suffered),
      dots: { kind, faces: dotsOf(e.odds)[kind], mark: e.roll.dice[0] },
    },
  };
}
