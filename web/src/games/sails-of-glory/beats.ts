/* How Sails of Glory is told in still cards: all sail on one, each draw of chits and each roll has its own. One message tells
   a whole volley, so the table of a card is the one before it with what has happened up to that card. */
import { rollsOf } from '../../common/story/rolls';
import type { Moment, Telling } from '../../common/story/story.svelte';
import { chitsOf, isEffect } from './draws';
import { keyOf } from './model';
import type { Chit, SgEvent, ShipView, View } from './wire';

type Game = 'sails-of-glory';
type What = SgEvent['what'];
type Battery = View['batteries'][number];
type Log = Pick<ShipView, 'hull' | 'crew' | 'zero'>;

/** What all captains do at once is one card. */
const TOGETHER: Partial<Record<What, string>> = {
  'sg-sailed': 'sail',
  'sg-becalmed': 'sail',
  'sg-card-replaced': 'sail',
  'sg-actions-revealed': 'reveal',
};
const together = (e: SgEvent, card: SgEvent): boolean =>
  TOGETHER[e.what] !== undefined && TOGETHER[e.what] === TOGETHER[card.what];
/** All sail. */
export const sails = (e: SgEvent): boolean => TOGETHER[e.what] === 'sail';
const LOSSES: ReadonlySet<What> = new Set<What>(['sg-lost', 'sg-battery-lost', 'sg-building-surrenders']);
const FIRED: ReadonlySet<What> = new Set<What>(['sg-fires', 'sg-musketry', 'sg-fired-away']);
/** Tokens drawn, and what comes of itself. */
const STEPS: ReadonlySet<What> = new Set<What>([
  'sg-order-by-lot',
  'sg-sides-drawn',
  'sg-wind-token',
  'sg-strength-token',
  'sg-wind-turns',
  'sg-wind-strength',
  'sg-fire-damage',
  'sg-leak-damage',
  'sg-fire-spreads',
  'sg-fired-away',
  'sg-aground',
]);
const isDraw = (e: SgEvent): boolean => 'draws' in e || e.what === 'sg-melee';

export const telling: Telling<Game> = {
  own: null,
  joins: together,
  table: (moment, card) => tableAt(moment, card),
  card(e) {
    if (isDraw(e) || 'happened' in e || rollsOf(e).length || LOSSES.has(e.what)) return 'result';
    return TOGETHER[e.what] || STEPS.has(e.what) ? 'step' : null;
  },
  opens: () => false,
  befalls(e, seat) {
    if ('target' in e && typeof e.target === 'object') return e.target.side === seat;
    return (isDraw(e) || LOSSES.has(e.what)) && 'ship' in e && e.ship.side === seat;
  },
  sound: (e) => (FIRED.has(e.what) ? 'broadside' : rollsOf(e).length ? 'dice' : null),
};
/** A sign for a beat. */
export function icon(events: readonly SgEvent[]): string {
  if (events.some((e) => LOSSES.has(e.what))) return '\u2691';
  if (events.some((e) => e.what === 'sg-fires')) return '\u2739';
  if (events.some((e) => e.what === 'sg-sailed')) return '\u224b';
  return events.some((e) => e.what === 'sg-melee') ? '\u2694' : '\u2684';
}

/** The table when a card stands, the first so many of its chits turned. */
export function tableAt(
  { before, events }: Pick<Moment<Game>, 'before' | 'events'>,
  card: SgEvent,
  turned = Infinity,
): View {
  const happened = (e: SgEvent): boolean =>
    e.n <= card.n || together(e, card) || (e.of === card.n && isEffect(e) && (e.chit ?? 0) < turned);
  return events.filter(happened).reduce((view, e) => after(view, e, e === card ? turned : Infinity), {
    ...before,
    phase: phaseOf(card),
  });
}
function phaseOf(card: SgEvent): View['phase'] {
  if (TOGETHER[card.what] === 'reveal' || card.what === 'sg-green-sailors') return 'actions';
  return TOGETHER[card.what] || card.what === 'sg-collision-chits' ? 'movement' : 'combat';
}
function after(view: View, e: SgEvent, turned: number): View {
  if (e.what === 'sg-turn') return { ...view, turn: e.turn };
  let left = turned;
  const struck = new Map(
    struckBy(e).map(([key, chits]) => {
      const open = chits.slice(0, Math.max(0, left));
      left -= chits.length;
      return [key, open];
    }),
  );
  const whose = 'ship' in e ? keyOf(e.ship) : 'battery' in e ? keyOf(e.battery) : '';
  return {
    ...view,
    ships: view.ships.map((s) => {
      const id = String(s.id);
      return laid(id === whose ? { ...s, ...changed(s, e) } : s, struck.get(id));
    }),
    batteries: view.batteries.map((b) => {
      const id = keyOf({ kind: 'battery', id: b.id });
      return laid(id === whose ? { ...b, ...silenced(e) } : b, struck.get(id));
    }),
  };
}
/** Whom the chits of a draw are for. */
export function struckBy(e: SgEvent): [string, Chit[]][] {
  if (e.what === 'sg-melee')
    return [
      [keyOf(e.other), e.dealt],
      [keyOf(e.ship), e.taken],
    ];
  return 'draws' in e ? [[keyOf('target' in e ? e.target : e.ship), chitsOf(e.draws)]] : [];
}
function changed(s: ShipView, e: SgEvent): Partial<ShipView> {
  switch (e.what) {
    case 'sg-sailed':
      return { pose: e.path.at(-1) ?? s.pose };
    case 'sg-fire-on-board':
      return { fires: e.fires };
    case 'sg-leak':
      return { leaks: e.leaks };
    case 'sg-mast-lost':
      return { masts: e.masts };
    case 'sg-rigging-hit':
      return { rigging: e.hits };
    case 'sg-rudder-hit':
      return { rudder: 1, veer: e.now };
    case 'sg-fire-damage':
      return { hull: [...s.hull, ['fire']] };
    case 'sg-leak-damage':
      return { hull: [...s.hull, ['leak']] };
    case 'sg-sail-raised':
    case 'sg-sail-reduced':
    case 'sg-sail-forced-down':
      return { sails: e.sail };
    case 'sg-lost':
      return { fate: e.fate };
    default:
      return {};
  }
}
const silenced = (e: SgEvent): Partial<Battery> => (e.what === 'sg-battery-lost' ? { fate: e.fate } : {});

const HULL: ReadonlySet<string> = new Set(['sg-chit-hull', 'sg-chit-opens-box', 'sg-chit-no-hull-box']);
/** The largest chits open the boxes, in whatever order they are turned. */
const boxed = (hull: string[][], box: number, face: string): string[][] =>
  Array.from({ length: Math.max(hull.length, box) }, (_, i) => [
    ...(hull[i] ?? []),
    ...(i === box - 1 ? [face] : []),
  ]);
/** Chits laid where the server said they went. */
function laid<L extends Log>(log: L, chits: readonly Chit[] = []): L {
  return chits.reduce((now, chit) => {
    const face = `${chit.letter}:${chit.face}`;
    // a chit that counts in the hull leaves a marker for its casualty
    const casualty = chit.places.some((p) => HULL.has(p.what)) ? 'casualty' : face;
    let { hull, crew, zero } = now;
    for (const p of chit.places) {
      if (p.what === 'sg-chit-hull' || p.what === 'sg-chit-opens-box') hull = boxed(hull, p.box, face);
      else if (p.what === 'sg-chit-crew') crew = [...crew, casualty];
      else if (p.what === 'sg-chit-zero') zero = [...zero, face];
    }
    return { ...now, hull, crew, zero };
  }, log);
}
