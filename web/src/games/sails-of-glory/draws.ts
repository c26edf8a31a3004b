/* Draws of chits as the server told them: which shot each belongs to, where every chit went and what it did. */
import { attribute, untyped as t } from '../../common/i18n.svelte';
import type { GameEvent } from '../../common/protocol';
import type { ChitLedger, ChitRow } from '../../common/ui/models';

export interface Draw {
  event: GameEvent;
  letter: string;
  faces: string[];
  /** For each chit the lines told of it. */
  told: GameEvent[][];
  target: string;
}
export interface Shot {
  event: GameEvent;
  rake: GameEvent | null;
  id: string;
  target: string;
  side: 'port' | 'starboard' | 'musket';
  arc: 'front' | 'full' | 'rear';
  range: number | null;
  draws: Draw[];
}
export interface Fire {
  shots: Shot[];
  /** Draws of no shot: collisions, rocks, explosions, boarders. */
  others: Draw[];
  /** Lines told under their chit. */
  placed: Set<number>;
}
export const word = (v: unknown): string => String(v ?? '').replace(/^@/, '');

/** Lines of which one chit has at most one. */
const KIND: Record<string, string> = {
  'sg-chit-hull': 'hull',
  'sg-chit-opens-box': 'hull',
  'sg-chit-no-hull-box': 'hull',
  'sg-chit-zero': 'hull',
  'sg-chit-crew': 'crew',
  'sg-chit-no-crew-box': 'crew',
  'sg-rudder-hit': 'mast',
  'sg-mast-lost': 'mast',
};
const kind = (e: GameEvent): string => KIND[e.what] ?? e.what;
/** Where it lies: told in the heading of its row. */
const PLACE = ['hull', 'crew'];
const OTHER = ['sg-collision-chits', 'sg-reef-chits', 'sg-scorch-chits', 'sg-boarding-chit'];

const drawn = (e: GameEvent, faces: unknown, target: unknown): Draw => ({
  event: e,
  letter: String(e.args.letter),
  faces: faces as string[],
  told: (faces as string[]).map(() => []),
  target: String(target),
});
function shotOf(e: GameEvent): Shot {
  const a = e.args;
  return {
    event: e,
    rake: null,
    id: String(a.id),
    target: String(a.target_id),
    side: e.what === 'sg-fires' ? (word(a.side).replace('sg-side-', '') as Shot['side']) : 'musket',
    arc: (/front|full|rear/.exec(word(a.arc))?.[0] as Shot['arc']) ?? 'full',
    range: typeof a.range === 'number' ? a.range / 100 : null,
    draws: [],
  };
}

export function fireOf(events: readonly GameEvent[]): Fire {
  const fire: Fire = { shots: [], others: [], placed: new Set() };
  let open: Draw[] = [];
  let at = 0;
  const resolving = (e: GameEvent): Shot | undefined => {
    const letter = String(e.args.letter ?? '');
    // muskets draw from E, guns never do
    const waits = (s: Shot): boolean =>
      s.target === String(e.args.target_id) &&
      (s.side === 'musket') === (letter === 'E') &&
      // a rake is told before the first draw of its shot
      !s.draws.some((d) => !letter || d.letter === letter);
    while (at < fire.shots.length && !waits(fire.shots[at])) at++;
    return fire.shots[at];
  };
  const place = (e: GameEvent): void => {
    for (const d of open) {
      if (d.target !== String(e.args.id) || d.letter !== e.args.letter) continue;
      const i = d.faces.findIndex((f, j) => f === e.args.face && !d.told[j].some((x) => kind(x) === kind(e)));
      if (i < 0) continue;
      d.told[i].push(e);
      if (e.what.startsWith('sg-chit-')) fire.placed.add(e.n);
      return;
    }
  };
  for (const e of events) {
    const a = e.args;
    if (e.what === 'sg-turn') {
      open = [];
      at = fire.shots.length;
    } else if (e.what === 'sg-fires' || e.what === 'sg-musketry') fire.shots.push(shotOf(e));
    else if (e.what === 'sg-rake') {
      const shot = resolving(e);
      if (shot) shot.rake = e;
    } else if (e.what === 'sg-out-of-reach') {
      if (resolving(e)) at++;
    } else if (e.what === 'sg-chits') {
      const d = drawn(e, a.faces, a.target_id);
      open.push(d);
      resolving(e)?.draws.push(d);
    } else if (e.what === 'sg-aimed-high') {
      const shot = fire.shots[at];
      for (const face of a.out as string[]) {
        const d = shot?.draws.find((x) => x.faces.some((f, j) => f === face && !x.told[j].length));
        d?.told[d.faces.findIndex((f, j) => f === face && !d.told[j].length)].push(e);
      }
      const d = drawn(e, a.drawn, a.target_id);
      open.push(d);
      shot?.draws.push(d);
      fire.placed.add(e.n);
    } else if (OTHER.includes(e.what)) {
      const d = drawn(e, a.faces ?? [a.chit], a.target_id ?? a.id);
      open.push(d);
      fire.others.push(d);
    } else if (typeof a.face === 'string') place(e);
  }
  return fire;
}

