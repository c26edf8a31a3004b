/* How a day of a campaign ended, as the rules have told it: the points so far, and what each side lost by day and by night. */
import type { Course } from '../../common/protocol';
import { stepOf } from '../../common/timeline';
import type { FcEvent, WireView } from './wire';

export interface DayEnd {
  day: number;
  rule: string;
  /** The seat that is ahead; null where none is. */
  leads: string | null;
  sides: { seat: string; nation: string; points: string; losses: FcEvent[] }[];
}

type ShipEvent = Extract<FcEvent, { ship: { id: number; nation: string } }>;
const HOME = 'fc-campaign-goes-home';
/** How a ship is lost, best told last; whoever strikes or is taken and not freed goes home at night. */
const FATES: ReadonlySet<string> = new Set([
  'fc-struck',
  'fc-captured',
  'fc-sunk',
  'fc-scuttled',
  'fc-exploded',
]);
const AT_ONCE: ReadonlySet<string> = new Set(['fc-sunk', 'fc-scuttled', 'fc-exploded']);

/** One line for each ship that is out of the campaign: how that came about, or at least that she is. */
function gone(told: readonly FcEvent[]): ShipEvent[] {
  const ships = told.filter((e): e is ShipEvent => 'ship' in e);
  const out = new Set(ships.filter((e) => e.what === HOME || AT_ONCE.has(e.what)).map((e) => e.ship.id));
  const lines = new Map<number, ShipEvent>();
  for (const e of ships)
    if (FATES.has(e.what) || (e.what === HOME && !lines.has(e.ship.id))) lines.set(e.ship.id, e);
  return [...lines.values()].filter((e) => out.has(e.ship.id));
}

const lastTwo = (events: readonly FcEvent[]): Extract<FcEvent, { what: 'fc-campaign-day' }>[] =>
  events.filter((e) => e.what === 'fc-campaign-day').slice(-2);
/** The last day that is over: another has begun after it; 0 before that. */
export function dayOver(events: readonly FcEvent[]): number {
  const [day, next] = lastTwo(events);
  return next ? day.day : 0;
}
/** Its end: the points are those when the next day began, which only the course of the match still knows. */
export function lastDay(view: WireView, events: readonly FcEvent[], course: Course | null): DayEnd | null {
  const [day, next] = lastTwo(events);
  if (!next || !course) return null;
  const end = course.ends[stepOf(course, next.n)];
  const row = [...course.rows].reverse().find((r) => r[0] <= end);
  const lost = gone(events.filter((e) => e.n > day.n && e.n < next.n));
  const points = view.fleets.map((f) => (row?.[course.sides.indexOf(f.seat) + 2] ?? 0) / course.parts);
  return {
    day: day.day,
    rule: next.rule,
    leads: points[0] === points[1] ? null : view.fleets[points[0] > points[1] ? 0 : 1].seat,
    sides: view.fleets.map((f, i) => ({
      seat: f.seat,
      nation: f.nations[0],
      points: String(points[i]),
      losses: lost.filter((e) => f.nations.includes(e.ship.nation)),
    })),
  };
}
