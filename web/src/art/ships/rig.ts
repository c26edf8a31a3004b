/* Masts, yards and sails from above, and what is left of them when they go by the board. */
import { f } from './ink';
import type { Lod, Vessel } from './looks';

const INK = '#3b3022';

/** How the yards are braced: by the wind over her, flat when it is dead ahead. */
interface Trim {
  /** How far off the bow the wind blows, and to which side. */
  a: number;
  sg: number;
  aback: boolean;
  brace: number;
  /** How far the sails belly out. */
  depth: number;
  /** How far a ship that lists carries her sails outboard. */
  listX: number;
  line: number;
}
const LINE: Record<Lod, number> = { s: 1.9, m: 0.85, l: 0.5 };
function trim({ o, lod, rel }: Vessel): Trim {
  const a = Math.abs(rel);
  const sg = rel >= 0 ? 1 : -1;
  const aback = a > 150;
  return {
    a,
    sg,
    aback,
    brace: aback ? 0 : Math.min(58, a * 0.5) * sg,
    depth: aback ? 4.6 : a < 20 ? 9.4 : a < 90 ? 8.8 : 6.6,
    listX: (o.list || 0) * 7,
    line: LINE[lod],
  };
}

function crescent(w: number, y0: number, d: number, back: number) {
  return `M${f(-w)},${f(y0)}C${f(-w * 0.72)},${f(y0 - d * 1.3)} ${f(w * 0.72)},${f(y0 - d * 1.3)} ${f(w)},${f(y0)}C${f(w * 0.62)},${f(y0 - d * back)} ${f(-w * 0.62)},${f(y0 - d * back)} ${f(-w)},${f(y0)}Z`;
}

/** Sails in their gaskets, one roll along each yard. */
function furled({ lod }: Vessel, W: number): string {
  let g = '';
  const ws = lod === 's' ? [W * 0.9] : [W, W * 0.76, W * 0.55];
  ws.forEach((w, j) => {
    const y = -j * 1.5;
    g += `<path d="M${f(-w)},${f(y)}L${f(w)},${f(y)}" stroke="${INK}" stroke-width="${lod === 's' ? 3.4 : 1.9}" stroke-linecap="round"/><path d="M${f(-w * 0.86)},${f(y)}L${f(w * 0.86)},${f(y)}" stroke="#efe5cd" stroke-width="${lod === 's' ? 2.2 : 1.25}" stroke-linecap="round" stroke-dasharray="${lod === 's' ? 'none' : '3.2 .7'}"/>`;
  });
  return g;
}

type Cloth = [width: number, y: number, depth: number, fill: string];
/** The sails of one mast that are set, the lowest first. */
function setSails({ o, lod }: Vessel): Cloth[] {
  const full = o.sail === 'full';
  const layers: Cloth[] = full
    ? [
        [1.14, 0, 1.2, 'qd-sailback'],
        [0.94, -2, 1.14, 'qd-sail2'],
        [0.68, -4.2, 0.98, 'qd-sail'],
      ]
    : [
        [0.9, 0, 1.1, 'qd-sail2'],
        [0.62, -2.8, 0.92, 'qd-sail'],
      ];
  if (lod === 's') return [[full ? 1.15 : 0.95, 0, 1.25, 'qd-sail']];
  return layers;
}

function shotHoles({ o, lod, R }: Vessel, w: number, y0: number, d: number): string {
  let g = '';
  const holes = Math.round((1 - (o.rig ?? 1)) * (lod === 's' ? 3 : 6));
  for (let q = 0; q < holes; q++) {
    const hx = (R() * 1.5 - 0.75) * w,
      hy = y0 - d * (0.35 + R() * 0.4) * (1 - (hx / w) ** 2),
      r = (lod === 's' ? 2 : 0.8) + R() * 1.1;
    g += `<ellipse cx="${f(hx)}" cy="${f(hy)}" rx="${f(r * 1.15)}" ry="${f(r * 0.8)}" fill="#21343a" stroke="#6d5d3e" stroke-width=".3"/>`;
  }
  return g;
}

