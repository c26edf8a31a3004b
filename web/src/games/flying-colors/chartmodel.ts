/* The chart of the moment: ships, reach, arcs, ghosts, commands, shoals; where each comes from is the server's word. */
import { typeOf } from '../../art/ships';
import { say, t } from '../../common/i18n.svelte';
import { marksOf } from '../../common/sources.svelte';
import { parse, ROWS, type Hex } from './hex';
import type { ChartModel, ChartShip, Ghost, Reach, Shoal, Ui } from './model';
import { KEYS, shipOf } from './orders';
import printed from './printed.json';
import type { FcDecision, Refused, ShipHints, WireShip, WireView } from './wire';

export const GUNS: Record<string, number | undefined> = printed.guns;
const SHOALS: Record<string, string[] | undefined> = printed.shoals;

export const onChart = (s: WireShip): boolean => !!s.bow && !s.battery && !s.fate;

const drawn = new WeakMap<WireShip, { by: WireView['commanders']; ship: ChartShip }>();

/** A ship that has not changed since the last state stays the same object: nothing of hers is drawn anew. */
export function chartShip(s: WireShip, view: WireView): ChartShip {
  const kept = drawn.get(s);
  if (kept?.by === view.commanders) return kept.ship;
  const ship = made(s, view);
  drawn.set(s, { by: view.commanders, ship });
  return ship;
}
function made(s: WireShip, view: WireView): ChartShip {
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
const targetOf = ({ fields }: Refused): number | null => ('target' in fields ? fields.target : null);

/** Where the pill of a ghost goes: off her bow for a step ahead, outside the turn for a wear. */
function pill(action: string, facing: number): [number, number] {
  const a = ((facing - 1) * 60 * Math.PI) / 180;
  const [ahead, side] = action === 'ahead' ? [30, 0] : action === 'wear port' ? [-30, -34] : [-36, 34];
  return [Math.sin(a) * ahead + Math.cos(a) * side, -Math.cos(a) * ahead + Math.sin(a) * side];
}
/** The hexes she can reach, each by its cheapest way. */
function reachOf(hints: ShipHints | null): Reach[] {
  const reach = new Map<string, Reach>();
  for (const p of hints?.poses ?? []) {
    if (!p.path.length) continue;
    const { cost } = p;
    const was = reach.get(p.bow);
    if (!was || was.cost > cost || (was.cost === cost && (was.path?.length ?? 9) > p.path.length))
      reach.set(p.bow, { hex: parse(p.bow), cost, path: p.path, facing: p.facing });
  }
  return [...reach.values()];
}
/** Where one step takes her. */
function ghostsOf(decision: FcDecision | null, hints: ShipHints | null): Ghost[] {
  return (hints?.poses ?? [])
    .filter((p) => p.path.length === 1 && p.path[0] !== 'back')
    .flatMap(({ path: [action], bow, facing, cost }) => {
      const offer = decision?.actions.find((a) => a.action === action);
      if (!offer) return [];
      return {
        bow: parse(bow),
        facing,
        cost: `${cost} ${t('web-fc-mp')}`,
        key: KEYS[action],
        label: say(offer.label),
        action,
        offset: pill(action, facing),
      };
    });
}
/** What a click on a ship does, and why nothing comes of it where nothing does. */
function targetsOf(decision: FcDecision | null): Pick<ChartModel, 'targets' | 'refused'> {
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
  return { targets, refused };
}
const grapplesOf = (view: WireView): [string, string][] =>
  view.ships.flatMap((s) =>
    [...new Set([...(s.grappled ?? []), ...(s.fouled ?? [])])]
      .filter((other) => s.id < other)
      .map((other): [string, string] => [String(s.id), String(other)]),
  );

export function chartModel(
  view: WireView,
  decision: FcDecision | null,
  hints: ShipHints | null,
  ui: Ui,
): ChartModel {
  const ships = view.ships.filter(onChart).map((s) => chartShip(s, view));
  const active = view.active >= 0 ? String(view.active) : null;
  const selected = active ?? ui.looked;
  const arcs = (side: 'port' | 'starboard'): [Hex, number][] =>
    (hints?.arcs[side] ?? []).map(([h, r]) => [parse(h), r]);
  const hot = decision?.actions.find((a) => a.action === ui.hot && (a.tag === 'fire' || a.tag === 'answer'));
  const last = view.board.charCodeAt(view.board.length - 1) - 64;
  const first = view.board.charCodeAt(0) - 65;
  return {
    columns: 70,
    rows: [first * ROWS + 1, last * ROWS],
    wind: view.wind,
    ...targetsOf(decision),
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
    grapples: grapplesOf(view),
    selected,
    reach: reachOf(hints),
    arcs: { port: arcs('port'), stbd: arcs('starboard') },
    ghosts: ghostsOf(decision, hints),
    aim:
      hot && 'side' in hot.fields
        ? { target: String(shipOf(hot)), side: hot.fields.side === 'port' ? 'port' : 'stbd' }
        : null,
    sails: view.points_of_sail,
    points: hints?.points.length ? hints.points : null,
  };
}
