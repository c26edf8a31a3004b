/* Odds as dots: one for each equally likely face, the face rolled is ringed. */
import type { DotPlot } from './models';

const n = (v: number): string => (Math.round(v * 10) / 10).toString();

export function dots(plot: DotPlot, w: number, h: number): string {
  const max = Math.max(8, ...plot.faces.map((q) => q.value));
  const column = w / (max + 1);
  const count: Record<number, number> = {};
  for (const q of plot.faces) count[q.value] = (count[q.value] ?? 0) + 1;
  const tall = Math.max(1, ...Object.values(count));
  const r = Math.min(column * 0.44, 5, (h - 17 - tall * 1.4) / tall / 2);
  const colour = plot.kind === 'hull' ? 'var(--bar-hull)' : 'var(--bar-rig)';
  let s = '';
  for (let i = 0; i <= max; i++) {
    const x = n(i * column + column / 2);
    s += `<path d="M${x},${h - 13}v3" stroke="currentColor" stroke-opacity=".35"/>`;
    if (i % 2 === 0 || max < 9)
      s += `<text x="${x}" y="${h - 1}" text-anchor="middle" class="dot-number">${i}</text>`;
  }
  s += `<path d="M0,${h - 13.5}H${w}" stroke="currentColor" stroke-opacity=".5"/>`;
  const pile: Record<number, number> = {};
  for (const q of plot.faces) {
    pile[q.value] = (pile[q.value] ?? 0) + 1;
    const cx = q.value * column + column / 2;
    const cy = h - 13 - r - 1.5 - (pile[q.value] - 1) * (r * 2 + 1.4);
    const me = plot.mark === q.die;
    s += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${q.fire ? '#e8641e' : colour}" fill-opacity="${plot.mark === undefined || me ? 1 : 0.38}" ${me ? 'stroke="currentColor" stroke-width="2"' : ''}/>`;
    if (q.crew) s += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 0.42)}" fill="var(--paper)"/>`;
  }
  return s;
}
export const mean = (plot: DotPlot): number =>
  plot.faces.reduce((a, q) => a + q.value, 0) / plot.faces.length;
