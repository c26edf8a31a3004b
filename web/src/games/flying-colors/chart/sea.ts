/* The sea and what lies in it: swell, grid, numbers, shoals, batteries, the key to them. */
import * as ships from '../../../art/ships';
import { angle, centre, corners, key, outline, step, type Hex } from '../hex';
import type { ChartModel, Shoal } from '../model';
import { hexPath, n, ROOT3, seaTint } from './ink';

export function defs(): string {
  return `${ships.defs()}<pattern id="hatchP" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0,0V7" stroke="#ff7d6b" stroke-width="1.6"/></pattern><pattern id="hatchS" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V7" stroke="#7fdf8b" stroke-width="1.6"/></pattern><pattern id="hatchX" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V5" stroke="#ff9a80" stroke-opacity=".45" stroke-width="1"/></pattern>`;
}

/** Engraved swell square to the wind, and soundings: one tile, repeated over the whole chart. */
export function texture(w: number, h: number, wind: number): string {
  const R = ships.rnd(77);
  let swell = '';
  for (let i = 0; i < (w * h) / 5200; i++) {
    const x = R() * w;
    const y = R() * h;
    const l = 9 + R() * 16;
    swell += `<path d="M${n(x)},${n(y)}q${n(l / 4)},-2.4 ${n(l / 2)},0t${n(l / 2)},0" transform="rotate(${angle(wind) - 270} ${n(x)} ${n(y)})"/>`;
  }
  let soundings = '';
  for (let i = 0; i < (w * h) / 26000; i++) {
    const x = R() * w;
    const y = R() * h;
    soundings += `<text x="${n(x)}" y="${n(y)}" style="font:italic 10px Georgia,'DejaVu Serif',serif;fill:#d8efe6;fill-opacity:.17">${Math.round(18 + R() * 44)}<tspan dy="3" font-size="7">${R() < 0.4 ? Math.round(1 + R() * 4) : ''}</tspan></text>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><g fill="none" stroke="#d8efe6" stroke-opacity=".075" stroke-width="1">${swell}</g>${soundings}</svg>`;
}

/** The grid as one repeated cell of two columns: edges stay under ten in a hundred, the vertices are a little brighter. */
export function gridCell(s: number): { w: number; h: number; body: string } {
  const h = ROOT3 * s;
  const k = corners(s);
  let edges = '';
  const dots = new Set<string>();
  for (const [x, y] of [
    [0, -h / 2],
    [0, h / 2],
    [0, h * 1.5],
    [1.5 * s, 0],
    [1.5 * s, h],
    [3 * s, -h / 2],
    [3 * s, h / 2],
    [3 * s, h * 1.5],
  ]) {
    edges +=
      k.map((c, i) => (i ? 'L' : 'M') + (x + c[0]).toFixed(2) + ',' + (y + c[1]).toFixed(2)).join('') + 'Z';
    for (const c of k) dots.add(`M${(x + c[0]).toFixed(1)},${(y + c[1]).toFixed(1)}h0`);
  }
  return {
    w: 3 * s,
    h,
    body: `<path d="${edges}" fill="none" stroke="#d8efe6" stroke-opacity=".105" stroke-width="1"/><path d="${[...dots].join('')}" stroke="#d8efe6" stroke-opacity=".2" stroke-width="2" stroke-linecap="round"/>`,
  };
}

/** Hex numbers, at close zoom only. */
export function numbers(m: ChartModel, s: number, name: (h: Hex) => string): string {
  let t = '';
  for (let c = 1; c <= m.columns; c++)
    for (let r = m.rows[0]; r <= m.rows[1]; r++) {
      const p = centre([c, r], s);
      t += `<text x="${n(p[0])}" y="${n(p[1] - s * 0.62)}" text-anchor="middle" class="hexno">${name([c, r])}</text>`;
    }
  return t;
}

export const DEPTH: Record<string, string> = {
  '-1': 'var(--shoal-1)',
  '-2': 'var(--shoal-2)',
  auto: 'var(--shoal-auto)',
  land: 'var(--land)',
};
/** Banded depths, stipple on the two worst, and the dotted danger line round the outside. */
export function shoals(list: readonly Shoal[], s: number, dx = 0, dy = 0): string {
  if (!list.length) return '';
  const set = new Map(list.map((q) => [key(q.hex), q.depth]));
  const R = ships.rnd(9);
  const k = corners(s * 1.005);
  let fill = '';
  let inner = '';
  let stipple = '';
  for (const q of list) {
    const p = centre(q.hex, s);
    fill += `<path d="${hexPath(q.hex, s, s * 1.01)}" fill="${DEPTH[String(q.depth)]}"/>`;
    [3, 4, 5, 6, 1, 2].forEach((d, i) => {
      const other = set.get(key(step(q.hex, d)));
      const j = (i + 1) % 6;
      if (other !== undefined && other !== q.depth)
        inner += `M${n(p[0] + k[i][0])},${n(p[1] + k[i][1])}L${n(p[0] + k[j][0])},${n(p[1] + k[j][1])}`;
    });
    if (q.depth !== -1 && q.depth !== 'land')
      for (let i = 0; i < (q.depth === 'auto' ? 16 : 8); i++)
        stipple += `<circle cx="${n(p[0] + (R() - 0.5) * s * 1.5)}" cy="${n(p[1] + (R() - 0.5) * s * 1.4)}" r=".8"/>`;
  }
  const edge = outline(
    list.map((q) => q.hex),
    s * 1.005,
  );
  return `<g${dx || dy ? ` transform="translate(${dx},${dy})"` : ''}>${fill}<g fill="#12383f" fill-opacity=".4">${stipple}</g><path d="${inner}" stroke="#d9ecd6" stroke-opacity=".5" stroke-width="1"/><path d="${edge}" stroke="#f1f7e6" stroke-width="1.7" stroke-dasharray=".1 4.4" stroke-linecap="round"/></g>`;
}

export function batteries(m: ChartModel, s: number): string {
  return m.batteries
    .map((b) => {
      const p = centre(b.hex, s);
      const c = ships.nations[b.nation]?.c ?? '#8a8474';
      return `<g transform="translate(${n(p[0])},${n(p[1])})"><path d="M-11,8V-6h5v3h3.6v-3h4.8v3h3.6v-3h5V8Z" fill="#e6d8b4" stroke="#2a1e15" stroke-width="1.2"/><rect x="-11" y="4" width="22" height="4" fill="${c}"/><text y="21" text-anchor="middle" class="map-name" fill="${seaTint(b.nation)}">${b.name}</text></g>`;
    })
    .join('');
}

/** A scrap of another chart: how shallows and land look. */
export function chartKey(x: number, y: number, words: [string, string][]): string {
  const s = 15;
  const cells: [number, number, Shoal['depth']][] = [
    [1, 1, -1],
    [1, 2, -1],
    [1, 3, -2],
    [2, 1, -1],
    [2, 2, -2],
    [2, 3, -2],
    [2, 4, 'auto'],
    [3, 1, -1],
    [3, 2, -2],
    [3, 3, 'auto'],
    [4, 2, -1],
    [4, 3, -2],
    [4, 4, 'auto'],
    [5, 2, -1],
    [5, 3, -2],
    [6, 3, -1],
    [6, 4, -2],
    [7, 3, -1],
    [1, 4, 'auto'],
    [5, 4, -2],
    [3, 4, 'auto'],
  ];
  const list = cells.map(([c, r, depth]) => ({ hex: [c, r] satisfies Hex, depth }));
  const swatch = ['var(--shoal-1)', 'var(--shoal-2)', 'var(--shoal-auto)', 'var(--land)'];
  return (
    `<g><rect x="${x}" y="${y}" width="286" height="150" rx="2" fill="#0d2f39" fill-opacity=".72" stroke="#e0bd6e" stroke-opacity=".75"/><svg x="${x + 1}" y="${y + 1}" width="150" height="148" viewBox="${x + 1} ${y + 1} 150 148"><rect x="${x}" y="${y}" width="152" height="150" fill="var(--sea)"/>${shoals(list, s, x + 16, y + 26)}<path d="M${x},${y + 128}C${x + 26},${y + 118} ${x + 48},${y + 138} ${x + 78},${y + 130}S${x + 120},${y + 142} ${x + 152},${y + 136}V${y + 152}H${x}Z" fill="var(--land)" stroke="var(--land-edge)" stroke-width="1.6"/></svg>` +
    words
      .map(
        (q, i) =>
          `<rect x="${x + 164}" y="${y + 17 + i * 32}" width="17" height="17" fill="${swatch[i]}" stroke="#f3e6c8" stroke-opacity=".6"/><text x="${x + 190}" y="${y + 23 + i * 32}" class="key-title">${q[0]}</text><text x="${x + 190}" y="${y + 36 + i * 32}" class="key-note">${q[1]}</text>`,
      )
      .join('') +
    '</g>'
  );
}
