/* What is in the air and in the water about a ship: her flag, smoke, fire, the flash of guns, her wake. */
import { flag } from './flags';
import { f } from './ink';
import type { Ship } from './ship';

export function ensign(s: Ship): string {
  const [x, y, w, h] = s.flagAt;
  const nation = s.o.flag || (s.war || s.o.type === 'cruiser' ? 'DE' : 'GB');
  const cloth = `<g transform="translate(${f(x - w)},${f(y)}) skewY(-4)">${s.o.noflag ? '' : flag(nation, w, h)}</g>`;
  if (x > -s.hl + 4) return cloth;
  return s.line(`M${f(x)},${f(s.deck(-s.hl))}L${f(x)},${f(y - h / 2 - 1)}`, x < -s.hl + 4 ? 0.8 : 0) + cloth;
}

/** Streaming aft. */
export function smoke(s: Ship): string {
  const sm = s.o.lowCoal ? Math.min(0.22, s.o.smoke) : s.o.smoke;
  let drawn = '';
  if (sm > 0 && s.o.lod !== 's')
    s.smokeAt.forEach((p) => {
      const n = 9;
      for (let k = n; k >= 0; k--) {
        const q = k / n;
        drawn += `<circle cx="${f(p[0] - q * (62 + 50 * sm) - (s.rand() - 0.5) * 5 * q)}" cy="${f(p[1] - 2 - Math.sqrt(q) * (10 + 12 * sm) + (s.rand() - 0.5) * 5)}" r="${f(2.4 + p[2] * 0.3 + q * 13 * (0.5 + sm * 0.6))}" fill="url(#kp-coal)" opacity="${f((1 - q * 0.75) * (0.35 + sm * 0.75))}"/>`;
      }
    });
  return drawn;
}

/** Fire amidships and black smoke, and the hole they come from. */
export function fire(s: Ship): string {
  if (!s.o.damaged && !s.o.sinking) return '';
  let hurt = '';
  const n = s.o.lod === 's' ? 5 : 12,
    bx = s.o.hitX ?? 20;
  for (let k = n; k >= 0; k--) {
    const q = k / n;
    hurt += `<circle cx="${f(bx - q * 78 + (s.rand() - 0.5) * 12 * q)}" cy="${f(s.deck(0) - 6 - Math.pow(q, 0.6) * 44 + (s.rand() - 0.5) * 8)}" r="${f(5 + q * 19)}" fill="url(#kp-soot)" opacity="${f(1 - q * 0.72)}"/>`;
  }
  hurt += `<circle cx="${bx}" cy="${f(s.deck(0) - 2)}" r="20" fill="url(#kp-glow)"/>`;
  [
    [0, 1.2],
    [-8, 0.9],
    [7, 0.8],
  ].forEach(
    (q) =>
      (hurt += `<g transform="translate(${f(bx + q[0])},${f(s.deck(0) + 1)}) scale(${q[1]})"><path d="M0,2C-6,1 -7,-5 -4,-9C-3.4,-6.6 -2,-7 -2,-9.4C-2.2,-13 .4,-16 2.4,-18.4C2,-14 6.6,-11.6 6.6,-5.6C6.6,-1 4,2 0,2Z" fill="url(#kp-flame)"/></g>`),
  );
  s.hull += `<path d="M${f(bx - 6)},${f(s.base(bx) + 3)}l4,-2 3,2 4,-1 1,4 -4,3 -5,-1 -3,1z" fill="#0d0b0a" stroke="#e8641e" stroke-width=".8"/>`;
  return hurt;
}

export function flash(s: Ship): string {
  let fl = '';
  if (s.o.flash)
    s.gunsAt
      .filter((g) => g[2] > 0)
      .slice(0, s.o.flash === true ? 9 : s.o.flash)
      .forEach((g) => {
        fl += `<circle cx="${f(g[0] + g[2] * 6)}" cy="${f(g[1])}" r="13" fill="url(#kp-glow)"/><path d="M${f(g[0])},${f(g[1])}l${f(g[2] * 15)},-4 ${f(-g[2] * 4)},3.4 ${f(g[2] * 9)},3 ${f(-g[2] * 10)},-.4z" fill="#fff1a8"/>`;
        for (let k = 0; k < 5; k++)
          fl += `<circle cx="${f(g[0] + g[2] * (12 + k * 5))}" cy="${f(g[1] - 3 - k * 2.4 + s.rand() * 4)}" r="${f(5 + k * 2.2)}" fill="url(#kp-white)" opacity="${f(0.9 - k * 0.1)}"/>`;
      });
  return fl;
}

export function water(s: Ship): string {
  const fo = s.o.calm ? 0 : 1;
  return `<g stroke="#f4fbf6" fill="none" stroke-linecap="round"><path d="M${f(s.hl + 3)},0.4q-5,-4.4 -10,-.6q-5,2.4 -11,.8" stroke-width="${s.o.lod === 's' ? 1.6 : 1.5}" stroke-opacity="${0.9 * fo}"/><path d="M${f(-s.hl + 14)},1.2h${f(s.plan.L - 34)}" stroke-opacity=".5" stroke-width=".8" stroke-dasharray="16 5 7 6 22 7"/><path d="M${f(-s.hl + 8)},1q-9,-2.4 -20,.4" stroke-width="1.2" stroke-opacity="${0.7 * fo}"/></g>`;
}

/** She heads the other way, but flags and letters still read from the left. */
export function mirrored(s: Ship, g: string): string {
  return g
    .replace(
      /<g transform="translate\(([-\d.]+),([-\d.]+)\) skewY\(-4\)">(.*?<\/g>)<\/g>/s,
      (_, a: string, b: string, c: string) =>
        `<g transform="translate(${a},${b}) scale(-1,1) translate(-${s.flagAt[2]},0) skewY(4)">${c}</g>`,
    )
    .replace(/<text x="(-?[\d.]+)"/g, '<text transform="scale(-1,1)" x="$1"')
    .replace(
      /(<text transform="scale\(-1,1\)" x=")(-?[\d.]+)"/g,
      (_, a: string, x: string) => `${a}${-Number(x)}"`,
    );
}
