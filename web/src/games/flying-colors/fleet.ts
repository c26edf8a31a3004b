/* A fleet in hand: choices among what is offered, and what they look like on the chart before they are made. */
import { t } from '../../common/i18n.svelte';
import { centre, key as hexKey, parse } from './hex';
import type { ChartPlan, ChartShip, Command, Ghost } from './model';
import type {
  CommandHints,
  FcDecision,
  FcEvent,
  Follower,
  Offer,
  ShipHints,
  WireShip,
  WireView,
} from './wire';

/** A command as it was formed. */
export interface Formed {
  leader: number;
  name: string;
  kind: string;
  ships: number[];
}

/** The commands of a side in the turn before this one, in the order in which they were formed. */
export function lastCommands(events: readonly FcEvent[], seat: string | null): Formed[] {
  const turns: Formed[][] = [[]];
  for (const e of events) {
    if (e.what === 'fc-turn') turns.push([]);
    else if (e.what === 'fc-command-formed' && e.side.seat === seat)
      turns.at(-1)?.push({
        leader: e.leader.id,
        name: e.leader.name,
        kind: e.kind,
        ships: e.ships.map((s) => s.id),
      });
  }
  return turns.at(-2) ?? [];
}
/** The next step towards the commands of the last turn, as far as it is offered. */
export function asLast(
  decision: FcDecision,
  hints: CommandHints | null,
  last: readonly Formed[],
): string | null {
  const confirm = decision.actions.find((a) => a.tag === 'confirm');
  if (!confirm) {
    const forms = decision.actions.flatMap((a) => (a.tag === 'form' ? [a] : []));
    for (const was of last) {
      const kind = was.kind === 'single' ? 'formation' : was.kind;
      const again = forms.find((a) => a.fields.leader === was.leader && a.fields.kind === kind);
      if (again) return again.action;
    }
    return null;
  }
  const was = last.find((c) => hints?.members.includes(c.leader));
  const more = decision.actions.find((a) => a.tag === 'without' && was && !was.ships.includes(a.fields.ship));
  return (more ?? confirm).action;
}

const spot = (s: WireShip): [number, number] => centre(parse(s.bow), 1);
/** The ship on offer that is nearest to the enemy. */
export function nearest(offers: readonly Offer[], view: WireView): string | null {
  const foes = view.ships.filter((s) => s.side !== view.seat && s.bow && !s.struck).map(spot);
  const far = (id: number): number => {
    const [x, y] = spot(view.ships[id]);
    return Math.min(...foes.map((f) => Math.hypot(f[0] - x, f[1] - y)));
  };
  const ships = offers.flatMap((a) =>
    a.tag === 'select' ? [{ action: a.action, far: far(a.fields.ship) }] : [],
  );
  return ships.sort((a, b) => a.far - b.far)[0]?.action ?? null;
}
const lone = (decision: FcDecision, ...tags: string[]): boolean =>
  decision.actions.length === 1 && tags.includes(decision.actions[0].tag);
/** What follows of itself: a ship that can only end her move ends it, one that can only go astern goes. */
export const onlyEnds = (decision: FcDecision): string | null =>
  lone(decision, 'back') || (decision.actions.length && decision.actions.every((a) => a.tag === 'finish'))
    ? decision.actions[0].action
    : null;
/** The one ship or command that is left to be called. */
export const onlyLeft = (decision: FcDecision): string | null =>
  lone(decision, 'select', 'activate') ? decision.actions[0].action : null;
/** The command whose ships are asked for one after the other. */
export const calling = (decision: FcDecision | null): boolean => decision?.step === 'fc.command';
export const forming = (decision: FcDecision | null): boolean => decision?.step === 'fc.commands';
/** Whether a ship of the command that is called has already acted. */
export function led(decision: FcDecision, view: WireView): boolean {
  const first = decision.actions.find((a) => a.tag === 'select');
  const command = view.commands.find((c) => first && c.ships.includes(first.fields.ship));
  return !!command?.ships.some((id) => view.ships[id].acted);
}

/** The way to the water under the pointer: every hex of it, what it costs, and how she lies there. */
export function courseTo(
  hints: ShipHints | null,
  water: string | null,
  ships: readonly ChartShip[],
): ChartPlan | null {
  const ways = hints?.poses.filter((p) => p.path.length && hexKey(parse(p.bow)) === water) ?? [];
  const best = ways.sort((a, b) => a.cost - b.cost || a.path.length - b.path.length)[0];
  const ship = ships.find((u) => hints && u.id === String(hints.ship));
  if (!hints || !best || !ship) return null;
  const steps = best.path.flatMap((_, i) => {
    const sofar = best.path.slice(0, i + 1).join();
    const pose = hints.poses.find((p) => p.path.join() === sofar);
    return pose ? [parse(pose.bow)] : [];
  });
  const end: Ghost = {
    bow: parse(best.bow),
    facing: best.facing,
    cost: `${best.cost} ${t('web-fc-mp')}, ${t(`web-fc-${best.point}`)}`,
    label: '',
    action: '',
    offset: [0, -34],
  };
  return {
    path: [ship.bow, ...steps, end.bow],
    ghosts: [{ ...end, type: ship.type }],
  };
}
/** Whether a ship of the column stops to fire: an enemy is within the range of those she is to stop for. */
export const stops = (f: Follower, within: number): boolean => f.range != null && f.range <= within;
/** What is ordered of a column: the ships to the first that stops, who does not end her activation. */
export function untilOneStops(plan: readonly Follower[], within: number): Follower[] {
  const first = plan.findIndex((f) => stops(f, within));
  if (first < 0) return [...plan];
  const her = plan[first];
  return [...plan.slice(0, first), { ...her, actions: her.actions.slice(0, -1) }];
}
/** Where every ship of a column would end. */
export function columnPlan(plan: readonly Follower[], ships: readonly ChartShip[]): ChartPlan | null {
  if (!plan.length) return null;
  return {
    path: [],
    ghosts: plan.flatMap((f, i) => {
      const ship = ships.find((u) => u.id === String(f.ship));
      if (!ship) return [];
      const cost = `${i + 1}: ${f.cost}/${f.points} ${t('web-fc-mp')}`;
      const { name: label, type } = ship;
      return [{ bow: parse(f.bow), facing: f.facing, cost, label, action: '', offset: [0, -30], type }];
    }),
  };
}
/** Commands that could be formed, the one under the pointer first; or the one that is being formed, or called. */
export function candidates(
  view: WireView,
  decision: FcDecision | null,
  hints: CommandHints | null,
  hot: string | null,
): Command[] {
  const nation = (ship: number): string => view.ships[ship]?.nation ?? 'British';
  const halo = (ships: readonly number[], active: boolean): Command => ({
    nation: nation(ships[0]),
    ships: ships.map(String),
    active,
  });
  if (hints?.members.length) return [halo(hints.members, true)];
  const offer = decision?.actions.find((a) => a.action === hot);
  const next = calling(decision) ? decision?.actions.find((a) => a.tag === 'select') : undefined;
  if (next)
    return view.commands.filter((c) => c.ships.includes(next.fields.ship)).map((c) => halo(c.ships, true));
  if (offer?.tag === 'activate') return [halo(view.commands[offer.fields.command].ships, true)];
  const form = offer?.tag === 'form' ? offer.fields : null;
  return (hints?.commands ?? [])
    .filter((c) => (form ? c.leader === form.leader && c.kind === form.kind : c.kind === 'formation'))
    .map((c) => halo(c.ships, form !== null));
}
