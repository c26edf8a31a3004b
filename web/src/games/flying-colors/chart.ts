/* The layers of the Flying Colors chart as SVG text, in chart pixels (hex side `s`), from the lowest up:
   texture, shoals, halos, legal water, arcs, ships, ghosts, aim, labels. The neatline, the rose and the mini-map
   belong to the window and are drawn in window pixels. */
import * as ships from '../../art/ships';
import { angle, centre, corners, key, opposite, outline, ROWS, step, type Hex, type Point } from './hex';
import type { ChartModel, ChartShip, Ghost, Label, Shoal } from './model';
import type { PointOfSail } from './wire';

const n = (v: number): string => (Math.round(v * 10) / 10).toString();
const SEA: Record<string, string> = {
  British: '#ffb3ad',
  French: '#b5d3ff',
  Spanish: '#ffdc80',
  Dutch: '#ffc293',
  Danish: '#e0bdf5',
  American: '#c3d1f6',
};
const seaTint = (nation: string): string => SEA[nation] ?? '#f6f0e1';
const ROOT3 = Math.sqrt(3);

export const shipScale = (s: number): number => (s / 28) * 0.82;
export function amidships(u: { bow: Hex; stern: Hex | null }, s: number): Point {
  const a = centre(u.bow, s);
  if (!u.stern) return a;
  const b = centre(u.stern, s);
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
function hexPath(h: Hex, s: number, side: number): string {
  const p = centre(h, s);
  return (
    corners(side)
      .map((c, i) => (i ? 'L' : 'M') + n(p[0] + c[0]) + ',' + n(p[1] + c[1]))
      .join('') + 'Z'
  );
}

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

const DEPTH: Record<string, string> = {
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
      return `<g transform="translate(${n(p[0])},${n(p[1])})"><path d="M-11,8V-6h5v3h3.6v-3h4.8v3h3.6v-3h5V8Z" fill="#e6d8b4" stroke="#2a1e15" stroke-width="1.2"/><rect x="-11" y="4" width="22" height="4" fill="${c}"/><text y="21" text-anchor="middle" class="nm" fill="${seaTint(b.nation)}">${b.name}</text></g>`;
    })
    .join('');
}

/** Commands as halos: the active one is brighter. */
export function halos(m: ChartModel, s: number): string {
  const by = new Map(m.ships.map((u) => [u.id, u]));
  let o = '';
  m.commands.forEach((c, i) => {
    const list = c.ships.map((id) => by.get(id)).filter((u): u is ChartShip => !!u);
    if (!list.length) return;
    let hulls = '';
    for (const u of list) {
      const a = centre(u.bow, s);
      const b = centre(u.stern ?? u.bow, s);
      hulls += `M${n(a[0])},${n(a[1])}L${n(b[0])},${n(b[1])}`;
    }
    const tied = [list[0]];
    let links = '';
    for (const u of list.slice(1)) {
      const p = amidships(u, s);
      let q = amidships(tied[0], s);
      let least = Infinity;
      for (const t of tied) {
        const z = amidships(t, s);
        const d = Math.hypot(z[0] - p[0], z[1] - p[1]);
        if (d < least) {
          least = d;
          q = z;
        }
      }
      links += `M${n(p[0])},${n(p[1])}L${n(q[0])},${n(q[1])}`;
      tied.push(u);
    }
    const colour = seaTint(c.nation);
    const w = 2.1 * s;
    const on = c.active;
    const spots = list.flatMap((u) => [centre(u.bow, s), centre(u.stern ?? u.bow, s)]);
    const x0 = Math.min(...spots.map((q) => q[0])) - 2 * s;
    const y0 = Math.min(...spots.map((q) => q[1])) - 2 * s;
    const big = `x="${n(x0)}" y="${n(y0)}" width="${n(Math.max(...spots.map((q) => q[0])) + 2 * s - x0)}" height="${n(Math.max(...spots.map((q) => q[1])) + 2 * s - y0)}"`;
    o += `<mask id="cm${i}" maskUnits="userSpaceOnUse" ${big}><rect ${big} fill="#fff"/><path d="${hulls}" stroke="#000" stroke-width="${n(w)}" stroke-linecap="round"/><path d="${links}" stroke="#000" stroke-width="${n(s * 0.62)}" stroke-linecap="round"/></mask>`;
    o += `<g opacity="${on ? 1 : 0.62}"><g opacity="${on ? 0.13 : 0.07}"><path d="${hulls}" stroke="${colour}" stroke-width="${n(w)}" stroke-linecap="round"/><path d="${links}" stroke="${colour}" stroke-width="${n(s * 0.62)}" stroke-linecap="round"/></g><g mask="url(#cm${i})" opacity="${on ? 0.8 : 0.4}"><path d="${hulls}" stroke="${colour}" stroke-width="${n(w + 2.6)}" stroke-linecap="round"/><path d="${links}" stroke="${colour}" stroke-width="${n(s * 0.62 + 2.6)}" stroke-linecap="round"/></g></g>`;
  });
  return o;
}

