/* The wind rose: points of sail by facing, the wind through the middle, the ship in hand as a needle. */
import { angle, type Point } from '../hex';
import type { PointOfSail } from '../wire';
import { n } from './ink';

/** Where the rose lies, and how large it is. */
interface Dial {
  cx: number;
  cy: number;
  r: number;
}
const pol = ({ cx, cy, r }: Dial, a: number, k: number): Point => [
  cx + Math.sin((a * Math.PI) / 180) * r * k,
  cy - Math.cos((a * Math.PI) / 180) * r * k,
];
function wedge(dial: Dial, [a0, a1]: [number, number], [k0, k1]: [number, number], at: string): string {
  const { r } = dial;
  const p = [pol(dial, a0, k0), pol(dial, a0, k1), pol(dial, a1, k1), pol(dial, a1, k0)];
  return `<path d="M${n(p[0][0])},${n(p[0][1])}L${n(p[1][0])},${n(p[1][1])}A${n(r * k1)},${n(r * k1)} 0 0 1 ${n(p[2][0])},${n(p[2][1])}L${n(p[3][0])},${n(p[3][1])}A${n(r * k0)},${n(r * k0)} 0 0 0 ${n(p[0][0])},${n(p[0][1])}Z" ${at}/>`;
}
const ring = ({ cx, cy, r }: Dial, k: number, at: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${n(r * k)}" ${at}/>`;

/** The dark disc, its degrees, its brass rings. */
function rim(dial: Dial): string {
  let o = ring(dial, 1.2, 'fill="#0d2f39" fill-opacity=".55"');
  for (let i = 0; i < 72; i++) {
    const p = pol(dial, i * 5, 1.03);
    const q = pol(dial, i * 5, i % 6 === 0 ? 1.13 : i % 3 === 0 ? 1.09 : 1.06);
    o += `<path d="M${n(p[0])},${n(p[1])}L${n(q[0])},${n(q[1])}" stroke="#f3e6c8" stroke-opacity="${i % 6 ? 0.35 : 0.8}" stroke-width="${i % 6 ? 0.7 : 1.1}"/>`;
  }
  o +=
    ring(dial, 1.03, 'fill="none" stroke="#f3e6c8" stroke-opacity=".6" stroke-width=".8"') +
    ring(dial, 1.16, 'fill="none" stroke="#e0bd6e" stroke-width="1.4"') +
    ring(dial, 1.2, 'fill="none" stroke="#e0bd6e" stroke-width=".7"');
  return o;
}

const SHADE: Record<PointOfSail, [string, number]> = {
  running: ['#86e5cf', 0.34],
  reaching: ['#86e5cf', 0.62],
  beating: ['#86e5cf', 0.15],
  aback: ['#ff6a48', 0.16],
};
/** One facing: how she sails on it, what she may spend, its number outside the rim. */
function sector(
  dial: Dial,
  d: number,
  sail: PointOfSail,
  on: boolean,
  points: readonly number[] | null,
  word: string,
): string {
  const a = angle(d);
  const [colour, op] = SHADE[sail];
  let o = wedge(
    dial,
    [a - 29.2, a + 29.2],
    [0.5, 0.98],
    `fill="${colour}" fill-opacity="${op}" stroke="#f3e6c8" stroke-opacity="${on ? 1 : 0.25}" stroke-width="${on ? 1.6 : 0.7}"`,
  );
  if (sail === 'aback') o += wedge(dial, [a - 29.2, a + 29.2], [0.5, 0.98], 'fill="url(#hatchX)"');
  const q = pol(dial, a, 0.83);
  // a small rose has no room for words: its colours tell how she sails
  const small = dial.r < 60;
  const num = pol(dial, a, small ? 0.74 : 0.625);
  const flip = a > 90 && a < 270 ? 180 : 0;
  if (!small)
    o += `<text x="${n(q[0])}" y="${n(q[1])}" transform="rotate(${a + flip} ${n(q[0])} ${n(q[1])})" text-anchor="middle" dominant-baseline="central" class="rose-t">${word}</text>`;
  if (points)
    o += `<text x="${n(num[0])}" y="${n(num[1] + 0.5)}" text-anchor="middle" dominant-baseline="central" class="rose-n">${points[d - 1]}</text>`;
  const out = pol(dial, a, on ? 1.32 + 8 / dial.r : 1.32); // clear of the needle
  o += `<text x="${n(out[0])}" y="${n(out[1] + 1)}" text-anchor="middle" dominant-baseline="central" class="rose-d">${d}</text>`;
  return `<g data-choice="${d}">${o}</g>`;
}

const ARROW = [
  [0, -0.43],
  [0.11, -0.18],
  [0.035, -0.2],
  [0.035, 0.2],
  [0.1, 0.4],
  [0, 0.3],
  [-0.1, 0.4],
  [-0.035, 0.2],
  [-0.035, -0.2],
  [-0.11, -0.18],
];
/** The wind, blowing through the middle. */
const arrow = ({ cx, cy, r }: Dial, wind: number): string =>
  `<g transform="translate(${cx},${cy}) rotate(${angle(wind)})"><path d="M${ARROW.map((p) => `${n(p[0] * r)},${n(p[1] * r)}`).join('L')}Z" fill="#e0bd6e" stroke="#3a2a10" stroke-width=".8"/></g>`;

function needle(dial: Dial, facing: number): string {
  const p = pol(dial, angle(facing), 1.16);
  return `<g transform="translate(${n(p[0])},${n(p[1])}) rotate(${angle(facing)})"><path d="M0,-11L6.5,4L0,1L-6.5,4Z" fill="#ffd75e" stroke="#2a1e15" stroke-width="1"/></g>`;
}

export function rose(
  cx: number,
  cy: number,
  r: number,
  wind: number,
  facing: number | null,
  sails: readonly PointOfSail[],
  points: readonly number[] | null,
  words: Record<PointOfSail, string>,
): string {
  const dial = { cx, cy, r };
  const sectors = sails.map((sail, i) => sector(dial, i + 1, sail, i + 1 === facing, points, words[sail]));
  return (
    rim(dial) +
    sectors.join('') +
    ring(dial, 0.47, 'fill="#0d2f39" fill-opacity=".9" stroke="#e0bd6e" stroke-width=".8"') +
    arrow(dial, wind) +
    (facing ? needle(dial, facing) : '')
  );
}
