/* A comparison of dice as one line of the log, and what the line opens into. */
import { say, signed, t } from '../../common/i18n.svelte';
import type { Roll } from '../../common/protocol';
import type { LogLine } from '../../common/ui/models';
import type { Part, Throw } from './model';
import type { DecidedEvent, DuelEvent, KpEvent, Odds } from './wire';

type Verdict = 'sunk' | 'captured' | 'damaged' | 'missed' | 'success' | 'failure';
const COLOUR: Record<Verdict, string> = {
  sunk: '#a92c14',
  captured: '#a92c14',
  damaged: '#b5651a',
  missed: '#4c5a60',
  success: '#0f6b59',
  failure: '#4c5a60',
};
const CAME: Record<DuelEvent['effect'], Verdict> = {
  sunk: 'sunk',
  captured: 'captured',
  damaged: 'damaged',
  again: 'damaged',
  none: 'missed',
};
/** The seat an event is told of: whoever plays, fires, tries or owns the ship. */
export function seatOf(e: KpEvent): string | undefined {
  if ('player' in e) return e.player.seat;
  if ('attacker' in e) return e.attacker.seat;
  if ('who' in e) return e.who.seat;
  return 'ship' in e ? e.ship?.seat : undefined;
}
export const nameOf = (name: string): string => (name.startsWith('@') ? say({ id: name.slice(1) }) : name);
/** The chances of a comparison, from the worst for the target to the best. */
export function parts(odds: Odds): Part[] {
  if (odds.type === 'decision') {
    const all = odds.success + odds.failure;
    return [
      ['safe', odds.success / all, t('web-kp-chance')],
      ['none', odds.failure / all, ''],
    ];
  }
  const all = odds.none + odds.damaged + odds.sunk + odds.captured;
  const taken = odds.captured > odds.sunk;
  return [
    ['sunk', (odds.sunk + odds.captured) / all, taken ? t('web-kp-captured') : t('web-kp-sunk')],
    ['dam', odds.damaged / all, t('web-kp-damaged')],
    ['none', odds.none / all, t('web-kp-unhurt')],
  ];
}
export function thrown(roll: Roll): Throw {
  return {
    sides: roll.sides,
    dice: roll.dice,
    kept: roll.dice.indexOf(Math.max(...roll.dice)),
    mods: roll.mods.map((m) => ({ value: m.value, text: say({ id: m.reason }), rule: m.rule })),
    total: Number(roll.result),
  };
}

/** What the log opens into: both sides' dice, the arithmetic of each, the verdict. */
export interface Opened {
  left: [string, string];
  right: [string, string];
  attack: Throw;
  defence: Throw;
  lines: { text: string; rule?: string; value: string; total?: boolean }[];
  verdict: { text: string; bold: string; rest: string; rule?: string };
  stamp: { text: string; colour: string };
  odds: Part[];
}
const sum = (x: Throw, words: string): Opened['lines'] => [
  { text: t('web-kp-kept-of', { count: x.dice.length }), value: String(x.dice[x.kept]) },
  ...x.mods.map((m) => ({ text: m.text, rule: m.rule, value: signed(m.value) })),
  { text: words, value: String(x.total), total: true },
];
function ruling(
  attack: Throw,
  defence: Throw,
  verdict: Verdict,
  rule: string,
): Pick<Opened, 'verdict' | 'stamp'> {
  return {
    verdict: {
      text: t('web-kp-sum', { attack: attack.total, defence: defence.total }),
      bold: '',
      rest: t('web-kp-verdict', { verdict }),
      rule,
    },
    stamp: { text: t(`web-kp-${verdict}`).toUpperCase(), colour: COLOUR[verdict] },
  };
}
function openedDuel(e: DuelEvent): Opened {
  const attack = thrown(e.attack);
  const defence = thrown(e.defence);
  return {
    left: [nameOf(e.attacker.name), ''],
    right: [nameOf(e.target.name), ''],
    attack,
    defence,
    lines: [...sum(attack, t('web-kp-attack-sum')), ...sum(defence, t('web-kp-defence-sum'))],
    ...ruling(attack, defence, CAME[e.effect], e.rule),
    odds: parts(e.odds),
  };
}
function openedDecision(e: DecidedEvent): Opened {
  const attack = thrown(e.challenge);
  const defence = thrown(e.response);
  return {
    left: [nameOf(e.who.name), ''],
    right: ['', t('web-kp-response-sum')],
    attack,
    defence,
    lines: [...sum(attack, t('web-kp-challenge-sum')), ...sum(defence, t('web-kp-response-sum'))],
    ...ruling(attack, defence, e.success ? 'success' : 'failure', e.rule),
    odds: parts(e.odds),
  };
}

/** A fight is one line of the log: its sentence, both totals, and what it opens into. */
export function fightLine(e: KpEvent): Partial<LogLine<Opened>> | undefined {
  if (e.what !== 'kp-duel' && e.what !== 'kp-decided') return undefined;
  const more = e.what === 'kp-duel' ? openedDuel(e) : openedDecision(e);
  return { note: t('web-kp-versus', { one: more.attack.total, two: more.defence.total }), more };
}
