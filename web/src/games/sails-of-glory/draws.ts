/* Draws of chits as the server told them: where every chit went and what it did. */
import { attribute, say, t } from '../../common/i18n.svelte';
import type { ChitLedger, ChitRow } from '../../common/ui/models';
import { keyOf } from './model';
import type { Chit, Draw, Effect, Fired, Harmed, Melee, Muskets, Place, SgEvent } from './wire';

export interface Shot {
  event: Fired | Muskets;
  /** Special damage its chits did. */
  effects: Effect[];
  id: string;
  target: string;
  side: 'port' | 'starboard' | 'guns' | 'musket';
  arc: string;
  /** Millimetres; null for muskets. */
  range: number | null;
  rake: 'none' | 'bow' | 'stern';
  draws: Draw[];
}
export interface Fire {
  shots: Shot[];
  /** Draws of no shot: collisions, rocks, explosions, boarders. */
  others: { event: Harmed | Melee; effects: Effect[] }[];
}

function shotOf(e: Fired | Muskets, effects: Effect[]): Shot {
  const guns = e.what === 'sg-fires' ? e : null;
  return {
    event: e,
    effects,
    id: keyOf(e.ship),
    target: keyOf(e.target),
    side: guns?.side ?? 'musket',
    arc: guns?.arc ?? 'full',
    range: guns ? guns.range / 100 : null,
    rake: guns?.rake ?? 'none',
    draws: e.draws,
  };
}
export const isEffect = (e: SgEvent): e is Effect => 'chit' in e;

export function fireOf(events: readonly SgEvent[]): Fire {
  const fire: Fire = { shots: [], others: [] };
  const effects = new Map<number, Effect[]>();
  const of = (n: number): Effect[] => {
    const found = effects.get(n) ?? [];
    effects.set(n, found);
    return found;
  };
  for (const e of events) {
    if (e.what === 'sg-fires' || e.what === 'sg-musketry') fire.shots.push(shotOf(e, of(e.n)));
    else if ('draws' in e || e.what === 'sg-melee') fire.others.push({ event: e, effects: of(e.n) });
    else if (isEffect(e) && e.of) of(e.of).push(e);
  }
  return fire;
}

/** Every chit of a shot, in the order they were drawn. */
export const chitsOf = (draws: readonly Draw[]): Chit[] => draws.flatMap((d) => d.chits);
/** Every chit an event drew. */
export function chitsOfEvent(e: SgEvent): Chit[] {
  if (e.what === 'sg-melee') return [...e.dealt, ...e.taken];
  return 'draws' in e ? chitsOf(e.draws) : [];
}
export const chits = (shot: Shot): string[] => chitsOf(shot.draws).map((c) => c.letter + c.face);

const CREW = ['sg-chit-crew', 'sg-chit-no-crew-box'];
/** One chit with where it went and what it did; for a tray the same in few words. */
export function chitRow(chit: Chit, n: number, effects: readonly Effect[]): ChitRow & { brief: string } {
  const places = chit.places.filter((p) => p.what !== 'sg-chit-symbol-ignored');
  const head = places.find((p) => !CREW.includes(p.what)) ?? places[0];
  const words = (p: Place, part: string): string => attribute(p.what, part, { ...p });
  return {
    chit: chit.letter + chit.face,
    title: head ? words(head, 'where') : '',
    brief: head ? words(head, 'brief') : '',
    did: [
      ...(head ? [{ text: words(head, 'did'), rule: head.rule }] : []),
      ...chit.places
        .filter((p) => p !== head)
        .map((p) => ({ text: words(p, CREW.includes(p.what) ? 'too' : 'did'), rule: p.rule })),
      ...effects
        .filter((e) => e.chit === n)
        .map((e) => ({ text: attribute(e.what, 'did', e.say.args), rule: e.rule })),
    ],
  };
}
export const rowsOf = (chits: readonly Chit[], effects: readonly Effect[]): (ChitRow & { brief: string })[] =>
  chits.map((chit, n) => chitRow(chit, n, effects));

