/* From the server's view to the mat and its panels. */
import type { HullType } from '../../art/ships';
import { I } from '../../art/tokens';
import { say, sayOr, t, tenths } from '../../common/i18n.svelte';
import type { Match } from '../../common/protocol';
import { richMessage } from '../../common/rich';
import { lastSaid, logLines } from '../../common/ui/log';
import type { LogLine } from '../../common/ui/models';
import { fireOf, noteOf, otherLedger, shotLedger } from './draws';
import { cardOf, DECKS, pose, type SailSet } from './geo';
import { ghostsOf, lastMeasured } from './ghosts';
import type { Ghost, MatModel, MatSheet, MatShip, Planning, SogTable, Terrain, Token } from './model';
import printed from './printed.json';
import type { Story } from './story';
import { cardName } from './words';
import type {
  CardHint,
  CardHints,
  FireHints,
  Offer,
  Refused,
  SgDecision,
  SgEvent,
  ShipView,
  View,
} from './wire';

export { pose };
export const NATION: Record<string, string> = {
  UK: 'British',
  GB: 'British',
  FR: 'French',
  ES: 'Spanish',
  SP: 'Spanish',
  US: 'American',
  NL: 'Dutch',
  DK: 'Danish',
};
const SIDE: Record<string, string> = { british: 'British', french: 'French', spanish: 'Spanish' };
interface Print {
  guns?: string;
  year?: string;
  known?: string;
  veer: number;
  actions: number[];
}
const SHIPS: Record<string, Print | undefined> = printed.ships;
/** What the rulebook prints of her log, in words; all else was worked out. */
function reconstructed(card: string): string {
  const printedOf = SHIPS[card]?.known ?? '';
  const known = PRINTED.flatMap((what) => {
    const found = [...printedOf.matchAll(new RegExp(`${what}\\w*(?:\\[(\\d+)\\])?`, 'g'))];
    const boxes = found.flatMap(([, box]) => box ?? []).join(', ');
    return found.length ? [t('web-sg-known', { what, boxes })] : [];
  });
  return say({ id: 'web-sg-own-ship', args: { known: known.length ? known : null } });
}
const TOKENS: NonNullable<ShipView['tokens']>[number][] = [
  'fire_port',
  'reload_port',
  'fire_starboard',
  'reload_starboard',
  'musketry',
  'boarding',
  'raise_sail',
  'reduce_sail',
  'repair',
  'extinguish',
  'pump',
  'grog',
];
const PHASES: View['phase'][] = ['planning', 'actions', 'movement', 'combat', 'reload'];
const SAILS: ShipView['sails'][] = ['full', 'battle', 'backing', 'furled'];
const PRINTED = ['gunnery', 'musketry', 'burden', 'veer'] as const;

const hullType = (type: string, guns: number): HullType =>
  /frig/.test(type)
    ? 'frigate'
    : /sloop|brig|corv/.test(type)
      ? 'brig'
      : guns >= 90
        ? 'first'
        : guns && guns < 64
          ? 'fourth'
          : 'third';
const sailOf = (s: ShipView): SailSet => (s.sails === 'full' || s.sails === 'backing' ? s.sails : 'battle');
export const seatName = (seat: string): string => sayOr(`sg-seat-${seat}`, seat);

function terrainOf(z: View['terrain'][number], height: number): Terrain {
  const points = z.outline.map(([x, y]) => [x / 100, (height - y) / 100]);
  const x = points.reduce((a, p) => a + p[0], 0) / points.length;
  const y = points.reduce((a, p) => a + p[1], 0) / points.length;
  return {
    kind: ['island', 'coast', 'sandbank'].includes(z.kind) ? z.kind : 'reef',
    outline: points.map((p) => [p[0] - x, p[1] - y]),
    x,
    y,
    rot: 0,
  };
}
/** "A:2+rudder" of the server is the chit A2+rudder; a casualty marker has no letter. */
const chit = (face: string): string => (face === 'casualty' ? 'Ecrew' : face.replace(':', ''));

