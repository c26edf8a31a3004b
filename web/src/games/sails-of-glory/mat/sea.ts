/* The table, the mat on it, its sea and terrain, the hem of what is seen. */
import * as QD from '../../../art/ships';
import type { MatModel, Terrain } from '../model';
import { f, type V } from './ink';

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
/** The table: oak planks, then the mat with its shadow. */
export function table(v: V): string {
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
export function sea(
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
    o += `<text x="${f(ox + R() * w)}" y="${f(oy + R() * h)}" class="sounding">${Math.round(4 + R() * 26)}</text>`;
  return o;
}
export function terrain(v: V, list: Terrain[]): string {
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
export function neat(v: V, size: [number, number]): string {
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
