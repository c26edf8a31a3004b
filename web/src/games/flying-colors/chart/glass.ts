/* What belongs to the window, in window pixels: border, rose, mini-map. */
import * as ships from '../../../art/ships';
import { angle, centre, ROWS, type Point } from '../hex';
import type { ChartModel } from '../model';
import { amidships, n, ROOT3, type Frame } from './ink';
import { DEPTH } from './sea';

/** The water outside the chart's border is dimmed; the border itself. */
export function border(f: Frame, w: number, h: number): string {
  const colour = '#f3e6c8';
  return `<path d="M0,0H${w}V${h}H0ZM${f.x0},${f.y0}V${f.y1}H${f.x1}V${f.y0}Z" fill="var(--sea-deep)" fill-opacity=".72"/><rect x="${f.x0}" y="${f.y0}" width="${f.x1 - f.x0}" height="${f.y1 - f.y0}" fill="none" stroke="${colour}" stroke-opacity=".8"/><rect x="${f.x0 + 5}" y="${f.y0 + 5}" width="${f.x1 - f.x0 - 10}" height="${f.y1 - f.y0 - 10}" fill="none" stroke="${colour}" stroke-opacity=".45" stroke-width=".7"/>`;
}

/** The graduation of the border: columns in a strip that slides sideways, rows in one that slides up and down. */
export function graduation(
  m: ChartModel,
  s: number,
): { columns: string; rows: string; bars: string; posts: string } {
  const colour = '#f3e6c8';
  const row = ROOT3 * s;
  let columns = '';
  let bars = '';
  let rows = '';
  let posts = '';
  const every = 1.5 * s < 20 ? 5 : 1;
  for (let c = 1; c <= m.columns; c++) {
    const x = c * 1.5 * s;
    if (c % 2)
      bars += `<rect x="${n(x - 0.75 * s)}" y="0" width="${n(1.5 * s)}" height="5" fill="${colour}" fill-opacity=".75"/>`;
    if (c % every === 0) columns += `<text x="${n(x)}" y="17" text-anchor="middle" class="neat">${c}</text>`;
  }
  const skip = row < 16 ? 5 : 1;
  for (let r = m.rows[0]; r <= m.rows[1]; r++) {
    const y = r * row;
    if (r % 2)
      posts += `<rect x="0" y="${n(y - row / 2)}" width="5" height="${n(row)}" fill="${colour}" fill-opacity=".75"/>`;
    if (r % skip === 0)
      rows += `<text x="9" y="${n(y + 3.5)}" class="neat">${'ABC'[Math.floor((r - 1) / ROWS)]}${String(((r - 1) % ROWS) + 1).padStart(2, '0')}</text>`;
  }
  return { columns, rows, bars, posts };
}

/** Rhumb lines from the rose. */
export function rhumbs(x: number, y: number): string {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * 30 * Math.PI) / 180;
    d += `M${x},${y}l${n(Math.sin(a) * 2200)},${n(-Math.cos(a) * 2200)}`;
  }
  return `<path d="${d}" stroke="#e9dfb8" stroke-opacity=".09" stroke-width="1" fill="none"/>`;
}

/** The whole action, ships as darts, the present view as a frame; `box` is the part of the chart shown, in hex sides. */
function fitted(w: number, h: number, box: Frame): [number, (p: Point) => Point] {
  const k = Math.min(w / (box.x1 - box.x0), h / (box.y1 - box.y0));
  const ox = (w - (box.x1 - box.x0) * k) / 2;
  const oy = (h - (box.y1 - box.y0) * k) / 2;
  return [k, (p) => [ox + (p[0] - box.x0) * k, oy + (p[1] - box.y0) * k]];
}

export function minimap(m: ChartModel, w: number, h: number, box: Frame): string {
  const [k, q] = fitted(w, h, box);
  let o = `<rect width="${w}" height="${h}" fill="var(--sea)"/>`;
  for (const z of m.shoals) {
    const p = q(centre(z.hex, 1));
    o += `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="${n(k * 0.95)}" fill="${DEPTH[String(z.depth)]}"/>`;
  }
  [34.5, 68.5].forEach((r, i) => {
    if (r > m.rows[1]) return;
    const y = q([0, r * ROOT3])[1];
    o += `<path d="M0,${n(y)}H${w}" stroke="#f3e6c8" stroke-opacity=".4" stroke-dasharray="3 3"/><text x="${w - 5}" y="${n(y - 4)}" text-anchor="end" font-size="10" font-family="DejaVu Serif,Georgia,serif" fill="#f3e6c8" fill-opacity=".7">${'AB'[i]}</text>`;
  });
  for (const u of m.ships) {
    const p = q(amidships(u, 1));
    const colour = u.id === m.selected ? '#ffd75e' : (ships.nations[u.nation]?.c ?? '#8a8474');
    o += `<g transform="translate(${n(p[0])},${n(p[1])}) rotate(${angle(u.facing)})"><path d="M0,-4.4L2.1,-1.4V3.4H-2.1V-1.4Z" fill="${colour}" stroke="#f6f0e1" stroke-width=".7"/></g>`;
  }
  return o;
}

/** What the window shows of the chart; drawn apart, for it changes with every step of a drag. */
export function minimapWindow(w: number, h: number, box: Frame, view: Frame): string {
  const [, q] = fitted(w, h, box);
  const a = q([view.x0, view.y0]);
  const b = q([view.x1, view.y1]);
  return `<rect x="${n(a[0])}" y="${n(a[1])}" width="${n(b[0] - a[0])}" height="${n(b[1] - a[1])}" fill="#ffd75e" fill-opacity=".1" stroke="#ffd75e" stroke-width="1.5"/>`;
}
