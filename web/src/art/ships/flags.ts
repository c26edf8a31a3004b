/* The ensigns of the nations. */
import { f } from './ink';
import { NATIONS } from './looks';

export function flag(nation: string, w: number, h: number): string {
  const n = NATIONS[nation] || NATIONS.Neutral,
    c = n.c,
    W = '#fbf5e6',
    K = '#171412',
    y = -h / 2;
  let s = '';
  const r = (x: number, yy: number, ww: number, hh: number, fill: string) =>
    `<rect x="${f(x)}" y="${f(yy)}" width="${f(ww)}" height="${f(hh)}" fill="${fill}"/>`;
  if (n.e === 'cross')
    s =
      r(0, y, w, h, c) +
      r(0, y, w * 0.46, h * 0.54, '#20356e') +
      `<path d="M0,${f(y)}L${f(w * 0.46)},${f(y + h * 0.54)}M${f(w * 0.46)},${f(y)}L0,${f(y + h * 0.54)}" stroke="${W}" stroke-width="${f(h * 0.1)}"/>` +
      r(w * 0.18, y, w * 0.1, h * 0.54, W) +
      r(0, y + h * 0.21, w * 0.46, h * 0.12, W) +
      r(w * 0.205, y, w * 0.05, h * 0.54, '#c8313a') +
      r(0, y + h * 0.24, w * 0.46, h * 0.06, '#c8313a');
  if (n.e === 'tri')
    s = r(0, y, w / 3, h, c) + r(w / 3, y, w / 3, h, W) + r((w * 2) / 3, y, w / 3, h, '#c8313a');
  if (n.e === 'band')
    s =
      r(0, y, w, h, '#b5202a') +
      r(0, y + h * 0.25, w, h * 0.5, '#f0b92b') +
      `<circle cx="${f(w * 0.36)}" cy="0" r="${f(h * 0.13)}" fill="#b5202a"/>`;
  if (n.e === 'htri')
    s = r(0, y, w, h / 3, c) + r(0, y + h / 3, w, h / 3, W) + r(0, y + (h * 2) / 3, w, h / 3, '#27458f');
  if (n.e === 'nordic')
    s =
      r(0, y, w, h, '#b5202a') +
      r(w * 0.28, y, w * 0.15, h, W) +
      r(0, -h * 0.09, w, h * 0.18, W) +
      `<rect x="0" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="${c}" stroke-width="${f(h * 0.14)}"/>`;
  if (n.e === 'iron')
    s =
      r(0, y, w, h, W) +
      r(0, -h * 0.1, w, h * 0.2, K) +
      r(w * 0.36, y, w * 0.13, h, K) +
      `<circle cx="${f(w * 0.425)}" cy="0" r="${f(h * 0.2)}" fill="${W}" stroke="${K}" stroke-width="${f(h * 0.09)}"/>` +
      r(0, y, w * 0.3, h * 0.12, K) +
      r(0, y + h * 0.13, w * 0.3, h * 0.12, W) +
      r(0, y + h * 0.25, w * 0.3, h * 0.1, '#b5202a');
  if (n.e === 'stripes') {
    for (let i = 0; i < 7; i++) s += r(0, y + (h * i) / 7, w, h / 7, i % 2 ? W : '#b5202a');
    s +=
      r(0, y, w * 0.45, (h * 4) / 7, c) +
      `<circle cx="${f(w * 0.22)}" cy="${f(y + h * 0.28)}" r="${f(h * 0.14)}" fill="none" stroke="${W}" stroke-width="${f(h * 0.07)}" stroke-dasharray="${f(h * 0.06)} ${f(h * 0.05)}"/>`;
  }
  if (n.e === 'plain') s = r(0, y, w, h, W);
  return `<g>${s}<rect x="0" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="#100c09" stroke-opacity=".55" stroke-width="${f(Math.min(0.8, h * 0.06))}"/></g>`;
}
