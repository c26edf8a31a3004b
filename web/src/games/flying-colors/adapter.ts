/* From the server's view to what the table shows. No rule is worked out here: options, poses, arcs and odds are told. */
import { typeOf } from '../../art/ships';
import { has, historic, say, sayOr, t } from '../../common/i18n.svelte';
import type { Course, Match } from '../../common/protocol';
import { richMessage } from '../../common/rich';
import { marksOf } from '../../common/sources.svelte';
import { timeline } from '../../common/timeline';
import { lastSaid, logLines, type Mark } from '../../common/ui/log';
import type { LogLine, Timeline } from '../../common/ui/models';
import { sidesOf } from '../../screens/sides';
import { parse, ROWS, type Hex } from './hex';
import {
  type ChartModel,
  type ChartShip,
  type FcTable,
  type Ghost,
  type OrderOption,
  type Reach,
  type Shoal,
  type ShotCard,
} from './model';
import printed from './printed.json';
import { LOST } from './scene';
import { shipCard } from './shipcard';
import { dotsOf, firepowerLines, shotLine } from './shots';
import type {
  FcDecision,
  FcEvent,
  Offer,
  PointOfSail,
  Refused,
  ShipHints,
  ShotPreview,
  WirePreview,
  WireShip,
  WireView,
} from './wire';

export interface Ui {
  /** Ship looked at when none is under way. */
  looked: string | null;
  /** Option under the pointer, or aimed at. */
  hot: string | null;
  previews: Record<string, WirePreview | null>;
}

const GUNS: Record<string, number | undefined> = printed.guns;
const SHOALS: Record<string, string[] | undefined> = printed.shoals;
const DATES: Record<string, { date: string } | undefined> = printed.scenarios;
const EMPTY: Course = {
  match: '',
  seat: null,
  turns: 0,
  parts: 2,
  sides: [],
  ends: [0],
  rows: [],
  marks: [],
  losses: {},
};
const COLOUR: Record<string, string> = {
  British: 'var(--n-british)',
  French: 'var(--n-french)',
  Spanish: 'var(--n-spanish)',
  Dutch: 'var(--n-dutch)',
  Danish: 'var(--n-danish)',
};

export const onChart = (s: WireShip): boolean => !!s.bow && !s.battery && !s.fate;

export function chartShip(s: WireShip, view: WireView): ChartShip {
  const rig = s.rigging_left / view.rigging_boxes;
  const left = s.capacity ? s.hull_left / s.capacity : 1;
  const crewMax = s.manpower + (s.crew ?? 0);
  const guns = GUNS[s.counter] ?? 74;
  const gone = s.rigging_left === 0;
  return {
    id: String(s.id),
    name: s.name,
    nation: s.nation,
    side: s.side,
    bow: parse(s.bow),
    stern: s.stern ? parse(s.stern) : null,
    facing: s.facing,
    type: typeOf(guns),
    guns,
    hull: s.damaged ? left * 0.5 : 0.5 + left * 0.5,
    rig,
    crew: crewMax ? s.manpower / crewMax : 0,
    sail: s.anchored ? 'furled' : s.full_sails ? 'full' : 'plain',
    ...(gone ? { lost: [1, 1, 1] } : rig < 0.35 ? { lost: [0, 0, 1] } : {}),
    smoke: s.fired_port ? (s.fired_starboard ? 'both' : 'port') : s.fired_starboard ? 'stbd' : null,
    smokeAge: 0.45,
    ...(s.burning ? { fire: 0.85 } : {}),
    ...(s.vulnerable ? { list: 0.35 } : {}),
    struck: !!s.struck,
    anchored: !!s.anchored,
    wake: s.adrift || s.aground ? 0 : s.full_sails ? 1 : 0.6,
    outOfCommand: !!s.out_of_command,
    commanders: view.commanders
      .filter((c) => c.ship === s.id && !c.fate)
      .map((c) => ({ name: c.name.split(' (')[0].split(' ').pop() ?? c.name, range: c.range })),
  };
}

/** Shoals in use with their depths, on the sheets of the battle. */
export function shoalsOf(view: Pick<WireView, 'shoals' | 'board'>): Shoal[] {
  return view.shoals.flatMap(({ letter, modifier }) =>
    (SHOALS[letter] ?? [])
      .filter((h) => view.board.includes(h[0]))
      .map((h) => ({ hex: parse(h), depth: modifier ?? ('auto' as const) })),
  );
}
/** The ship an order is about: her target, else herself. */
export function shipOf({ fields }: Offer | Refused): number | null {
  if ('target' in fields) return fields.target;
  if ('ship' in fields) return fields.ship;
  return 'leader' in fields ? fields.leader : null;
}
const targetOf = ({ fields }: Refused): number | null => ('target' in fields ? fields.target : null);

