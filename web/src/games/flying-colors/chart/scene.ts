/* A moment of the story on the chart: a light on who acts and on whom, the way she came, the volley, what it cost. */
import { centre, type Hex, type Point } from '../hex';
import type { ChartModel, Label } from '../model';
import { amidships } from './ink';
import { occupied } from './labels';

const f = (v: number): string => v.toFixed(1);

/** Balls in flight, a few beside each other. */
function volley([x0, y0]: Point, [x1, y1]: Point, s: number): string {
  const d = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / d, (y1 - y0) / d];
  let o = '';
  for (let i = -2; i <= 2; i++) {
    const [px, py] = [-uy * i * s * 0.28, ux * i * s * 0.28];
    const a = [x0 + px + ux * s * 0.9, y0 + py + uy * s * 0.9];
    const b = [x1 + px * 0.5 - ux * s * 0.7, y1 + py * 0.5 - uy * s * 0.7];
    o += `<path d="M${f(a[0])},${f(a[1])}L${f(b[0])},${f(b[1])}" stroke="#f1efe4" stroke-opacity=".7" stroke-width="1.6"/><circle cx="${f(b[0])}" cy="${f(b[1])}" r="${f(s * 0.09)}" fill="#12100d"/>`;
  }
  const burst = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5;
    return `M${f(x1)},${f(y1)}l${f(Math.cos(a) * s * 0.8)},${f(Math.sin(a) * s * 0.8)}`;
  }).join('');
  return `${o}<path d="${burst}" stroke="#ff9a3c" stroke-width="2.2"/><circle cx="${f(x1)}" cy="${f(y1)}" r="${f(s * 0.26)}" fill="#ffd98a"/>`;
}
/** What it cost, below the hull and the name. */
function pills(hits: readonly string[], x: number, y: number, s: number): string {
  let o = '';
  let at = x - s * 1.2;
  for (const text of hits) {
    const w = text.length * 7.4 + 22;
    o += `<g transform="translate(${f(at)},${f(y)})"><rect width="${f(w)}" height="24" rx="12" fill="#3a100a" stroke="#ff6a48" stroke-width="1.6"/><text x="${f(w / 2)}" y="16.5" text-anchor="middle" style="font:700 13px var(--sans)" fill="#fff">${text}</text></g>`;
    at += w + 6;
  }
  return o;
}

export function scene(
  m: ChartModel,
  s: number,
  w: number,
  h: number,
  nameOf: (id: string) => Label | undefined,
): string {
  const { scene: shown, ships } = m;
  const place = (id: string | null | undefined): Point | null => {
    const u = ships.find((q) => q.id === id);
    return u ? amidships(u, s) : null;
  };
  const from = place(shown?.actor);
  if (!shown || !from) return '';
  const to = place(shown.target) ?? from;
  const struck = ships.find((q) => q.id === (shown.target ?? shown.actor));
  const low = struck ? Math.max(...occupied(struck, nameOf(struck.id), s).map((b) => b.y1)) + 4 : to[1];
  const mid = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const r = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 + s * 9;
  const way = shown.path.map((hex: Hex) => centre(hex, s));
  const line = way.length > 1 ? `M${way.map((p) => `${f(p[0])},${f(p[1])}`).join('L')}` : '';
  return `<g pointer-events="none" data-testid="scene"><defs><radialGradient id="fc-light" gradientUnits="userSpaceOnUse" cx="${f(mid[0])}" cy="${f(mid[1])}" r="${f(r)}"><stop offset=".45" stop-color="#04141a" stop-opacity="0"/><stop offset="1" stop-color="#04141a" stop-opacity=".6"/></radialGradient></defs><rect x="${f(-s * 40)}" y="${f(-s * 40)}" width="${f(w + s * 80)}" height="${f(h + s * 80)}" fill="url(#fc-light)"/>${line ? `<path d="${line}" fill="none" stroke="#9cc4ff" stroke-width="3" stroke-linejoin="round"/>${way.map((p) => `<circle cx="${f(p[0])}" cy="${f(p[1])}" r="4" fill="#0d2f39" stroke="#9cc4ff" stroke-width="2"/>`).join('')}` : ''}${shown.volley ? volley(from, to, s) : ''}${pills(shown.hits, to[0], low, s)}</g>`;
}