export interface Ui {
  looked: string | null;
  card: string | null;
  /** The ship under the pointer. */
  over: string | null;
}

export function matModel(
  view: View,
  decision: SgDecision | null,
  hints: CardHints | null,
  ui: Ui,
  match: Match,
  told: Story | null,
): MatModel {
  const inHand = shipInHand(decision);
  const selected =
    inHand !== null
      ? String(inHand)
      : (ui.looked ??
        String(
          (
            view.ships.find((s) => s.seat === view.seat && !s.fate) ??
            view.ships.find((s) => s.seat === view.seat) ??
            view.ships.find((s) => !s.fate)
          )?.id ?? '',
        ));
  const ships: MatShip[] = view.ships
    .filter((s) => !s.fate || s.hulk)
    .map((s) => {
      const guns = Number(SHIPS[s.card]?.guns ?? 74);
      const who = match.seats.find((x) => x.seat === s.seat);
      const waits = match.waiting_for.includes(s.seat);
      const sealed = view.sealed.includes(s.seat);
      return {
        id: String(s.id),
        name: s.name,
        nation: NATION[s.nation] ?? 'Neutral',
        type: hullType(s.type, guns),
        pose: pose(s.pose, view.height),
        sail: s.sails,
        guns,
        who: who?.mine
          ? t('web-kp-you')
          : who?.kind === 'bot'
            ? t('web-computer')
            : (who?.name ?? seatName(s.seat)),
        boxes: s.boxes,
        hullLost: s.hull.length,
        crewLost: s.crew.length,
        rig: Math.max(0.2, 1 - s.rigging * 0.15 - s.masts * 0.25),
        hull: 1 - s.hull.length / s.boxes,
        burning: s.fires > 0,
        struck: !!s.fate,
        aside: s.pose[0] < 0 || s.pose[0] > view.width || s.pose[1] < 0 || s.pose[1] > view.height,
        draw: {
          wake: 0.25,
          lost: s.masts ? [s.masts > 0 ? 1 : 0, s.masts > 1 ? 1 : 0, s.masts > 2 ? 1 : 0] : undefined,
        },
        state: sealed
          ? { icon: '', text: t('web-sg-sealed'), seal: true, colour: 'var(--danger-ink)' }
          : waits
            ? who?.mine
              ? { icon: 'quill', text: t('web-sg-writing'), colour: 'var(--legal-ink)' }
              : { icon: 'hourglass', text: t('web-sg-thinking'), colour: 'var(--ink-2)' }
            : {
                icon: '',
                text: s.fate ? t('web-sg-out') : t('web-sg-sail-now', { sail: s.sails }).replace(':', ''),
              },
      };
    });
  const me = view.ships.find((s) => String(s.id) === selected);
  const card = hints?.cards?.find((c) => c.card === ui.card);
  const ghosts: Ghost[] = me
    ? [
        ...ghostsOf(hints?.first?.ghosts, selected, 'this', hints?.first?.card ?? '', view.height),
        ...ghostsOf(card?.ghosts, selected, 'next', card?.card ?? '', view.height),
      ]
    : [];
  const aimed = decision?.actions.find((a) => a.action === ui.card && a.tag === 'fire');
  const last = lastMeasured(view, selected, told);
  // arcs and bands lie on the water only while measuring is open; under the lock, what was measured last
  const gunner = view.ships.find((s) => String(s.id) === (ui.over ?? selected) && !s.fate);
  const shown = view.measuring ? (ui.over || view.phase === 'combat' ? gunner : null) : last ? me : null;
  const arcs: MatModel['arcs'] = shown
    ? {
        pose: pose(shown.pose, view.height),
        guns: shown.guns,
        sides:
          aimed?.tag === 'fire' && aimed.fields.ship === shown.id
            ? [aimed.fields.side === 'port' ? -1 : 1]
            : [1, -1],
      }
    : null;
  return {
    size: [view.width / 100, view.height / 100],
    wind: view.wind / 100,
    ships,
    terrain: view.terrain.map((z) => terrainOf(z, view.height)),
    batteries: view.batteries.map((b) => ({
      id: `battery-${b.id}`,
      name: say({ id: `sg-battery-${b.card}` }),
      nation: SIDE[b.side] ?? 'Neutral',
      x: b.at[0] / 100,
      y: (view.height - b.at[1]) / 100,
      boxes: b.boxes,
      hullLost: b.hull.length,
      crewLost: b.crew.length,
      silent: !!b.fate,
    })),
    own: view.terrain.length ? t('web-sg-own-terrain') : undefined,
    selected,
    arcs,
    ruler: last?.ruler ?? null,
    measured: last?.note ?? null,
    ghosts,
    heads: me ? [[me.pose[2] / 100, '#ffd75e']] : [],
  };
}
export function shipInHand(decision: SgDecision | null): number | null {
  const ids = new Set(
    (decision?.actions ?? []).flatMap(({ fields }) => ('ship' in fields ? [fields.ship] : [])),
  );
  return ids.size === 1 ? [...ids][0] : null;
}

