/* Where the window looks on the mat: as much sea as the frame holds, the ships in it, the one in hand clear of the edges;
   and where the wind rose lies: on free water, never on a ship or her name. */
import type { MatView } from './model';

/** x0, y0, x1, y1 in the window. */
export type Box = readonly [number, number, number, number];
type Point = { x: number; y: number };

/** Nearest whole view of these points, with `pad` millimetres round them, in the part of the frame that is `free` of paper:
    no table shows where there is sea to show. */
export function fit(
  frame: Box,
  size: [number, number],
  points: readonly Point[],
  { pad = 105, most = 1.25, free = frame }: { pad?: number; most?: number; free?: Box } = {},
): MatView {
  const [fw, fh] = [free[2] - free[0], free[3] - free[1]];
  const whole = [(frame[2] - frame[0]) / size[0], (frame[3] - frame[1]) / size[1]];
  const contain = Math.min(...whole);
  const cover = Math.max(...whole);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x0, x1] = points.length ? [Math.min(...xs) - pad, Math.max(...xs) + pad] : [0, size[0]];
  const [y0, y1] = points.length ? [Math.min(...ys) - pad, Math.max(...ys) + pad] : [0, size[1]];
  const k = Math.max(contain, Math.min(fw / (x1 - x0), fh / (y1 - y0), cover * most));
  const centred = {
    k,
    ox: (free[0] + free[2]) / 2 - ((x0 + x1) / 2) * k,
    oy: (free[1] + free[3]) / 2 - ((y0 + y1) / 2) * k,
  };
  return inside(centred, frame, size);
}
/** Sea to the edges of the frame where the mat is large enough, else the mat in the middle. */
function inside(v: MatView, frame: Box, size: [number, number]): MatView {
  const along = (o: number, lo: number, hi: number, length: number): number =>
    length > hi - lo ? Math.min(lo, Math.max(hi - length, o)) : (lo + hi - length) / 2;
  return {
    k: v.k,
    ox: along(v.ox, frame[0], frame[2], size[0] * v.k),
    oy: along(v.oy, frame[1], frame[3], size[1] * v.k),
  };
}
/** The edge of the mat in the frame: a mat smaller than its frame has its hem round it. */
export const hemOf = (frame: Box, v: MatView, size: [number, number]): [number, number, number, number] => [
  Math.max(frame[0], Math.round(v.ox)),
  Math.max(frame[1], Math.round(v.oy)),
  Math.min(frame[2], Math.round(v.ox + size[0] * v.k)),
  Math.min(frame[3], Math.round(v.oy + size[1] * v.k)),
];
/** The same view, moved no further than needed for a ship to lie clear of the frame. */
export function keep(v: MatView, frame: Box, p: Point, margin: number): MatView {
  const shift = (at: number, lo: number, hi: number): number =>
    hi - lo < 2 * margin
      ? (lo + hi) / 2 - at
      : at < lo + margin
        ? lo + margin - at
        : at > hi - margin
          ? hi - margin - at
          : 0;
  const dx = shift(v.ox + p.x * v.k, frame[0], frame[2]);
  const dy = shift(v.oy + p.y * v.k, frame[1], frame[3]);
  return dx || dy ? { k: v.k, ox: v.ox + dx, oy: v.oy + dy } : v;
}
/** From one view to another without a jump; at once where nothing may move. */
export function travel(from: MatView, to: MatView, still: boolean, set: (v: MatView) => void): () => void {
  if (still) {
    set(to);
    return () => undefined;
  }
  const start = performance.now();
  let frame = 0;
  const step = (): void => {
    const u = Math.min(1, (performance.now() - start) / 260);
    const e = u * (2 - u);
    const mix = (a: number, b: number): number => a + (b - a) * e;
    set(u < 1 ? { k: mix(from.k, to.k), ox: mix(from.ox, to.ox), oy: mix(from.oy, to.oy) } : to);
    if (u < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Whether a round thing lies on a box. */
const meets = (x: number, y: number, r: number, b: Box): boolean =>
  Math.hypot(Math.max(b[0] - x, 0, x - b[2]), Math.max(b[1] - y, 0, y - b[3])) < r;
/** The first place for a rose of this radius under which nothing lies: the corners, then anywhere on the mat. */
export function freePlace(
  area: Box,
  r: number,
  taken: readonly Box[],
  first: readonly (readonly [number, number])[],
  was: readonly [number, number] | null,
): [number, number] | null {
  const e = r * 1.5;
  const free = ([x, y]: readonly [number, number]): boolean => !taken.some((b) => meets(x, y, r * 1.45, b));
  const [x0, y0, x1, y1] = [area[0] + e + 14, area[1] + e + 14, area[2] - e - 14, area[3] - e - 14];
  const corners: [number, number][] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ];
  const rest: [number, number][] = [];
  for (let i = 0; i <= 8; i++)
    for (let j = 0; j <= 6; j++) rest.push([x0 + ((x1 - x0) * i) / 8, y0 + ((y1 - y0) * j) / 6]);
  const whole = ([x, y]: readonly [number, number]): boolean =>
    x >= x0 - 15 && x <= x1 + 15 && y >= y0 - 15 && y <= y1 + 15;
  const found = [...(was && whole(was) ? [was] : []), ...first, ...corners, ...rest].find(free);
  return found ? [found[0], found[1]] : null;
}
