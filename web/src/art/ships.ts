/* The parametric ship, seen from above: our own art, 100 units to a 74, three levels of detail.
   Every function gives SVG text; the ship is centred on 0,0 with her bow up before she is turned. */
import { ensign, fire, smoke } from './ships/effects';
import { hull, hullPath, shadow, wake } from './ships/hull';
import { f } from './ships/ink';
import { CLASSES, vessel, type ShipDrawing, type Vessel } from './ships/looks';
import { sails, wreckage } from './ships/rig';

export { flag } from './ships/flags';
export { outline } from './ships/hull';
export { hash, puff, rnd } from './ships/ink';
export { NATIONS as nations, typeOf } from './ships/looks';
export type { Flaggish, HullType, Lod, ShipDrawing } from './ships/looks';

export function defs() {
  let s =
    `<linearGradient id="qd-deck" x1="0" x2="1"><stop offset="0" stop-color="#a67c4b"/><stop offset=".35" stop-color="#d6b27c"/><stop offset=".55" stop-color="#dfbe8b"/><stop offset="1" stop-color="#9c7244"/></linearGradient>` +
    `<linearGradient id="qd-sail" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset=".45" stop-color="#f7eed8"/><stop offset="1" stop-color="#c9b991"/></linearGradient>` +
    `<linearGradient id="qd-sail2" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f2e8d0"/><stop offset="1" stop-color="#b3a27c"/></linearGradient>` +
    `<linearGradient id="qd-sailback" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#d9cba8"/><stop offset="1" stop-color="#a8976f"/></linearGradient>` +
    `<radialGradient id="qd-smoke"><stop offset="0" stop-color="#fffaf0" stop-opacity=".95"/><stop offset=".5" stop-color="#efe8da" stop-opacity=".62"/><stop offset="1" stop-color="#d8d6cd" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="qd-soot"><stop offset="0" stop-color="#1b1816" stop-opacity=".85"/><stop offset=".55" stop-color="#2d2a28" stop-opacity=".5"/><stop offset="1" stop-color="#3a3735" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="qd-glow"><stop offset="0" stop-color="#ffb84a" stop-opacity=".95"/><stop offset=".4" stop-color="#ff7a2a" stop-opacity=".5"/><stop offset="1" stop-color="#ff5a1a" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="qd-flame" x1="0" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#fff1a8"/><stop offset=".4" stop-color="#ffb52e"/><stop offset="1" stop-color="#e8461a"/></linearGradient>` +
    `<linearGradient id="qd-wake" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#eaf7f1" stop-opacity=".42"/><stop offset="1" stop-color="#eaf7f1" stop-opacity="0"/></linearGradient>`;
  for (const [k, t] of Object.entries(CLASSES)) {
    s += `<clipPath id="qd-clip-${k}"><path d="${hullPath(t.L, t.B, 5.2)}"/></clipPath><clipPath id="qd-hull-${k}"><path d="${hullPath(t.L, t.B, 0)}"/></clipPath>`;
  }
  return s;
}

/** An anchor on a disc, and her cable out to it. */
function cable({ t, o, b }: Vessel): string {
  if (!o.anchored) return '';
  return `<path d="M${f(b * 0.3)},${f(-t.L * 0.47)}Q${f(b * 1.2)},${f(-t.L * 0.6)} ${f(b * 1.1)},${f(-t.L * 0.78)}" fill="none" stroke="#f3e6c8" stroke-width="1.2" stroke-dasharray="2.4 1.6"/><g transform="translate(${f(b * 1.1)},${f(-t.L * 0.84)}) rotate(${f(-o.heading)}) scale(1.15)">${anchor()}</g>`;
}

export function ship(drawing: ShipDrawing): string {
  const v = vessel(drawing);
  const under = wake(v) + shadow(v);
  const body = hull(v) + wreckage(v) + sails(v);
  const over = fire(v, ensign(v)) + smoke(v) + cable(v);
  return `<g transform="rotate(${f(v.o.heading)}) scale(${f(v.o.scale)})">${under}${body}${over}</g>`;
}
function anchor() {
  return `<circle r="8.4" fill="#f6f0e1" stroke="#5d4214" stroke-width="1"/><g fill="none" stroke="#1b2126" stroke-width="1.5" stroke-linecap="round"><circle cy="-4.4" r="1.3"/><path d="M0,-3V5M-2.8,-1.2H2.8M-4.6,1.4Q-4,5 0,5.2Q4,5 4.6,1.4"/></g>`;
}
/** Lines between two hulls, in board pixels. */
export function grapple(x1: number, y1: number, x2: number, y2: number, n = 4): string {
  let s = '';
  const dx = x2 - x1,
    dy = y2 - y1,
    l = Math.hypot(dx, dy),
    px = -dy / l,
    py = dx / l;
  for (let i = 0; i < n; i++) {
    const k = (i - (n - 1) / 2) * 7,
      j = (i % 2 ? 1 : -1) * 2.5;
    s += `<path d="M${f(x1 + px * k)},${f(y1 + py * k)}Q${f((x1 + x2) / 2 + px * (k + j))},${f((y1 + y2) / 2 + py * (k + j))} ${f(x2 + px * (k - j))},${f(y2 + py * (k - j))}" stroke="#14100b" stroke-width="2.6" fill="none"/><path d="M${f(x1 + px * k)},${f(y1 + py * k)}Q${f((x1 + x2) / 2 + px * (k + j))},${f((y1 + y2) / 2 + py * (k + j))} ${f(x2 + px * (k - j))},${f(y2 + py * (k - j))}" stroke="#f0d9a0" stroke-width="1.2" fill="none" stroke-dasharray="3 1.2"/><circle cx="${f(x2 + px * (k - j))}" cy="${f(y2 + py * (k - j))}" r="1.9" fill="#f0d9a0" stroke="#14100b" stroke-width=".8"/>`;
  }
  return s;
}
