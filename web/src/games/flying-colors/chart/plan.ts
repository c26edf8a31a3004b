/* What is about to be ordered: the way of a ship, and where she, or a whole column, would lie. */
import { centre } from '../hex';
import type { ChartPlan } from '../model';
import { n } from './ink';
import { ghost } from './ships';

export function plan(p: ChartPlan, s: number): string {
  const way = p.path.map((h) => centre(h, s));
  const line = way.length > 1 ? `M${way.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}` : '';
  const dots = way
    .slice(1)
    .map(
      ([x, y]) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="4" fill="#0d2f39" stroke="#ffd75e" stroke-width="2"/>`,
    );
  return (
    (line
      ? `<path d="${line}" fill="none" stroke="#ffd75e" stroke-width="3" stroke-linejoin="round"/>${dots.join('')}`
      : '') + p.ghosts.map((g) => ghost(g, g.type, s, false)).join('')
  );
}
