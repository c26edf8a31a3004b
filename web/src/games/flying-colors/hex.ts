/* Hex geometry of the chart, for drawing only: flat-topped hexes in columns, even columns half a hex higher,
   directions 1 to 6 clockwise from up, rows counted on through the maps A, B, C (34 to a map). */

export type Hex = readonly [column: number, row: number];
export type Point = [x: number, y: number];

export const ROWS = 34;
const ROOT3 = Math.sqrt(3);
const EVEN: Record<number, Hex> = { 1: [0, -1], 2: [1, -1], 3: [1, 0], 4: [0, 1], 5: [-1, 0], 6: [-1, -1] };
const ODD: Record<number, Hex> = { 1: [0, -1], 2: [1, 0], 3: [1, 1], 4: [0, 1], 5: [-1, 1], 6: [-1, 0] };

export const step = (h: Hex, d: number): Hex => {
  const t = (h[0] % 2 ? ODD : EVEN)[d];
  return [h[0] + t[0], h[1] + t[1]];
};
export const opposite = (d: number): number => ((d + 2) % 6) + 1;
export const angle = (d: number): number => (d - 1) * 60;

/** Centre of a hex of side `s`, in pixels. */
export const centre = (h: Hex, s: number): Point => [
  h[0] * 1.5 * s,
  (h[1] - (h[0] % 2 ? 0 : 0.5)) * ROOT3 * s,
];
export const corners = (s: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [Math.cos((i * Math.PI) / 3) * s, Math.sin((i * Math.PI) / 3) * s]);
export const key = (h: Hex): string => h[0] + ',' + h[1];

/** The hex under a point of the chart. */
export function at(x: number, y: number, s: number): Hex {
  const column = Math.round(x / (1.5 * s));
  let best: Hex = [column, 0];
  let least = Infinity;
  for (const c of [column - 1, column, column + 1]) {
    const row = Math.round(y / (ROOT3 * s) + (c % 2 ? 0 : 0.5));
    const p = centre([c, row], s);
    const d = (p[0] - x) ** 2 + (p[1] - y) ** 2;
    if (d < least) {
      least = d;
      best = [c, row];
    }
  }
  return best;
}

/** "B3103" is column 31, row 3 of map B. */
export const label = (h: Hex): string =>
  'ABC'[Math.floor((h[1] - 1) / ROWS)] +
  String(h[0]).padStart(2, '0') +
  String(((h[1] - 1) % ROWS) + 1).padStart(2, '0');

export function parse(text: string): Hex {
  return [Number(text.slice(1, 3)), ROWS * 'ABC'.indexOf(text[0]) + Number(text.slice(3, 5))];
}

/** Edges of a set of hexes as one path: side i of a hex faces direction SIDES[i]. */
const SIDES = [3, 4, 5, 6, 1, 2];
export function outline(cells: Iterable<Hex>, s: number): string {
  const list = [...cells];
  const inside = new Set(list.map(key));
  const k = corners(s);
  let path = '';
  for (const h of list) {
    const p = centre(h, s);
    SIDES.forEach((d, i) => {
      if (inside.has(key(step(h, d)))) return;
      const j = (i + 1) % 6;
      path += `M${n(p[0] + k[i][0])},${n(p[1] + k[i][1])}L${n(p[0] + k[j][0])},${n(p[1] + k[j][1])}`;
    });
  }
  return path;
}
const n = (v: number): string => (Math.round(v * 10) / 10).toString();
