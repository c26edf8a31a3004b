/* What the scenes are drawn with: numbers as text, banks of smoke, waves. */
import { rnd } from '../ships';

export const f = (n: number) => (Math.round(n * 10) / 10).toString();
/** Scales keep one digit more than coordinates. */
export const f2 = (n: number) => (Math.round(n * 1000) / 1000).toString();

const puffs = (list: number[][], g: string) =>
  list
    .map(
      (p: number[]) =>
        `<circle cx="${f(p[0])}" cy="${f(p[1])}" r="${f(p[2])}" fill="url(#${g})" opacity="${f(p[3] ?? 1)}"/>`,
    )
    .join('');
export function bank(
  x0: number,
  x1: number,
  y: number,
  r: number,
  n: number,
  seed: number,
  g: string,
  op?: number,
) {
  const R = rnd(seed),
    L = [];
  for (let i = 0; i < n; i++) {
    const t = R();
    L.push([
      x0 + (x1 - x0) * t,
      y + (R() - 0.5) * r * 1.1,
      r * (0.5 + R() * 0.7),
      (op ?? 1) * (0.5 + R() * 0.5),
    ]);
  }
  return puffs(L, g);
}
export function waves(w: number, y0: number, y1: number, n: number, col: string, seed: number, op: number) {
  const R = rnd(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const t = i / n,
      y = y0 + (y1 - y0) * t * t,
      l = 14 + t * 90,
      x = R() * w;
    s += `M${f(x)},${f(y)}q${f(l * 0.25)},${f(-1 - t * 5)} ${f(l * 0.5)},0t${f(l * 0.5)},0`;
  }
  return `<path d="${s}" stroke="${col}" stroke-width="1.3" fill="none" opacity="${op}"/>`;
}
export function billow(x0: number, x1: number, y: number, amp: number, seed: number, op?: number) {
  const R = rnd(seed),
    n = Math.max(5, Math.round((x1 - x0) / (amp * 0.42))),
    top = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      env = Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.86)) ** 0.7;
    top.push([x0 + (x1 - x0) * t, y - amp * env * (0.55 + R() * 0.45)]);
  }
  let d = `M${f(x0)},${f(y)}`,
    folds = '';
  let p = [x0, y];
  top.forEach((q) => {
    const dx = q[0] - p[0],
      dy = q[1] - p[1],
      r = Math.hypot(dx, dy) * 0.56;
    d += `A${f(r)},${f(r)} 0 0 1 ${f(q[0])},${f(q[1])}`;
    if (R() < 0.8) {
      const rr = r * 0.62;
      folds += `M${f(q[0] - rr * 0.5)},${f(q[1] + rr * 1.1)}a${f(rr)},${f(rr)} 0 0 1 ${f(rr * 1.5)},${f(-rr * 0.3)}`;
    }
    p = q;
  });
  const low = [];
  for (let i = n; i >= 0; i--) {
    const t = i / n;
    low.push([x0 + (x1 - x0) * t, y + amp * 0.16 * Math.sin(Math.PI * t) * (0.6 + R() * 0.6)]);
  }
  low.forEach((q) => {
    const dx = q[0] - p[0],
      dy = q[1] - p[1],
      r = Math.max(2, Math.hypot(dx, dy) * 0.62);
    d += `A${f(r)},${f(r)} 0 0 1 ${f(q[0])},${f(q[1])}`;
    p = q;
  });
  return `<g opacity="${op ?? 1}"><path d="${d}Z" fill="url(#fbil)"/><path d="${folds}" fill="none" stroke="#a98b5c" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round"/></g>`;
}