export function chartModel(
  view: WireView,
  decision: FcDecision | null,
  hints: ShipHints | null,
  ui: Ui,
): ChartModel {
  const ships = view.ships.filter(onChart).map((s) => chartShip(s, view));
  const active = view.active >= 0 ? String(view.active) : null;
  const selected = active ?? ui.looked;
  const reach = new Map<string, Reach>();
  for (const p of hints?.poses ?? []) {
    if (!p.path.length) continue;
    const { cost } = p;
    const was = reach.get(p.bow);
    if (!was || was.cost > cost || (was.cost === cost && (was.path?.length ?? 9) > p.path.length))
      reach.set(p.bow, { hex: parse(p.bow), cost, path: p.path, facing: p.facing });
  }
  const ghosts: Ghost[] = (hints?.poses ?? [])
    .filter((p) => p.path.length === 1 && p.path[0] !== 'back')
    .map((p) => {
      const offer = decision?.actions.find((a) => a.action === p.path[0]);
      return {
        bow: parse(p.bow),
        facing: p.facing,
        cost: `${p.cost} ${t('web-fc-mp')}`,
        key: KEYS[p.path[0]],
        label: offer ? say(offer.label) : p.path[0],
        action: p.path[0],
        offset: pill(p.path[0], p.facing),
      };
    })
    .filter((g) => decision?.actions.some((a) => a.action === g.action));
  const arcs = (side: 'port' | 'starboard'): [Hex, number][] =>
    (hints?.arcs[side] ?? []).map(([h, r]) => [parse(h), r]);
  const hot = decision?.actions.find((a) => a.action === ui.hot && (a.tag === 'fire' || a.tag === 'answer'));
  const last = view.board.charCodeAt(view.board.length - 1) - 64;
  const first = view.board.charCodeAt(0) - 65;
  const targets: Record<string, string> = {};
  for (const a of decision?.actions ?? []) {
    const id = shipOf(a);
    if (id !== null) targets[String(id)] ??= a.action;
  }
  const refused: Record<string, string> = {};
  for (const r of decision?.refused ?? []) {
    const id = targetOf(r);
    if (id !== null && !(String(id) in targets))
      refused[String(id)] = [refused[String(id)], say(r.reason)]
        .filter((x, i, all) => x && all.indexOf(x) === i)
        .join(' ');
  }
  const pairs = view.ships.flatMap((s) =>
    [...new Set([...(s.grappled ?? []), ...(s.fouled ?? [])])]
      .filter((other) => s.id < other)
      .map((other): [string, string] => [String(s.id), String(other)]),
  );
  return {
    columns: 70,
    rows: [first * ROWS + 1, last * ROWS],
    wind: view.wind,
    refused,
    ships,
    shoals: shoalsOf(view),
    shoalsOurs: view.shoals
      .map(({ letter }) => marksOf('flying-colors', 'shoal', letter).values)
      .find(Boolean),
    batteries: view.ships
      .filter((s) => s.battery && s.bow && !s.fate)
      .map((s) => ({ name: s.name, hex: parse(s.bow), nation: s.nation })),
    commands: view.commands.map((c) => ({
      nation: view.ships[c.leader]?.nation ?? 'British',
      ships: [c.leader, ...c.ships.filter((i) => i !== c.leader)].map(String),
      active: active !== null && c.ships.includes(Number(active)),
    })),
    grapples: pairs,
    selected,
    reach: [...reach.values()],
    arcs: { port: arcs('port'), stbd: arcs('starboard') },
    ghosts,
    aim:
      hot && 'side' in hot.fields
        ? { target: String(shipOf(hot)), side: hot.fields.side === 'port' ? 'port' : 'stbd' }
        : null,
    targets,
    sails: view.points_of_sail,
    points: hints?.points.length ? hints.points : null,
  };
}

