/* One turn as the server told it: who sailed which path, who ran into whom, which shots drew which chits. Parsed, never
   worked out. */
import type { GameEvent } from '../../common/protocol';
import { fireOf, word, type Shot } from './draws';
import { ahead, at, cardOf, path, type Colour, type PathPoint, type Pose, type SailSet } from './geo';

export interface Move {
  id: string;
  card: string | null;
  /** Words of the line sailed, as the log has them. */
  line: string;
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
  /** Actions revealed, by the name of the ship. */
  actions: Record<string, string[]>;
}

export const withStern = (p: Pose): PathPoint => {
  const [sx, sy] = at(p, -37.5, 0);
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

function sailed(e: GameEvent, height: number, shown: GameEvent | undefined): Move {
  const flat = e.args.path as number[];
  const poses: Pose[] = [];
  for (let i = 0; i + 2 < flat.length; i += 3)
    poses.push({ x: flat[i] / 100, y: (height - flat[i + 1]) / 100, h: flat[i + 2] / 100 });
  const line = word(shown?.args.line);
  const [, sail, colour] = /^sg-line-(?:(full|battle|backing)-)?(green|orange)$/.exec(line) ?? [];
  const points = smooth(poses);
  return {
    id: String(e.args.id),
    card: shown ? String(shown.args.card) : null,
    line,
    sail: (sail as SailSet) ?? 'battle',
    colour: (colour as Colour) ?? 'red',
    path: points,
    asked: null,
    length: lengthOf(points),
    against: [],
    rocks: false,
  };
}
/** The way the card shows from where she lay: drawn for a ship that was stopped on it. */
function asked(m: Move): PathPoint[] | null {
  const card = m.card ? cardOf(m.card) : null;
  if (!card || m.colour === 'red' || !card[m.sail]) return null;
  return path(m.path[0], card, m.sail, m.colour);
}

export function storyOf(events: readonly GameEvent[], height: number): Story | null {
  const story: Story = { turn: 0, moves: [], shots: fireOf(events).shots, actions: {} };
  const cards = new Map<string, GameEvent>();
  for (const e of events) {
    const a = e.args;
    const mine = story.moves.find((m) => m.id === String(a.id));
    switch (e.what) {
      case 'sg-turn':
        story.turn ||= Number(a.turn);
        break;
      case 'sg-actions-revealed':
        story.actions[String(a.ship)] = (a.actions as unknown[]).map((x) => word(x).replace('sg-token-', ''));
        break;
      case 'sg-card-revealed':
        cards.set(String(a.id), e);
        break;
      case 'sg-moved':
        story.moves.push(sailed(e, height, cards.get(String(a.id))));
        break;
      case 'sg-collision':
        mine?.against.push(String(a.other));
        if (mine) mine.asked = asked(mine);
        break;
      case 'sg-reef-chits':
      case 'sg-aground':
        if (mine) mine.rocks = true;
        break;
    }
  }
  return story.moves.length || story.shots.length ? story : null;
}
/** The last turn in which ships sailed or fired, of all that was told. */
export function lastStory(events: readonly GameEvent[], height: number): Story | null {
  let end = events.length;
  for (let i = events.length - 1; i >= 0; i--) {
    if (i > 0 && events[i].what !== 'sg-turn') continue;
    const story = storyOf(events.slice(i, end), height);
    if (story) return story;
    end = i;
  }
  return null;
}
