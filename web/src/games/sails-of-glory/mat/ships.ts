/* Ships on the mat: the bases they stand on, hulls, ghosts, fire, names, batteries. */
import * as QD from '../../../art/ships';
import * as GEO from '../geo';
import { BASE, LENGTH, WIDTH } from '../geo';
import type { Battery, Label, MatShip } from '../model';
import printed from '../printed.json';
import { ATT, f, seaTint, type V } from './ink';

export const ARCS: Record<string, { x: number; y: number; from_bow: number[] }> = printed.arcs;
const wedgePoly = (a0: number, a1: number) => {
  const P = [];
  for (let a = a0; a <= a1 + 0.01; a += Math.max(1, (a1 - a0) / 6))
    P.push([Math.sin((a * Math.PI) / 180) * 90, 3 - Math.cos((a * Math.PI) / 180) * 90]);
  return 'M0,3' + P.map((p) => `L${f(p[0])},${f(p[1])}`).join('') + 'Z';
};
/** Where the colours of the rim change, in degrees off the bow. */
export const [ABACK, BEATING, REACHING] = printed.rim;
const [X, Y, EDGE] = [WIDTH / 2, LENGTH / 2, 4.2];
const frame = (x: number, y: number): string => `M${-x},${-y}H${x}V${y}H${-x}Z`;
const RIM = frame(X, Y) + frame(X - EDGE, Y - EDGE);
export function defs(v: V): string {
  return `${QD.defs()}<radialGradient id="seaG" cx=".52" cy=".36" r=".72"><stop offset="0" stop-color="#2a6876"/><stop offset=".55" stop-color="#1d4e5c"/><stop offset="1" stop-color="#123a46"/></radialGradient>
    <linearGradient id="tblG" x1="0" x2="1"><stop offset="0" stop-color="#2e2117"/><stop offset=".5" stop-color="#38281b"/><stop offset="1" stop-color="#2a1e15"/></linearGradient>
    <pattern id="hatchP" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0,0V7" stroke="#ff7d6b" stroke-width="1.3"/></pattern><pattern id="hatchS" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V7" stroke="#7fdf8b" stroke-width="1.3"/></pattern>
    <pattern id="rimR" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.4" height="2.4" fill="${ATT.red}"/><path d="M0,0V2.4" stroke="#5c0f08" stroke-width="1.1"/></pattern><pattern id="rimO" width="3" height="3" patternUnits="userSpaceOnUse"><rect width="3" height="3" fill="${ATT.orange}"/><circle cx="1.5" cy="1.5" r=".62" fill="#6b3600"/></pattern>
    <clipPath id="rimC"><path d="${RIM}" clip-rule="evenodd"/></clipPath><clipPath id="matC"><rect x="${v.view[0]}" y="${v.view[1]}" width="${v.view[2] - v.view[0]}" height="${v.view[3] - v.view[1]}"/></clipPath>
    <linearGradient id="baseG" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#3b7f8c"/><stop offset="1" stop-color="#235763"/></linearGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
    <radialGradient id="hillG" cx=".42" cy=".38" r=".7"><stop offset="0" stop-color="#b9a772"/><stop offset=".55" stop-color="#d9c793"/><stop offset="1" stop-color="#ecdfbd"/></radialGradient>`;
}
export function base(o: { sel?: boolean }): string {
  // the card a ship stands on, in mm, bow up
  let s = `<rect x="-23.8" y="-35.2" width="50" height="75" rx="1.5" fill="#04141a" opacity=".45"/><rect ${BASE} rx="1.5" fill="url(#baseG)"/><g clip-path="url(#rimC)"><path d="${wedgePoly(-ABACK, ABACK)}" fill="url(#rimR)"/><path d="${wedgePoly(ABACK, BEATING)}${wedgePoly(-BEATING, -ABACK)}" fill="url(#rimO)"/><path d="${wedgePoly(BEATING, REACHING)}${wedgePoly(-REACHING, -BEATING)}" fill="${ATT.green}"/><path d="${wedgePoly(REACHING, 360 - REACHING)}" fill="url(#rimO)"/></g>`;
  s += `<path d="${RIM}" fill="none" stroke="#0a1d22" stroke-opacity=".75" stroke-width=".7"/>`;
  printed.rim.forEach((a) =>
    [1, -1].forEach((q) => {
      const r = (a * q * Math.PI) / 180,
        dx = Math.sin(r),
        dy = -Math.cos(r);
      const far = Math.min(dx ? X / Math.abs(dx) : 99, dy < 0 ? 40.5 / -dy : 34.5 / dy),
        nr = Math.min(dx ? 20.8 / Math.abs(dx) : 99, dy < 0 ? 36.3 / -dy : 30.3 / dy);
      s += `<path d="M${f(dx * nr)},${f(3 + dy * nr)}L${f(dx * far)},${f(3 + dy * far)}" stroke="#0a1d22" stroke-width=".9"/>`;
    }),
  );
  s += `<path d="M0,${-Y}l3,4.6h-6zM0,33l3,4.5h-6z" fill="#fff8e2" stroke="#0a1d22" stroke-width=".4"/>`;
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
export function burn(k: number) {
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
export function ghost(
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
    `<g transform="translate(${f(x)},${f(y)}) rotate(${f(p.h)}) scale(${v.k})"><rect ${BASE} rx="1.5" fill="${col}" fill-opacity="${o.fill ?? 0.13}" stroke="#0b2129" stroke-opacity=".6" stroke-width="2.6"/><rect ${BASE} rx="1.5" fill="none" stroke="${col}" stroke-width="1.35" stroke-dasharray="${o.dash || '5 2.6'}"/><path d="M0,${-Y}l4,5.6h-8z" fill="${col}"/></g>` +
    (o.hull === false
      ? ''
      : `<g transform="translate(${f(x)},${f(y)})" opacity="${o.op ?? 0.62}">${shipG(v, ship, p.h, wind, { wake: 0, fire: 0 })}</g>`)
  );
}
export function shipG(v: V, s: MatShip, h: number, wind: number, o: Partial<QD.ShipDrawing> = {}): string {
  o = o || {};
  const sc = shipScale(s.type) * v.k,
    a = GEO.at({ x: 0, y: 0, h }, s.type === 'third' ? -3.4 : -2.6, 0);
  return `<g transform="translate(${f(a[0] * v.k)},${f(a[1] * v.k)})">${QD.ship({ type: s.type, nation: s.nation, heading: h, windTo: wind + 180, scale: sc, sail: s.sail === 'full' ? 'full' : s.sail === 'furled' ? 'furled' : 'plain', rig: s.rig, hull: s.hull, struck: s.struck, seed: s.id, wake: 0.55, ...s.draw, ...o })}</g>`;
}
export function label(s: MatShip, x: number, y: number, an: Label[2], on: boolean): string {
  const o = `<text x="${f(x)}" y="${f(y)}" text-anchor="${an}" class="map-name${on ? ' on' : ''}" fill="${on ? '#ffe59a' : seaTint(s.nation)}" style="font-size:${on ? 15 : 13.5}px">${s.name}</text>`;
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
export function battery(v: V, b: Battery): string {
  const [x, y] = v.P(b.x, b.y);
  const colour = seaTint(b.nation);
  const wide = b.name.length * 6.6;
  const row = (yy: number, lost: number, c: string): string =>
    Array.from(
      { length: b.boxes },
      (_, i) =>
        `<rect x="${f(-23 + (i * 46) / b.boxes)}" y="${yy}" width="${f(46 / b.boxes - 0.9)}" height="3.4" fill="${i < lost ? '#ffffff24' : c}"/>`,
    ).join('');
  return `<g transform="translate(${f(x)},${f(y)})"><g opacity="${b.silent ? 0.5 : 1}"><path d="M-13,8V-5h5v-4h5v4h6v-4h5v4h5V8Z" fill="#cdbf97" stroke="#3a2d12" stroke-width="1.4"/><path d="M-9,2h4M-2,2h4M5,2h4" stroke="#1b2126" stroke-width="2.4"/><path d="M0,-9V-22" stroke="#3a2d12" stroke-width="1.4"/><path d="M0,-22h11l-3,3.5 3,3.5H0Z" fill="${colour}" stroke="#0b2129" stroke-width=".8"/></g><text y="22" text-anchor="middle" class="map-name" style="font-size:12.5px" fill="${colour}">${b.name}</text><rect x="-26" y="27" width="52" height="13" rx="1.5" fill="#0b2129" fill-opacity=".84"/>${row(29.2, b.hullLost, '#e3a06a')}${row(34.3, b.crewLost, '#8fc3e6')}<text x="${f(wide / 2 + 6)}" y="20" style="font:600 12px var(--serif)" fill="#e0bd6e">†</text></g>`;
}