/** Special damage of the chits turned so far, and the guns she is left with. */
export function lossesOf(shot: Shot, turned: number): { icon: string; text: string; rule?: string }[] {
  const boxes = chitsOf(shot.draws)
    .slice(0, turned)
    .flatMap((c) => c.places)
    .filter((p) => p.what === 'sg-chit-opens-box')
    .sort((a, b) => Number(a.box) - Number(b.box));
  const last = boxes[boxes.length - 1];
  const guns = last && { guns_were: boxes[0].guns_were, guns: last.guns };
  return [
    ...shot.effects
      .filter((e) => e.chit !== null && e.chit < turned && ICON[e.what])
      .map((e) => ({ icon: ICON[e.what], text: attribute(e.what, 'did', e.say.args), rule: e.rule })),
    ...(guns && guns.guns !== guns.guns_were
      ? [{ icon: 'fire_port', text: attribute('sg-chit-opens-box', 'guns', guns), rule: last.rule }]
      : []),
  ];
}
const ICON: Record<string, string> = {
  'sg-fire-on-board': 'fire',
  'sg-leak': 'leak',
  'sg-mast-lost': 'mast',
  'sg-rigging-hit': 'sail',
  'sg-rudder-hit': 'rudder',
};

/** Points of the first chits of a draw, as the server adds them up. */
export const pointsOf = (d: Draw, turned: number): number =>
  d.chits.slice(0, turned).reduce((sum, chit) => sum + chit[d.row], 0);

type Lines = ChitLedger['lines'];
/** The sum of a draw, reason by reason. */
function reasons(mods: Fired['count']['mods'], first?: string): Lines {
  return mods.map((m, i) => ({
    text: i === 0 && first ? first : say({ id: m.reason }),
    rule: m.rule,
    value: i && m.value > 0 ? `+${m.value}` : String(m.value),
  }));
}
function odds(d: Draw | undefined): ChitLedger['odds'] {
  if (!d?.rare) return undefined;
  return [
    t('web-sg-odds-rare', { what: d.rare, count: d.chits.length, letter: d.letter }),
    t('web-sg-one-in', { n: oneIn(d.one_in) }),
  ];
}
/** Tenths: 1 in 1.4, but 1 in 14. */
const oneIn = (tenths: number): number => (tenths < 100 ? tenths / 10 : Math.round(tenths / 10));

/** Which arc of which box fires, as the first line of the sum. */
export function arcLine(shot: Shot): string {
  const { args } = shot.event.say;
  const { box } = shot.event;
  return shot.side === 'musket'
    ? say({ id: 'web-sg-musket-line', args: { ...args, box } })
    : say({ id: 'web-sg-arc-line', args: { ...args, box } });
}
export function rangeLine(shot: Shot): string {
  const args = { ...shot.event.say.args, mm: Math.round(shot.range ?? 0) };
  const said = say({ id: 'web-sg-range-line', args });
  return said[0].toUpperCase() + said.slice(1);
}
/** An opened shot: arc and range, each chit, the odds. */
export function shotLedger(shot: Shot): ChitLedger {
  const { count, rule } = shot.event;
  return {
    lines: [
      ...reasons(count.mods, arcLine(shot)),
      ...(shot.range === null ? [] : [{ text: rangeLine(shot), rule, value: lettersOf(shot) }]),
    ],
    rows: rowsOf(chitsOf(shot.draws), shot.effects),
    odds: odds(shot.draws[0]),
    sums: shot.draws.map(sumOf),
  };
}
/** Both crews draw: each chit says whose it is. */
const meleeRows = (e: Melee, effects: readonly Effect[]): ChitRow[] =>
  rowsOf([...e.dealt, ...e.taken], effects).map((row, i) => ({
    ...row,
    title: `${(i < e.dealt.length ? e.other : e.ship).name}: ${row.title}`,
  }));
/** An opened draw that is no shot. */
export function otherLedger({ event, effects }: Fire['others'][number]): ChitLedger {
  if (event.what === 'sg-melee') return { lines: [], rows: meleeRows(event, effects), sums: [] };
  return {
    lines: reasons(event.count.mods),
    rows: rowsOf(chitsOf(event.draws), effects),
    odds: odds(event.draws[0]),
    sums: event.draws.map(sumOf),
  };
}
/** How many chits of which letters, for the margin of the log. */
export const noteOf = (e: Fired | Muskets | Harmed | Melee): string =>
  e.what === 'sg-melee'
    ? `${e.dealt.length + e.taken.length} E`
    : e.draws.map((d) => `${d.chits.length} ${d.letter}`).join(' + ');
export const lettersOf = (shot: Shot): string => shot.draws.map((d) => d.letter).join(' + ');
export const sumOf = (d: Draw): NonNullable<ChitLedger['sums']>[number] => ({
  title: t(`web-sg-sum-${d.row}`, { count: d.chits.length, cup: d.cup, letter: d.letter }),
  odds: d.odds,
  came: d.came,
});