export const KEYS: Record<string, string> = {
  ahead: 'W',
  'wear port': 'A',
  'wear starboard': 'D',
  back: 'S',
  tack: 'T',
  'finish plain': 'E',
  'finish full': 'R',
};
/** Where the pill of a ghost goes: off her bow for a step ahead, outside the turn for a wear. */
function pill(action: string, facing: number): [number, number] {
  const a = ((facing - 1) * 60 * Math.PI) / 180;
  const [ahead, side] = action === 'ahead' ? [30, 0] : action === 'wear port' ? [-30, -34] : [-36, 34];
  return [Math.sin(a) * ahead + Math.cos(a) * side, -Math.cos(a) * ahead + Math.sin(a) * side];
}
const ICON: Record<string, OrderOption['icon']> = {
  ahead: 'advance',
  leave: 'advance',
  back: 'back',
  tack: 'stbd',
  press: 'sail',
  anchor: 'anchor',
  weigh: 'anchor',
  swing: 'anchor',
  sternway: 'back',
  'fall-off': 'back',
  drop: 'back',
  hold: 'hold',
  collide: 'grapple',
  grapple: 'grapple',
  evade: 'port',
  stand: 'hold',
  'cut-loose': 'grapple',
  finish: 'sail',
  form: 'command',
  without: 'command',
  confirm: 'command',
  activate: 'command',
  pass: 'hold',
  select: 'command',
  'hold-fire': 'hold',
  'no-answer': 'hold',
  board: 'board',
  'no-melee': 'hold',
  commit: 'board',
  'melee-group': 'board',
  scuttle: 'hold',
};
function icon(a: Offer): OrderOption['icon'] {
  if (a.tag === 'wear') return a.fields.to === 'port' ? 'port' : 'stbd';
  if (a.tag === 'fire' || a.tag === 'answer') return a.fields.side === 'port' ? 'firePort' : 'fireStbd';
  if (a.tag === 'shoot') return 'firePort';
  return ICON[a.tag] ?? 'command';
}
const END = new Set(['finish plain', 'finish full', 'confirm', 'pass', 'hold-fire', 'no-answer', 'no-melee']);

/** Whether a step keeps her point of sail or changes it; the rose shows the same. */
function sailing(view: WireView, to: PointOfSail): string {
  const ship = view.ships[view.active];
  const from = view.points_of_sail[ship.facing - 1];
  if (from === to) return t('web-fc-still', { point: t(`web-fc-${to}`) });
  return t('web-fc-now-sailing', { from: t(`web-fc-${from}`), to: t(`web-fc-${to}`) });
}

export function options(
  view: WireView,
  decision: FcDecision | null,
  hints: ShipHints | null,
  ui: Ui,
): OrderOption[] {
  if (!decision) return [];
  let fires = 0;
  const list: OrderOption[] = decision.actions.map((a, i) => {
    const shot = ui.previews[a.action];
    const pose = hints?.poses?.find((p) => p.path.length === 1 && p.path[0] === a.action);
    const fire = a.tag === 'fire';
    if (fire) fires++;
    return {
      action: a.action,
      icon: icon(a),
      title: say(a.label).replace(/\.$/, ''),
      detail:
        shot?.kind === 'shot'
          ? t('web-fc-shot-line', {
              attack: attackName(shot.attack),
              range: shot.range,
              firepower: shot.firepower.total,
            })
          : pose
            ? t('web-fc-to-hex', { hex: pose.bow }) + ', ' + sailing(view, pose.point)
            : '',
      cost: pose ? `${pose.cost} ${t('web-fc-mp')}` : '',
      key:
        KEYS[a.action] ??
        (fire && fires <= 2 ? 'FG'[fires - 1] : decision.actions.length <= 9 ? String(i + 1) : ''),
      hot: ui.hot === a.action,
    };
  });
  for (const r of (decision.refused ?? []).slice(0, 6))
    list.push({
      action: r.action,
      icon: 'grapple',
      title: has(`fc-act-${r.tag}`) ? refusedTitle(r.tag, r.fields, view) : r.action,
      detail: say(r.reason).replace(/\.$/, ''),
      rule: r.rule,
      refused: true,
    });
  return list;
}
function refusedTitle(tag: string, fields: Record<string, unknown>, view: WireView): string {
  const args: Record<string, unknown> = {};
  for (const [name, v] of Object.entries(fields))
    args[name] =
      typeof v === 'number' && /ship|target|leader/.test(name)
        ? (view.ships[v]?.name ?? v)
        : typeof v === 'string' && has(`fc-word-${v}`)
          ? `@fc-word-${v}`
          : v;
  return say({ id: `fc-act-${tag}`, args }).replace(/\.$/, '');
}
const attackName = (attack: ShotPreview['attack']): string => t('web-fc-attack', { attack });