/** Reachable water fades with its cost. */
export function reach(m: ChartModel, s: number): string {
  const step = (list: number[], cost: number): number => list[Math.min(cost, list.length - 1)];
  return m.reach
    .map((q) => {
      const cost = Math.max(1, Math.ceil(q.cost));
      return `<path d="${hexPath(q.hex, s, s * 0.95)}" fill="#86e5cf" fill-opacity="${step([0, 0.4, 0.27, 0.17, 0.1], cost)}" stroke="#86e5cf" stroke-opacity="${step([0, 0.95, 0.7, 0.5, 0.35], cost)}" stroke-width="1.2"/>`;
    })
    .join('');
}

/** Both broadsides: cells fade with range; port is dashed long, starboard dotted short. */
export function arcs(m: ChartModel, s: number): string {
  let o = '';
  for (const side of ['port', 'stbd'] as const) {
    const cells = m.arcs[side];
    if (!cells.length) continue;
    const colour = side === 'port' ? '#ff7d6b' : '#7fdf8b';
    const bands: Record<number, string> = {};
    for (const [hex, range] of cells) bands[range] = (bands[range] ?? '') + hexPath(hex, s, s);
    for (const [range, path] of Object.entries(bands))
      o += `<path d="${path}" fill="${colour}" fill-opacity="${[0, 0.13, 0.1, 0.07, 0.045][Number(range)] ?? 0.03}"/>`;
    o += `<path d="${outline(
      cells.map((c) => c[0]),
      s,
    )}" stroke="${colour}" stroke-opacity=".75" stroke-width="1.4" stroke-dasharray="${side === 'port' ? '6 4' : '2 3.4'}" stroke-linecap="round" fill="none"/>`;
  }
  return o;
}

