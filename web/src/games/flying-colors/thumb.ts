/* A scenario as a small chart: its own set-up, nothing typed by hand. */
import * as ships from '../../art/ships';
import { angle, centre, corners, key, outline, type Hex, type Point } from './hex';
import type { Shoal } from './model';

export interface ThumbMap {
  wind: number | null;
  units: { nation: string; bow: Hex; stern: Hex | null; facing: number; guns: number }[];
  shoals: Shoal[];
  batteries: { hex: Hex; nation: string }[];
}
const COLOUR: Record<string, string> = { '-1': '#3d7d80', '-2': '#69a59a', auto: '#a9cdb0', land: '#e6d8b4' };

/** The chart laid into the picture: how large a hex is, where the origin lies. */
interface Fit {
  k: number;
  ox: number;
  oy: number;
  w: number;
  h: number;
  big: boolean;
}
function fitted(map: ThumbMap, w: number, h: number, big: boolean): Fit {
  const points: Point[] = [];
  for (const u of map.units) {
    points.push(centre(u.bow, 1));
    if (u.stern) points.push(centre(u.stern, 1));
  }
  for (const b of map.batteries) points.push(centre(b.hex, 1));
  if (!points.length) points.push([30, 30], [60, 80]);
  const pad = big ? 7 : 8;
  const x0 = Math.min(...points.map((q) => q[0])) - pad;
  const x1 = Math.max(...points.map((q) => q[0])) + pad;
  const y0 = Math.min(...points.map((q) => q[1])) - pad;
  const y1 = Math.max(...points.map((q) => q[1])) + pad;
  const k = Math.min(w / (x1 - x0), h / (y1 - y0));
  const ox = w / 2 - ((x0 + x1) / 2) * k;
  const oy = h / 2 - ((y0 + y1) / 2) * k;
  return { k, ox, oy, w, h, big };
}
const spot = ({ k, ox, oy }: Fit, hex: Hex): Point => {
  const q = centre(hex, k);
  return [ox + q[0], oy + q[1]];
};

function shallows(map: ThumbMap, fit: Fit): string {
  const { k, ox, oy, w, h, big } = fit;
  let o = '';
  const near = new Map(
    map.shoals
      .filter((z) => {
        const q = spot(fit, z.hex);
        return q[0] > -9 && q[0] < w + 9 && q[1] > -9 && q[1] < h + 9;
      })
      .map((z) => [key(z.hex), z]),
  );
  const by: Record<string, string> = {};
  for (const z of near.values()) {
    const q = spot(fit, z.hex);
    by[String(z.depth)] =
      (by[String(z.depth)] ?? '') +
      corners(k * 1.04)
        .map((c, i) => (i ? 'L' : 'M') + (q[0] + c[0]).toFixed(1) + ',' + (q[1] + c[1]).toFixed(1))
        .join('') +
      'Z';
  }
  for (const depth of Object.keys(by)) o += `<path d="${by[depth]}" fill="${COLOUR[depth]}"/>`;
  if (near.size)
    o += `<path transform="translate(${ox},${oy})" d="${outline(
      [...near.values()].map((z) => z.hex),
      k,
    )}" stroke="#f1f7e6" stroke-opacity=".75" stroke-width="${big ? 1.1 : 0.8}" stroke-dasharray="1.5 1.8"/>`;
  return o;
}
/** Hulls where there is room for them, else darts. */
function unitsOf(map: ThumbMap, fit: Fit, wind: number): string {
  const { k, big } = fit;
  let o = '';
  const size = Math.max(big ? 11 : 9, Math.min(17, k * 3), Math.min(17, 90 / Math.max(1, map.units.length)));
  for (const u of map.units) {
    const a = spot(fit, u.bow);
    const b = u.stern ? spot(fit, u.stern) : a;
    const m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (big && k * 3.4 > 13)
      o += `<g transform="translate(${m[0]},${m[1]})">${ships.ship({ type: ships.typeOf(u.guns), nation: u.nation, heading: angle(u.facing), windTo: wind, scale: (k * 3.1) / 100, wake: 0 })}</g>`;
    else
      o += `<g transform="translate(${m[0].toFixed(1)},${m[1].toFixed(1)}) rotate(${angle(u.facing)}) scale(${((size / 10) * (u.stern ? 1 : 0.86)).toFixed(2)})"><path d="M0,-5.2L2.3,-1.6V4.4H-2.3V-1.6Z" fill="${ships.nations[u.nation]?.c ?? '#8a8474'}" stroke="#fbf5e6" stroke-width=".8"/></g>`;
  }
  return o;
}

export function thumb(map: ThumbMap, w: number, h: number, big: boolean): string {
  const fit = fitted(map, w, h, big);
  let o = `<rect width="${w}" height="${h}" fill="#1b4a57"/><rect width="${w}" height="${h}" fill="url(#tg)"/>`;
  let grid = '';
  for (let i = 0; i < 14; i++) grid += `M${(i * w) / 6},0V${h}M0,${(i * w) / 6}H${w}`;
  o += `<path d="${grid}" stroke="#d8efe6" stroke-opacity=".08"/>`;
  o += shallows(map, fit);
  for (const b of map.batteries) {
    const q = spot(fit, b.hex);
    o += `<rect x="${q[0] - 3}" y="${q[1] - 3}" width="6" height="6" fill="#e6d8b4" stroke="#2a1e15"/>`;
  }
  const wind = angle(map.wind ?? 1);
  o += unitsOf(map, fit, wind);
  const wx = w - (big ? 25 : 16);
  const wy = big ? 25 : 16;
  return (
    o +
    `<g transform="translate(${wx},${wy}) scale(${big ? 1.15 : 0.72})"><circle r="15" fill="#0d2f39" fill-opacity=".8" stroke="#e0bd6e"/><g transform="rotate(${wind})"><path d="M0,-12L5,-3.6L1.6,-4.6V7L4.6,12L0,9.4L-4.6,12L-1.6,7V-4.6L-5,-3.6Z" fill="#e0bd6e"/></g></g>`
  );
}

/** The corner of a battle that is being fought, for the sheet on the home screen. */
export function corner(
  units: {
    type: ships.HullType;
    nation: string;
    bow: Hex;
    stern: Hex | null;
    facing: number;
    lost?: readonly ships.Flaggish[];
    smoke?: 'port' | 'stbd' | 'both' | null;
    smokeAge?: number;
  }[],
  wind: number,
  at: Point,
  s = 6,
): string {
  let o = '<rect width="126" height="88" fill="#1b4a57"/>';
  for (const u of units) {
    const a = centre(u.bow, s);
    const b = centre(u.stern ?? u.bow, s);
    const x = at[0] + (a[0] + b[0]) / 2;
    const y = at[1] + (a[1] + b[1]) / 2;
    if (x > -20 && x < 146 && y > -20 && y < 108)
      o += `<g transform="translate(${x},${y})">${ships.ship({ type: u.type, nation: u.nation, heading: angle(u.facing), windTo: angle(wind), scale: Math.max(0.12, s * 0.0292), lod: 's', lost: u.lost, wake: 0.4, smoke: u.smoke, smokeAge: u.smokeAge })}</g>`;
  }
  return o;
}
