/* From the server's view to what the table shows. No rule is worked out here: options, poses, arcs and odds are told. */
import { historic, say, sayOr, t, words } from '../../common/i18n.svelte';
import type { Course, Match } from '../../common/protocol';
import { timeline } from '../../common/timeline';
import { askedOf, promptOf } from '../../common/ui/asked';
import { concerns, logLines, type Mark, type Written } from '../../common/ui/log';
import type { LogLine, Timeline } from '../../common/ui/models';
import { sidesOf } from '../../screens/sides';
import { chartShip, onChart } from './chartmodel';
import type { ChartModel, FcTable, Ui } from './model';
import { END, OBVIOUS, options, shotCard } from './orders';
import printed from './printed.json';
import { LOST } from './scene';
import { shipCard } from './shipcard';
import { shotLine } from './shots';
import type { FcDecision, FcEvent, ShipHints, WireView } from './wire';

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

function concerned(e: FcEvent, seat: string | null): ReturnType<typeof concerns> {
  const side = 'side' in e && e.side !== null && typeof e.side === 'object' ? e.side.seat : null;
  const actor = 'ship' in e ? e.ship.side : 'leader' in e ? e.leader.side : side;
  const target = 'target' in e ? e.target.side : null;
  return concerns(seat, actor, target, LOST.has(e.what));
}
const lines = new WeakMap<FcEvent, { reader: string; written: Written }>();
/** The log, newest first; what was written of an event before stands, for the same reader in the same words. */
export function logOf(view: WireView, events: readonly FcEvent[]): LogLine[] {
  /** Whose line it is: the ship's that acts, or the side's. */
  const nationOf = (e: FcEvent): { nation?: string } => {
    if ('ship' in e) return { nation: e.ship.nation };
    if ('leader' in e) return { nation: e.leader.nation };
    const seat = 'side' in e && e.side !== null && typeof e.side === 'object' ? e.side.seat : null;
    return { nation: view.fleets.find((f) => f.seat === seat)?.nations[0] };
  };
  const mark = (e: FcEvent): Mark => ({ ...nationOf(e), ...concerned(e, view.seat ?? null) });
  const reader = `${words.lang} ${words.version} ${view.seat}`;
  const keep = (e: FcEvent, write: () => Written): Written => {
    const kept = lines.get(e);
    if (kept?.reader === reader) return kept.written;
    const written = write();
    lines.set(e, { reader, written });
    return written;
  };
  return logLines(events, mark, (e) => e.what === 'fc-turn', false, more, keep);
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

/** The part of the chart that has ships, with some sea round it, in half hexes. */
function boxOf(chart: ChartModel): FcTable['box'] {
  const xs = chart.ships.map((u) => u.bow[0] * 1.5);
  const ys = chart.ships.map((u) => u.bow[1] * Math.sqrt(3));
  return xs.length
    ? { x0: Math.min(...xs) - 6, y0: Math.min(...ys) - 6, x1: Math.max(...xs) + 6, y1: Math.max(...ys) + 6 }
    : { x0: 0, y0: 0, x1: 106, y1: 60 };
}
/** The bar above the chart. */
function topOf(view: WireView, decision: FcDecision | null, match: Match, waiting: string): FcTable['top'] {
  const mine = view.fleets.find((f) => f.seat === view.seat);
  const asked = decision ? mine : view.fleets.find((f) => match.waiting_for.includes(f.seat));
  const phase = t('web-fc-phase', { phase: view.phase });
  const title = say({ id: `fc-scn-${match.scenario}` }).replace(/, \d{4}$/, '');
  const date = historic(DATES[match.scenario]?.date || String(view.year));
  const turns = turnsOf(view);
  return {
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
      title: askedOf(decision, match, waiting),
      detail: decision ? (view.ships[view.active]?.name ?? phase) : waiting,
      colour: COLOUR[mine?.nations[0] ?? 'British'] ?? 'var(--n-neutral)',
      nation: asked?.nations[0] ?? mine?.nations[0],
    },
  };
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
  const waiting = match.waiting_for.map((s) => seatTitle('fc', s)).join(', ');
  const prompt = promptOf(decision, match, waiting, events);
  const opts = options(view, decision, hints, ui);
  const end = opts.find((o) => END.has(o.action) && !o.refused);
  const active = view.active >= 0 ? view.ships[view.active] : null;
  const command = active ? view.commands.find((c) => c.ships.includes(active.id)) : null;
  const leader = command ? view.ships[command.leader] : null;
  const looked = chart.selected;
  return {
    top: topOf(view, decision, match, waiting),
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
      end: end ? { action: end.action, title: end.title, obvious: OBVIOUS.has(end.action) } : null,
    },
    card: shipCard(view, looked, decision, hints, events),
    key: chart.shoals.length > 0,
    shot: ui.hot ? shotCard(ui.previews[ui.hot], view) : null,
    log,
    logNote: t('web-turn', { turn: view.turn }),
    logCount: events.length,
    timeline,
    box: boxOf(chart),
  };
}