function cloth(v: Vessel, { depth, line }: Trim, W: number, l: Cloth): string {
  const { lod } = v;
  const w = W * l[0],
    d = depth * l[2] * (W / 19.5),
    y0 = l[1];
  let g = `<path d="${crescent(w, y0, d, lod === 's' ? -0.25 : 0.12)}" fill="${lod === 's' ? '#fbf5e4' : `url(#${l[3]})`}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"/>`;
  if (lod !== 's')
    g += `<path d="M${f(-w - 1)},${f(y0)}L${f(w + 1)},${f(y0)}" stroke="#2c2117" stroke-width="${lod === 'm' ? 1 : 0.9}" stroke-linecap="round"/>`;
  if (lod === 'l')
    g += `<path d="M${f(-w * 0.33)},${f(y0 - d * 0.18)}Q${f(-w * 0.36)},${f(y0 - d * 0.6)} ${f(-w * 0.3)},${f(y0 - d * 0.86)}M${f(w * 0.33)},${f(y0 - d * 0.18)}Q${f(w * 0.36)},${f(y0 - d * 0.6)} ${f(w * 0.3)},${f(y0 - d * 0.86)}M0,${f(y0 - d * 0.15)}L0,${f(y0 - d * 0.95)}" stroke="#8d7b55" stroke-width=".28" fill="none" opacity=".8"/>`;
  return g + shotHoles(v, w, y0, d);
}

/** Studding sails on the weather side, both when running. */
function studdingSails({ o, lod }: Vessel, { a, sg, depth, line }: Trim, W: number): string {
  if (o.sail !== 'full' || lod === 's' || a >= 100) return '';
  const sides = a < 20 ? [-1, 1] : [-sg];
  return sides
    .map(
      (sd) =>
        `<path d="M${f(sd * W * 1.12)},0 Q${f(sd * W * 1.34)},${f(-depth * 0.95)} ${f(sd * W * 1.56)},-.5 Q${f(sd * W * 1.34)},${f(-depth * 0.25)} ${f(sd * W * 1.12)},0Z" fill="url(#qd-sail2)" stroke="${INK}" stroke-width="${line}"/>`,
    )
    .join('');
}

function mast(v: Vessel, trimmed: Trim, i: number): string {
  const { t, o, lod } = v;
  const { aback, brace, listX } = trimmed;
  if (o.lost && o.lost[i]) return '';
  const m = t.masts[i];
  const last = i === t.masts.length - 1 && t.masts.length === 3;
  const W = t.yard * (last ? 0.8 : i === 0 ? 0.95 : 1);
  let out: string;
  if (o.sail === 'furled')
    out =
      lod === 's'
        ? `<g transform="translate(0,${f(m)})">${furled(v, W)}</g>`
        : `<g transform="translate(${f(listX * 0.6)},${f(m)}) rotate(${f(aback ? 0 : brace * 0.5)})">${furled(v, W)}</g>`;
  else {
    const g = setSails(v)
      .map((l) => cloth(v, trimmed, W, l))
      .join('');
    const wings = last ? '' : studdingSails(v, trimmed, W);
    out = `<g transform="translate(${f(listX)},${f(m)}) rotate(${f(brace)})${aback ? ' scale(1,-1)' : ''}">${g}${wings}</g>`;
  }
  if (lod !== 's')
    out += `<circle cx="${f(listX * 0.3)}" cy="${f(m)}" r="2.3" fill="#7b5a34" stroke="#1f150d" stroke-width=".5"/><circle cx="${f(listX * 0.3)}" cy="${f(m)}" r="1.25" fill="#20160e"/>`;
  return out;
}

/** Jib and driver, to leeward. */
function foreAndAft({ t, o, lod }: Vessel, { a, sg, aback, line }: Trim): string {
  if (o.sail === 'furled' || aback || lod === 's') return '';
  let out = '';
  const bx = a < 10 ? 4.2 : 9.5 * sg;
  const fy = t.masts[0];
  const tip = -t.L / 2 - t.L * 0.15;
  if (!(o.lost && o.lost[0]))
    out += `<path d="M0,${f(tip)}Q${f(bx)},${f((tip + fy) / 2 - 1)} ${f(bx * 0.55)},${f(fy - 7)}Q${f(bx * 0.3)},${f((tip + fy) / 2)} 0,${f(tip)}Z" fill="url(#qd-sail2)" stroke="${INK}" stroke-width="${line * 0.8}"/>`;
  const li = t.masts.length - 1;
  const my = t.masts[li];
  if (!(o.lost && o.lost[li])) {
    const ex = (a < 10 ? 5 : 5 + a * 0.035) * sg;
    const ey = t.L / 2 + 3.5;
    out += `<path d="M0,${f(my + 2)}Q${f(ex * 1.25)},${f((my + ey) / 2)} ${f(ex)},${f(ey)}Q${f(ex * 0.55)},${f((my + ey) / 2 + 2)} 0,${f(my + 2)}Z" fill="url(#qd-sail2)" stroke="${INK}" stroke-width="${line * 0.8}"/>`;
  }
  return out;
}

export function sails(v: Vessel): string {
  const trimmed = trim(v);
  return v.t.masts.map((_, i) => mast(v, trimmed, i)).join('') + foreAndAft(v, trimmed);
}

/** Masts gone by the board, to leeward. */
export function wreckage({ t, o, R, rel }: Vessel): string {
  const sg = rel >= 0 ? 1 : -1;
  let s = '';
  t.masts.forEach((m: number, i: number) => {
    if (!(o.lost && o.lost[i])) return;
    const len = t.yard * (1.45 + R() * 0.35),
      ang = sg * (62 + R() * 40),
      bx = t.B / 2;
    s += `<g transform="translate(0,${f(m)}) rotate(${f(ang)})"><path d="M${f(-6 - R() * 3)},${f(-len * 0.55)}q4,-7 ${f(8)},-4.5q5,2.5 7,8q-1,6 -7,7q-8,1.5 -9,-3q-1.5,-3.5 1,-7.5z" fill="#d8cba9" stroke="#4a3d29" stroke-width=".7"/><path d="M-3,${f(-len * 0.62)}q3,4 7,4M-4,${f(-len * 0.5)}q4,3 9,2" stroke="#8d7b55" stroke-width=".5" fill="none"/><path d="M0,${f(-bx * 0.15)}L0,${f(-len)}" stroke="#2a1c10" stroke-width="2.2" stroke-linecap="round"/><path d="M0,${f(-bx * 0.15)}L0,${f(-len)}" stroke="#8a6238" stroke-width="1.1" stroke-linecap="round"/><path d="M-9,${f(-len * 0.72)}L10,${f(-len * 0.6)}" stroke="#2a1c10" stroke-width="1.4" stroke-linecap="round"/><path d="M0,${f(-len)}L-4,-2M0,${f(-len)}L5,-3" stroke="#241a12" stroke-width=".35"/></g>`;
    s += `<path d="M-2.2,${f(m + 1)}l1.2,-3.4 1,2 1,-2.6 1.4,3.6q-2.4,2.2 -4.6,.4z" fill="#caa066" stroke="#20150c" stroke-width=".6"/>`;
  });
  return s;
}
