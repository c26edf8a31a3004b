/* The combat ruler on the mat: from the gun end to the point measured, in millimetres; the bands are the server's. */
import { t } from '../../common/i18n.svelte';
import { at, type Pose } from './geo';
import printed from './printed.json';

export interface Measure {
  from: [number, number];
  to: [number, number];
  bands: Bands;
  /** Red dots the gun end catches on. */
  dots: [number, number][];
}
export interface Bands {
  stripe: number;
  half: number;
  length: number;
}
export const millimetres = (m: Measure): number => Math.hypot(m.to[0] - m.from[0], m.to[1] - m.from[1]);
const band = (mm: number, b: Bands): 'near' | 'short' | 'long' | 'out' =>
  mm <= b.stripe ? 'near' : mm <= b.half ? 'short' : mm <= b.length ? 'long' : 'out';
export const bandWords = (mm: number, b: Bands): string => t('web-sg-band', { band: band(mm, b) });
export const measured = (m: Measure): string =>
  t('web-sg-measure', { mm: Math.round(millimetres(m)), band: band(millimetres(m), m.bands) });

/** The red dots of a ship: three to a side. */
export const dotsOf = (p: Pose): [number, number][] =>
  Object.values(printed.arcs).flatMap((a) => [at(p, a.x, a.y), at(p, a.x, -a.y)]);
const CATCH = 7;
export function caught(p: [number, number], dots: readonly [number, number][]): [number, number] {
  const near = dots.find((d) => Math.hypot(d[0] - p[0], d[1] - p[1]) < CATCH);
  return near ? [...near] : p;
}