/** Name of each arc, on open water inside or just outside it; where ships leave no room it is not printed. */
export function arcLabels(m: ChartModel, s: number, words: Record<'port' | 'stbd', string>): string {
  type Box = [number, number, number, number];
  const taken: Box[] = m.ships.map((u) => {
    const a = centre(u.bow, s);
    const b = centre(u.stern ?? u.bow, s);
    const r = s * 0.55;
    return [
      Math.min(a[0], b[0]) - r,
      Math.min(a[1], b[1]) - r,
      Math.max(a[0], b[0]) + r,
      Math.max(a[1], b[1]) + r,
    ];
  });
  for (const g of m.ghosts) {
    const p = amidships({ bow: g.bow, stern: step(g.bow, opposite(g.facing)) }, s);
    const [dx, dy] = g.offset ?? [0, 0];
    taken.push(
      [p[0] - s * 1.2, p[1] - s * 1.2, p[0] + s * 1.2, p[1] + s * 1.2],
      [p[0] + dx - 26, p[1] + dy - 22, p[0] + dx + 30, p[1] + dy + 14],
    );
  }
  for (const u of m.ships) {
    if (typeof u.label !== 'object') continue;
    const p = amidships(u, s);
    const w = u.name.length * 7;
    const x = p[0] + u.label[0] - (u.label[2] === 'end' ? w : u.label[2] === 'middle' ? w / 2 : 0);
    taken.push([x, p[1] + u.label[1] - 12, x + w, p[1] + u.label[1] + 22]);
  }
  const own = m.ships.find((u) => u.id === m.selected);
  const hand = own ? amidships(own, s) : null;
  let o = '';
  for (const side of ['port', 'stbd'] as const) {
    const cells = m.arcs[side];
    if (!cells.length) continue;
    const points = cells.map(([h]) => centre(h, s));
    const mid: Point = [
      points.reduce((a, p) => a + p[0], 0) / points.length,
      points.reduce((a, p) => a + p[1], 0) / points.length,
    ];
    const half = words[side].length * 4.2;
    const rim = cells.filter(([, range]) => range === 4).map(([h]) => centre(h, s));
    const beyond = rim.map((p): Point => [mid[0] + (p[0] - mid[0]) * 1.35, mid[1] + (p[1] - mid[1]) * 1.35]);
    let best: Point | null = null;
    let least = Infinity;
    for (const [i, p] of [...points, ...beyond].entries()) {
      const box: Box = [p[0] - half, p[1] - 12, p[0] + half, p[1] + 5];
      if (taken.some((b) => b[0] < box[2] && b[2] > box[0] && b[1] < box[3] && b[3] > box[1])) continue;
      const near = hand ? Math.hypot(p[0] - hand[0], p[1] - hand[1]) : Infinity;
      const far =
        Math.hypot(p[0] - mid[0], p[1] - mid[1]) + (i < points.length ? 0 : 60) + (near < s * 3.4 ? 200 : 0);
      if (far < least) {
        least = far;
        best = p;
      }
    }
    if (best)
      o += `<text x="${n(best[0])}" y="${n(best[1])}" class="arc-t" fill="${side === 'port' ? '#ffb5a9' : '#a9f0b2'}" text-anchor="middle">${words[side]}</text>`;
  }
  return o;
}

/** The lamp-yellow keyline under the ship in hand. */
export function selection(u: ChartShip, s: number): string {
  const p = amidships(u, s);
  return `<g transform="translate(${n(p[0])},${n(p[1])}) rotate(${angle(u.facing)}) scale(${shipScale(s).toFixed(3)})"><path d="${ships.outline(u.type, -7)}" fill="#ffd75e" fill-opacity=".28" stroke="#ffd75e" stroke-width="2.6"/><path d="${ships.outline(u.type, -11)}" fill="none" stroke="#ffd75e" stroke-opacity=".45" stroke-width="1.2"/></g>`;
}

/** Level of detail of the hulls at a hex side. */
export const detail = (s: number): ships.Lod => {
  const px = shipScale(s) * 100;
  return px < 44 ? 's' : px > 125 ? 'l' : 'm';
};
/** How much larger than a unit a hull is drawn. */
export const hullScale = (u: ChartShip, s: number): number => shipScale(s) * (u.guns > 120 ? 1.06 : 1);
/** One hull in its own units: it changes with what befalls her, not with the zoom. */
export function shipDrawing(u: ChartShip, lod: ships.Lod, wind: number): string {
  const calm = u.lost?.[0] || u.anchored || u.struck;
  return ships.ship({
    type: u.type,
    nation: u.nation,
    heading: angle(u.facing),
    windTo: angle(wind),
    lod,
    sail: u.sail,
    rig: Math.max(0.15, u.rig),
    hull: u.hull,
    lost: u.lost,
    wake: calm ? 0 : (u.wake ?? 0.6),
    fire: u.fire,
    smoke: u.smoke,
    smokeAge: u.smokeAge,
    flash: u.flash,
    list: u.list,
    struck: u.struck,
    anchored: u.anchored,
    seed: u.id,
  });
}