/** The shot I have chosen for a broadside in the open question. */
const chosenLoad = (view: View, ship: number, side: string): string | null =>
  view.chosen?.loads.find((l) => l.firer.kind === 'ship' && l.firer.id === ship && l.weapon === side)?.ammo ??
  null;

export function sheetOf(view: View, id: string | null): MatSheet | null {
  const s = view.ships.find((x) => String(x.id) === id);
  if (!s) return null;
  const print = SHIPS[s.card];
  const load = (side: 'port' | 'starboard'): MatSheet['port'] => {
    const b = s[side];
    const secret = chosenLoad(view, s.id, side) ?? b.load;
    return {
      load: b.loaded || secret ? (secret && I[secret] ? secret : b.loaded ? 'lock' : null) : null,
      text: secret
        ? t('web-sg-ammo', { kind: secret })
        : b.loaded
          ? t('web-sg-loaded')
          : b.fired
            ? t('web-sg-fired')
            : t('web-sg-empty'),
    };
  };
  const hits = (
    id2: 'fire' | 'leak' | 'mast' | 'rudder' | 'sail',
    n: number,
  ): MatSheet['special'][number] => ({
    id: id2,
    title: t('web-sg-special', { what: id2 }),
    text: n ? t('web-sg-special-text', { what: id2, count: n, veer: s.veer }) : t('web-sg-none'),
    hits: n,
  });
  return {
    ship: s.card,
    nation: NATION[s.nation] ?? 'Neutral',
    name: s.name,
    meta: [
      t('web-sg-guns-deck', { guns: Number(print?.guns ?? 0), year: print?.year ?? '', deck: s.deck }),
      print && s.veer < print.veer
        ? t('web-sg-veer-was', { veer: print.veer })
        : t('web-sg-veer', { veer: s.veer }),
    ],
    worse: s.veer < (print?.veer ?? 0) ? String(s.veer) : undefined,
    own: reconstructed(s.card),
    burden: s.burden,
    gunnery: s.gunnery,
    musketry: s.musketry,
    actions: print?.actions ?? s.musketry.map(() => 0),
    hull: s.hull.map((box) => box.map(chit)),
    crew: s.crew.map(chit),
    zero: s.zero.map((z) => z[0]),
    port: load('port'),
    starboard: load('starboard'),
    shot: [],
    sails: SAILS.map((x) => ({
      id: x,
      text: t('web-sg-sail-short', { sail: x }),
      state: s.sails === x ? ('on' as const) : ('' as const),
    })),
    special: [
      hits('fire', s.fires),
      hits('leak', s.leaks),
      hits('mast', s.masts),
      hits('rudder', s.rudder),
      hits('sail', s.rigging),
    ],
    type: hullType(s.type, Number(print?.guns ?? 74)),
    windTo: 322,
  };
}