/** One chit with where it went and what it did; for a tray the same in few words. */
export function chitRow(d: Draw, i: number): ChitRow & { brief: string } {
  const told = d.told[i];
  const chit = d.letter + d.faces[i];
  const out = told.find((e) => e.what === 'sg-aimed-high');
  const head = out ?? PLACE.map((k) => told.find((e) => kind(e) === k)).find((e) => !!e);
  const say = (e: GameEvent, what: string): string => attribute(e.what, what, e.args);
  return {
    chit,
    title: head ? say(head, 'where') : '',
    brief: head ? say(head, 'brief') : '',
    did: [...(head ? [head] : []), ...told.filter((e) => e !== head)].map((e) => ({
      text: say(e, e !== head && kind(e) === 'crew' ? 'too' : 'did'),
      rule: e.rule,
    })),
  };
}
/** Special damage of the chits turned so far, and the guns she is left with. */
export function lossesOf(shot: Shot, turned: number): { icon: string; text: string; rule?: string }[] {
  const told = shot.draws
    .flatMap((d) => d.told)
    .slice(0, turned)
    .flat();
  const boxes = told
    .filter((e) => e.what === 'sg-chit-opens-box')
    .sort((a, b) => Number(a.args.box) - Number(b.args.box));
  const guns = boxes.length && {
    guns_were: boxes[0].args.guns_were,
    guns: boxes[boxes.length - 1].args.guns,
  };
  return [
    ...told
      .filter((e) => ICON[e.what])
      .map((e) => ({ icon: ICON[e.what], text: attribute(e.what, 'did', e.args), rule: e.rule })),
    ...(guns && guns.guns !== guns.guns_were
      ? [{ icon: 'fire_port', text: attribute('sg-chit-opens-box', 'guns', guns), rule: 'SG-B-GUN-6' }]
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
export const rowsOf = (d: Draw): ChitRow[] => d.faces.map((_, i) => chitRow(d, i));

/** Points of the first chits of a draw, as the server adds them up. */
export const pointsOf = (d: Draw, turned: number): number =>
  d.faces
    .slice(0, turned)
    .reduce(
      (sum, face) =>
        sum + (d.event.args.row === 'crew' ? Number(/crew/.test(face)) : Number(/^\d+/.exec(face)?.[0] ?? 0)),
      0,
    );

type Lines = ChitLedger['lines'];
/** The sum of a draw, reason by reason. */
function reasons(d: Draw, first?: string): Lines {
  return (d.event.roll?.mods ?? []).map((m, i) => ({
    text: i === 0 && first ? first : t(m.reason),
    rule: m.rule,
    value: i && m.value > 0 ? `+${m.value}` : String(m.value),
  }));
}
function odds(d: Draw): ChitLedger['odds'] {
  const a = d.event.args;
  if (!a.rare) return undefined;
  return [
    t('web-sg-odds-rare', { what: a.rare, count: a.count, letter: a.letter }),
    t('web-sg-one-in', { n: oneIn(Number(a.one_in)) }),
  ];
}
/** Tenths: 1 in 1.4, but 1 in 14. */
const oneIn = (tenths: number): number => (tenths < 100 ? tenths / 10 : Math.round(tenths / 10));

/** Which arc of which box fires, as the first line of the sum. */
export function arcLine(shot: Shot): string {
  const { ship, side, arc, box } = shot.event.args;
  return shot.side === 'musket'
    ? t('web-sg-musket-line', { ship, box })
    : t('web-sg-arc-line', { ship, side, arc, box });
}
export function rangeLine(shot: Shot): string {
  const said = t('web-sg-range-line', { ammo: shot.event.args.ammo, mm: Math.round(shot.range ?? 0) });
  return said[0].toUpperCase() + said.slice(1);
}
/** An opened shot: arc and range, each chit, the odds. */
export function shotLedger(shot: Shot): ChitLedger {
  const first = shot.draws[0];
  return {
    lines: first
      ? [
          ...reasons(first, arcLine(shot)),
          ...(shot.range === null
            ? []
            : [{ text: rangeLine(shot), rule: first.event.rule, value: lettersOf(shot) }]),
        ]
      : [],
    rows: shot.draws.flatMap(rowsOf),
    odds: first && odds(first),
    sums: shot.draws.filter((d) => d.event.roll).map(sumOf),
  };
}
/** An opened draw that is no shot. */
export const drawLedger = (d: Draw): ChitLedger => ({
  lines: reasons(d),
  rows: rowsOf(d),
  odds: odds(d),
  sums: d.event.roll ? [sumOf(d)] : [],
});
export const lettersOf = (shot: Shot): string =>
  shot.draws
    .filter((d) => d.event.roll)
    .map((d) => d.letter)
    .join(' + ');
export const sumOf = (d: Draw): NonNullable<ChitLedger['sums']>[number] => ({
  title: t(`web-sg-sum-${String(d.event.args.row)}`, {
    count: d.event.args.count,
    cup: d.event.args.cup,
    letter: d.letter,
  }),
  odds: (d.event.roll?.odds ?? []).map(([sum, share]) => [Number(sum), share]),
  came: Number(d.event.roll?.result ?? 0),
});
