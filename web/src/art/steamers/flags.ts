/* Ensigns, and the signal flags that stand for seats and kinds of cards. A flag hangs to the right of its hoist, its middle
   at y = 0; parts are given in shares of its width and height. */
import { BLACK as K, f, RED as R, WHITE as W } from './ink';

/** A piece of cloth to be painted on. */
class Cloth {
  readonly top: number;
  constructor(
    readonly w: number,
    readonly h: number,
  ) {
    this.top = -h / 2;
  }
  part = (x: number, y: number, w: number, h: number, colour: string): string =>
    `<rect x="${f(x * this.w)}" y="${f(this.top + y * this.h)}" width="${f(w * this.w)}" height="${f(h * this.h)}" fill="${colour}"/>`;
  parts = (...list: [number, number, number, number, string][]): string =>
    list.map((p) => this.part(...p)).join('');
  triangle = (points: [number, number][], colour: string): string =>
    `<path d="M${points.map((p) => f(p[0] * this.w) + ',' + f(this.top + p[1] * this.h)).join('L')}Z" fill="${colour}"/>`;
  jack = (w: number, h: number): string =>
    this.part(0, 0, w, h, '#20356e') +
    `<path d="M${f(0)},${f(this.top)}L${f(w * this.w)},${f(this.top + h * this.h)}M${f(w * this.w)},${f(this.top)}L${f(0)},${f(this.top + h * this.h)}" stroke="${W}" stroke-width="${f(this.h * h * 0.17)}"/>` +
    this.parts(
      [w * 0.38, 0, w * 0.24, h, W],
      [0, h * 0.36, w, h * 0.28, W],
      [w * 0.44, 0, w * 0.12, h, '#c8313a'],
      [0, h * 0.43, w, h * 0.14, '#c8313a'],
    );
}
const upright = (c: Cloth, ...colours: [string, string, string]): string =>
  c.parts([0, 0, 0.334, 1, colours[0]], [0.333, 0, 0.334, 1, colours[1]], [0.666, 0, 0.334, 1, colours[2]]);
const across = (c: Cloth, ...colours: [string, string, string]): string =>
  c.parts([0, 0, 1, 0.334, colours[0]], [0, 0.333, 1, 0.334, colours[1]], [0, 0.666, 1, 0.334, colours[2]]);

function german(c: Cloth): string {
  const { w, h } = c;
  return (
    c.parts(
      [0, 0, 1, 1, W],
      [0, 0.36, 1, 0.1, K],
      [0, 0.54, 1, 0.1, K],
      [0.33, 0, 0.07, 1, K],
      [0.47, 0, 0.07, 1, K],
    ) +
    `<circle cx="${f(w * 0.435)}" cy="0" r="${f(h * 0.23)}" fill="${W}" stroke="${K}" stroke-width="${f(h * 0.07)}"/><path d="M${f(w * 0.435 - h * 0.15)},${f(-h * 0.05)}q${f(h * 0.15)},${f(-h * 0.18)} ${f(h * 0.3)},0q${f(-h * 0.06)},${f(h * 0.22)} ${f(-h * 0.15)},${f(h * 0.24)}q${f(-h * 0.1)},${f(-h * 0.02)} ${f(-h * 0.15)},${f(-h * 0.24)}z" fill="${K}"/>` +
    c.parts([0, 0, 0.32, 0.12, K], [0, 0.12, 0.32, 0.12, W], [0, 0.24, 0.32, 0.11, R])
  );
}
function american(c: Cloth): string {
  let s = '';
  for (let i = 0; i < 7; i++) s += c.part(0, i / 7, 1, 1 / 7, i % 2 ? W : R);
  s += c.part(0, 0, 0.45, 4 / 7, '#22386e');
  for (let i = 0; i < 6; i++)
    s += `<circle cx="${f(c.w * (0.09 + (i % 3) * 0.135))}" cy="${f(c.top + c.h * (0.16 + (i > 2 ? 0.24 : 0)))}" r="${f(c.h * 0.055)}" fill="${W}"/>`;
  return s;
}
function greek(c: Cloth): string {
  let s = '';
  for (let i = 0; i < 5; i++) s += c.part(0, i / 5, 1, 0.2, i % 2 ? W : '#3f78c0');
  return s + c.parts([0, 0, 0.4, 0.6, '#3f78c0'], [0.15, 0, 0.1, 0.6, W], [0, 0.22, 0.4, 0.16, W]);
}
const ENSIGNS: Record<string, (c: Cloth) => string> = {
  GB: (c) => c.part(0, 0, 1, 1, '#b3242d') + c.jack(0.48, 0.52),
  RN: (c) =>
    c.parts([0, 0, 1, 1, W], [0.42, 0, 0.13, 1, '#c8313a'], [0, 0.42, 1, 0.17, '#c8313a']) +
    c.jack(0.42, 0.42),
  DE: german,
  FR: (c) => upright(c, '#2258a8', W, '#c8313a'),
  BE: (c) => upright(c, K, '#f0c33b', '#c8313a'),
  IT: (c) =>
    upright(c, '#2f7d4a', W, '#c8313a') +
    `<path d="M${f(c.w * 0.43)},${f(-c.h * 0.2)}h${f(c.w * 0.14)}v${f(c.h * 0.2)}q0,${f(c.h * 0.12)} ${f(-c.w * 0.07)},${f(c.h * 0.18)}q${f(-c.w * 0.07)},${f(-c.h * 0.06)} ${f(-c.w * 0.07)},${f(-c.h * 0.18)}z" fill="#c8313a" stroke="#20356e" stroke-width="${f(c.h * 0.05)}"/>`,
  ES: (c) =>
    c.parts([0, 0, 1, 1, R], [0, 0.25, 1, 0.5, '#f0b92b']) +
    `<circle cx="${f(c.w * 0.34)}" cy="0" r="${f(c.h * 0.13)}" fill="${R}"/>`,
  NL: (c) => across(c, '#c8313a', W, '#27458f'),
  RU: (c) => across(c, W, '#27458f', '#c8313a'),
  US: american,
  JP: (c) =>
    c.part(0, 0, 1, 1, W) + `<circle cx="${f(c.w / 2)}" cy="0" r="${f(c.h * 0.29)}" fill="#c8313a"/>`,
  GR: greek,
  NO: (c) =>
    c.parts(
      [0, 0, 1, 1, '#c8313a'],
      [0.27, 0, 0.2, 1, W],
      [0, 0.36, 1, 0.28, W],
      [0.32, 0, 0.1, 1, '#22386e'],
      [0, 0.43, 1, 0.14, '#22386e'],
    ),
  SE: (c) => c.parts([0, 0, 1, 1, '#2f66a5'], [0.3, 0, 0.14, 1, '#f0c33b'], [0, 0.4, 1, 0.2, '#f0c33b']),
};
const plain = (c: Cloth): string => c.part(0, 0, 1, 1, W);

