/* Arcs of fire and the combat ruler. */
import * as GEO from '../geo';
import { f, type V, type Words } from './ink';
import printed from '../printed.json';
import { ARCS } from './ships';

/** The bands of the combat ruler, in millimetres. */
const { cd_band: NEAR, half: HALF, length: LONG } = printed.ruler;

function sector(v: V, o: number[], b0: number, b1: number, r0: number, r1: number): string {
  if (b1 < b0) [b0, b1] = [b1, b0];
  const k = v.k,
    c = v.P(o[0], o[1]),
    q = (b: number, r: number) => {
      const d = GEO.ahead(b);
      return [c[0] + d[0] * r * k, c[1] + d[1] * r * k];
    },
    p = [q(b0, r0), q(b0, r1), q(b1, r1), q(b1, r0)];
  return `M${f(p[0][0])},${f(p[0][1])}L${f(p[1][0])},${f(p[1][1])}A${f(r1 * k)},${f(r1 * k)} 0 0 1 ${f(p[2][0])},${f(p[2][1])}L${f(p[3][0])},${f(p[3][1])}${r0 ? `A${f(r0 * k)},${f(r0 * k)} 0 0 0 ${f(p[0][0])},${f(p[0][1])}` : ''}Z`;
}
/** Where an arc is named. */
export function arcLabel(
  v: V,
  pose: GEO.Pose,
  arc: 'front' | 'rear' | 'full',
  side: 1 | -1,
  far = 264,
): [number, number] {
  const [from, to] = ARCS[arc].from_bow;
  const off = arc === 'front' ? from + 13 : arc === 'rear' ? to - 13 : (from + to) / 2;
  const [x, y] = GEO.at(pose, ARCS[arc].x, ARCS[arc].y * side);
  const d = GEO.ahead(pose.h + side * off);
  return v.P(x + d[0] * far, y + d[1] * far);
}
export function arcs(
  v: V,
  pose: GEO.Pose,
  gun: number[],
  words: Words,
  o: { sides?: (1 | -1)[]; lab?: Record<string, number> } = {},
): string {
  let s = '';
  const band = [
    [0, NEAR, 0.2],
    [NEAR, HALF, 0.12],
    [HALF, LONG, 0.06],
  ];
  for (const sd of o.sides || [1, -1]) {
    const col = sd > 0 ? '#7fdf8b' : '#ff7d6b',
      h = sd > 0 ? 'hatchS' : 'hatchP',
      lt = sd > 0 ? '#a9f0b2' : '#ffb5a9';
    for (const a of ['front', 'rear', 'full'] as const) {
      const A = ARCS[a],
        org = GEO.at(pose, A.x, A.y * sd),
        b0 = pose.h + sd * A.from_bow[0],
        b1 = pose.h + sd * A.from_bow[1];
      band.forEach((b) => {
        s += `<path d="${sector(v, org, b0, b1, b[0], b[1])}" fill="${col}" fill-opacity="${a === 'full' ? b[2] : b[2] * 0.5}"/>`;
      });
      if (a === 'full') s += `<path d="${sector(v, org, b0, b1, 0, LONG)}" fill="url(#${h})" opacity=".17"/>`;
      s += `<path d="${sector(v, org, b0, b1, 0, LONG)}" fill="none" stroke="${col}" stroke-opacity="${a === 'full' ? 0.95 : 0.6}" stroke-width="${a === 'full' ? 1.6 : 1}" stroke-dasharray="${a === 'full' ? '' : '5 4'}"/>`;
      [NEAR, HALF].forEach((r) => {
        const c = v.P(org[0], org[1]),
          q = [b0, b1].map((b) => {
            const d = GEO.ahead(b);
            return [c[0] + d[0] * r * v.k, c[1] + d[1] * r * v.k];
          });
        s += `<path d="M${f(q[0][0])},${f(q[0][1])}A${f(r * v.k)},${f(r * v.k)} 0 0 ${sd > 0 ? 1 : 0} ${f(q[1][0])},${f(q[1][1])}" fill="none" stroke="${col}" stroke-opacity="${a === 'full' ? 0.85 : 0.5}" stroke-width="${r === 125 ? 1.3 : 1}"/>`;
      });
      const lb = (o.lab || {})[a + sd];
      if (lb !== 0) {
        const q = arcLabel(v, pose, a, sd, lb),
          gi = { front: 0, full: 1, rear: 2 }[a];
        s += `<text x="${f(q[0])}" y="${f(q[1])}" text-anchor="middle" dominant-baseline="central" class="arc-t" fill="${lt}">${words[a].toUpperCase()} <tspan font-size="14" fill="#fff">${gun[gi]}</tspan></text>`;
      }
    }
  }
  return s;
}
export function rulerG(v: V, from: number[], bearing: number, words: Words, o: { op?: number } = {}): string {
  // the combat ruler, in mm along +x
  const c = v.P(from[0], from[1]);
  let s = `<rect x="0" y="-7.3" width="${LONG}" height="17" fill="#04141a" opacity=".4"/>`;
  s += `<rect x="0" y="-8.5" width="${NEAR}" height="8.5" fill="#d9604c"/><rect x="0" y="0" width="${NEAR}" height="8.5" fill="#8d63ad"/><rect x="${NEAR}" y="-8.5" width="${NEAR}" height="17" fill="#f0a04b"/><rect x="${HALF}" y="-8.5" width="${HALF}" height="17" fill="#f0d264"/>`;
  for (let i = 0; i <= 50; i++)
    s += `<path d="M${i * 5},-8.5v${i % 2 ? 1.7 : i % 10 ? 2.6 : 4}" stroke="#2a1e10" stroke-width="${i % 10 ? 0.3 : 0.55}"/>`;
  s += `<rect x="0" y="-8.5" width="${LONG}" height="17" fill="none" stroke="#2a1e10" stroke-width=".8"/><path d="M${NEAR},-8.5V8.5M${HALF},-8.5V8.5" stroke="#2a1e10" stroke-width=".9"/>`;
  const flip = (bearing - 90 + 360) % 360 > 90 && (bearing - 90 + 360) % 360 < 270,
    tx = (x: number, y: number, t: string, z: number, fl2?: string) =>
      `<g transform="translate(${x},${y})${flip ? ' rotate(180)' : ''}"><text text-anchor="middle" dominant-baseline="central" font-family="var(--sans)" font-weight="700" font-size="${z}" fill="${fl2 || '#2a1e10'}">${t}</text></g>`;
  s +=
    tx(42, -3.4, 'C ' + words.chain, 6.6, '#fff6ec') +
    tx(42, 4.7, 'D ' + words.grape, 6.6, '#fff6ec') +
    tx(94, 1.6, 'A  ' + words.short, 8) +
    tx(187, 1.6, 'B  ' + words.long, 8);
  return `<g transform="translate(${f(c[0])},${f(c[1])}) rotate(${f(bearing - 90)}) scale(${v.k})" opacity="${o.op ?? 0.93}">${s}</g>`;
}
