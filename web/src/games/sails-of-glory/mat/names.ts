/* Where names and seals lie on the mat: beside their ships, where nothing else is. */
import type { Box } from '../camera';
import type { Label, MatModel, MatShip } from '../model';
import { arcLabel } from './arcs';
import type { V } from './ink';

/** The boxes that ships, ghosts, batteries and the drawings of the moment fill. */
function filled(v: V, model: MatModel, order: readonly MatShip[], reserved: readonly Box[]): Box[] {
  const k = v.k;
  const boxes: Box[] = order.map((s) => {
    const p = v.P(s.pose.x, s.pose.y);
    const turn = (s.pose.h * Math.PI) / 180;
    const [c, d] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
    const x = (28 * c + 40 * d) * k;
    const y = (40 * c + 28 * d) * k;
    return [p[0] - x, p[1] - y, p[0] + x, p[1] + y];
  });
  boxes.push(...reserved);
  for (const g of model.ghosts) {
    const p = v.P(g.pose.x, g.pose.y);
    const slip = g.text ? (v.phone ? 26 : g.text.length * 6.6 + 30) : 0;
    const [left, right] = g.side === -1 ? [slip, 0] : [0, slip];
    boxes.push([p[0] - 34 * k - left, p[1] - 34 * k, p[0] + 34 * k + right, p[1] + 34 * k]);
  }
  for (const b of model.batteries ?? []) {
    const p = v.P(b.x, b.y);
    const half = Math.max(28, b.name.length * 3.4);
    boxes.push([p[0] - half, p[1] - 24, p[0] + half, p[1] + 42]);
  }
  if (model.arcs && !v.phone)
    for (const side of model.arcs.sides)
      for (const arc of ['front', 'full', 'rear'] as const) {
        const [x, y] = arcLabel(v, model.arcs.pose, arc, side);
        boxes.push([x - 34, y - 10, x + 34, y + 10]);
      }
  return boxes;
}

/** The places round a base where a name may stand, the best first. */
function placesRound(v: V): Label[] {
  const k = v.k;
  const far = 46 * k + 6;
  const below: Label = [0, far + 14, 'middle'];
  const above: Label = [0, -far - 10, 'middle'];
  return [
    ...(v.phone ? [below, above] : []),
    [far, 4, 'start'],
    [-far, 4, 'end'],
    below,
    above,
    [far * 0.8, -far * 0.7, 'start'],
    [-far * 0.8, -far * 0.7, 'end'],
  ];
}
/** The box a name fills at a place. */
function nameBox(p: [number, number], l: Label, wide: number): Box {
  const x = p[0] + l[0] - (l[2] === 'end' ? wide : l[2] === 'middle' ? wide / 2 : 0);
  return [x, p[1] + l[1] - 12, x + wide, p[1] + l[1] + 18];
}
const apart = (b: Box, boxes: readonly Box[]): boolean =>
  !boxes.some((q) => q[0] < b[2] && q[2] > b[0] && q[1] < b[3] && q[3] > b[1]);

/** The places round a base where a seal may lie. */
function sealSpots(v: V): [number, number][] {
  const r = 30 * v.k + 16;
  const side = v.phone ? 1 : -1;
  return [
    [side * r, 0.5 * r],
    [-side * r, 0.5 * r],
    [-r, -0.5 * r],
    [r, -0.5 * r],
    [0, 1.3 * r],
    [0, -1.3 * r],
  ];
}
function placeSeals(v: V, order: readonly MatShip[], boxes: Box[]): Map<string, [number, number]> {
  const k = v.k;
  const seals = new Map<string, [number, number]>();
  for (const s of order) {
    if (s.label || (!s.state.seal && s.state.icon !== 'hourglass')) continue;
    const p = v.P(s.pose.x, s.pose.y);
    const spots = sealSpots(v);
    const others = order.filter((o) => o !== s).map((o) => v.P(o.pose.x, o.pose.y));
    const free = spots.find(
      ([x, y]) =>
        others.every((q) => Math.hypot(q[0] - p[0] - x, q[1] - p[1] - y) > 40 * k + 13) &&
        boxes
          .slice(order.length)
          .every(
            (q) =>
              p[0] + x + 13 < q[0] || p[0] + x - 13 > q[2] || p[1] + y + 13 < q[1] || p[1] + y - 13 > q[3],
          ),
    );
    const [x, y] = free ?? spots[0];
    seals.set(s.id, [p[0] + x, p[1] + y]);
    boxes.push([p[0] + x - 13, p[1] + y - 13, p[0] + x + 13, p[1] + y + 13]);
  }
  return seals;
}

/** Names stand beside the base where nothing else is: each ship tries a few places. */
export function placeNames(
  v: V,
  model: MatModel,
  order: readonly MatShip[],
  reserved: readonly Box[],
): { places: Map<string, Label>; boxes: Box[]; seals: Map<string, [number, number]> } {
  const places = new Map<string, Label>();
  const boxes = filled(v, model, order, reserved);
  const [w, h] = [model.size[0] * v.k, model.size[1] * v.k];
  for (const s of [...order].reverse()) {
    const p = v.P(s.pose.x, s.pose.y);
    const wide = s.name.length * (s.id === model.selected ? 9.4 : 8.2);
    const tries = placesRound(v);
    const found =
      s.label ??
      tries.find((l) => {
        const b = nameBox(p, l, wide);
        return b[0] > 4 && b[2] < w - 4 && b[1] > 4 && b[3] < h - 4 && apart(b, boxes);
      }) ??
      tries[0];
    places.set(s.id, found);
    if (!v.phone || s.label || s.id === model.selected) boxes.push(nameBox(p, found, wide));
  }
  return { places, boxes, seals: placeSeals(v, order, boxes) };
}