export function grapples(m: ChartModel, s: number): string {
  const by = new Map(m.ships.map((u) => [u.id, u]));
  return m.grapples
    .map(([one, two]) => {
      const a = by.get(one);
      const b = by.get(two);
      if (!a || !b) return '';
      // the nearest ends of the two hulls
      let best: [Point, Point] = [amidships(a, s), amidships(b, s)];
      let least = Infinity;
      for (const p of [a.bow, a.stern ?? a.bow].map((h) => centre(h, s)))
        for (const q of [b.bow, b.stern ?? b.bow].map((h) => centre(h, s))) {
          const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
          if (d < least) {
            least = d;
            best = [p, q];
          }
        }
      const [p, q] = best;
      const l = least || 1;
      const ux = ((q[0] - p[0]) / l) * s * 0.32;
      const uy = ((q[1] - p[1]) / l) * s * 0.32;
      return ships.grapple(p[0] + ux, p[1] + uy, q[0] - ux, q[1] - uy, 4);
    })
    .join('');
}

/** A ghost hull of a next step; the pill says its cost and its key. */
export function ghost(g: Ghost, type: ships.HullType, s: number, keys: boolean): string {
  const m = amidships({ bow: g.bow, stern: step(g.bow, opposite(g.facing)) }, s);
  const [dx, dy] = g.offset ?? [0, 0];
  const hull = ships.outline(type, 1);
  const w = Math.max(34, g.cost.length * 6.6 + 10);
  return (
    `<g transform="translate(${n(m[0])},${n(m[1])}) rotate(${angle(g.facing)}) scale(${shipScale(s).toFixed(3)})"><path d="${hull}" fill="#c9fff2" fill-opacity=".2" stroke="#0b2129" stroke-opacity=".6" stroke-width="4.6"/><path d="${hull}" fill="none" stroke="#d9fff5" stroke-width="2.3" stroke-dasharray="7 3.4"/><path d="M0,-44L6,-33L0,-37L-6,-33Z" fill="#c9fff2"/></g>` +
    `<g transform="translate(${n(m[0] + dx)},${n(m[1] + dy)})"><rect x="${-w / 2}" y="-10" width="${w}" height="20" rx="10" fill="#0e3a35" stroke="#86e5cf" stroke-width="1.4"/><text y="4.6" text-anchor="middle" class="gh-t">${g.cost}</text>${keys && g.key ? `<circle cx="${w / 2}" cy="-9" r="7.5" fill="#f6f0e1" stroke="#0e3a35"/><text x="${w / 2}" y="-5.6" text-anchor="middle" class="gh-k">${g.key}</text>` : ''}</g>`
  );
}

/** Brackets on the target and the line of sight to it. */
export function aim(from: ChartShip, target: ChartShip, s: number, side: 'port' | 'stbd'): string {
  const m = amidships(target, s);
  const colour = side === 'port' ? '#ff7d6b' : '#7fdf8b';
  const w = s * 0.95;
  const h = s * 1.95;
  const l = 12;
  let o = '';
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    const d = `M${n(m[0] + x * w)},${n(m[1] + y * (h - l))}V${n(m[1] + y * h)}H${n(m[0] + x * (w - l))}`;
    o += `<path d="${d}" fill="none" stroke="#0b2129" stroke-width="4.4"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2.2"/>`;
  }
  const ends = [target.bow, target.stern ?? target.bow].map((x) => centre(x, s));
  const a = centre(from.bow, s);
  const b = ends.reduce((p, q) =>
    Math.hypot(p[0] - a[0], p[1] - a[1]) <= Math.hypot(q[0] - a[0], q[1] - a[1]) ? p : q,
  );
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const u = [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
  return `${o}<path d="M${n(a[0] + u[0] * 8)},${n(a[1] + u[1] * 8)}L${n(b[0] - u[0] * 14)},${n(b[1] - u[1] * 14)}" stroke="${colour}" stroke-width="1.6" stroke-dasharray="3 4"/>`;
}

