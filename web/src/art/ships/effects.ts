/* Colours, fire and the smoke of a broadside, over the ship. */
import { flag } from './flags';
import { hullX } from './hull';
import { f, puff } from './ink';
import type { Vessel } from './looks';

/** The ensign at the stern, streaming with the wind; trailing in the water when she has struck. */
export function ensign({ t, o, lod, rel }: Vessel): string {
  if (lod === 's') return '';
  const fy = t.L / 2 + 1;
  if (o.struck)
    return `<path d="M0,${f(fy - 2)}v5" stroke="#2a1c10" stroke-width="1.1"/><g transform="translate(1,${f(fy + 5)}) rotate(38) skewX(-18)" opacity=".9">${flag(o.nation, 11, 6.5)}</g><path d="M-1,${f(fy + 12)}q5,2.4 12,.2" stroke="#eaf7f1" stroke-width=".9" fill="none" opacity=".8"/>`;
  if (o.noflag) return '';
  return `<path d="M0,${f(fy - 3)}v4" stroke="#2a1c10" stroke-width="1.1"/><g transform="translate(0,${f(fy + 1)}) rotate(${f(rel - 90)}) skewY(7)">${flag(o.nation, 13.5, 8.2)}</g>`;
}

const FLAMES = [
  [-4, 14, 1.15],
  [5, 2, 1.35],
  [-3, -10, 1],
  [3, 24, 0.95],
  [-6, 4, 0.8],
];
/** Soot to leeward, then the glow; flames stand upright on the screen. `under` is what the glow lies below. */
export function fire({ o, R, wv }: Vessel, under: string): string {
  if (!o.fire) return under;
  const F = o.fire;
  let over = under;
  for (let i = 15; i >= 0; i--) {
    const k = i / 15,
      d = 8 + k * 135 * (0.6 + F * 0.6);
    over += puff(
      wv[0] * d + (R() - 0.5) * 26 * k,
      wv[1] * d + (R() - 0.5) * 26 * k + 4,
      12 + k * 30,
      'soot',
      (1 - k) * 0.8 + 0.1,
    );
  }
  over = puff(0, 2, 46 * (0.6 + F * 0.5), 'glow', 0.95) + over + puff(0, 4, 26, 'glow', 0.9);
  over +=
    `<g>` +
    FLAMES.map(
      (q) =>
        `<g transform="translate(${q[0]},${q[1]}) rotate(${f(-o.heading)}) scale(${f(q[2] * (0.6 + 0.6 * F))})"><path d="M0,6C-6,5 -7,-1 -4,-5C-3.4,-2.6 -2,-3 -2,-5.4C-2.2,-9 .4,-12 2.4,-14.4C2,-10 6.6,-7.6 6.6,-1.6C6.6,3 4,6 0,6Z" fill="url(#qd-flame)"/><path d="M.4,5C-2.4,4.6 -3,1.6 -1.2,-.8C-.6,.6 1,-1.6 1.2,-4C3.2,-1.6 4.2,4.6 .4,5Z" fill="#fff3b8"/></g>`,
    ).join('') +
    `</g>`;
  return over;
}

/** Banks of smoke along one side, drifting with the wind as they age. */
function bank({ t, R, b, wv }: Vessel, sd: number, age: number): string {
  let pf = '';
  for (let i = 0; i < 16; i++) {
    const y = -t.L * 0.36 + i * t.L * 0.05,
      r = 8 + age * 12 + R() * 6,
      out = b + 5 + R() * 9 + age * 8;
    pf += puff(
      sd * out + wv[0] * age * 26 * R() * 1.6,
      y + wv[1] * age * 26 * R() * 1.6,
      r,
      'smoke',
      (0.95 - age * 0.4) * (0.75 + R() * 0.25),
    );
  }
  return pf;
}
/** The edges of the billows, where they can be seen. */
function billows({ t, lod, R, b, wv }: Vessel, sd: number, age: number): string {
  if (lod === 's') return '';
  let pf = '';
  for (let i = 0; i < 7; i++) {
    const y = -t.L * 0.34 + i * t.L * 0.115,
      x = sd * (b + 9 + R() * 10 + age * 12) + wv[0] * age * 22,
      r = 3.4 + R() * 3.6 + age * 3;
    pf += `<path d="M${f(x - r)},${f(y + wv[1] * age * 22)}a${f(r)},${f(r)} 0 0 1 ${f(r * 1.7)},${f(-r * 0.55)}" fill="none" stroke="#8f8775" stroke-opacity="${f(0.55 - age * 0.25)}" stroke-width="${lod === 'm' ? 0.9 : 0.6}" stroke-linecap="round"/>`;
  }
  return pf;
}
function flashes({ t, o, R }: Vessel, sd: number): string {
  if (!o.flash) return '';
  let pf = '';
  for (let i = 0; i < t.guns; i += 1) {
    const y = -t.L * 0.33 + i * ((t.L * 0.74) / (t.guns - 1)),
      x = hullX(t, y) + 2.4;
    pf += `<path d="M${f(sd * x)},${f(y - 1)}L${f(sd * (x + 6 + R() * 4))},${f(y)}L${f(sd * x)},${f(y + 1)}Z" fill="#ffcf5a"/>`;
    if (i % 2) pf += puff(sd * (x + 2), y, 4, 'glow', 0.9);
  }
  return pf;
}
export function smoke(v: Vessel): string {
  const { o } = v;
  if (!o.smoke) return '';
  const age = o.smokeAge ?? 0.4,
    sides = o.smoke === 'both' ? [-1, 1] : o.smoke === 'port' ? [-1] : [1];
  return sides.map((sd) => bank(v, sd, age) + billows(v, sd, age) + flashes(v, sd)).join('');
}
