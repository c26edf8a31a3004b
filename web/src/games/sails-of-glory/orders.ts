/* What I have ordered so far: cards and crew actions of every ship while orders are written, fire while it is declared. */
import type { HullType } from '../../art/ships';
import { t } from '../../common/i18n.svelte';
import { at, cardOf, pose, type Card, type SailSet } from './geo';
import { declaredLine, faceDown } from './layers';
import { NATION, shipInHand } from './matmodel';
import { keyOf, type MatModel } from './model';
import { hullType, SHIPS } from './prints';
import { chosenLoad } from './sheet';
import type { Layers } from './showlayers';
import type { Order, SgDecision, ShipView, View } from './wire';

export interface OrderRow {
  id: string;
  name: string;
  nation: string;
  type: HullType;
  sail: SailSet;
  cards: { when: 'this' | 'next'; id: string; card: Card }[];
  /** Icon and name of each crew action. */
  crew: [string, string][];
  notes: string[];
}

const sailOf = (sails: string): SailSet => (sails === 'full' || sails === 'backing' ? sails : 'battle');
function cardsOf(s: ShipView, chosen: string | undefined): OrderRow['cards'] {
  const set = [...(s.slots ?? []), ...(chosen ? [chosen] : [])];
  return set.flatMap((id, i) => {
    const card = cardOf(id);
    return card ? [{ when: i ? ('next' as const) : ('this' as const), id, card }] : [];
  });
}
function notesOf(view: View, s: ShipView, sail: ShipView['sails'] | undefined): string[] {
  const loads = (['port', 'starboard'] as const).flatMap((side) => {
    const kind = chosenLoad(view, s.id, side);
    return kind ? [`${t(`web-sg-${side}`)}: ${t('web-sg-ammo', { kind })}`] : [];
  });
  return [...(sail ? [t('web-sg-sail-short', { sail })] : []), ...loads];
}
/** One row for each ship of mine that has orders. */
export function ordersOf(view: View): OrderRow[] {
  const { chosen } = view;
  if (!chosen) return [];
  return view.ships
    .filter((s) => s.seat === view.seat && !s.fate)
    .map((s) => {
      const id = String(s.id);
      const sail = chosen.sails[id];
      return {
        id,
        name: s.name,
        nation: NATION[s.nation] ?? 'Neutral',
        type: hullType(s.type, Number(SHIPS[s.card]?.guns ?? 74)),
        sail: sailOf(sail ?? s.sails),
        cards: cardsOf(s, chosen.cards[id]),
        crew: [...s.deferred, ...(s.tokens ?? [])].map((token): [string, string] => [
          token,
          t('web-sg-token', { token }),
        ]),
        notes: notesOf(view, s, sail),
      };
    })
    .filter((row) => row.cards.length + row.crew.length + row.notes.length);
}

/** Whether anything was ordered of a ship in the open question. */
export function ordered(view: View | null, id: string): boolean {
  const { cards, sails, loads } = view?.chosen ?? { cards: {}, sails: {}, loads: [] };
  const tokens = view?.ships.find((s) => String(s.id) === id)?.tokens ?? [];
  return id in cards || id in sails || tokens.length > 0 || loads.some((l) => keyOf(l.firer) === id);
}

export interface Declared {
  n: number;
  /** Who fires at whom, and how. */
  title: string;
  text: string;
  nation: string;
  order: Order;
  /** What it will draw: a letter and how many, face down. */
  chits: [string, number][];
}
/** Fire I have declared and that is not resolved yet. */
export function declaredOf(view: View): Declared[] {
  const name = (key: string): string => view.ships.find((s) => String(s.id) === key)?.name ?? '';
  return (view.chosen?.orders ?? []).flatMap(({ order, letters, count }, i) => {
    const ship = view.ships.find((s) => String(s.id) === keyOf(order.firer));
    if (!ship || !order.target) return [];
    const side = order.weapon === 'port' || order.weapon === 'starboard' ? t(`web-sg-${order.weapon}`) : '';
    const mm = order.range ? t('web-sg-mm', { mm: Math.round(order.range / 100) }) : '';
    return [
      {
        n: i + 1,
        title: t('web-sg-fire-at', { ship: ship.name, target: name(keyOf(order.target)) }),
        text: [side, mm].filter(Boolean).join(', '),
        nation: NATION[ship.nation] ?? 'Neutral',
        order,
        chits: letters.map((letter): [string, number] => [letter, count]),
      },
    ];
  });
}
/** Declared fire on the mat: a line from the gun to the target, with its number, and its chits face down at the target. */
export function declaredLayer(view: View): Layers {
  const stacked = new Map<string, number>();
  const lines = declaredOf(view).flatMap(({ n, order, chits }) => {
    const [from, to] = [order.firer, order.target!].map((x) =>
      view.ships.find((s) => String(s.id) === keyOf(x)),
    );
    if (!from || !to) return [];
    const side = order.weapon === 'port' ? -1 : 1;
    const [fore, beam] = (view.arcs[order.arc] ?? view.arcs.full).dot;
    const gun = at(pose(from.pose, view.height), fore / 100, (beam / 100) * side);
    const end = pose(to.pose, view.height);
    const key = keyOf(order.target!);
    const row = stacked.get(key) ?? 0;
    stacked.set(key, row + chits.length);
    return [{ n, side, gun, end: [end.x, end.y] as [number, number], chits, row }];
  });
  return {
    over: (v) =>
      lines.map((l) => declaredLine(v, l, l.side < 0 ? '#ff8f7a' : '#7fe0a0')).join('') +
      lines
        .map((l) =>
          l.chits.map(([letter, count], i) => faceDown(v, l.end, letter, count, l.row + i)).join(''),
        )
        .join(''),
  };
}

export interface Chip {
  id: string;
  name: string;
  nation: string;
  state: string;
  ready: boolean;
  /** She is in hand. */
  on: boolean;
  mine: boolean;
}
/** The ships of the mat, mine first: while orders are written, each of mine with how far hers are. */
export function chipsOf(view: View, mat: MatModel, decision: SgDecision | null): Chip[] {
  const writes = decision !== null && view.phase === 'planning';
  const inHand = writes && shipInHand(decision) === null ? null : mat.selected;
  return mat.ships
    .map((s) => {
      const mine = view.ships.find((x) => String(x.id) === s.id)?.seat === view.seat;
      const on = s.id === inHand;
      const ready = writes && mine && !on && ordered(view, s.id);
      const idle = writes && mine && !on && !ready;
      return {
        id: s.id,
        name: s.name.replace(/^HMS /, ''),
        nation: s.nation,
        state: ready ? t('web-sg-ready') : idle ? t('web-sg-waits') : s.state.text,
        ready,
        on,
        mine,
      };
    })
    .sort((a, b) => Number(b.mine) - Number(a.mine));
}