function bars(x: number, y: number, u: ChartShip, w: number): string {
  const b = (yy: number, k: number, c: string): string =>
    `<rect x="${n(x)}" y="${n(yy)}" width="${w}" height="2.4" fill="#000" fill-opacity=".38"/><rect x="${n(x)}" y="${n(yy)}" width="${n(w * k)}" height="2.4" fill="${k < 0.35 ? '#ff6a48' : c}"/>`;
  return `<g><rect x="${n(x - 2)}" y="${n(y - 2)}" width="${w + 4}" height="13.2" rx="1.5" fill="#0b2129" fill-opacity=".82"/>${b(y, u.hull, '#e3a06a')}${b(y + 3.5, u.rig, '#efe5c6')}${b(y + 7, u.crew, '#8fc3e6')}</g>`;
}
const hurt = (u: ChartShip): boolean => u.hull < 1 || u.rig < 1 || u.crew < 1;

/** Names give way first when it is crowded: each ship tries a few places round her and is silent if none is free. */
/** The boxes that a ship and her name fill, in chart pixels. */
export function occupied(u: ChartShip, name: Label | undefined, s: number): Frame[] {
  const a = centre(u.bow, s);
  const b = centre(u.stern ?? u.bow, s);
  const r = s * 0.9;
  const out: Frame[] = [
    {
      x0: Math.min(a[0], b[0]) - r,
      y0: Math.min(a[1], b[1]) - r,
      x1: Math.max(a[0], b[0]) + r,
      y1: Math.max(a[1], b[1]) + r,
    },
  ];
  if (!name) return out;
  const p = amidships(u, s);
  const wide = Math.max(u.name.length * 7.4, u.commanders.length ? 100 : 36);
  const x = p[0] + name[0] - (name[2] === 'end' ? wide : name[2] === 'middle' ? wide / 2 : 0);
  const y = p[1] + name[1];
  out.push({ x0: x, y0: y - 14, x1: x + wide, y1: y + (u.commanders.length || hurt(u) ? 20 : 5) });
  return out;
}
export function placeLabels(m: ChartModel, s: number): Map<string, Label> {
  const placed = new Map<string, Label>();
  type Box = [number, number, number, number];
  const boxes: Box[] = [];
  for (const u of m.ships) {
    const a = centre(u.bow, s);
    const b = centre(u.stern ?? u.bow, s);
    const r = s * 0.42;
    boxes.push([
      Math.min(a[0], b[0]) - r,
      Math.min(a[1], b[1]) - r,
      Math.max(a[0], b[0]) + r,
      Math.max(a[1], b[1]) + r,
    ]);
  }
  const hits = (x: Box): boolean =>
    boxes.some((b) => b[0] < x[2] && b[2] > x[0] && b[1] < x[3] && b[3] > x[1]);
  const rank = (u: ChartShip): number =>
    (u.id === m.selected ? -4 : 0) +
    (u.id === m.aim?.target ? -3 : 0) +
    (u.commanders.length ? -2 : 0) +
    (hurt(u) ? -1 : 0);
  for (const u of m.ships.filter((q) => q.label)) if (u.label !== 'hide') placed.set(u.id, u.label as Label);
  for (const u of m.ships.filter((q) => !q.label).sort((a, b) => rank(a) - rank(b))) {
    const p = amidships(u, s);
    const w = u.name.length * 6.6 + 4;
    const tall = hurt(u) || u.commanders.length ? 26 : 13;
    const wide = Math.max(w, u.commanders.length ? 96 : 34);
    const upright = u.facing === 1 || u.facing === 4;
    const places: Label[] = upright
      ? [
          [s * 0.8, -2, 'start'],
          [-s * 0.86, -2, 'end'],
          [s * 0.8, 22, 'start'],
          [-s * 0.86, 22, 'end'],
          [0, s * 2.1, 'middle'],
          [0, -s * 1.9, 'middle'],
        ]
      : [
          [s * 0.62, s * 0.92, 'start'],
          [-s * 0.62, -s * 0.9, 'end'],
          [s * 0.62, -s * 0.9, 'start'],
          [-s * 0.62, s * 1.1, 'end'],
          [0, s * 1.5, 'middle'],
          [0, -s * 1.6, 'middle'],
        ];
    for (const l of places) {
      const x = p[0] + l[0] - (l[2] === 'end' ? wide : l[2] === 'middle' ? wide / 2 : 0);
      const y = p[1] + l[1] - 10;
      const box: Box = [x, y, x + wide, y + tall];
      if (hits(box)) continue;
      boxes.push(box);
      placed.set(u.id, l);
      break;
    }
    if (!placed.has(u.id) && (u.id === m.selected || u.id === m.aim?.target)) placed.set(u.id, places[0]);
  }
  return placed;
}

