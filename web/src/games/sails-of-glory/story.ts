/* One turn as the server told it: who sailed which path, who ran into whom, which shots drew which chits. */
import { fireOf, type Shot } from './draws';
import { ahead, at, LENGTH, pose, type Colour, type PathPoint, type Pose, type SailSet } from './geo';
import { keyOf } from './model';
import type { Pose3, Sailed, SgEvent } from './wire';

export interface Move {
  id: string;
  card: string;
  line: string;
  veer: number;
  sail: SailSet;
  colour: Colour;
  path: PathPoint[];
  /** Where the card would have taken her, when she was stopped. */
  asked: PathPoint[] | null;
  length: number;
  /** Names of those she ran against. */
  against: string[];
  rocks: boolean;
}
export interface Story {
  turn: number;
  moves: Move[];
  shots: Shot[];
  /** Actions revealed, by ship. */
  actions: Record<string, string[]>;
  /** All that was told of it. */
  events: readonly SgEvent[];
}

export const withStern = (p: Pose): PathPoint => {
  const [sx, sy] = at(p, -LENGTH / 2, 0);
  return { ...p, sx, sy };
};
/** A smooth line through the poses of the server. */
export function glide(a: Pose, b: Pose, k: number): Pose {
  const d = Math.hypot(b.x - a.x, b.y - a.y) * 0.36;
  const fa = ahead(a.h);
  const fb = ahead(b.h);
  const m = 1 - k;
  const mix = (i: 0 | 1, p: number, q: number): number =>
    m * m * m * p + 3 * m * m * k * (p + fa[i] * d) + 3 * m * k * k * (q - fb[i] * d) + k * k * k * q;
  const turn = ((b.h - a.h + 540) % 360) - 180;
  return { x: mix(0, a.x, b.x), y: mix(1, a.y, b.y), h: a.h + turn * k };
}
const STEPS = 8;
function smooth(poses: Pose[]): PathPoint[] {
  const out = [withStern(poses[0])];
  for (let i = 1; i < poses.length; i++)
    for (let j = 1; j <= STEPS; j++) out.push(withStern(glide(poses[i - 1], poses[i], j / STEPS)));
  return out;
}
const lengthOf = (points: readonly Pose[]): number =>
  points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - points[i].x, p.y - points[i].y), 0);

const poses = (path: readonly Pose3[], height: number): Pose[] => path.map((p) => pose(p, height));

function sailed(e: Sailed, height: number): Move {
  const points = smooth(poses(e.path, height));
  return {
    id: keyOf(e.ship),
    card: e.card,
    line: e.line,
    veer: e.veer,
    sail: e.sails === 'full' || e.sails === 'backing' ? e.sails : 'battle',
    colour: e.attitude,
    path: points,
    asked: e.asked.length ? smooth(poses(e.asked, height)) : null,
    length: lengthOf(points),
    against: e.against.map((other) => other.name),
    rocks: e.rocks,
  };
}

export function storyOf(events: readonly SgEvent[], height: number): Story {
  const story: Story = { turn: 0, moves: [], shots: fireOf(events).shots, actions: {}, events };
  for (const e of events) {
    if (e.what === 'sg-turn') story.turn ||= e.turn;
    else if (e.what === 'sg-actions-revealed') story.actions[keyOf(e.ship)] = e.actions;
    else if (e.what === 'sg-sailed') story.moves.push(sailed(e, height));
    else if (e.what === 'sg-aground') {
      const mine = story.moves.find((m) => m.id === keyOf(e.ship));
      if (mine) mine.rocks = true;
    }
  }
  return story;
}
/** The last turn in which ships sailed or fired, of all that was told. */
export function lastStory(events: readonly SgEvent[], height: number): Story | null {
  let end = events.length;
  for (let i = events.length - 1; i >= 0; i--) {
    if (i > 0 && events[i].what !== 'sg-turn') continue;
    const story = storyOf(events.slice(i, end), height);
    if (story.moves.length || story.shots.length) return story;
    end = i;
  }
  return null;
}
