/* Ships on the chart: the halos of commands, hulls, grapples, ghosts of the next steps, the aim. */
import * as ships from '../../../art/ships';
import { angle, centre, opposite, step, type Point } from '../hex';
import type { ChartModel, ChartShip, Ghost } from '../model';
import { amidships, n, seaTint, shipScale } from './ink';

/** Lines that tie each ship to the nearest one tied before. */
function ties(list: readonly ChartShip[], s: number): string {
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
  return links;
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
    const links = ties(list, s);
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
