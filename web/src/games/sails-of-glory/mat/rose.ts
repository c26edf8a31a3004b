/* The wind rose: how each heading takes the wind, and where the ships head. */
import { ATT, f, type Words } from './ink';
import { ABACK, BEATING, REACHING } from './ships';

type Polar = (a: number, k: number) => number[];
/** The letters round the rim; a small rose has four. */
function compass(pol: Polar, r: number, letters: string): string {
  let s = '';
  letters.split(' ').forEach((n, i) => {
    if (r < 60 && i % 2) return;
    const o = pol(i * 45, 1.36);
    s += `<text x="${f(o[0])}" y="${f(o[1] + 1)}" text-anchor="middle" dominant-baseline="central" class="rose-d" style="font-size:${i % 2 ? 9.5 : 12}px">${n}</text>`;
  });
  return s;
}

export function rose(
  W: number,
  cx: number,
  cy: number,
  r: number,
  heads: [number, string][],
  words: Words,
): string {
  const pol: Polar = (a, k) => [
    cx + Math.sin((a * Math.PI) / 180) * r * k,
    cy - Math.cos((a * Math.PI) / 180) * r * k,
  ];
  let s = '';
  const wedge = (a0: number, a1: number, k0: number, k1: number, at: string) => {
    const p = [pol(a0, k0), pol(a0, k1), pol(a1, k1), pol(a1, k0)];
    return `<path d="M${f(p[0][0])},${f(p[0][1])}L${f(p[1][0])},${f(p[1][1])}A${f(r * k1)},${f(r * k1)} 0 0 1 ${f(p[2][0])},${f(p[2][1])}L${f(p[3][0])},${f(p[3][1])}A${f(r * k0)},${f(r * k0)} 0 0 0 ${f(p[0][0])},${f(p[0][1])}Z" ${at}/>`;
  };
  s += `<circle cx="${cx}" cy="${cy}" r="${f(r * 1.2)}" fill="#0d2f39" fill-opacity=".62"/>`;
  for (let i = 0; i < 72; i++) {
    const k = i % 9 === 0 ? 1.13 : i % 3 === 0 ? 1.09 : 1.06,
      p = pol(i * 5, 1.03),
      q = pol(i * 5, k);
    s += `<path d="M${f(p[0])},${f(p[1])}L${f(q[0])},${f(q[1])}" stroke="#f3e6c8" stroke-opacity="${i % 9 ? 0.35 : 0.9}" stroke-width="${i % 9 ? 0.7 : 1.2}"/>`;
  }
  s += `<circle cx="${cx}" cy="${cy}" r="${f(r * 1.03)}" fill="none" stroke="#f3e6c8" stroke-opacity=".6" stroke-width=".8"/><circle cx="${cx}" cy="${cy}" r="${f(r * 1.16)}" fill="none" stroke="#e0bd6e" stroke-width="1.4"/><circle cx="${cx}" cy="${cy}" r="${f(r * 1.2)}" fill="none" stroke="#e0bd6e" stroke-width=".7"/>`;
  const sectors: [number, number, string, string, number][] = [
    [-ABACK, ABACK, 'red', words.aback, 0.5],
    [ABACK, BEATING, 'orange', words.beating, 0.5],
    [BEATING, REACHING, 'green', words.reaching, 0.6],
    [REACHING, 360 - REACHING, 'orange', words.run, 0.5],
    [360 - REACHING, 360 - BEATING, 'green', words.reaching, 0.6],
    [360 - BEATING, 360 - ABACK, 'orange', words.beating, 0.5],
  ];
  sectors.forEach(([a, b, c, t, op]) => {
    s += wedge(
      W + a + 0.6,
      W + b - 0.6,
      0.5,
      0.98,
      `fill="${ATT[c]}" fill-opacity="${op}" stroke="#f3e6c8" stroke-opacity=".3" stroke-width=".7"`,
    );
    if (c === 'red') s += wedge(W + a + 0.6, W + b - 0.6, 0.5, 0.98, `fill="url(#hatchP)" opacity=".45"`);
    const m = W + (a + b) / 2,
      q = pol(m, 0.745),
      mm = ((m % 360) + 360) % 360,
      fl = mm > 90 && mm < 270 ? 180 : 0;
    if (r >= 60)
      s += `<text x="${f(q[0])}" y="${f(q[1])}" transform="rotate(${f(mm + fl)} ${f(q[0])} ${f(q[1])})" text-anchor="middle" dominant-baseline="middle" class="rose-t" style="font-size:${r < 60 ? 9 : t === words.run ? 10.5 : 11.5}px;paint-order:stroke;stroke:#0b2129;stroke-width:2px">${t}</text>`;
  });
  s += compass(pol, r, words.compass);
  s += `<circle cx="${cx}" cy="${cy}" r="${f(r * 0.47)}" fill="#0d2f39" fill-opacity=".92" stroke="#e0bd6e" stroke-width=".8"/><g transform="translate(${cx},${cy}) rotate(${W + 180})"><path d="M0,${f(-r * 0.43)}L${f(r * 0.12)},${f(-r * 0.17)}L${f(r * 0.04)},${f(-r * 0.2)}L${f(r * 0.04)},${f(r * 0.2)}L${f(r * 0.11)},${f(r * 0.4)}L0,${f(r * 0.3)}L${f(-r * 0.11)},${f(r * 0.4)}L${f(-r * 0.04)},${f(r * 0.2)}L${f(-r * 0.04)},${f(-r * 0.2)}L${f(-r * 0.12)},${f(-r * 0.17)}Z" fill="#e0bd6e" stroke="#3a2a10" stroke-width=".8"/></g>`;
  heads.forEach((h) => {
    const p = pol(h[0], 1.1);
    s += `<g transform="translate(${f(p[0])},${f(p[1])}) rotate(${f(h[0])})"><path d="M0,-12L7,5L0,1.4L-7,5Z" fill="${h[1]}" stroke="#12242a" stroke-width="1.2"/></g>`;
  });
  return s;
}
