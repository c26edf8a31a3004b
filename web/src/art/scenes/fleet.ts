/* Flying Colors: a three-decker breaking the line, her broadside rolling out, the enemy's line against the sunset. */
import { rnd } from '../ships';
import { bank, billow, f, waves } from './ink';
import { profile } from './profile';

const DEFS = `<defs><linearGradient id="fsky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#16424f"/><stop offset=".42" stop-color="#4b7f80"/><stop offset=".72" stop-color="#d9b47c"/><stop offset="1" stop-color="#f6dca2"/></linearGradient><linearGradient id="fsea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#b99a66"/><stop offset=".12" stop-color="#4e7c78"/><stop offset=".45" stop-color="#1f545d"/><stop offset="1" stop-color="#0c2d36"/></linearGradient><radialGradient id="fsun"><stop offset="0" stop-color="#fff6d4"/><stop offset=".16" stop-color="#ffe9b0"/><stop offset=".17" stop-color="#ffdf98" stop-opacity=".55"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient><radialGradient id="fpuff"><stop offset="0" stop-color="#fff4dc" stop-opacity=".98"/><stop offset=".55" stop-color="#ecd9b4" stop-opacity=".62"/><stop offset="1" stop-color="#c9b48c" stop-opacity="0"/></radialGradient><linearGradient id="fbil" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fffaec"/><stop offset=".55" stop-color="#f3e0bb"/><stop offset="1" stop-color="#cfae7a" stop-opacity=".75"/></linearGradient><radialGradient id="fpuff2"><stop offset="0" stop-color="#f3e2bf" stop-opacity=".75"/><stop offset="1" stop-color="#d6bd8d" stop-opacity="0"/></radialGradient></defs>`;

/** Bars of cloud, denser towards the horizon. */
function clouds(w: number, h: number): string {
  let s = '';
  for (let i = 0; i < 9; i++) {
    const y = h * (0.08 + i * 0.045),
      R = rnd(i + 3);
    R();
    const l = 90 + R() * 190,
      cx = w * ((i * 0.37 + 0.12) % 1.1);
    s += `<path d="M${f(cx - l)},${f(y)}Q${f(cx - l * 0.3)},${f(y - 7 - i)} ${f(cx + l * 0.1)},${f(y - 2)}T${f(cx + l)},${f(y)}Q${f(cx)},${f(y + 9 + i)} ${f(cx - l)},${f(y)}Z" fill="#fdf0d2" fill-opacity="${f(0.05 + i * 0.022)}"/>`;
  }
  return s;
}
/** The far line: where each ship stands, and how large she looks. */
const FAR = [
  [0.06, 0.3],
  [0.19, 0.33],
  [0.33, 0.31],
  [0.47, 0.34],
  [0.61, 0.32],
  [0.76, 0.35],
  [0.91, 0.33],
];
const farLine = (w: number, hz: number): string =>
  FAR.map((q, i) =>
    profile({
      x: w * q[0],
      y: hz,
      k: q[1],
      sil: ['#a08a62', '#9a865f'][i % 2],
      flag: 'French',
      flagc: '#4a6d9a',
      decks: 2,
    }),
  ).join('');
/** The sun on the water. */
function glitter(w: number, h: number, hz: number): string {
  let s = '';
  const G = rnd(88);
  for (let i = 0; i < 46; i++) {
    const t = i / 46,
      l = 16 + t * 110 * G();
    s += `<path d="M${f(w * 0.27 - l / 2 + (G() - 0.5) * 70 * t)},${f(hz + 3 + (h - hz) * t * 0.6)}h${f(l)}" stroke="#ffeab8" stroke-opacity="${f(0.6 - t * 0.5)}" stroke-width="${f(1.2 + t * 2)}" stroke-linecap="round"/>`;
  }
  return s;
}
/** Two of the enemy, nearer. */
const nearLine = (w: number, hz: number): string =>
  profile({
    x: w * 0.16,
    y: hz + 34,
    k: 0.62,
    hull: '#3d3226',
    band: '#a98a52',
    sail: '#f5e2bb',
    shade: '#c9a878',
    line: '#5a4730',
    flag: 'French',
    decks: 2,
    plain: true,
  }) +
  profile({
    x: w * 0.85,
    y: hz + 40,
    k: 0.66,
    hull: '#3a2d22',
    band: '#b8934f',
    sail: '#f6e4be',
    shade: '#cdab7a',
    line: '#54412c',
    flag: 'Spanish',
    decks: 2,
    plain: true,
  });

/** Her broadside: a roll of smoke along the side, tongues of flame in it, thinning away to leeward. */
function broadside(fx: number, fy: number, K: number): string {
  let roll = '';
  for (let i = 0; i < 5; i++) {
    const x = fx - 70 * K + i * 15 * K;
    roll += `<path d="M${f(x)},${f(fy - 10 * K)}l${f(-5 * K)},${f(9 * K)} ${f(8 * K)},${f(-4 * K)}z" fill="#ffd36a"/><circle cx="${f(x)}" cy="${f(fy - 6 * K)}" r="${f(9 * K)}" fill="url(#qd-glow)" opacity=".9"/>`;
  }
  return (
    billow(fx - 250 * K, fx - 96 * K, fy + 8 * K, 34 * K, 61, 0.9) +
    billow(fx - 176 * K, fx - 40 * K, fy + 9 * K, 26 * K, 14, 0.96) +
    roll +
    billow(fx - 96 * K, fx + 2 * K, fy + 10 * K, 14 * K, 33, 0.97) +
    bank(fx - 260 * K, fx - 120 * K, fy + 12 * K, 20 * K, 10, 21, 'fpuff', 0.5)
  );
}

export function fleet(w: number, h: number): string {
  const hz = h * 0.56;
  const fx = w * 0.55;
  const fy = h * 0.705;
  // In a high picture her masts stay below the words over it.
  const K = Math.min(1.66, w / 390, Math.max(1, (fy - 150) / 200));
  return (
    DEFS +
    `<rect width="${w}" height="${hz + 4}" fill="url(#fsky)"/>` +
    clouds(w, h) +
    `<circle cx="${w * 0.27}" cy="${hz - 62}" r="250" fill="url(#fsun)"/>` +
    farLine(w, hz) +
    bank(0, w, hz - 8, 34, 40, 5, 'fpuff2', 0.9) +
    `<rect y="${hz}" width="${w}" height="${h - hz}" fill="url(#fsea)"/>` +
    glitter(w, h, hz) +
    waves(w, hz + 4, h, 90, '#f6e4bd', 12, 0.34) +
    nearLine(w, hz) +
    billow(w * 0.24, w * 0.52, hz + 36, 62, 31, 0.9) +
    billow(w * 0.7, w * 1.02, hz + 44, 46, 8, 0.92) +
    `<ellipse cx="${fx}" cy="${fy + 10}" rx="${f(150 * K)}" ry="15" fill="#072028" opacity=".55"/>` +
    profile({
      x: fx,
      y: fy,
      k: K,
      decks: 3,
      flag: 'British',
      plain: true,
      sail: '#fff3d8',
      shade: '#d8b886',
      hull: '#17100b',
      band: '#dca93f',
    }) +
    broadside(fx, fy, K) +
    waves(w, fy + 8, h + 20, 46, '#cfe6dc', 40, 0.26)
  );
}
