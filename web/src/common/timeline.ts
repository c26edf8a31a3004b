/* The course of a match as the strip draws it: where each event lies between the turns, who had how much when. */
import { say, type Message } from './i18n.svelte';
import type { Course } from './protocol';
import type { Timeline } from './ui/models';

interface Stretch {
  /** Last event before it, first event after it, and its number among the turns. */
  from: number;
  to: number;
  at: number;
}

/** Turns as stretches of events; what comes before the first turn belongs to it. */
function stretches(course: Course): Stretch[] {
  const out: Stretch[] = [];
  let turn = 0;
  for (const [n, now] of course.rows) {
    if (out.length && now === turn) continue;
    const before = out[out.length - 1];
    if (before && turn > 0) {
      before.to = n;
      // several turns may pass in one step; a second day counts on from the first
      out.push({ from: n, to: n, at: before.at + Math.max(1, now - turn) });
    } else if (!out.length) out.push({ from: 0, to: n, at: 0 });
    turn = now;
  }
  if (out.length) out[out.length - 1].to = Math.max(out[out.length - 1].from + 1, lastEvent(course));
  return out;
}
export const lastEvent = (course: Course): number => course.ends[course.ends.length - 1] ?? 0;

/** Where an event lies, in turns from the beginning; `gone` is how much of the last turn has been played. */
export function position(course: Course, gone: number): (n: number) => number {
  const all = stretches(course);
  return (n) => {
    const s = [...all].reverse().find((x) => x.from < n) ?? all[0];
    if (!s) return 0;
    const share = Math.max(0, Math.min(1, (n - s.from) / Math.max(1, s.to - s.from)));
    return s.at + share * (s === all[all.length - 1] ? gone : 1);
  };
}
/** The event at a place of the strip. */
export function eventAt(course: Course, gone: number, x: number): number {
  const all = stretches(course);
  const s = [...all].reverse().find((y) => y.at <= x) ?? all[0];
  if (!s) return 0;
  const span = s === all[all.length - 1] ? gone : 1;
  return Math.round(s.from + Math.min(1, (x - s.at) / Math.max(0.05, span)) * (s.to - s.from));
}
/** The step of the replay after which an event has happened. */
export function stepOf(course: Course, n: number): number {
  const i = course.ends.findIndex((end) => end >= n);
  return i < 0 ? course.ends.length - 1 : i;
}

/** What a live table adds by itself to the course it was told when it opened. */
export function goneOn(
  course: Course,
  n: number,
  turn: number,
  points: number[],
  fresh: readonly { n: number; what: string; say: Message }[],
): Course {
  const rows = course.rows.filter((r) => r[0] <= n);
  const last = rows.at(-1);
  const changed = !last || last[1] !== turn || points.some((p, i) => p !== last[i + 2]);
  if (changed) rows.push([n, turn, ...points]);
  const known = new Set(course.marks.map((m) => m.n));
  const marks = course.marks.filter((m) => m.n <= n);
  for (const e of fresh)
    if (course.losses[e.what] && !known.has(e.n))
      marks.push({ n: e.n, kind: course.losses[e.what], what: e.say.id, args: e.say.args ?? {} });
  return { ...course, rows, marks, ends: [...course.ends.filter((end) => end < n), n] };
}

export interface Sides {
  colours: string[];
  nations: (string | null)[];
  /** Which side a loss befell, by its place among the sides; -1 = not known. */
  whose: (e: { what: string; args: Record<string, unknown> }) => number;
}

export function timeline(
  course: Course,
  now: number,
  gone: number,
  sides: Sides,
  words: { says: string; ends: string },
): Timeline {
  const at = position(course, gone);
  const turns = Math.max(course.turns, 1 + (stretches(course).at(-1)?.at ?? 0));
  const points = [...course.rows].reverse().find((r) => r[0] <= now) ?? course.rows[0];
  return {
    turns,
    now: at(now),
    turn: [...stretches(course)].reverse().find((s) => s.from <= now)?.at ?? 0,
    last: at(lastEvent(course)),
    says: words.says,
    ends: words.ends,
    tide: course.rows.map((r) => [at(r[0]), ...r.slice(2).map((p) => p / course.parts)]),
    colours: sides.colours,
    marks: course.marks.map((m) => ({
      at: at(m.n),
      n: m.n,
      kind: m.kind,
      side: sides.whose(m) === 0 ? -1 : 1,
      text: say({ id: m.what, args: m.args }),
    })),
    points: (points ?? [])
      .slice(2)
      .map((p, i) => ({ nation: sides.nations[i] ?? '', colour: sides.colours[i], value: p / course.parts })),
  };
}
