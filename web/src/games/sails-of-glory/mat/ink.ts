/* What every layer of the mat is drawn with: k pixels to a millimetre, the corner of the mat at ox, oy of the window. */
export interface V {
  k: number;
  ox: number;
  oy: number;
  /** Millimetres to pixels. */
  P: (x: number, y: number) => [number, number];
  /** What is seen of the mat: x0, y0, x1, y1 in the window. */
  view: [number, number, number, number];
  W: number;
  H: number;
  phone?: boolean;
}
export type Words = Record<
  | 'aback'
  | 'backShort'
  | 'beating'
  | 'reaching'
  | 'running'
  | 'run'
  | 'front'
  | 'full'
  | 'rear'
  | 'chain'
  | 'grape'
  | 'short'
  | 'long'
  | 'compass',
  string
>;
export const f = (n: number) => (Math.round(n * 10) / 10).toString();
const SEA: Record<string, string> = {
  British: '#ffb3ad',
  French: '#b5d3ff',
  Spanish: '#ffdc80',
  Dutch: '#ffc293',
  American: '#c3d1f6',
  Danish: '#e0bdf5',
};
export const seaTint = (nation: string): string => SEA[nation] ?? '#f6f0e1';
/** How the wind takes a ship: aback, badly, well. */
export const ATT: Record<string, string> = { red: '#e04a36', orange: '#f59a34', green: '#4fc07a' };
export const poly = (v: V, pts: readonly { x: number; y: number }[]): string =>
  pts
    .map((p, i) => {
      const q = v.P(p.x, p.y);
      return (i ? 'L' : 'M') + f(q[0]) + ',' + f(q[1]);
    })
    .join('');
export const tag = (
  x: number,
  y: number,
  t: string,
  col: string,
  o: { w?: number; bg?: string; ink?: string } = {},
): string => {
  const w = o.w || t.length * 6.2 + 18;
  return `<g transform="translate(${f(x)},${f(y)})"><rect x="${-w / 2}" y="-10" width="${w}" height="20" rx="10" fill="${o.bg || '#0e3a35'}" stroke="${col}" stroke-width="1.4"/><text y="4.2" text-anchor="middle" class="gh-t" style="fill:${o.ink || '#d9fff5'}">${t}</text></g>`;
};
