/* A free corner of the chart for the wind rose. */
import type { Frame } from './chart';

/** Centre and radius. */
export type Spot = [x: number, y: number, r: number];
/** The numbers of the directions stand outside the ring. */
const OUTER = 1.22;
const SIZES = [88, 66, 48];

export const covers = ([x, y, r]: Spot, boxes: readonly Frame[]): boolean =>
  boxes.some((b) => {
    const dx = Math.max(b.x0 - x, 0, x - b.x1);
    const dy = Math.max(b.y0 - y, 0, y - b.y1);
    return dx * dx + dy * dy < (r * OUTER) ** 2;
  });

/** Where it is, if that is free; else the first free corner, large before small; else the smallest least in the way. */
export function freeCorner(
  liked: Spot | null,
  now: Spot | null,
  frame: Frame | null,
  boxes: readonly Frame[],
): Spot | null {
  if (!liked || !frame) return liked;
  const inside = ([x, y, r]: Spot): boolean =>
    x - r > frame.x0 && x + r < frame.x1 && y - r > frame.y0 && y + r < frame.y1;
  if (!covers(liked, boxes) && inside(liked)) return liked;
  if (now && inside(now) && !covers(now, boxes)) return now;
  const corners = SIZES.flatMap((r): Spot[] => {
    const edge = r * OUTER + 28;
    const left = frame.x0 + edge + 14;
    const right = frame.x1 - edge;
    const top = frame.y0 + edge + 6;
    const bottom = frame.y1 - edge;
    const middle = (frame.y0 + frame.y1) / 2;
    // what lies along the upper edge, as the question does
    const papers = boxes.filter((b) => b.y0 <= frame.y0).map((b) => b.y1 + r * 1.32 + 16);
    const under = Math.max(top, ...papers);
    return [
      [left, top, r],
      [right, top, r],
      [left, under, r],
      [right, under, r],
      [right, bottom, r],
      [left, bottom, r],
      [right, middle, r],
      [left, middle, r],
    ];
  });
  const free = corners.find((c) => !covers(c, boxes));
  if (free) return free;
  const hit = (c: Spot): number => boxes.filter((b) => covers(c, [b])).length;
  return corners.filter((c) => c[2] === SIZES[2]).sort((a, b) => hit(a) - hit(b))[0];
}
