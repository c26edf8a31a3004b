/* What every layer of the chart is drawn with. */
import { centre, corners, type Hex, type Point } from '../hex';

export const n = (v: number): string => (Math.round(v * 10) / 10).toString();
const SEA: Record<string, string> = {
  British: '#ffb3ad',
  French: '#b5d3ff',
  Spanish: '#ffdc80',
  Dutch: '#ffc293',
  Danish: '#e0bdf5',
  American: '#c3d1f6',
};
export const seaTint = (nation: string): string => SEA[nation] ?? '#f6f0e1';
export const ROOT3 = Math.sqrt(3);

export const shipScale = (s: number): number => (s / 28) * 0.82;
export function amidships(u: { bow: Hex; stern: Hex | null }, s: number): Point {
  const a = centre(u.bow, s);
  if (!u.stern) return a;
  const b = centre(u.stern, s);
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
export function hexPath(h: Hex, s: number, side: number): string {
  const p = centre(h, s);
  return (
    corners(side)
      .map((c, i) => (i ? 'L' : 'M') + n(p[0] + c[0]) + ',' + n(p[1] + c[1]))
      .join('') + 'Z'
  );
}

/** A box on the chart or in the window. */
export interface Frame {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
