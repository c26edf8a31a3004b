/* The Kaiser's Pirates: a cruiser by moonlight, a merchant caught in her searchlight. */
import { flag, rnd } from '../ships';
import { bank, f, f2, waves } from './ink';

const DEFS = `<defs><linearGradient id="rsky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#050d18"/><stop offset=".6" stop-color="#122a41"/><stop offset="1" stop-color="#31536b"/></linearGradient><linearGradient id="rsea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#28475c"/><stop offset=".3" stop-color="#102a3b"/><stop offset="1" stop-color="#040b12"/></linearGradient><linearGradient id="beam" x1="1" x2="0" y1="0" y2="0"><stop offset="0" stop-color="#fff3c0" stop-opacity=".85"/><stop offset=".6" stop-color="#fff3c0" stop-opacity=".34"/><stop offset="1" stop-color="#fff3c0" stop-opacity=".16"/></linearGradient><radialGradient id="rmoon"><stop offset="0" stop-color="#fdf6dc"/><stop offset=".2" stop-color="#f6ecc8"/><stop offset=".215" stop-color="#d9e2dc" stop-opacity=".34"/><stop offset="1" stop-color="#9fb9c4" stop-opacity="0"/></radialGradient><radialGradient id="rlamp"><stop offset="0" stop-color="#fffbe6"/><stop offset=".2" stop-color="#fff0b8" stop-opacity=".7"/><stop offset="1" stop-color="#ffe9a0" stop-opacity="0"/></radialGradient><radialGradient id="rsm"><stop offset="0" stop-color="#04080d" stop-opacity=".9"/><stop offset="1" stop-color="#0a1622" stop-opacity="0"/></radialGradient></defs>`;

function stars(w: number, hz: number, R: () => number): string {
  let s = '';
  for (let i = 0; i < 110; i++) {
    s += `<circle cx="${f(R() * w)}" cy="${f(R() * hz * 0.8)}" r="${f(0.5 + R() * 0.9)}" fill="#fdf3d0" opacity="${f(0.25 + R() * 0.6)}"/>`;
  }
  return s;
}
function clouds(w: number, h: number, R: () => number): string {
  let s = '';
  for (let i = 0; i < 7; i++) {
    const y = h * (0.22 + i * 0.045);
    R();
    const l = 110 + R() * 150,
      cx2 = w * ((i * 0.43 + 0.2) % 1.1);
    s += `<path d="M${f(cx2 - l)},${f(y)}Q${f(cx2 - l * 0.3)},${f(y - 9)} ${f(cx2 + l * 0.1)},${f(y - 3)}T${f(cx2 + l)},${f(y)}Q${f(cx2)},${f(y + 12)} ${f(cx2 - l)},${f(y)}Z" fill="#0b1c2c" fill-opacity=".62"/>`;
  }
  return s;
}
function moonPath(w: number, h: number, hz: number, R: () => number): string {
  let s = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 34,
      y = hz + 4 + (h - hz) * t * 0.62,
      l = 12 + t * 64 * R();
    s += `<path d="M${f(w * 0.24 - l / 2 + (R() - 0.5) * 30 * t)},${f(y)}h${f(l)}" stroke="#f3ecce" stroke-opacity="${f(0.5 - t * 0.42)}" stroke-width="${f(1 + t * 1.6)}"/>`;
  }
  return s;
}
/** The merchant, far left, with her smoke. */
const merchant = (mx: number, my: number): string =>
  `<g transform="translate(${mx},${my}) scale(.62)"><path d="M-84,-16L-78,4H76L88,-18H52V-24H-60V-18Z" fill="#251f1b"/><path d="M-84,-16L-80,-6H82L88,-18" fill="none" stroke="#fff0b8" stroke-opacity=".7" stroke-width="1.2"/><rect x="-26" y="-40" width="42" height="16" fill="#d9c89a"/><rect x="-20" y="-47" width="24" height="8" fill="#efe0b4"/><rect x="-4" y="-70" width="11" height="30" fill="#8a2f22"/><rect x="-4" y="-70" width="11" height="6" fill="#17120f"/><path d="M-52,-20V-72M44,-20V-72M-52,-66L-30,-30M44,-66L66,-26" stroke="#1a1512" stroke-width="2"/></g>` +
  `<path d="M${f(mx - 2)},${f(my - 43)}C${f(mx + 6)},${f(my - 64)} ${f(mx + 40)},${f(my - 56)} ${f(mx + 96)},${f(my - 78)}C${f(mx + 60)},${f(my - 44)} ${f(mx + 22)},${f(my - 40)} ${f(mx + 5)},${f(my - 42)}Z" fill="#050b12" opacity=".62"/>`;
