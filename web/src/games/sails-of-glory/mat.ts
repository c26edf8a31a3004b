import * as QD from '../../art/ships';
import * as GEO from './geo';
import type { Battery, Label, MatModel, MatShip, Terrain } from './model';
import printed from './printed.json';

/* The play mat as SVG text: k pixels to a millimetre, the corner of the mat at ox, oy of the window. */
export interface V {
  k: number;
  ox: number;
  oy: number;
  /** Millimetres to pixels. */
  P: (x: number, y: number) => [number, number];
  /** What is seen of the mat: x0, y0, x1, y1 in the window. */
  view: [number, number, number, number];
  W: number;
  H: number;
  phone?: boolean;
}
export type Words = Record<
  | 'aback'
  | 'backShort'
  | 'beating'
  | 'reaching'
  | 'running'
  | 'run'
  | 'front'
  | 'full'
  | 'rear'
  | 'chain'
  | 'grape'
  | 'short'
  | 'long',
  string
>;
const ARCS = printed.arcs as unknown as Record<string, { x: number; y: number; from_bow: number[] }>;
const f = (n: number) => (Math.round(n * 10) / 10).toString();
const SEA: Record<string, string> = {
  British: '#ffb3ad',
  French: '#b5d3ff',
  Spanish: '#ffdc80',
  Dutch: '#ffc293',
  American: '#c3d1f6',
  Danish: '#e0bdf5',
};
const seaTint = (nation: string): string => SEA[nation] ?? '#f6f0e1';
const ATT: Record<string, string> = { red: '#e04a36', orange: '#f59a34', green: '#4fc07a' };
function smooth(pts: number[][]) {
  const n = pts.length;
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = pts[(i + n - 1) % n],
      b = pts[i],
      c = pts[(i + 1) % n],
      e = pts[(i + 2) % n];
    if (!i) d += `M${f(b[0])},${f(b[1])}`;
    d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`;
  }
  return d + 'Z';
}
function rough(outline: number[][], k: number, seed: number, amp: number) {
  const R = QD.rnd(seed),
    out: number[][] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length];
    for (let j = 0; j < 4; j++) {
      const t = j / 4,
        x = p[0] + (q[0] - p[0]) * t,
        y = p[1] + (q[1] - p[1]) * t,
        m = 1 + (R() - 0.5) * amp;
      out.push([x * k * m, y * k * m]);
    }
  });
  return out;
}
const wedgePoly = (a0: number, a1: number) => {
  const P = [];
  for (let a = a0; a <= a1 + 0.01; a += Math.max(1, (a1 - a0) / 6))
    P.push([Math.sin((a * Math.PI) / 180) * 90, 3 - Math.cos((a * Math.PI) / 180) * 90]);
  return 'M0,3' + P.map((p) => `L${f(p[0])},${f(p[1])}`).join('') + 'Z';
};
const RIM = 'M-25,-37.5H25V37.5H-25ZM-20.8,-33.3V33.3H20.8V-33.3Z';
function defs(v: V): string {
  return `${QD.defs()}<radialGradient id="seaG" cx=".52" cy=".36" r=".72"><stop offset="0" stop-color="#2a6876"/><stop offset=".55" stop-color="#1d4e5c"/><stop offset="1" stop-color="#123a46"/></radialGradient>
    <linearGradient id="tblG" x1="0" x2="1"><stop offset="0" stop-color="#2e2117"/><stop offset=".5" stop-color="#38281b"/><stop offset="1" stop-color="#2a1e15"/></linearGradient>
    <pattern id="hatchP" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0,0V7" stroke="#ff7d6b" stroke-width="1.3"/></pattern><pattern id="hatchS" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V7" stroke="#7fdf8b" stroke-width="1.3"/></pattern>
    <pattern id="rimR" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.4" height="2.4" fill="${ATT.red}"/><path d="M0,0V2.4" stroke="#5c0f08" stroke-width="1.1"/></pattern><pattern id="rimO" width="3" height="3" patternUnits="userSpaceOnUse"><rect width="3" height="3" fill="${ATT.orange}"/><circle cx="1.5" cy="1.5" r=".62" fill="#6b3600"/></pattern>
    <clipPath id="rimC"><path d="${RIM}" clip-rule="evenodd"/></clipPath><clipPath id="matC"><rect x="${v.view[0]}" y="${v.view[1]}" width="${v.view[2] - v.view[0]}" height="${v.view[3] - v.view[1]}"/></clipPath>
    <linearGradient id="baseG" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#3b7f8c"/><stop offset="1" stop-color="#235763"/></linearGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
    <radialGradient id="hillG" cx=".42" cy=".38" r=".7"><stop offset="0" stop-color="#b9a772"/><stop offset=".55" stop-color="#d9c793"/><stop offset="1" stop-color="#ecdfbd"/></radialGradient>`;
}
function base(o: { sel?: boolean }): string {
  // the card a ship stands on, in mm, bow up
  let s = `<rect x="-23.8" y="-35.2" width="50" height="75" rx="1.5" fill="#04141a" opacity=".45"/><rect x="-25" y="-37.5" width="50" height="75" rx="1.5" fill="url(#baseG)"/><g clip-path="url(#rimC)"><path d="${wedgePoly(-45, 45)}" fill="url(#rimR)"/><path d="${wedgePoly(45, 97.5)}${wedgePoly(-97.5, -45)}" fill="url(#rimO)"/><path d="${wedgePoly(97.5, 165)}${wedgePoly(-165, -97.5)}" fill="${ATT.green}"/><path d="${wedgePoly(165, 195)}" fill="url(#rimO)"/></g>`;
  s += `<path d="${RIM}" fill="none" stroke="#0a1d22" stroke-opacity=".75" stroke-width=".7"/>`;
  [45, 97.5, 165].forEach((a) =>
    [1, -1].forEach((q) => {
      const r = (a * q * Math.PI) / 180,
        dx = Math.sin(r),
        dy = -Math.cos(r);
      const far = Math.min(dx ? 25 / Math.abs(dx) : 99, dy < 0 ? 40.5 / -dy : 34.5 / dy),
        nr = Math.min(dx ? 20.8 / Math.abs(dx) : 99, dy < 0 ? 36.3 / -dy : 30.3 / dy);
      s += `<path d="M${f(dx * nr)},${f(3 + dy * nr)}L${f(dx * far)},${f(3 + dy * far)}" stroke="#0a1d22" stroke-width=".9"/>`;
    }),
  );
  s += `<path d="M0,-37.5l3,4.6h-6zM0,33l3,4.5h-6z" fill="#fff8e2" stroke="#0a1d22" stroke-width=".4"/>`;
  for (const a of ['front', 'full', 'rear'])
    for (const q of [1, -1]) {
      const r = ARCS[a];
      s += `<circle cx="${r.y * q * 1.62}" cy="${-r.x}" r="1.15" fill="#ff5340" stroke="#2a0a06" stroke-width=".35"/>`;
    }
  if (o.sel)
    s += `<rect x="-28" y="-40.5" width="56" height="81" rx="3" fill="none" stroke="#ffd75e" stroke-width="2"/><rect x="-30.6" y="-43.1" width="61.2" height="86.2" rx="4.5" fill="none" stroke="#ffd75e" stroke-opacity=".4" stroke-width="1"/>`;
  return s;
}
const shipScale = (t: string) => (t === 'third' ? 0.63 : 0.7);
function burn(k: number) {
  let q = '';
  for (let i = 7; i >= 0; i--)
    q += QD.puff(
      (-6 - i * 5.4) * k,
      (Math.sin(i * 1.7) * 3 - 3) * k,
      (5 + i * 1.5) * k,
      'soot',
      0.62 - i * 0.07,
    );
  q += QD.puff(0, 0, 15 * k, 'glow', 0.85);
  [
    [0, 2, 1],
    [5, 5, 0.7],
    [-5, 6, 0.62],
  ].forEach((p) => {
    q += `<g transform="translate(${p[0] * k},${p[1] * k}) scale(${0.68 * k * p[2]})"><path d="M0,6C-6,5 -7,-1 -4,-5C-3.4,-2.6 -2,-3 -2,-5.4C-2.2,-9 .4,-12 2.4,-14.4C2,-10 6.6,-7.6 6.6,-1.6C6.6,3 4,6 0,6Z" fill="url(#qd-flame)"/><path d="M.4,5C-2.4,4.6 -3,1.6 -1.2,-.8C-.6,.6 1,-1.6 1.2,-4C3.2,-1.6 4.2,4.6 .4,5Z" fill="#fff3b8"/></g>`;
  });
  return q;
}
function ghost(
  v: V,
  p: GEO.Pose,
  ship: MatShip,
  wind: number,
  col: string,
  o: { fill?: number; dash?: string; hull?: boolean; op?: number } = {},
): string {
  const [x, y] = v.P(p.x, p.y);
  o = o || {};
  return (
    `<g transform="translate(${f(x)},${f(y)}) rotate(${f(p.h)}) scale(${v.k})"><rect x="-25" y="-37.5" width="50" height="75" rx="1.5" fill="${col}" fill-opacity="${o.fill ?? 0.13}" stroke="#0b2129" stroke-opacity=".6" stroke-width="2.6"/><rect x="-25" y="-37.5" width="50" height="75" rx="1.5" fill="none" stroke="${col}" stroke-width="1.35" stroke-dasharray="${o.dash || '5 2.6'}"/><path d="M0,-37.5l4,5.6h-8z" fill="${col}"/></g>` +
    (o.hull === false
      ? ''
      : `<g transform="translate(${f(x)},${f(y)})" opacity="${o.op ?? 0.62}">${shipG(v, ship, p.h, wind, { wake: 0, fire: 0 })}</g>`)
  );
}
function shipG(v: V, s: MatShip, h: number, wind: number, o: Partial<QD.ShipDrawing> = {}): string {
  o = o || {};
  const sc = shipScale(s.type) * v.k,
    a = GEO.at({ x: 0, y: 0, h }, s.type === 'third' ? -3.4 : -2.6, 0);
  return `<g transform="translate(${f(a[0] * v.k)},${f(a[1] * v.k)})">${QD.ship({ type: s.type, nation: s.nation, heading: h, windTo: wind + 180, scale: sc, sail: s.sail === 'full' ? 'full' : s.sail === 'furled' ? 'furled' : 'plain', rig: s.rig, hull: s.hull, struck: s.struck, seed: s.id, wake: 0.55, ...s.draw, ...o })}</g>`;
}
const poly = (v: V, pts: readonly { x: number; y: number }[]): string =>
  pts
    .map((p, i) => {
      const q = v.P(p.x, p.y);
      return (i ? 'L' : 'M') + f(q[0]) + ',' + f(q[1]);
    })
    .join('');
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
function arcs(
  v: V,
  pose: GEO.Pose,
  gun: number[],
  words: Words,
  o: { sides?: (1 | -1)[]; lab?: Record<string, number> } = {},
): string {
  let s = '';
  const band = [
    [0, 62.5, 0.2],
    [62.5, 125, 0.12],
    [125, 250, 0.06],
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
      if (a === 'full') s += `<path d="${sector(v, org, b0, b1, 0, 250)}" fill="url(#${h})" opacity=".17"/>`;
      s += `<path d="${sector(v, org, b0, b1, 0, 250)}" fill="none" stroke="${col}" stroke-opacity="${a === 'full' ? 0.95 : 0.6}" stroke-width="${a === 'full' ? 1.6 : 1}" stroke-dasharray="${a === 'full' ? '' : '5 4'}"/>`;
      [62.5, 125].forEach((r) => {
        const c = v.P(org[0], org[1]),
          q = [b0, b1].map((b) => {
            const d = GEO.ahead(b);
            return [c[0] + d[0] * r * v.k, c[1] + d[1] * r * v.k];
          });
        s += `<path d="M${f(q[0][0])},${f(q[0][1])}A${f(r * v.k)},${f(r * v.k)} 0 0 ${sd > 0 ? 1 : 0} ${f(q[1][0])},${f(q[1][1])}" fill="none" stroke="${col}" stroke-opacity="${a === 'full' ? 0.85 : 0.5}" stroke-width="${r === 125 ? 1.3 : 1}"/>`;
      });
      const lb = (o.lab || {})[a + sd];
      if (lb !== 0) {
        const bb = a === 'front' ? b0 + sd * 13 : a === 'rear' ? b1 - sd * 13 : (b0 + b1) / 2,
          d = GEO.ahead(bb),
          rr = lb || 264,
          q = v.P(org[0] + d[0] * rr, org[1] + d[1] * rr),
          gi = { front: 0, full: 1, rear: 2 }[a];
        s += `<text x="${f(q[0])}" y="${f(q[1])}" text-anchor="middle" dominant-baseline="central" class="arc-t" fill="${lt}">${words[a].toUpperCase()} <tspan font-size="14" fill="#fff">${gun[gi]}</tspan></text>`;
      }
    }
  }
  return s;
}
function rulerG(v: V, from: number[], bearing: number, words: Words, o: { op?: number } = {}): string {
  // the combat ruler, 250 x 17 mm, in mm along +x
  const c = v.P(from[0], from[1]);
  let s = `<rect x="0" y="-7.3" width="250" height="17" fill="#04141a" opacity=".4"/>`;
  s += `<rect x="0" y="-8.5" width="62.5" height="8.5" fill="#d9604c"/><rect x="0" y="0" width="62.5" height="8.5" fill="#8d63ad"/><rect x="62.5" y="-8.5" width="62.5" height="17" fill="#f0a04b"/><rect x="125" y="-8.5" width="125" height="17" fill="#f0d264"/>`;
  for (let i = 0; i <= 50; i++)
    s += `<path d="M${i * 5},-8.5v${i % 2 ? 1.7 : i % 10 ? 2.6 : 4}" stroke="#2a1e10" stroke-width="${i % 10 ? 0.3 : 0.55}"/>`;
  s += `<rect x="0" y="-8.5" width="250" height="17" fill="none" stroke="#2a1e10" stroke-width=".8"/><path d="M62.5,-8.5V8.5M125,-8.5V8.5" stroke="#2a1e10" stroke-width=".9"/>`;
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
function rose(W: number, cx: number, cy: number, r: number, heads: [number, string][], words: Words): string {
  const pol = (a: number, k: number) => [
    cx + Math.sin((a * Math.PI) / 180) * r * k,
    cy - Math.cos((a * Math.PI) / 180) * r * k,
  ];
  let s = '';
  const wedge = (a0: number, a1: number, k0: number, k1: number, at: string) => {
    const p = [pol(a0, k0), pol(a0, k1), pol(a1, k1), pol(a1, k0)];
    return `<path d="M${f(p[0][0])},${f(p[0][1])}L${f(p[1][0])},${f(p[1][1])}A${f(r * k1)},${f(r * k1)} 0 0 1 ${f(p[2][0])},${f(p[2][1])}L${f(p[3][0])},${f(p[3][1])}A${f(r * k0)},${f(r * k0)} 0 0 0 ${f(p[0][0])},${f(p[0][1])}Z" ${at}/>`;
  };
  s += `<circle cx="${cx}" cy="${cy}" r="${f(r * 1.2)}" fill="#0d2f39" fill-opacity=".62"/>`;
  for (let i = 0; i < 72; i++) {
    const k = i % 9 === 0 ? 1.13 : i % 3 === 0 ? 1.09 : 1.06,
      p = pol(i * 5, 1.03),
      q = pol(i * 5, k);
    s += `<path d="M${f(p[0])},${f(p[1])}L${f(q[0])},${f(q[1])}" stroke="#f3e6c8" stroke-opacity="${i % 9 ? 0.35 : 0.9}" stroke-width="${i % 9 ? 0.7 : 1.2}"/>`;
  }
  s += `<circle cx="${cx}" cy="${cy}" r="${f(r * 1.03)}" fill="none" stroke="#f3e6c8" stroke-opacity=".6" stroke-width=".8"/><circle cx="${cx}" cy="${cy}" r="${f(r * 1.16)}" fill="none" stroke="#e0bd6e" stroke-width="1.4"/><circle cx="${cx}" cy="${cy}" r="${f(r * 1.2)}" fill="none" stroke="#e0bd6e" stroke-width=".7"/>`;
  const sectors: [number, number, string, string, number][] = [
    [-45, 45, 'red', words.aback, 0.5],
    [45, 97.5, 'orange', words.beating, 0.5],
    [97.5, 165, 'green', words.reaching, 0.6],
    [165, 195, 'orange', words.run, 0.5],
    [195, 262.5, 'green', words.reaching, 0.6],
    [262.5, 315, 'orange', words.beating, 0.5],
  ];
  sectors.forEach(([a, b, c, t, op]) => {
    s += wedge(
      W + a + 0.6,
      W + b - 0.6,
      0.5,
      0.98,
      `fill="${ATT[c]}" fill-opacity="${op}" stroke="#f3e6c8" stroke-opacity=".3" stroke-width=".7"`,
    );
    if (c === 'red') s += wedge(W + a + 0.6, W + b - 0.6, 0.5, 0.98, `fill="url(#hatchP)" opacity=".45"`);
    const m = W + (a + b) / 2,
      q = pol(m, 0.745),
      mm = ((m % 360) + 360) % 360,
      fl = mm > 90 && mm < 270 ? 180 : 0;
    if (r >= 60)
      s += `<text x="${f(q[0])}" y="${f(q[1])}" transform="rotate(${f(mm + fl)} ${f(q[0])} ${f(q[1])})" text-anchor="middle" dominant-baseline="middle" class="rose-t" style="font-size:${r < 60 ? 9 : t === words.run ? 10.5 : 11.5}px;paint-order:stroke;stroke:#0b2129;stroke-width:2px">${t}</text>`;
  });
  'N NE E SE S SW W NW'.split(' ').forEach((n, i) => {
    if (r < 60 && i % 2) return;
    const o = pol(i * 45, 1.36);
    s += `<text x="${f(o[0])}" y="${f(o[1] + 1)}" text-anchor="middle" dominant-baseline="central" class="rose-d" style="font-size:${i % 2 ? 9.5 : 12}px">${n}</text>`;
  });
  s += `<circle cx="${cx}" cy="${cy}" r="${f(r * 0.47)}" fill="#0d2f39" fill-opacity=".92" stroke="#e0bd6e" stroke-width=".8"/><g transform="translate(${cx},${cy}) rotate(${W + 180})"><path d="M0,${f(-r * 0.43)}L${f(r * 0.12)},${f(-r * 0.17)}L${f(r * 0.04)},${f(-r * 0.2)}L${f(r * 0.04)},${f(r * 0.2)}L${f(r * 0.11)},${f(r * 0.4)}L0,${f(r * 0.3)}L${f(-r * 0.11)},${f(r * 0.4)}L${f(-r * 0.04)},${f(r * 0.2)}L${f(-r * 0.04)},${f(-r * 0.2)}L${f(-r * 0.12)},${f(-r * 0.17)}Z" fill="#e0bd6e" stroke="#3a2a10" stroke-width=".8"/></g>`;
  heads.forEach((h) => {
    const p = pol(h[0], 1.1);
    s += `<g transform="translate(${f(p[0])},${f(p[1])}) rotate(${f(h[0])})"><path d="M0,-12L7,5L0,1.4L-7,5Z" fill="${h[1]}" stroke="#12242a" stroke-width="1.2"/></g>`;
  });
  return s;
}
function terrain(v: V, list: Terrain[]): string {
  let s = '';
  list.forEach((t, n) => {
    const [x, y] = v.P(t.x, t.y),
      k = v.k * (t.k || 1),
      isl = t.kind === 'island' || t.kind === 'coast',
      sand = t.kind === 'sandbank',
      pts = rough(t.outline, k, 11 + n * 7, isl ? 0.13 : 0.2),
      d = smooth(pts),
      R = QD.rnd(5 + n);
    let g = '';
    if (isl) {
      g += `<path d="${d}" fill="#2f6f75" stroke="#2f6f75" stroke-width="${f(34 * v.k)}" stroke-linejoin="round" opacity=".55"/><path d="${d}" fill="#5f9d93" stroke="#5f9d93" stroke-width="${f(15 * v.k)}" stroke-linejoin="round" opacity=".75"/>`;
      g += `<path d="${d}" fill="none" stroke="#d9ecd6" stroke-opacity=".8" stroke-width="${f(35.4 * v.k)}" stroke-linejoin="round" mask="url(#im${n})" stroke-dasharray="2 5"/>`;
      g += `<path d="${d}" fill="url(#hillG)" stroke="#f7fbf4" stroke-width="4.4" stroke-linejoin="round"/><path d="${d}" fill="url(#hillG)" stroke="#7d6638" stroke-width="1.5"/>`;
      [
        [0.78, 0.55],
        [0.55, 0.8],
        [0.33, 1],
      ].forEach((c, i) => {
        const q = smooth(rough(t.outline, k * c[0], 40 + i * 9, 0.22));
        g += `<path d="${q}" transform="translate(${-4 * i},${-5 * i})" fill="${['#d8c48c', '#c4ae74', '#ad955c'][i]}" fill-opacity=".75" stroke="#8d7542" stroke-opacity=".8" stroke-width=".9"/>`;
      });
      for (let i = 0; i < 36; i++) {
        const a = R() * 6.283,
          rr = 0.84 + R() * 0.16,
          p = pts[Math.floor((a / 6.283) * pts.length) % pts.length],
          px = p[0] * rr,
          py = p[1] * rr,
          z = 2 + R() * 4.4;
        g += `<path d="M${f(px - z)},${f(py + z * 0.5)}l${f(z * 0.7)},${f(-z * 1.3)} ${f(z * 0.8)},${f(z * 0.4)} ${f(z * 0.6)},${f(z * 0.9)}z" fill="#8b8270" stroke="#4a4335" stroke-width=".7"/>`;
      }
      for (let i = 0; i < 16; i++) {
        const a = R() * 6.283,
          rr = R() * 34 * k * 0.62,
          px = Math.cos(a) * rr * 1.25 - 2,
          py = Math.sin(a) * rr * 0.9;
        g += `<path d="M${f(px)},${f(py)}l3.4,-7 3.4,7z" fill="#5f7345" stroke="#33401f" stroke-width=".6"/>`;
      }
      s += `<mask id="im${n}" maskUnits="userSpaceOnUse" x="-400" y="-400" width="800" height="800"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/><path d="${d}" fill="#000" stroke="#000" stroke-width="${f(32.6 * v.k)}" stroke-linejoin="round"/></mask>`;
    } else {
      g += `<path d="${d}" fill="#2f6f75" stroke="#2f6f75" stroke-width="${f(14 * v.k)}" stroke-linejoin="round" opacity=".5"/><path d="${d}" fill="${sand ? '#b9ad7c' : '#64a297'}" fill-opacity="${sand ? 0.7 : 0.85}" stroke="#d9ecd6" stroke-width="1.6" stroke-dasharray="2 4" stroke-linecap="round"/>`;
      for (let i = 0; i < 60 && sand; i++) {
        const p = pts[Math.floor(R() * pts.length)],
          m = Math.sqrt(R()) * 0.9;
        g += `<circle cx="${f(p[0] * m)}" cy="${f(p[1] * m)}" r=".9" fill="#fff3c8" fill-opacity=".7"/>`;
      }
      for (let i = 0; i < 17 && !sand; i++) {
        const p = pts[Math.floor(R() * pts.length)],
          m = Math.sqrt(R()) * 0.78,
          px = p[0] * m,
          py = p[1] * m,
          z = 2.4 + R() * 3.6;
        g += `<path d="M${f(px - z * 1.7)},${f(py + z * 0.7)}q${f(z * 1.7)},${f(z * 0.8)} ${f(z * 3.4)},0" stroke="#f4fbf6" stroke-opacity=".85" stroke-width="1.2" fill="none"/><path d="M${f(px - z)},${f(py + z * 0.55)}l${f(z * 0.6)},${f(-z * 1.5)} ${f(z * 0.7)},${f(z * 0.5)} ${f(z * 0.7)},${f(z)}z" fill="#5d6154" stroke="#262a24" stroke-width=".7"/>`;
      }
    }
    s += `<g transform="translate(${f(x)},${f(y)}) rotate(${t.rot})">${g}</g>`;
  });
  return s;
}
function neat(v: V, size: [number, number]): string {
  // the hem of what is seen: alternating 50 mm bars, figures every 100 mm
  const { k, ox, oy } = v,
    w = 9,
    [x0, y0, x1, y1] = v.view;
  let b = '',
    t = '',
    s = `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="none" stroke="#e9dcb8" stroke-opacity=".9"/><rect x="${x0 + w}" y="${y0 + w}" width="${x1 - x0 - 2 * w}" height="${y1 - y0 - 2 * w}" fill="none" stroke="#e9dcb8" stroke-opacity=".55"/>`;
  const cl = (q: number, lo: number, hi: number) => Math.max(lo, Math.min(hi, q));
  for (let m = 0; m < Math.max(size[0], size[1]); m += 50) {
    if ((m / 50) % 2) continue;
    const a = cl(ox + m * k, x0, x1),
      e = cl(ox + (m + 50) * k, x0, x1),
      c = cl(oy + m * k, y0, y1),
      g = cl(oy + (m + 50) * k, y0, y1);
    if (e > a) b += `M${f(a)},${y0}H${f(e)}V${y0 + w}H${f(a)}Z`;
    if (g > c) b += `M${x0},${f(c)}h${w}V${f(g)}h${-w}ZM${x1 - w},${f(c)}h${w}V${f(g)}h${-w}Z`;
  }
  s += `<path d="${b}" fill="#e9dcb8" fill-opacity=".62"/>`;
  for (let m = 100; m < Math.max(size[0], size[1]); m += 100) {
    const X = ox + m * k,
      Y = oy + m * k;
    if (X > x0 + 20 && X < x1 - 20)
      t += `<text x="${f(X)}" y="${y0 + 20.5}" text-anchor="middle" class="neat">${m}</text>`;
    if (Y > y0 + 24 && Y < y1 - 10)
      t += `<text x="${x0 + 13}" y="${f(Y + 3.4)}" class="neat">${m}</text><text x="${x1 - 13}" y="${f(Y + 3.4)}" text-anchor="end" class="neat">${m}</text>`;
  }
  return s + t;
}
const tag = (
  x: number,
  y: number,
  t: string,
  col: string,
  o: { w?: number; bg?: string; ink?: string } = {},
): string => {
  const w = o.w || t.length * 6.2 + 18;
  return `<g transform="translate(${f(x)},${f(y)})"><rect x="${-w / 2}" y="-10" width="${w}" height="20" rx="10" fill="${o.bg || '#0e3a35'}" stroke="${col}" stroke-width="1.4"/><text y="4.2" text-anchor="middle" class="gh-t" style="fill:${o.ink || '#d9fff5'}">${t}</text></g>`;
};
function label(s: MatShip, x: number, y: number, an: Label[2], on: boolean): string {
  const o = `<text x="${f(x)}" y="${f(y)}" text-anchor="${an}" class="nm${on ? ' on' : ''}" fill="${on ? '#ffe59a' : seaTint(s.nation)}" style="font-size:${on ? 15 : 13.5}px">${s.name}</text>`;
  const w = 46,
    bx = an === 'end' ? x - w : an === 'middle' ? x - w / 2 : x,
    H = s.boxes,
    b = (yy: number, n: number, c: string) => {
      let q = '';
      for (let i = 0; i < H; i++)
        q += `<rect x="${f(bx + (i * w) / H)}" y="${f(yy)}" width="${f(w / H - 0.9)}" height="3.4" fill="${i < n ? '#ffffff24' : c}"/>`;
      return q;
    };
  return (
    o +
    `<rect x="${f(bx - 3)}" y="${f(y + 5)}" width="${w + 5}" height="13" rx="1.5" fill="#0b2129" fill-opacity=".84"/>${b(y + 7.2, s.hullLost, '#e3a06a')}${b(y + 12.3, s.crewLost, '#8fc3e6')}`
  );
}

/** Guns on land: a walled work with its flag, its name and its two rows of boxes. */
function battery(v: V, b: Battery): string {
  const [x, y] = v.P(b.x, b.y);
  const colour = seaTint(b.nation);
  const wide = b.name.length * 6.6;
  const row = (yy: number, lost: number, c: string): string =>
    Array.from(
      { length: b.boxes },
      (_, i) =>
        `<rect x="${f(-23 + (i * 46) / b.boxes)}" y="${yy}" width="${f(46 / b.boxes - 0.9)}" height="3.4" fill="${i < lost ? '#ffffff24' : c}"/>`,
    ).join('');
  return `<g transform="translate(${f(x)},${f(y)})"><g opacity="${b.silent ? 0.5 : 1}"><path d="M-13,8V-5h5v-4h5v4h6v-4h5v4h5V8Z" fill="#cdbf97" stroke="#3a2d12" stroke-width="1.4"/><path d="M-9,2h4M-2,2h4M5,2h4" stroke="#1b2126" stroke-width="2.4"/><path d="M0,-9V-22" stroke="#3a2d12" stroke-width="1.4"/><path d="M0,-22h11l-3,3.5 3,3.5H0Z" fill="${colour}" stroke="#0b2129" stroke-width=".8"/></g><text y="22" text-anchor="middle" class="nm" style="font-size:12.5px" fill="${colour}">${b.name}</text><rect x="-26" y="27" width="52" height="13" rx="1.5" fill="#0b2129" fill-opacity=".84"/>${row(29.2, b.hullLost, '#e3a06a')}${row(34.3, b.crewLost, '#8fc3e6')}<text x="${f(wide / 2 + 6)}" y="20" style="font:600 12px var(--serif)" fill="#e0bd6e">†</text></g>`;
}

/** The table: oak planks, then the mat with its shadow. */
function table(v: V): string {
  const R = QD.rnd(41);
  let planks = '';
  for (let y = 40; y < v.H; y += 74) {
    planks += `M0,${y}H${v.W}`;
    for (let i = 0; i < 7; i++)
      planks += `M${f(R() * v.W)},${f(y + 8 + R() * 58)}q${f(60 + R() * 90)},${f(R() * 6 - 3)} ${f(150 + R() * 160)},${f(R() * 4 - 2)}`;
  }
  const [x0, y0, x1, y1] = v.view;
  return `<rect width="${v.W}" height="${v.H}" fill="url(#tblG)"/><path d="${planks}" stroke="#100a06" stroke-opacity=".5" stroke-width="1" fill="none"/><rect x="${x0 - 3}" y="${y0 - 1}" width="${x1 - x0 + 10}" height="${y1 - y0 + 12}" rx="4" fill="#000" opacity=".55" filter="url(#soft)"/>`;
}

/** The sea on the mat: swell, rhumb lines, the 100 mm graticule, soundings. */
function sea(
  v: V,
  m: Pick<MatModel, 'size' | 'wind'>,
  rose: readonly [number, number, number] | null,
): string {
  const R = QD.rnd(41);
  // the planks drew from the same numbers first: keep the swell where it was
  for (let y = 40; y < v.H; y += 74) for (let i = 0; i < 42; i++) R();
  const { k, ox, oy } = v;
  const w = m.size[0] * k;
  const h = m.size[1] * k;
  let o = `<rect x="${ox}" y="${oy}" width="${w}" height="${h}" fill="url(#seaG)"/>`;
  let swell = '';
  for (let i = 0; i < (w * h) / 4200; i++) {
    const x = ox + R() * w;
    const y = oy + R() * h;
    const l = 9 + R() * 16;
    swell += `<path d="M${f(x)},${f(y)}q${f(l / 4)},-2.4 ${f(l / 2)},0t${f(l / 2)},0" transform="rotate(${m.wind + (R() - 0.5) * 8} ${f(x)} ${f(y)})"/>`;
  }
  o += `<g fill="none" stroke="#d8efe6" stroke-opacity=".08" stroke-width="1">${swell}</g>`;
  if (rose) {
    let d = '';
    for (let i = 0; i < 16; i++) {
      const a = (i * 22.5 * Math.PI) / 180;
      d += `M${rose[0]},${rose[1]}l${f(Math.sin(a) * 1800)},${f(-Math.cos(a) * 1800)}`;
    }
    o += `<path d="${d}" stroke="#e9dfb8" stroke-opacity=".08" fill="none"/>`;
  }
  let lines = '';
  let crosses = '';
  for (let i = 100; i < m.size[0]; i += 100) {
    lines += `M${f(ox + i * k)},${oy}v${f(h)}`;
    for (let j = 100; j < m.size[1]; j += 100)
      crosses += `M${f(ox + i * k - 4)},${f(oy + j * k)}h8M${f(ox + i * k)},${f(oy + j * k - 4)}v8`;
  }
  for (let j = 100; j < m.size[1]; j += 100) lines += `M${ox},${f(oy + j * k)}h${f(w)}`;
  o += `<path d="${lines}" stroke="#d8efe6" stroke-opacity=".07"/><path d="${crosses}" stroke="#d8efe6" stroke-opacity=".3"/>`;
  for (let i = 0; i < (w * h) / 30000; i++)
    o += `<text x="${f(ox + R() * w)}" y="${f(oy + R() * h)}" class="snd">${Math.round(4 + R() * 26)}</text>`;
  return o;
}

export {
  arcs,
  base,
  battery,
  burn,
  defs,
  f,
  ghost,
  label,
  neat,
  poly,
  rose,
  rulerG,
  sea,
  seaTint,
  shipG,
  table,
  tag,
  terrain,
};
