/* The lithographed strips on the cards: sky, sea, and what happens on it. */
import * as KP from '../../../art/steamers';
import type { SteamerDrawing, SteamerState } from '../../../art/steamers';
import { f, cut, INK, M, MON, SAN } from './ink';
import { ship } from './print';

export function scene(
  x: number,
  y: number,
  w: number,
  h: number,
  so: SteamerDrawing | null,
  o: { sky?: string; cx?: number; hz?: number; extra?: string },
): string {
  const hz = y + h * (o.hz || 0.7),
    sky = o.sky || 'kp-sky';
  let s = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${sky})"/>`;
  s += `<g stroke="#fff" stroke-opacity=".5" stroke-width="${f(h / 34)}" stroke-linecap="round"><path d="M${f(x + w * 0.06)},${f(y + h * 0.2)}h${f(w * 0.22)}M${f(x + w * 0.12)},${f(y + h * 0.28)}h${f(w * 0.3)}M${f(x + w * 0.62)},${f(y + h * 0.15)}h${f(w * 0.26)}M${f(x + w * 0.7)},${f(y + h * 0.23)}h${f(w * 0.18)}"/></g>`;
  s += `<rect x="${x}" y="${f(hz)}" width="${w}" height="${f(y + h - hz)}" fill="url(#kp-water)"/>`;
  if (so) s += `<g transform="translate(${f(x + w * (o.cx || 0.5))},${f(hz + h * 0.1)})">${KP.ship(so)}</g>`;
  if (o.extra) s += o.extra;
  s +=
    `<g stroke="#dff0ea" stroke-opacity=".4" stroke-width="${f(Math.max(0.6, h / 70))}" fill="none">` +
    [0.4, 0.62, 0.84]
      .map(
        (k, i) =>
          `<path d="M${f(x + ((i * 17) % 30))},${f(hz + (y + h - hz) * k + 1)}q${f(w * 0.05)},-1.6 ${f(w * 0.1)},0t${f(w * 0.1)},0t${f(w * 0.1)},0M${f(x + w * 0.55 + i * 9)},${f(hz + (y + h - hz) * k)}q${f(w * 0.05)},-1.6 ${f(w * 0.1)},0t${f(w * 0.1)},0t${f(w * 0.1)},0"/>`,
      )
      .join('') +
    `</g>`;
  return (
    cut(x, y, w, h, s) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${INK}" stroke-width=".8"/>`
  );
}

/** The strip a scene is drawn in, and its middle. */
interface Strip {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  cy: number;
}
/** A ship on the water of the strip, `dx` of its width from the left: one of the cards, or one of no card. */
const afloat = ({ x, y, w, h }: Strip, dx: number, drawing: SteamerDrawing): string =>
  `<g transform="translate(${f(x + w * dx)},${f(y + h * 0.8)}) scale(${f(Math.min(1, h / 44))})">${KP.ship(drawing)}</g>`;
const mk = (at: Strip, id: string, s: number, dx: number, o: SteamerState = {}): string =>
  afloat(at, dx, ship(id, { scale: s, lod: 'm', smoke: 0.4, ...o }));
const so = (at: Strip, o: SteamerDrawing, dx = 0.5): string => afloat(at, dx, { lod: 'm', ...o });
const mines = ({ x, y, w, h }: Strip): string =>
  [0.14, 0.34]
    .map(
      (d, i) =>
        `<g transform="translate(${f(x + w * d)},${f(y + h * (0.8 + i * 0.06))}) scale(${1.15 - i * 0.25})">${M.mine}</g>`,
    )
    .join('');