export function label(u: ChartShip, l: Label, s: number, on: boolean, names: boolean): string {
  const m = amidships(u, s);
  const colour = seaTint(u.nation);
  const x = m[0] + l[0];
  const y = m[1] + l[1];
  const w = 30;
  let o = `<text x="${n(x)}" y="${n(y)}" text-anchor="${l[2]}" class="nm${on ? ' on' : ''}" fill="${on ? '#ffe59a' : colour}">${u.name}</text>`;
  if (hurt(u)) o += bars(l[2] === 'end' ? x - w : l[2] === 'middle' ? x - w / 2 : x, y + 5.5, u, w);
  const [admiral] = u.commanders;
  if (admiral) {
    const tx = l[2] === 'end' ? x - w - 20 : l[2] === 'middle' ? x + w / 2 + 5 : x + w + 6;
    o += `<g transform="translate(${n(hurt(u) ? tx : l[2] === 'end' ? x - 14 : x)},${n(y + 11)})"><path d="M0,-6.5V7" stroke="#f3e6c8" stroke-width="1.3"/><g transform="translate(.6,-2)">${ships.flag(u.nation, 13, 9)}</g><text x="${l[2] === 'end' ? -4 : 18}" y="2.5" text-anchor="${l[2] === 'end' ? 'end' : 'start'}" class="cmd-n" fill="${colour}">${names ? admiral.name + ' ' + admiral.range : ''}</text></g>`;
  }
  if (u.outOfCommand)
    o += `<g transform="translate(${n(x + (l[2] === 'end' ? -10 : 2))},${n(y + 8)})"><path d="M0,-4L15,0L0,4Z" fill="#f6f0e1" stroke="#a92c14" stroke-width="1.4"/></g>`;
  return o;
}

