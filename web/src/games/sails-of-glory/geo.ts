/* Millimetres on the mat, for drawing: poses with y down the screen and the heading clockwise from north, and the path
   printed on a manoeuvre card. Where a ship really ends is the server's word. */
import printed from './printed.json';

export interface Pose {
  x: number;
  y: number;
  h: number;
}
export interface PathPoint extends Pose {
  /** Middle of the stern edge. */
  sx: number;
  sy: number;
}
export type SailSet = 'full' | 'battle' | 'backing';
export type Colour = 'green' | 'orange' | 'red';
type Triple = number[];
export type Card = { n: number; veer: number; kind: string; border?: string } & Record<SailSet, Triple[]>;
export const DECKS: Record<string, Record<string, Card>> = printed.decks;

export const cardOf = (id: string): Card | null => DECKS[id[0]]?.[id] ?? null;

/** A pose of the server: hundredths, y to the north. */
export const pose = (p: readonly number[], height: number): Pose => ({
  x: p[0] / 100,
  y: (height - p[1]) / 100,
  h: p[2] / 100,
});

/** The base of a ship, in millimetres. */
export const [LENGTH, WIDTH] = printed.base;
/** The rectangle of the base round her centre. */
export const BASE = `x="${-WIDTH / 2}" y="${-LENGTH / 2}" width="${WIDTH}" height="${LENGTH}"`;
const rad = Math.PI / 180;
export const ahead = (h: number): [number, number] => [Math.sin(h * rad), -Math.cos(h * rad)];
export const abeam = (h: number): [number, number] => [Math.cos(h * rad), Math.sin(h * rad)];
/** A point of a ship: `a` ahead of her centre, `b` to starboard. */
export function at(p: Pose, a: number, b: number): [number, number] {
  const f = ahead(p.h);
  const r = abeam(p.h);
  return [p.x + f[0] * a + r[0] * b, p.y + f[1] * a + r[1] * b];
}
export const bearing = (from: number[], to: number[]): number =>
  Math.atan2(to[0] - from[0], -(to[1] - from[1])) / rad;

const bezier = (p: number[][], t: number): number[] => {
  const m = 1 - t;
  return [0, 1].map(
    (i) => m * m * m * p[0][i] + 3 * m * m * t * p[1][i] + 3 * m * t * t * p[2][i] + t * t * t * p[3][i],
  );
};
/** The stern mark in the frame of the card: [right, up, heading] from the start to the arrow of a colour. A red card has one arrow. */
function track(card: Card, sail: SailSet, colour: Colour): Triple[] {
  const [first, second] = card[sail];
  const k = printed.handle;
  const points: Triple[] = [];
  const start: Triple = [0, 0, 0];
  const legs: [Triple, Triple][] =
    colour === 'green' && second
      ? [
          [start, first],
          [first, second],
        ]
      : [[start, first]];
  for (let v = -LENGTH; v < 0; v += 1.5) points.push([0, v, 0]);
  for (const [a, b] of legs) {
    const c = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const da = [Math.sin(a[2] * rad), Math.cos(a[2] * rad)];
    const db = [Math.sin(b[2] * rad), Math.cos(b[2] * rad)];
    const P = [
      [a[0], a[1]],
      [a[0] + da[0] * c * k, a[1] + da[1] * c * k],
      [b[0] - db[0] * c * k, b[1] - db[1] * c * k],
      [b[0], b[1]],
    ];
    for (let i = 0; i <= 20; i++) {
      const t = i / 20;
      const q = bezier(P, t);
      const q1 = bezier(P, Math.max(0, t - 0.01));
      const q2 = bezier(P, Math.min(1, t + 0.01));
      const h = i === 20 ? b[2] : i === 0 ? a[2] : Math.atan2(q2[0] - q1[0], q2[1] - q1[1]) / rad;
      points.push([q[0], q[1], h]);
    }
  }
  return points;
}
/** Centre poses along a card laid at a pose. */
export function path(pose: Pose, card: Card, sail: SailSet, colour: Colour): PathPoint[] {
  const bow = at(pose, LENGTH / 2, 0);
  const f = ahead(pose.h);
  const r = abeam(pose.h);
  return track(card, sail, colour).map((q) => {
    const sx = bow[0] + f[0] * q[1] + r[0] * q[0];
    const sy = bow[1] + f[1] * q[1] + r[1] * q[0];
    const h = pose.h + q[2];
    const d = ahead(h);
    return { x: sx + (d[0] * LENGTH) / 2, y: sy + (d[1] * LENGTH) / 2, h, sx, sy };
  });
}
export function along<T extends Pose>(points: readonly T[], t: number): Pose {
  if (points.length < 2) return points[0];
  const n = (points.length - 1) * t;
  const i = Math.min(points.length - 2, Math.floor(n));
  const k = n - i;
  const a = points[i];
  const b = points[i + 1];
  return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k, h: a.h + (b.h - a.h) * k };
}
