/* A ship of the line in profile: bow to the left, waterline at y = 0, about 300 wide at k = 1. */
import { flag } from '../ships';
import { f, f2 } from './ink';

interface Profile {
  x: number;
  y: number;
  k?: number;
  decks?: number;
  hull?: string;
  band?: string;
  sail?: string;
  shade?: string;
  line?: string;
  flag?: string;
  flagc?: string;
  /** One flat colour: a silhouette on the horizon. */
  sil?: string;
  plain?: boolean;
}
const COLOURS = {
  hull: '#1d1510',
  band: '#d9a94a',
  sail: '#fbeed2',
  shade: '#d9b98a',
  line: '#2a1d13',
  flag: 'British',
};
type Painted = Profile & typeof COLOURS;

/** Where each mast stands, how large its sails are, how high it is. */
type Mast = [x: number, size: number, height: number];
const MASTS: Mast[] = [
  [-62, 1, 158],
  [4, 1.06, 176],
  [64, 0.8, 136],
];
/** The sails of a mast: half breadths at foot and head, and where these lie on the mast. */
type Square = [foot: number, head: number, low: number, high: number];
const MIZZEN: Square[] = [
  [24, 19, 0.3, 0.6],
  [17, 12, 0.62, 0.84],
  [11, 8, 0.86, 1.02],
];
const SQUARE: Square[] = [
  [33, 29, 0.22, 0.5],
  [28, 19, 0.52, 0.78],
  [18, 12, 0.8, 0.97],
  [11, 7.5, 0.985, 1.1],
];

/** Standing rigging, behind all else. */
function rigging(c: Painted, H: number): string {
  const sil = c.sil;
  let rig = '';
  MASTS.forEach((m) => {
    const top = -m[2] - 20;
    rig += `M${m[0]},${f(top)}L${m[0] - 20},${f(-34 * H)}M${m[0]},${f(top)}L${m[0] + 26},${f(-36 * H)}M${m[0]},${f(top * 0.62)}L${m[0] + 20},${f(-34 * H)}M${m[0]},${f(top * 0.62)}L${m[0] + 13},${f(-34 * H)}M${m[0]},${f(top * 0.62)}L${m[0] - 13},${f(-34 * H)}`;
  });
  rig += `M-160,${f(-66)}L-62,-178M-152,${f(-62)}L-62,-118M-62,-170L4,-196M-62,-110L4,-130M4,-190L64,-156M64,-150L110,${f(-56 * H)}`;
  return `<path d="${rig}" stroke="${sil || c.line}" stroke-width=".7" fill="none" opacity="${sil ? 0.8 : 0.7}"/>`;
}

function spars(c: Painted, H: number): string {
  const sil = c.sil;
  let s = `<path d="M-96,${f(-36 * H)}L-164,${f(-68)}" stroke="${sil || '#4a3019'}" stroke-width="3.2"/>`;
  MASTS.forEach((m) => {
    s += `<path d="M${m[0]},${f(-30 * H)}V${f(-m[2] - 26)}" stroke="${sil || '#4a3019'}" stroke-width="3"/>`;
  });
  return s;
}

function jibsAndDriver(c: Painted): string {
  const sil = c.sil;
  const cloth = (p: string, sh?: number) =>
    `<path d="${p}" fill="${sil || (sh ? c.shade : c.sail)}" stroke="${sil || c.line}" stroke-width=".7" stroke-linejoin="round"/>`;
  return (
    cloth(`M-158,-64Q-112,-96 -66,-168Q-90,-104 -104,-58Q-130,-56 -158,-64Z`, 1) +
    cloth(`M-138,-55Q-104,-74 -66,-118Q-78,-74 -88,-50Q-110,-46 -138,-55Z`) +
    cloth(`M66,-104L104,-124Q110,-86 118,-60Q92,-50 66,-52Z`, 1)
  );
}

/** A course clewed up to its yard. */
function clewedUp(c: Painted, [x, k, top]: Mast, l: Square): string {
  const sil = c.sil;
  return `<path d="M${f(x - l[1] * k)},${f(-top * l[3])}h${f(l[1] * 2 * k)}" stroke="${sil || c.shade}" stroke-width="4.5" stroke-linecap="round"/><path d="M${f(x - l[1] * k - 3)},${f(-top * l[3] - 2)}h${f(l[1] * 2 * k + 6)}" stroke="${sil || c.line}" stroke-width="1.4"/>`;
}
function squareSail(c: Painted, [x, k, top]: Mast, l: Square, j: number): string {
  const sil = c.sil;
  const yb = -top * l[2] - 8,
    yt = -top * l[3] - 6,
    wb = l[0] * k,
    wt = l[1] * k,
    b = (6 + 3 * (1 - j / 4)) * k,
    sx = -5 * k;
  const sail = `<path d="M${f(x - wt)},${f(yt)}L${f(x + wt)},${f(yt)}C${f(x + wt + 1)},${f(yt + (yb - yt) * 0.4)} ${f(x + wb + sx)},${f(yt + (yb - yt) * 0.7)} ${f(x + wb)},${f(yb)}Q${f(x + sx)},${f(yb - b * 0.9)} ${f(x - wb)},${f(yb)}C${f(x - wb - b * 1.3)},${f(yt + (yb - yt) * 0.66)} ${f(x - wt - b)},${f(yt + (yb - yt) * 0.25)} ${f(x - wt)},${f(yt)}Z" fill="${sil || c.sail}" stroke="${sil || c.line}" stroke-width=".7"/>`;
  if (sil) return sail;
  return (
    sail +
    `<path d="M${f(x + wt * 0.25)},${f(yt)}L${f(x + wt)},${f(yt)}C${f(x + wt + 1)},${f(yt + (yb - yt) * 0.4)} ${f(x + wb + sx)},${f(yt + (yb - yt) * 0.7)} ${f(x + wb)},${f(yb)}Q${f(x + wb * 0.5)},${f(yb - b * 0.55)} ${f(x + wb * 0.12)},${f(yb - b * 0.62)}C${f(x + wb * 0.34)},${f((yt + yb) / 2)} ${f(x + wt * 0.3)},${f(yt + 4)} ${f(x + wt * 0.25)},${f(yt)}Z" fill="${c.shade}" opacity=".75"/>` +
    `<path d="M${f(x - wt - 3)},${f(yt)}H${f(x + wt + 3)}" stroke="${c.line}" stroke-width="1.6"/>` +
    `<path d="M${f(x - wb * 0.5)},${f(yt + 3)}Q${f(x - wb * 0.62)},${f((yt + yb) / 2)} ${f(x - wb * 0.5)},${f(yb - b * 0.5)}M${f(x)},${f(yt + 2)}Q${f(x - 5)},${f((yt + yb) / 2)} ${f(x - 1)},${f(yb - b * 0.8)}" stroke="${c.line}" stroke-opacity=".2" stroke-width=".6" fill="none"/>`
  );
}
function squareSails(c: Painted): string {
  let s = '';
  MASTS.forEach((m, i) => {
    (i === 2 ? MIZZEN : SQUARE).forEach((l, j) => {
      s += c.plain && j === 0 && i < 2 ? clewedUp(c, m, l) : squareSail(c, m, l, j);
    });
  });
  return s;
}

