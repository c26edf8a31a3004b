/* Names of ships, bars of what is left of them, their commanders' flags. */
import * as ships from '../../../art/ships';
import { centre } from '../hex';
import type { ChartModel, ChartShip, Label } from '../model';
import { amidships, n, seaTint, type Frame } from './ink';

type Box = [x0: number, y0: number, x1: number, y1: number];

function bars(x: number, y: number, u: ChartShip, w: number): string {
  const b = (yy: number, k: number, c: string): string =>
    `<rect x="${n(x)}" y="${n(yy)}" width="${w}" height="2.4" fill="#000" fill-opacity=".38"/><rect x="${n(x)}" y="${n(yy)}" width="${n(w * k)}" height="2.4" fill="${k < 0.35 ? '#ff6a48' : c}"/>`;
  return `<g><rect x="${n(x - 2)}" y="${n(y - 2)}" width="${w + 4}" height="13.2" rx="1.5" fill="#0b2129" fill-opacity=".82"/>${b(y, u.hull, '#e3a06a')}${b(y + 3.5, u.rig, '#efe5c6')}${b(y + 7, u.crew, '#8fc3e6')}</g>`;
}
const hurt = (u: ChartShip): boolean => u.hull < 1 || u.rig < 1 || u.crew < 1;

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

/** The boxes that the hulls fill. */
function hulls(m: ChartModel, s: number): Box[] {
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
  return boxes;
}

/** Who is named first where it is crowded. */
function rank(m: ChartModel, u: ChartShip): number {
  return (
    (u.id === m.selected ? -4 : 0) +
    (u.id === m.aim?.target ? -3 : 0) +
    (u.commanders.length ? -2 : 0) +
    (hurt(u) ? -1 : 0)
  );
}

/** The places round a ship where her name may stand, the best first. */
function placesRound(u: ChartShip, s: number): Label[] {
  const upright = u.facing === 1 || u.facing === 4;
  return upright
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
}

/** Names give way first when it is crowded: each ship tries a few places round her and is silent if none is free. */
export function placeLabels(m: ChartModel, s: number): Map<string, Label> {
  const placed = new Map<string, Label>();
  const boxes = hulls(m, s);
  const hits = (x: Box): boolean =>
    boxes.some((b) => b[0] < x[2] && b[2] > x[0] && b[1] < x[3] && b[3] > x[1]);
  for (const u of m.ships) if (u.label && u.label !== 'hide') placed.set(u.id, u.label);
  for (const u of m.ships.filter((q) => !q.label).sort((a, b) => rank(m, a) - rank(m, b))) {
    const p = amidships(u, s);
    const w = u.name.length * 6.6 + 4;
    const tall = hurt(u) || u.commanders.length ? 26 : 13;
    const wide = Math.max(w, u.commanders.length ? 96 : 34);
    const places = placesRound(u, s);
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
  let o = `<text x="${n(x)}" y="${n(y)}" text-anchor="${l[2]}" class="map-name${on ? ' on' : ''}" fill="${on ? '#ffe59a' : colour}">${u.name}</text>`;
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
