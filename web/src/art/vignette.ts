/* A small picture of one event for a line of the recap: who did it, to whom, on a little sea. SVG text. */
import { grapple, puff } from './ships';
import { f } from './ships/ink';

export const WIDE = 118;
export const HIGH = 62;
type Place = [x: number, y: number];
/** A drawing in units of its own, and where it lies: in any unit, it is brought together. */
export interface Piece {
  svg: string;
  at: Place;
}

const SEA = `<rect width="${WIDE}" height="${HIGH}" fill="#20535f"/><path d="M12,17q7,-5 14,0t14,0M66,12q6,-4 12,0t12,0M8,50q6,-4 12,0M74,53q7,-5 14,0t14,0" fill="none" stroke="#d8efe6" stroke-opacity=".16"/>`;
const HEM = `<rect x="1.5" y="1.5" width="${WIDE - 3}" height="${HIGH - 3}" fill="none" stroke="#a9d3cd" stroke-opacity=".4"/>`;

function volley([x0, y0]: Place, [x1, y1]: Place): string {
  const d = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [px, py] = [-(y1 - y0) / d, (x1 - x0) / d];
  const lines = [-2, -1, 0, 1, 2].map((i) => {
    const k = i * 3.2;
    return `M${f(x0 + px * k)},${f(y0 + py * k)}L${f(x1 + px * k * 0.6)},${f(y1 + py * k * 0.6)}`;
  });
  return `<path d="${lines.join('')}" stroke="#f1efe4" stroke-opacity=".8" stroke-width="1.1"/>${puff(x1, y1, 9, 'glow', 0.9)}`;
}

/** The one who acts and the one it befalls lie as they did, but near each other; alone she lies in the middle. */
export function vignette(actor: Piece, target: Piece | null, between: 'volley' | 'grapple' | null): string {
  const put = ([x, y]: Place, svg: string): string =>
    `<g transform="translate(${f(x)},${f(y)}) scale(.48)">${svg}</g>`;
  const middle: Place = [WIDE / 2, HIGH / 2];
  if (!target) return SEA + put(middle, actor.svg) + HEM;
  const [dx, dy] = [target.at[0] - actor.at[0], target.at[1] - actor.at[1]];
  const d = Math.hypot(dx, dy) || 1;
  const [x, y] = [(dx / d) * 29, (dy / d) * 15];
  const from: Place = [middle[0] - x, middle[1] - y];
  const to: Place = [middle[0] + x, middle[1] + y];
  const drawn =
    between === 'volley' ? volley(from, to) : between ? grapple(from[0], from[1], to[0], to[1], 3) : '';
  return SEA + put(to, target.svg) + drawn + put(from, actor.svg) + HEM;
}