/** One row of gunports on its painted band, the lowest first. */
function gunports(c: Painted, d: number, r: number): string {
  const y = -8 - r * 9.2 * (d === 3 ? 1 : 1.05);
  const path = `M-99,${f(y - 2)}C-50,${f(y + 0.8)} 20,${f(y + 0.8)} ${f(104 + r * 1.6)},${f(y - 6)}`;
  let s = `<path d="${path}" stroke="${c.band}" stroke-width="4.4" fill="none"/>`;
  const n = 15 - r;
  let pt = '';
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      x = -92 + t * 186 + r * 1.5,
      yy = y - 2 + 2.4 * Math.sin(Math.PI * t) - (t > 0.72 ? (t - 0.72) * 14 : 0);
    pt += `<rect x="${f(x - 2.1)}" y="${f(yy - 1.9)}" width="4.2" height="4" fill="#120c08"/>`;
  }
  s += pt;
  return s;
}
/** The hull, over the feet of the sails: bands of ports, stern lights, head, foam. */
function hullSide(c: Painted, d: number, H: number): string {
  const sil = c.sil;
  const hull = `M-112,${f(-30 * H)}C-104,${f(-24 * H)} -104,${f(-10 * H)} -97,2L96,2C104,${f(-10 * H)} 110,${f(-34 * H)} 112,${f(-54 * H)}L100,${f(-55 * H)}C86,${f(-47 * H)} 60,${f(-42 * H)} 34,${f(-36 * H)}C0,${f(-31 * H)} -44,${f(-31 * H)} -84,${f(-36 * H)}L-98,${f(-38 * H)}Z`;
  let s = `<path d="${hull}" fill="${sil || c.hull}"/>`;
  if (sil) return s;
  for (let r = 0; r < d; r++) s += gunports(c, d, r);
  return (
    s +
    `<path d="M84,${f(-36 * H)}L110,${f(-46 * H)}M86,${f(-24 * H)}L108,${f(-32 * H)}" stroke="${c.band}" stroke-width="1.4"/><path d="M90,${f(-40 * H)}h3.6v5h-3.6zM96.5,${f(-42 * H)}h3.6v5h-3.6zM103,${f(-44.5 * H)}h3.6v5h-3.6zM92,${f(-28 * H)}h3.4v5h-3.4zM98,${f(-29.5 * H)}h3.4v5h-3.4z" fill="#ffdf8f"/>` +
    `<path d="M-112,${f(-30 * H)}Q-118,${f(-36 * H)} -112,${f(-40 * H)}L-98,${f(-38 * H)}" fill="none" stroke="${c.band}" stroke-width="2"/>` +
    `<path d="M-97,2C-60,5.4 50,5.4 96,2" stroke="#e8f3ea" stroke-opacity=".75" stroke-width="1.6" fill="none"/>`
  );
}

function ensign(c: Painted, H: number): string {
  const sil = c.sil;
  if (!sil)
    return `<path d="M110,${f(-52 * H)}L122,-96" stroke="${c.line}" stroke-width="1.6"/><g transform="translate(122,-86) rotate(172) scale(1,-1) skewY(-9)">${flag(c.flag, 40, 24)}</g>`;
  return `<path d="M110,-54L120,-92" stroke="${sil}" stroke-width="1.6"/><path d="M120,-92l-22,3v12l22,-3z" fill="${c.flagc || sil}"/>`;
}

export function profile(o: Profile): string {
  const c: Painted = { ...COLOURS, ...o };
  const d = o.decks || 3;
  const H = d === 3 ? 1.12 : d === 2 ? 1 : 0.86;
  const s =
    rigging(c, H) +
    spars(c, H) +
    jibsAndDriver(c) +
    squareSails(c) +
    hullSide(c, d, H) +
    (c.flag ? ensign(c, H) : '');
  return `<g transform="translate(${f(o.x)},${f(o.y)}) scale(${f2(o.k || 1)},${f2(o.k || 1)})">${s}</g>`;
}