const SCENES: Record<string, (at: Strip) => string> = {
  amc: (at) =>
    so(at, {
      type: 'liner',
      funnels: 2,
      paint: 'navy',
      livery: 'buff',
      flag: 'RN',
      guise: '',
      scale: 0.52,
      smoke: 0.8,
      seed: 'amc',
    }),
  slim_pickings: (at) => {
    const { x, y, w, h } = at;
    return (
      so(
        at,
        {
          type: 'raider',
          guise: 'disguised',
          guiseFlag: 'SE',
          paint: 'black',
          flag: 'SE',
          scale: 0.34,
          smoke: 0.3,
          seed: 'sp',
        },
        0.22,
      ) +
      `<g stroke="${INK}" stroke-opacity=".55" fill="none" stroke-dasharray="2.4 2"><path d="M${f(x + w * 0.6)},${f(y + h * 0.77)}h34l-3,5h-26z"/><path d="M${f(x + w * 0.72)},${f(y + h * 0.77)}v-11h6v11"/></g>`
    );
  },
  qqq: (at) => {
    const { x, y, w, h } = at;
    return (
      so(at, { type: 'tramp', flag: 'GB', scale: 0.42, smoke: 0.3, seed: 'qq', livery: 'redtop' }, 0.4) +
      `<g fill="none" stroke="#a92c14" stroke-width="1.6">${[7, 13, 19, 25].map((r) => `<path d="M${f(x + w * 0.57 + r * 0.8)},${f(y + h * 0.34 - r * 0.55)}q${f(r * 0.5)},${f(r * 0.55)} 0,${f(r * 1.1)}"/>`).join('')}</g><text x="${f(x + w - 6)}" y="${f(y + h - 4)}" text-anchor="end" ${MON} font-weight="700" font-size="8.5" fill="#fff" letter-spacing=".5">--.- --.- --.-</text>`
    );
  },
  fast_ship: (at) => {
    const { x, y, h } = at;
    return (
      so(at, { type: 'passenger', flag: 'GB', scale: 0.46, smoke: 1, seed: 'fs', livery: 'redtop' }, 0.6) +
      `<path d="M${x},${f(y + h * 0.7)}h18M${x},${f(y + h * 0.6)}h12M${x},${f(y + h * 0.8)}h14" stroke="#fff" stroke-width="1.4"/>`
    );
  },
  damage_control: (at) => {
    const { x, y, w, h } = at;
    return (
      so(at, { type: 'raider', guise: 'recognised', scale: 1.15, smoke: 0, seed: 'dc', flag: 'DE' }, 0.1) +
      `<g transform="translate(${f(x + w * 0.72)},${f(y + h * 0.58)})"><path d="M-15,-9H15V9H-15Z" fill="#c9a25a" stroke="${INK}" stroke-width="1"/>${[-12, 12].map((a) => [-6, 6].map((b) => `<circle cx="${a}" cy="${b}" r="1.6" fill="#5d4214"/>`).join('')).join('')}<path d="M-4,4L10,-14" stroke="#5d4327" stroke-width="3"/><path d="M5,-18l10,7 -3,5 -10,-7z" fill="#474a48" stroke="${INK}" stroke-width=".8"/></g>`
    );
  },
  recalled: (at) => {
    const { x, y, w } = at;
    return (
      mk(at, 'moewe', 0.46, 0.36, { recognised: 1, flip: 1 }) +
      `<g transform="translate(${f(x + w * 0.8)},${f(y + 4)})"><path d="M0,0V40" stroke="${INK}" stroke-width="1"/>${['Q', 'V', 'H'].map((c, i) => `<g transform="translate(1,${6 + i * 11})">${KP.code(c, 13, 9)}</g>`).join('')}</g>`
    );
  },
  good_hunting: (at) => {
    const { x, y, w, h } = at;
    return (
      mk(at, 'maria', 0.3, 0.26) +
      mk(at, 'otaki', 0.28, 0.72) +
      `<g fill="none" stroke="#a92c14" stroke-width="1.3"><path d="M${f(x + w * 0.05)},${f(y + h * 0.36)}v-6h7M${f(x + w * 0.47)},${f(y + h * 0.36)}v-6h-7M${f(x + w * 0.05)},${f(y + h * 0.9)}v5h7M${f(x + w * 0.47)},${f(y + h * 0.9)}v5h-7M${f(x + w * 0.52)},${f(y + h * 0.36)}v-6h7M${f(x + w * 0.95)},${f(y + h * 0.36)}v-6h-7M${f(x + w * 0.52)},${f(y + h * 0.9)}v5h7M${f(x + w * 0.95)},${f(y + h * 0.9)}v5h-7"/></g>`
    );
  },
  interrogate: (at) => {
    const { x, y, w, h } = at;
    return (
      `<path d="M${f(x + w * 0.98)},${f(y + h * 0.3)}L${x},${f(y + h * 0.2)}V${f(y + h * 0.95)}Z" fill="#ffe59a" fill-opacity=".6"/>` +
      mk(at, 'wolf', 0.4, 0.32, { smoke: 0 }) +
      `<path d="M${f(x + w * 0.92)},${f(y + h)}V${f(y + h * 0.34)}" stroke="${INK}" stroke-width="2"/><circle cx="${f(x + w * 0.93)}" cy="${f(y + h * 0.3)}" r="5" fill="#fff3b8" stroke="${INK}"/>`
    );
  },
  boarding_party: (at) => {
    const { x, y, w, h } = at;
    return (
      mk(at, 'yarrowdale', 0.62, 0.74) +
      `<g transform="translate(${f(x + w * 0.26)},${f(y + h * 0.84)})"><path d="M-18,-4H18Q15,4 11,4H-11Q-15,4 -18,-4Z" fill="#6a5a48" stroke="${INK}"/>${[-11, -4, 3, 10].map((a) => `<circle cx="${a}" cy="-8" r="2.5" fill="#22386e" stroke="${INK}" stroke-width=".6"/><path d="M${a},-2l-6,9" stroke="${INK}" stroke-width="1"/>`).join('')}<path d="M15,-4V-17" stroke="${INK}"/><g transform="translate(15,-14)">${KP.flag('DE', 11, 7)}</g></g>`
    );
  },
  heavy_weather: (at) => {
    const { x, y, w, h, cx, cy } = at;
    return (
      `<g transform="rotate(-11 ${cx} ${cy})">` +
      mk(at, 'maria', 0.4, 0.5, { smoke: 0.1 }) +
      `</g><path d="M${x},${f(y + h * 0.74)}q16,-18 34,-3t34,-6t34,5t36,-4V${y + h}H${x}Z" fill="#2f6570"/><path d="M${x},${f(y + h * 0.74)}q16,-18 34,-3t34,-6t34,5t36,-4" fill="none" stroke="#eaf7f1" stroke-width="1.6"/><path d="M${f(x + w * 0.2)},${y}l-10,20M${f(x + w * 0.4)},${y}l-12,24M${f(x + w * 0.62)},${y}l-9,18M${f(x + w * 0.84)},${y}l-12,24" stroke="#dff0ea" stroke-opacity=".5"/>`
    );
  },
  lay_mines: (at) => mk(at, 'meteor', 0.46, 0.66) + mines(at),
  minesweeper: (at) =>
    so(at, { type: 'tramp', scale: 0.38, flag: 'RN', paint: 'dgrey', livery: 'black', seed: 'ms' }, 0.66) +
    mines(at),
  submarine_u: (at) => {
    const { cx, y, h } = at;
    return `<g transform="translate(${cx},${f(y + h * 0.8)})"><path d="M-46,2Q-40,-5 -14,-6H26Q44,-4 52,2Z" fill="url(#kp-h-dgrey)" stroke="${INK}"/><path d="M-6,-6V-17H10L12,-6Z" fill="#8d9695" stroke="${INK}"/><path d="M2,-17V-29M-1,-17V-25" stroke="${INK}" stroke-width="1.3"/><path d="M20,-7h8M24,-7v-3l8,-1" stroke="${INK}" stroke-width="1.4"/><text x="2.4" y="-9" text-anchor="middle" ${SAN} font-weight="700" font-size="5.6" fill="#fff">U-27</text></g>`;
  },
  surprise_attack: (at) => mk(at, 'wolf', 0.5, 0.36, { recognised: 1, flash: 5, smoke: 0.3 }),
  island_refuge: (at) => {
    const { x, y, w, h } = at;
    return (
      `<path d="M${x},${f(y + h * 0.74)}q22,-26 50,-12q18,-14 46,4q20,2 34,8V${f(y + h * 0.78)}H${x}Z" fill="#7f9a63" stroke="${INK}" stroke-width=".8"/><path d="M${x},${f(y + h * 0.78)}h${w}v3H${x}z" fill="#e6d8b4"/>` +
      mk(at, 'prinz_eitel_friedrich', 0.36, 0.6, { smoke: 0.05 }) +
      `<g transform="translate(${f(x + 20)},${f(y + h * 0.78)})" fill="none" stroke="#3a2a1a" stroke-width="1.6"><path d="M0,0Q2,-14 6,-22"/><path d="M6,-22q-9,-4 -14,3M6,-22q9,-5 14,2M6,-22q2,-8 -4,-11M6,-22q6,-6 11,-5" stroke="#3f6f3f" stroke-width="2.2"/></g>`
    );
  },
  usual: (at) => mk(at, 'greif', 0.46, 0.5, { smoke: 0.8 }),
};
SCENES.submarine_uc = SCENES.submarine_u;

const SKY: Record<string, string> = {
  qqq: 'kp-skyr',
  interrogate: 'kp-skyn',
  heavy_weather: 'kp-skyn',
  surprise_attack: 'kp-skyr',
};

export function art(kind: string, x: number, y: number, w: number, h: number): string {
  const at = { x, y, w, h, cx: x + w / 2, cy: y + h / 2 };
  const extra = (SCENES[kind] ?? SCENES.usual)(at);
  return scene(x, y, w, h, null, { extra, sky: SKY[kind] ?? 'kp-sky', hz: 0.72 });
}