/** The card or the action a refusal is about. */
const orderOf = ({ fields }: Refused): string =>
  'card' in fields ? fields.card : 'token' in fields ? fields.token : '';

export function planningOf(
  view: View,
  decision: SgDecision | null,
  hints: CardHints | null,
  ui: Ui,
  canUndo: boolean,
): Planning | null {
  const offers = decision?.actions ?? [];
  const cards = offers.filter((a) => a.tag === 'plan');
  const tokens = offers.filter((a) => a.tag === 'token');
  if (!cards.length && !tokens.length) return null;
  const id = shipInHand(decision);
  const ship = view.ships.find((s) => s.id === id);
  if (!ship) return null;
  const sail = sailOf(ship);
  const offered = new Map(cards.map((a) => [String(a.fields.card), a]));
  const deck = DECKS[ship.deck] ?? {};
  // each printed card comes twice: the twin lies under the first
  const groups = new Map<string, string[]>();
  for (const [card, c] of Object.entries(deck)) {
    if (!(sail in c) && !offered.has(card)) continue;
    const key = `${c.veer} ${c.kind} ${JSON.stringify(c[sail] ?? card)}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const hand = [...groups.values()]
    .map((ids) => ids.find((x) => offered.has(x)) ?? ids[0])
    .map((card) => {
      const a = offered.get(card);
      const twins = [...groups.values()].find((g) => g.includes(card)) ?? [card];
      return { id: card, card: deck[card], count: twins.length, open: !!a, action: a?.action };
    })
    .sort((a, b) => a.card.veer - b.card.veer || a.card.n - b.card.n);
  const refused = new Map((decision?.refused ?? []).map((r) => [orderOf(r), say(r.reason)]));
  const shown = cards.length ? hand.map((c) => (c.open ? c : { ...c, why: refused.get(c.id) })) : [];
  const hover = ui.card && shown.some((c) => c.id === ui.card) ? ui.card : null;
  const chosenCard = view.chosen?.cards[String(ship.id)] ?? null;
  const first = ship.slots?.[0] ?? null;
  const next = hover ?? chosenCard;
  const hint = hints?.cards?.find((c) => c.card === hover);
  const done = offers.find((a) => a.tag === 'tokens-done' || a.tag === 'seal');
  const planned = ship.tokens ?? [];
  const state = (token: (typeof TOKENS)[number]): Token['state'] =>
    tokens.some((a) => a.fields.token === token)
      ? 'ok'
      : planned.includes(token) || ship.deferred.includes(token)
        ? 'plan'
        : 'no';
  return {
    title: t('web-sg-orders-for', { ship: ship.name }),
    deck: ship.deck,
    own: printed.measured.includes(ship.deck) ? undefined : t('web-sg-own-deck', { deck: ship.deck }),
    sail,
    thisTurn: first && cardOf(first) ? { card: cardOf(first)!, id: first, text: t('web-sg-set') } : null,
    nextTurn:
      next && cardOf(next)
        ? {
            card: cardOf(next)!,
            id: next,
            set: next === chosenCard,
            text: next === chosenCard ? t('web-sg-set') : t('web-sg-click-to-set', { card: next }),
          }
        : null,
    hand: shown,
    hover,
    tip:
      hint && hover
        ? {
            title: `${hover}, ${t('web-sg-veer', { veer: hint.veer })}`,
            chip: cardName(hint.kind),
            lines: [tipLine(hint)],
          }
        : null,
    veer: ship.veer_from === null ? null : { limit: ship.veer, from: ship.veer_from, rule: '' },
    slots: [
      ...ship.deferred.map((x) => ({
        kind: 'set lockd' as const,
        icon: x,
        text: t('web-sg-token', { token: x }),
      })),
      ...planned.map((x) => ({ kind: 'set' as const, icon: x, text: t('web-sg-token', { token: x }) })),
      ...Array.from({ length: Math.max(0, ship.actions - planned.length - ship.deferred.length) }, () => ({
        kind: 'free' as const,
        icon: '',
        text: tokens.length ? t('web-sg-free') : '',
      })),
    ].slice(0, 5),
    slotNote: ship.actions ? t('web-sg-planned', { count: planned.length, of: ship.actions }) : '',
    slotCount: ship.actions ? `${planned.length}/${ship.actions}` : '',
    tokens: ship.actions
      ? TOKENS.map((x) => ({
          id: x,
          name: t('web-sg-token', { token: x }),
          state: state(x),
          action: tokens.find((a) => a.fields.token === x)?.action,
          why: refused.get(x),
        }))
      : [],
    seal: done
      ? { text: say(done.label), action: done.action }
      : { text: cards.length ? t('web-sg-card-first') : t('web-sg-token-first'), action: null },
    canUndo,
  };
}
function tipLine(hint: CardHint): string {
  const g = hint.ghosts.green ?? Object.values(hint.ghosts)[0];
  if (!g) return '';
  const a = g.path[0];
  return t('web-sg-travel', {
    mm: Math.round(Math.hypot(g.end[0] - a[0], g.end[1] - a[1]) / 100),
    heading: Math.round((((g.end[2] / 100) % 360) + 360) % 360),
  });
}

export interface Choice {
  action: string;
  title: string;
  detail: string;
  icon: string;
  tag: string;
}
export function choicesOf(decision: SgDecision | null, hints: FireHints | null): Choice[] {
  return (decision?.actions ?? []).map((a) => {
    const shot = hints?.shots?.find((s) => s.action === a.action);
    return {
      action: a.action,
      tag: a.tag,
      title: say(a.label).replace(/\.$/, ''),
      detail: shot
        ? t('web-sg-shot-line', {
            mm: Math.round(shot.range / 100),
            count: shot.count.total,
            letters: shot.letters.join(''),
            hull: tenths(shot.hull_hundredths / 100),
            rake: shot.rake !== 'none',
          })
        : '',
      icon: iconOf(a),
    };
  });
}
const TAG_ICON: Record<string, string | undefined> = {
  repair: 'repair',
  douse: 'extinguish',
  board: 'boarding',
  grog: 'grog',
  seal: 'quill',
};
function iconOf(a: Offer): string {
  if (a.tag === 'fire' || a.tag === 'fire-away')
    return a.fields.side === 'port' ? 'fire_port' : 'fire_starboard';
  if (a.tag === 'load') return String(a.fields.ammo);
  if (a.tag === 'musket') return 'musketry';
  if (a.tag === 'sails') return 'raise_sail';
  if (a.tag === 'token') return String(a.fields.token);
  return TAG_ICON[a.tag] ?? '';
}
/** Places a ship may be set down at, in millimetres of the mat. */
export const spots = (view: View, decision: SgDecision | null): { x: number; y: number; action: string }[] =>
  (decision?.actions ?? [])
    .filter((a) => a.tag === 'deploy' || a.tag === 'place')
    .map((a) => ({ x: Number(a.fields.x), y: view.height / 100 - Number(a.fields.y), action: a.action }));

export function buildTable(
  view: View,
  decision: SgDecision | null,
  hints: CardHints | null,
  events: readonly SgEvent[],
  match: Match,
  ui: Ui,
  canUndo: boolean,
  told: Story | null,
): SogTable {
  const mat = matModel(view, decision, hints, ui, match, told);
  const nations = new Map(view.ships.map((s) => [s.id, NATION[s.nation]]));
  const actors = new Map(events.flatMap((e) => ('ship' in e ? [[e.n, e.ship] as const] : [])));
  const nationOf = (e: SgEvent): { nation?: string } => {
    const actor = actors.get(e.n);
    return { nation: actor?.kind === 'ship' ? nations.get(actor.id) : actor && SIDE[actor.side] };
  };
  const waiting = match.waiting_for.map(seatName).join(', ');
  const prompt = decision
    ? richMessage(decision.prompt)
    : match.status === 'finished'
      ? t('web-finished')
      : waiting
        ? t('web-waiting-for', { seats: waiting })
        : lastSaid(events);
  const mine = view.ships.find((s) => s.seat === view.seat);
  const nation = mine ? NATION[mine.nation] : undefined;
  const planning = planningOf(view, decision, hints, ui, canUndo);
  const log = logLines(events, nationOf, (e) => e.what === 'sg-turn', false, chitLines(events));
  return {
    top: {
      title: say({ id: `sg-scn-${match.scenario.replace(/_/g, '-')}` }),
      subtitle: t('web-sg-level', { level: view.level }),
      turns: {
        label: t('web-turn', { turn: view.turn }),
        total: Math.max(10, view.turn + 3),
        now: view.turn,
      },
      phases: PHASES.map((p) => t('web-sg-phase', { phase: p })),
      phase: PHASES.indexOf(view.phase),
      wind: {
        to: view.wind / 100 + 180,
        text: t('web-sg-wind-from', { from: compass(view.wind / 100), strength: view.wind_strength }),
      },
      who: {
        title: decision
          ? t('web-your-decision')
          : waiting
            ? t('web-waiting')
            : match.status === 'finished'
              ? t('web-finished')
              : t('web-replay'),
        detail: decision ? t('web-sg-phase', { phase: view.phase }) : waiting,
        colour: `var(--n-${(nation ?? 'neutral').toLowerCase()})`,
        nation,
      },
    },
    prompt,
    mat,
    sheet: sheetOf(view, mat.selected),
    planning,
    log,
    logNote: t('web-turn', { turn: view.turn }),
    logCount: log.filter((l) => !l.heading).length,
    orders: { n: planning?.slotCount ?? '' },
  };
}
/** A shot opens into arc and range, its chits and the odds; special damage stands under its chit. */
function chitLines(events: readonly SgEvent[]): (e: SgEvent) => Partial<LogLine> | 'skip' | undefined {
  const fire = fireOf(events);
  const opened = new Map<number, Partial<LogLine>>();
  for (const shot of fire.shots)
    if (shot.draws.length)
      opened.set(shot.event.n, { note: noteOf(shot.event), chits: () => shotLedger(shot) });
  for (const other of fire.others)
    opened.set(other.event.n, {
      note: noteOf(other.event),
      ledger: undefined,
      chits: () => otherLedger(other),
    });
  return (e) => opened.get(e.n);
}
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const compass = (deg: number): string => t('web-compass', { point: COMPASS[Math.round(deg / 45) % 8] });

/** What I have written down so far and not yet shown: one line for each of my ships. */
export function written(view: View): { ship: string; text: string }[] {
  const c = view.chosen;
  if (!c) return [];
  return view.ships
    .filter((s) => s.seat === view.seat && !s.fate)
    .map((s) => {
      const id = String(s.id);
      const load = (side: 'port' | 'starboard'): string => {
        const kind = chosenLoad(view, s.id, side);
        return kind ? `${t(`web-sg-${side}`)}: ${t('web-sg-ammo', { kind })}` : '';
      };
      const parts = [
        s.slots?.length ? s.slots.join(', ') : '',
        c.cards[id] ?? '',
        c.sails[id] ? t('web-sg-sail-short', { sail: c.sails[id] }) : '',
        load('port'),
        load('starboard'),
        ...(s.tokens ?? []).map((x) => t('web-sg-token', { token: x })),
      ].filter(Boolean);
      return { ship: s.name, text: parts.join(' \u00b7 ') };
    })
    .filter((x) => x.text);
}