export function flag(nation: string, w: number, h: number): string {
  const cloth = new Cloth(w, h);
  return `<g>${(ENSIGNS[nation] ?? plain)(cloth)}<rect y="${f(cloth.top)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="#100c09" stroke-opacity=".6" stroke-width="${f(Math.min(0.9, h * 0.06))}"/></g>`;
}

const Y = '#f0c33b',
  B = '#1f4f9a',
  RR = '#c8313a';
const MIDDLE: [number, number] = [0.5, 0.5];
function chequered(c: Cloth): string {
  let s = '';
  for (let i = 0; i < 16; i++) s += c.part((i % 4) / 4, (i >> 2) / 4, 0.25, 0.25, (i + (i >> 2)) % 2 ? W : B);
  return s;
}
const SIGNALS: Record<string, (c: Cloth) => string> = {
  L: (c) => c.parts([0, 0, 1, 1, Y], [0.5, 0, 0.5, 0.5, K], [0, 0.5, 0.5, 0.5, K]),
  H: (c) => c.parts([0, 0, 0.5, 1, W], [0.5, 0, 0.5, 1, RR]),
  D: (c) => c.parts([0, 0, 1, 1, Y], [0, 0.22, 1, 0.56, B]),
  K: (c) => c.parts([0, 0, 0.5, 1, Y], [0.5, 0, 0.5, 1, B]),
  Q: (c) => c.part(0, 0, 1, 1, Y),
  P: (c) => c.parts([0, 0, 1, 1, B], [0.3, 0.3, 0.4, 0.4, W]),
  V: (c) =>
    c.part(0, 0, 1, 1, W) +
    `<path d="M0,${f(c.top)}L${f(c.w)},${f(c.top + c.h)}M${f(c.w)},${f(c.top)}L0,${f(c.top + c.h)}" stroke="${RR}" stroke-width="${f(c.h * 0.22)}"/>`,
  U: (c) => c.parts([0, 0, 1, 1, W], [0, 0, 0.5, 0.5, RR], [0.5, 0.5, 0.5, 0.5, RR]),
  N: chequered,
  Z: (c) =>
    c.triangle([[0, 0], [1, 0], MIDDLE], Y) +
    c.triangle([[1, 0], [1, 1], MIDDLE], B) +
    c.triangle([[1, 1], [0, 1], MIDDLE], RR) +
    c.triangle([[0, 1], [0, 0], MIDDLE], K),
  O: (c) =>
    c.triangle(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      RR,
    ) +
    c.triangle(
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      Y,
    ),
  I: (c) => c.part(0, 0, 1, 1, Y) + `<circle cx="${f(c.w / 2)}" cy="0" r="${f(c.h * 0.27)}" fill="${K}"/>`,
};
const barred = (c: Cloth): string => c.parts([0, 0, 1, 1, W], [0, 0.34, 1, 0.32, B]);

/** The first letter of the alphabet has a swallow's tail. */
function swallowtail(c: Cloth): string {
  const d = `M0,${f(c.top)}H${f(c.w)}L${f(c.w * 0.78)},0L${f(c.w)},${f(c.top + c.h)}H0Z`;
  return `<g><path d="${d}" fill="${B}"/><path d="M0,${f(c.top)}H${f(c.w * 0.45)}V${f(c.top + c.h)}H0Z" fill="${W}"/><path d="${d}" fill="none" stroke="#100c09" stroke-opacity=".65" stroke-width=".8"/></g>`;
}

/** A signal flag: one for each seat (its initial) and one for each kind of action card. */
export function code(letter: string, w: number, h: number): string {
  const cloth = new Cloth(w, h);
  if (letter === 'A') return swallowtail(cloth);
  return `<g>${(SIGNALS[letter] ?? barred)(cloth)}<rect y="${f(cloth.top)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="#100c09" stroke-opacity=".65" stroke-width=".8"/></g>`;
}