/** The beam of the searchlight, through the merchant and beyond. */
function beam(lx: number, ly: number, tx: number, ty: number): string {
  const dx = tx - lx,
    dy = ty - ly,
    n = Math.hypot(dx, dy),
    ux = dx / n,
    uy = dy / n,
    far = n * 2.4,
    hw = 46;
  return `<path d="M${f(lx - uy * 3)},${f(ly + ux * 3)}L${f(lx + ux * far - uy * hw)},${f(ly + uy * far + ux * hw)}L${f(lx + ux * far + uy * hw)},${f(ly + uy * far - ux * hw)}L${f(lx + uy * 3)},${f(ly - ux * 3)}Z" fill="url(#beam)"/>`;
}
/** The cruiser: three funnels, ram bow to the left. */
const cruiser = (cx: number, cy: number, k: number): string =>
  `<g transform="translate(${f(cx)},${f(cy)}) scale(${f2(k)})"><path d="M-196,-30L-204,6H190C196,-6 200,-22 200,-30L120,-26H-120Z" fill="#0b1016"/><path d="M-196,-30L-120,-26H120L200,-30" stroke="#b9d3de" stroke-opacity=".85" stroke-width="1.5" fill="none"/><path d="M-200,-12H194" stroke="#6f93a6" stroke-opacity=".4" stroke-width="1" stroke-dasharray="2 9"/><path d="M-190,-40H-96V-28H-194ZM104,-38H186V-29H104Z" fill="#0f161d"/><path d="M-96,-50H-66V-28H-96ZM-92,-62H-70V-50H-92Z" fill="#141d26"/><path d="M-92,-62H-70" stroke="#f4d98a" stroke-width="1.6"/>` +
  [-46, -4, 38]
    .map(
      (x) =>
        `<path d="M${x - 9},-28L${x - 7},-92H${x + 9}L${x + 9},-28Z" fill="#10171f"/><path d="M${x - 8},-28L${x - 6},-92" stroke="#a9c7d4" stroke-opacity=".75" stroke-width="1.4"/><path d="M${x - 8},-88H${x + 10}" stroke="#2a3641" stroke-width="3"/>`,
    )
    .join('') +
  `<path d="M-80,-50V-150M92,-28V-142M-80,-140L92,-132M-80,-146L-196,-34M92,-136L198,-32M-92,-108H-68" stroke="#0b1016" stroke-width="2.2"/><path d="M-88,-112h16v10h-16z" fill="#0f161d"/><circle cx="-90" cy="-107" r="6" fill="#fff6cf"/><circle cx="-90" cy="-107" r="46" fill="url(#rlamp)"/>` +
  [-164, -120, 122, 160]
    .map(
      (x) =>
        `<path d="M${x},-40h-26" stroke="#0b1016" stroke-width="3.4"/><path d="M${x - 4},-46h16v8h-18z" fill="#141d26"/>`,
    )
    .join('') +
  [-60, -20, 20, 60].map((x) => `<rect x="${x}" y="-22" width="14" height="6" fill="#060a0f"/>`).join('') +
  `<path d="M176,-34V-70" stroke="#0b1016" stroke-width="2"/><g transform="translate(177,-61)">${flag('German', 27, 17)}</g><path d="M-204,6C-150,11 120,11 190,6" stroke="#cfe2e6" stroke-opacity=".55" stroke-width="1.6" fill="none"/><path d="M-204,4q-22,0 -40,10M-200,8q-14,2 -24,12" stroke="#e6f2f0" stroke-opacity=".7" stroke-width="2" fill="none"/></g>`;

export function raider(w: number, h: number): string {
  const hz = h * 0.58;
  const R = rnd(42);
  const cx = w * 0.53;
  const cy = h * 0.74;
  const k = w / 478;
  const mx = w * 0.125;
  const my = hz + 2;
  return (
    DEFS +
    `<rect width="${w}" height="${hz + 3}" fill="url(#rsky)"/>` +
    stars(w, hz, R) +
    `<circle cx="${w * 0.24}" cy="${h * 0.315}" r="170" fill="url(#rmoon)"/>` +
    clouds(w, h, R) +
    `<rect y="${hz}" width="${w}" height="${h - hz}" fill="url(#rsea)"/>` +
    moonPath(w, h, hz, R) +
    merchant(mx, my) +
    beam(cx - 90 * k, cy - 107 * k, mx, my - 16) +
    bank(cx - 60, cx + 330, cy - 190, 46, 34, 9, 'rsm', 0.9) +
    bank(cx + 40, cx + 380, cy - 250, 60, 22, 19, 'rsm', 0.7) +
    cruiser(cx, cy, k) +
    waves(w, hz + 6, h, 70, '#9fc1cc', 71, 0.22)
  );
}