export function shotCard(shot: WirePreview | null | undefined, view: WireView): ShotCard | null {
  if (shot?.kind !== 'shot') return null;
  const target = view.ships[shot.target];
  return {
    nation: target.nation,
    name: target.name,
    kind: `${t('web-nation', { nation: target.nation.toLowerCase() })} ${GUNS[target.counter] ?? ''}`,
    chips: [
      attackName(shot.attack),
      t('web-fc-side', { side: shot.side }),
      t('web-fc-range', { range: shot.range }),
    ],
    lines: firepowerLines(shot.rate, shot.row, shot.range, shot.firepower),
    firepower: shot.firepower.total,
    hull: columnOdds(shot, 'hull'),
    rig: columnOdds(shot, 'rigging'),
    sideName: t('web-fc-side-range', { side: shot.side, range: shot.range }),
  };
}
function columnOdds(shot: ShotPreview, name: 'hull' | 'rigging'): ShotCard['hull'] {
  const c = shot.columns.find((x) => x.column === name);
  if (!c) return { mod: 0, faces: [], mean: '' };
  const d = dotsOf(c.results);
  const other = name === 'hull' ? c.rigging_tenths / 10 : c.hull_tenths / 10;
  const words = name === 'hull' ? t('web-fc-hull-hits') : t('web-fc-rigging-hits');
  const beside = name === 'hull' ? t('web-fc-rig-short') : t('web-fc-hull-short');
  return {
    mod: c.mods.reduce((a, m) => a + m.value, 0),
    faces: name === 'hull' ? d.hull : d.rig,
    mean: words + (other >= 0.5 ? `, ${other.toFixed(0)} ${beside}` : ''),
  };
}

/** How much of the turn has been played, by its phases. */
export const turnGone = (view: WireView): number =>
  (Math.max(0, view.phases.indexOf(view.phase)) + 0.5) / view.phases.length;
/** What only this game knows of a line: a shot, or an event with two throws. */
function more(e: FcEvent): Partial<LogLine> | undefined {
  if (e.what === 'fc-shot') return shotLine(e);
  const throws =
    'first' in e && 'second' in e && typeof e.first === 'object' && typeof e.second === 'object'
      ? [e.first, e.second]
      : 'repulse' in e
        ? [e.roll, e.repulse]
        : [];
  const dice = throws.map((r) => ('dice' in r ? r.dice.join(' + ') : '')).filter(Boolean);
  return dice.length ? { note: `${t('web-dice')} ${dice.join(', ')}` } : undefined;
}
export const seatTitle = (prefix: string, seat: string): string => sayOr(`${prefix}-seat-${seat}`, seat);

/** Whom a line concerns: whoever acts, or whom it befalls. */
function concerns(e: FcEvent, seat: string | null): Pick<Mark, 'mine' | 'theirs' | 'loss'> {
  const side = 'side' in e && e.side !== null && typeof e.side === 'object' ? e.side.seat : null;
  const actor = 'ship' in e ? e.ship.side : 'leader' in e ? e.leader.side : side;
  const target = 'target' in e ? e.target.side : null;
  return {
    mine: seat !== null && (actor === seat || target === seat),
    theirs: actor !== null && actor !== seat,
    loss: LOST.has(e.what),
  };
}
/** The log, newest first. */
export function logOf(view: WireView, events: readonly FcEvent[]): LogLine[] {
  /** Whose line it is: the ship's that acts, or the side's. */
  const nationOf = (e: FcEvent): { nation?: string } => {
    if ('ship' in e) return { nation: e.ship.nation };
    if ('leader' in e) return { nation: e.leader.nation };
    const seat = 'side' in e && e.side !== null && typeof e.side === 'object' ? e.side.seat : null;
    return { nation: view.fleets.find((f) => f.seat === seat)?.nations[0] };
  };
  const mark = (e: FcEvent): Mark => ({ ...nationOf(e), ...concerns(e, view.seat ?? null) });
  return logLines(events, mark, (e) => e.what === 'fc-turn', false, more);
}
const turnsOf = (view: WireView): number => view.turns || Math.max(view.turn + 4, 12);
/** The course of the battle up to the last event that is shown. */
export function timelineOf(view: WireView, events: readonly FcEvent[], course: Course | null): Timeline {
  const active = view.active >= 0 ? view.ships[view.active] : null;
  return timeline(
    course ?? { ...EMPTY, turns: turnsOf(view), rows: [[0, 0, ...view.half_points]], ends: [events.length] },
    events[events.length - 1]?.n ?? 0,
    turnGone(view),
    sidesOf('flying-colors', course?.sides ?? [], view),
    {
      says: active
        ? t('web-now-moves', { ship: active.name })
        : t('web-now-phase', { phase: t('web-fc-phase', { phase: view.phase }) }),
      ends: view.turns ? t('web-fc-ends', { turns: view.turns }) : '',
    },
  );
}