export interface Frame {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

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

/** The wind rose: points of sail by facing, the wind through the middle, the ship in hand as a needle. */
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
  const pol = (a: number, k: number): Point => [
    cx + Math.sin((a * Math.PI) / 180) * r * k,
    cy - Math.cos((a * Math.PI) / 180) * r * k,
  ];
  const wedge = (a0: number, a1: number, k0: number, k1: number, at: string): string => {
    const p = [pol(a0, k0), pol(a0, k1), pol(a1, k1), pol(a1, k0)];
    return `<path d="M${n(p[0][0])},${n(p[0][1])}L${n(p[1][0])},${n(p[1][1])}A${n(r * k1)},${n(r * k1)} 0 0 1 ${n(p[2][0])},${n(p[2][1])}L${n(p[3][0])},${n(p[3][1])}A${n(r * k0)},${n(r * k0)} 0 0 0 ${n(p[0][0])},${n(p[0][1])}Z" ${at}/>`;
  };
  const ring = (k: number, at: string): string => `<circle cx="${cx}" cy="${cy}" r="${n(r * k)}" ${at}/>`;
  let o = ring(1.2, 'fill="#0d2f39" fill-opacity=".55"');
  for (let i = 0; i < 72; i++) {
    const p = pol(i * 5, 1.03);
    const q = pol(i * 5, i % 6 === 0 ? 1.13 : i % 3 === 0 ? 1.09 : 1.06);
    o += `<path d="M${n(p[0])},${n(p[1])}L${n(q[0])},${n(q[1])}" stroke="#f3e6c8" stroke-opacity="${i % 6 ? 0.35 : 0.8}" stroke-width="${i % 6 ? 0.7 : 1.1}"/>`;
  }
  o +=
    ring(1.03, 'fill="none" stroke="#f3e6c8" stroke-opacity=".6" stroke-width=".8"') +
    ring(1.16, 'fill="none" stroke="#e0bd6e" stroke-width="1.4"') +
    ring(1.2, 'fill="none" stroke="#e0bd6e" stroke-width=".7"');
  const shade: Record<PointOfSail, [string, number]> = {
    running: ['#86e5cf', 0.34],
    reaching: ['#86e5cf', 0.62],
    beating: ['#86e5cf', 0.15],
    aback: ['#ff6a48', 0.16],
  };
  for (let d = 1; d <= 6; d++) {
    const sail = sails[d - 1];
    const a = angle(d);
    const [colour, op] = shade[sail];
    o += wedge(
      a - 29.2,
      a + 29.2,
      0.5,
      0.98,
      `fill="${colour}" fill-opacity="${op}" stroke="#f3e6c8" stroke-opacity="${d === facing ? 1 : 0.25}" stroke-width="${d === facing ? 1.6 : 0.7}"`,
    );
    if (sail === 'aback') o += wedge(a - 29.2, a + 29.2, 0.5, 0.98, 'fill="url(#hatchX)"');
    const q = pol(a, 0.815);
    const num = pol(a, 0.64);
    const flip = a > 90 && a < 270 ? 180 : 0;
    o += `<text x="${n(q[0])}" y="${n(q[1])}" transform="rotate(${a + flip} ${n(q[0])} ${n(q[1])})" text-anchor="middle" dominant-baseline="middle" class="rose-t">${words[sail]}</text>`;
    if (points)
      o += `<text x="${n(num[0])}" y="${n(num[1] + 0.5)}" text-anchor="middle" dominant-baseline="central" class="rose-n">${points[d - 1]}</text>`;
    const out = pol(a, 1.32);
    o += `<text x="${n(out[0])}" y="${n(out[1] + 1)}" text-anchor="middle" dominant-baseline="central" class="rose-d">${d}</text>`;
  }
  o += ring(0.47, 'fill="#0d2f39" fill-opacity=".9" stroke="#e0bd6e" stroke-width=".8"');
  const arrow = [
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
  o += `<g transform="translate(${cx},${cy}) rotate(${angle(wind)})"><path d="M${arrow.map((p) => `${n(p[0] * r)},${n(p[1] * r)}`).join('L')}Z" fill="#e0bd6e" stroke="#3a2a10" stroke-width=".8"/></g>`;
  if (facing) {
    const p = pol(angle(facing), 1.16);
    o += `<g transform="translate(${n(p[0])},${n(p[1])}) rotate(${angle(facing)})"><path d="M0,-11L6.5,4L0,1L-6.5,4Z" fill="#ffd75e" stroke="#2a1e15" stroke-width="1"/></g>`;
  }
  return o;
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
  const list = cells.map(([c, r, depth]) => ({ hex: [c, r] as Hex, depth }));
  const swatch = ['var(--shoal-1)', 'var(--shoal-2)', 'var(--shoal-auto)', 'var(--land)'];
  return (
    `<g><rect x="${x}" y="${y}" width="286" height="150" rx="2" fill="#0d2f39" fill-opacity=".72" stroke="#e0bd6e" stroke-opacity=".75"/><svg x="${x + 1}" y="${y + 1}" width="150" height="148" viewBox="${x + 1} ${y + 1} 150 148"><rect x="${x}" y="${y}" width="152" height="150" fill="var(--sea)"/>${shoals(list, s, x + 16, y + 26)}<path d="M${x},${y + 128}C${x + 26},${y + 118} ${x + 48},${y + 138} ${x + 78},${y + 130}S${x + 120},${y + 142} ${x + 152},${y + 136}V${y + 152}H${x}Z" fill="var(--land)" stroke="var(--land-edge)" stroke-width="1.6"/></svg>` +
    words
      .map(
        (q, i) =>
          `<rect x="${x + 164}" y="${y + 17 + i * 32}" width="17" height="17" fill="${swatch[i]}" stroke="#f3e6c8" stroke-opacity=".6"/><text x="${x + 190}" y="${y + 23 + i * 32}" class="ky1">${q[0]}</text><text x="${x + 190}" y="${y + 36 + i * 32}" class="ky2">${q[1]}</text>`,
      )
      .join('') +
    '</g>'
  );
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
