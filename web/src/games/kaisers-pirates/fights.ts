/* Two throws that belong together, an attack and its defence or a challenge and its response, as one fight of the log. */
import { say, signed, untyped as t } from '../../common/i18n.svelte';
import type { GameEvent, Roll } from '../../common/protocol';
import type { LogLine } from '../../common/ui/models';
import type { Part, Throw } from './model';

type Verdict = 'sunk' | 'damaged' | 'missed' | 'success' | 'failure';
export interface Fight {
  attacker: string;
  target: string;
  /** What a decision is about; an attack has none. */
  about: string;
  attack: Throw;
  defence: Throw;
  verdict: Verdict;
  odds: Part[];
  rule: string;
}
const SECOND: Record<string, string> = {
  'kp-roll-attack': 'kp-roll-defence',
  'kp-roll-challenge': 'kp-roll-response',
};
const KIND: Record<string, Part[0]> = {
  sunk: 'sunk',
  damaged: 'dam',
  missed: 'none',
  success: 'safe',
  failure: 'none',
};
/** From the worst for the target to the best, as the bars show it. */
const ORDER = ['sunk', 'damaged', 'missed', 'success', 'failure'];
const COLOUR: Record<Verdict, string> = {
  sunk: '#a92c14',
  damaged: '#b5651a',
  missed: '#4c5a60',
  success: '#0f6b59',
  failure: '#4c5a60',
};
const nameOf = (v: unknown): string => {
  const text = String(v ?? '');
  return text.startsWith('@') ? say({ id: text.slice(1) }) : text;
};
const plain = (result: unknown): string => String(result).replace('@kp-odds-', '');

function thrown(roll: Roll): Throw {
  return {
    sides: roll.sides,
    dice: roll.dice,
    kept: roll.dice.indexOf(Math.max(...roll.dice)),
    mods: roll.mods.map((m) => ({ value: m.value, text: t(m.reason), rule: m.rule })),
    total: Math.max(1, roll.total),
  };
}
/** The fight that the event at `i` ends, if it does. */
export function fightAt(events: readonly GameEvent[], i: number): Fight | null {
  const first = events[i - 1];
  const second = events[i];
  if (!first?.roll || !second?.roll || SECOND[first.what] !== second.what) return null;
  const odds = second.roll.odds ?? [];
  const all = odds.reduce((a, [, ways]) => a + ways, 0) || 1;
  return {
    attacker: nameOf(first.args.name),
    target: nameOf(second.args.name),
    about: nameOf(first.args.about),
    attack: thrown(first.roll),
    defence: thrown(second.roll),
    verdict: plain(second.roll.result) as Verdict,
    odds: [...odds]
      .sort((a, b) => ORDER.indexOf(plain(a[0])) - ORDER.indexOf(plain(b[0])))
      .map(([is, ways]) => [KIND[plain(is)] ?? 'none', ways / all, nameOf(is)]),
    rule: second.what === 'kp-roll-defence' ? '3.2.7.1' : '3.2.7.2',
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
function opened(f: Fight): Opened {
  const attack = !f.about;
  const sum = (x: Throw, words: string): Opened['lines'] => [
    { text: t('web-kp-kept-of', { count: x.dice.length }), rule: '3.2.7', value: String(x.dice[x.kept]) },
    ...x.mods.map((m) => ({ text: m.text, rule: m.rule, value: signed(m.value) })),
    { text: words, value: String(x.total), total: true },
  ];
  const word = nameOf(`@kp-odds-${f.verdict}`);
  return {
    left: [f.attacker, attack ? '' : f.about],
    right: [attack ? f.target : '', attack ? '' : t('web-kp-response-sum')],
    attack: f.attack,
    defence: f.defence,
    lines: [
      ...sum(f.attack, t(attack ? 'web-kp-attack-sum' : 'web-kp-challenge-sum')),
      ...sum(f.defence, t(attack ? 'web-kp-defence-sum' : 'web-kp-response-sum')),
    ],
    verdict: {
      text: t('web-kp-sum', { attack: f.attack.total, defence: f.defence.total }),
      bold: '',
      rest: t('web-kp-verdict', { verdict: f.verdict }),
      rule: f.rule,
    },
    stamp: { text: word.toUpperCase(), colour: COLOUR[f.verdict] },
    odds: f.odds,
  };
}

/** A fight is one line of the log: the first throw is told by the second. */
export function fightLines(
  events: readonly GameEvent[],
): (e: GameEvent, i: number) => Partial<LogLine> | 'skip' | undefined {
  return (e, i) => {
    if (SECOND[e.what] && fightAt(events, i + 1)) return 'skip';
    const f = fightAt(events, i);
    if (!f) return undefined;
    return {
      text: f.about
        ? t('web-kp-test-line', { name: f.attacker, about: f.about })
        : t('web-kp-duel-line', { attacker: f.attacker, target: f.target }),
      note: t('web-kp-versus', { one: f.attack.total, two: f.defence.total }),
      more: opened(f),
    };
  };
}
