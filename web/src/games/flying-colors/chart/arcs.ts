/* What a ship can reach: legal water, both broadsides, the names of the arcs. */
import { centre, opposite, outline, step, type Point } from '../hex';
import type { ChartModel } from '../model';
import { amidships, hexPath, n } from './ink';

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

type Box = [x0: number, y0: number, x1: number, y1: number];
/** The boxes that ships, ghosts and the names of ships fill. */
function takenBy(m: ChartModel, s: number): Box[] {
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
  return taken;
}
/** The best free place for the name of an arc: near its middle, not by the ship in hand. */
function placeFor(
  cells: ChartModel['arcs']['port'],
  word: string,
  taken: readonly Box[],
  hand: Point | null,
  s: number,
): Point | null {
  const points = cells.map(([h]) => centre(h, s));
  const mid: Point = [
    points.reduce((a, p) => a + p[0], 0) / points.length,
    points.reduce((a, p) => a + p[1], 0) / points.length,
  ];
  const half = word.length * 4.2;
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
  return best;
}

/** Name of each arc, on open water inside or just outside it; where ships leave no room it is not printed. */
export function arcLabels(m: ChartModel, s: number, words: Record<'port' | 'stbd', string>): string {
  const taken = takenBy(m, s);
  const own = m.ships.find((u) => u.id === m.selected);
  const hand = own ? amidships(own, s) : null;
  let o = '';
  for (const side of ['port', 'stbd'] as const) {
    const cells = m.arcs[side];
    if (!cells.length) continue;
    const best = placeFor(cells, words[side], taken, hand, s);
    if (best)
      o += `<text x="${n(best[0])}" y="${n(best[1])}" class="arc-t" fill="${side === 'port' ? '#ffb5a9' : '#a9f0b2'}" text-anchor="middle">${words[side]}</text>`;
  }
  return o;
}
