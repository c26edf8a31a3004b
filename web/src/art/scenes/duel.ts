/* Sails of Glory: two frigates from above, the paths of the manoeuvre cards between them. */
import { outline, rnd, ship } from '../ships';
import { f } from './ink';

/** Drawn for a high window; in a lower one all of it is smaller and keeps below the words over the picture.
    A band across the page is a piece of the large picture. */
const HIGH = 936;
const BAND = 300;
export function duel(w: number, h: number): string {
  const k = h < BAND ? 1 : Math.min(1, h / HIGH);
  return `<g transform="scale(${k})">${drawn(w / k, h / k)}</g>`;
}
function drawn(w: number, h: number): string {
  let s = `<defs><radialGradient id="dsea" cx=".55" cy=".42" r=".85"><stop offset="0" stop-color="#3fa3a3"/><stop offset=".5" stop-color="#237a83"/><stop offset="1" stop-color="#0f4855"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#dsea)"/>`;
  const R = rnd(5);
  let sw = '';
  for (let i = 0; i < 190; i++) {
    const x = R() * w,
      y = R() * h,
      l = 16 + R() * 34;
    sw += `M${f(x)},${f(y)}q${f(l / 4)},-5 ${f(l / 2)},0t${f(l / 2)},0`;
  }
  s += `<path d="${sw}" transform="rotate(-18 ${w / 2} ${h / 2})" stroke="#d9fff4" stroke-opacity=".16" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
  // broadside arc of the British frigate: two range bands
  const ax = w * 0.33,
    ay = h * 0.575,
    arc = (r0: number, r1: number, a0: number, a1: number, fill: string, op: number) => {
      const p = (r: number, a: number) => [
          ax + Math.sin((a * Math.PI) / 180) * r,
          ay - Math.cos((a * Math.PI) / 180) * r,
        ],
        q = [p(r0, a0), p(r1, a0), p(r1, a1), p(r0, a1)];
      return `<path d="M${f(q[0][0])},${f(q[0][1])}L${f(q[1][0])},${f(q[1][1])}A${r1},${r1} 0 0 1 ${f(q[2][0])},${f(q[2][1])}L${f(q[3][0])},${f(q[3][1])}A${r0},${r0} 0 0 0 ${f(q[0][0])},${f(q[0][1])}Z" fill="${fill}" fill-opacity="${op}" stroke="#fff6dc" stroke-opacity=".7" stroke-width="1.4" stroke-dasharray="7 5"/>`;
    };
  s += arc(40, 215, 62, 118, '#fff3c9', 0.16) + arc(215, 400, 62, 118, '#fff3c9', 0.08);
  // paths: the card just played and the three that may follow
  const path = (d: string, on?: number) =>
    `<path d="${d}" fill="none" stroke="#0c3a44" stroke-opacity=".4" stroke-width="${on ? 9 : 6}"/><path d="${d}" fill="none" stroke="${on ? '#ffe59a' : '#f3fff9'}" stroke-width="${on ? 4 : 2}" stroke-dasharray="${on ? 'none' : '3 8'}" stroke-linecap="round"/>`;
  s +=
    path(`M${ax},${ay}C${ax},${ay - 150} ${ax + 10},${ay - 190} ${ax + 52},${ay - 262}`, 1) +
    path(`M${ax},${ay}C${ax},${ay - 150} ${ax},${ay - 200} ${ax},${ay - 280}`) +
    path(`M${ax},${ay}C${ax},${ay - 130} ${ax - 16},${ay - 180} ${ax - 74},${ay - 232}`);
  s += `<g transform="translate(${ax + 60},${ay - 292}) rotate(30) scale(1.55)"><path d="${outline('frigate', 0)}" fill="#fff6dc" fill-opacity=".22" stroke="#ffe59a" stroke-width="2" stroke-dasharray="6 4"/></g>`;
  // bases edges: a hint of the table game
  s += `<g transform="translate(${w * 0.75},${h * 0.4})">${ship({ type: 'frigate', nation: 'French', heading: 162, windTo: 18, scale: 2.75, lod: 'l', rig: 0.6, hull: 0.6, seed: 'fr', wake: 0.8, smoke: 'stbd', smokeAge: 0.25 })}</g>`;
  s += `<g transform="translate(${ax},${ay})">${ship({ type: 'frigate', nation: 'British', heading: 0, windTo: 18, scale: 3.3, lod: 'l', rig: 0.92, hull: 0.95, seed: 'br', wake: 1, smoke: 'stbd', smokeAge: 0.08, flash: 1 })}</g>`;
  // a ruler in millimetres lying on the water
  s += `<g transform="translate(${w * 0.47},${h * 0.735}) rotate(-9)"><rect width="${w * 0.5}" height="30" fill="#e8cf95" stroke="#5d4214" stroke-width="1.2"/><rect width="${w * 0.5}" height="30" fill="none" stroke="#fff6" transform="translate(1,1)"/>`;
  for (let i = 0; i <= 50; i++) {
    const x = 10 + (i * (w * 0.5 - 20)) / 50;
    s += `<path d="M${f(x)},0v${i % 10 === 0 ? 14 : i % 5 === 0 ? 10 : 6}" stroke="#2a1e10" stroke-width="${i % 10 ? 0.7 : 1.2}"/>`;
    if (i % 10 === 0)
      s += `<text x="${f(x)}" y="25" font-size="10" font-family="DejaVu Serif,Georgia,serif" text-anchor="middle" fill="#2a1e10">${i * 5}</text>`;
  }
  s += `<text x="34" y="25" font-size="9" font-family="DejaVu Serif,Georgia,serif" font-style="italic" text-anchor="end" fill="#2a1e10">mm</text></g>`;
  return s;
}