export interface Drawn {
  chart: ChartModel;
  log: LogLine[];
  timeline: Timeline;
}
export function buildTable(
  view: WireView,
  decision: FcDecision | null,
  hints: ShipHints | null,
  events: readonly FcEvent[],
  match: Match,
  ui: Ui,
  canUndo: boolean,
  { chart, log, timeline }: Drawn,
): FcTable {
  const mine = view.fleets.find((f) => f.seat === view.seat);
  const waiting = match.waiting_for.map((s) => seatTitle('fc', s)).join(', ');
  const prompt = decision
    ? richMessage(decision.prompt)
    : match.status === 'finished'
      ? t('web-finished')
      : waiting
        ? t('web-waiting-for', { seats: waiting })
        : lastSaid(events);
  const opts = options(view, decision, hints, ui);
  const end = opts.find((o) => END.has(o.action) && !o.refused);
  const active = view.active >= 0 ? view.ships[view.active] : null;
  const command = active ? view.commands.find((c) => c.ships.includes(active.id)) : null;
  const leader = command ? view.ships[command.leader] : null;
  const looked = chart.selected;
  const points = chart.ships.map((u) => u.bow);
  const xs = points.map((p) => p[0] * 1.5);
  const ys = points.map((p) => p[1] * Math.sqrt(3));
  const box = xs.length
    ? { x0: Math.min(...xs) - 6, y0: Math.min(...ys) - 6, x1: Math.max(...xs) + 6, y1: Math.max(...ys) + 6 }
    : { x0: 0, y0: 0, x1: 106, y1: 60 };
  const title = say({ id: `fc-scn-${match.scenario}` }).replace(/, \d{4}$/, '');
  const date = historic(DATES[match.scenario]?.date || String(view.year));
  const turns = turnsOf(view);
  return {
    top: {
      title,
      subtitle: date,
      turns: {
        label: view.turns
          ? t('web-turn-of', { turn: view.turn, turns: view.turns })
          : t('web-turn', { turn: view.turn }),
        total: turns,
        now: view.turn,
      },
      phases: view.phases.map((p) => t('web-fc-phase', { phase: p })),
      phase: view.phases.indexOf(view.phase),
      wind: { to: (view.wind - 1) * 60, text: t('web-fc-wind-to', { to: view.wind, weather: view.weather }) },
      who: {
        title: decision
          ? t('web-your-decision')
          : waiting
            ? t('web-waiting')
            : match.status === 'finished'
              ? t('web-finished')
              : t('web-replay'),
        detail: decision ? (active ? active.name : t('web-fc-phase', { phase: view.phase })) : waiting,
        colour: COLOUR[mine?.nations[0] ?? 'British'] ?? 'var(--n-neutral)',
        nation:
          (decision ? mine : view.fleets.find((f) => match.waiting_for.includes(f.seat)))?.nations[0] ??
          mine?.nations[0],
      },
    },
    prompt,
    brief: prompt,
    chart,
    fleets: [...view.fleets]
      .sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat))
      .map((f) => ({
        id: f.seat,
        title: seatTitle('fc', f.seat),
        nations: f.nations.filter((n) => view.ships.some((s) => s.nation === n && s.side === f.seat)),
        rows: view.ships.filter((s) => s.side === f.seat && onChart(s)).map((s) => chartShip(s, view)),
      })),
    orders: {
      overline: leader
        ? t('web-fc-command-of', {
            leader: leader.name,
            left: command?.ships.filter((i) => !view.ships[i].acted).length ?? 0,
          })
        : t('web-fc-phase', { phase: view.phase }),
      ask: prompt,
      options: opts,
      canUndo,
      end: end ? { action: end.action, title: end.title, ready: true } : null,
    },
    card: shipCard(view, looked, decision, hints, events),
    key: chart.shoals.length > 0,
    shot: ui.hot ? shotCard(ui.previews[ui.hot], view) : null,
    log,
    logNote: t('web-turn', { turn: view.turn }),
    logCount: events.length,
    timeline,
    box,
  };
}
