/* Steamers and sailing ships in side view: parametric drawing, our own art. Waterline at y = 0, amidships at x = 0,
   bow to the right; 200 units = a light cruiser. Functions give SVG text. */

export type SteamerType =
  | 'cruiser'
  | 'liner'
  | 'raider'
  | 'fullrig'
  | 'tramp'
  | 'cargo'
  | 'passenger'
  | 'barque';

/** What a ship card in play looks like beyond its print. */
export interface SteamerState {
  recognised?: unknown;
  damaged?: unknown;
  lowCoal?: unknown;
  prize?: unknown;
  refuge?: unknown;
  night?: unknown;
  /** 0 to 1, going down by the bow. */
  sinking?: number;
  flash?: number | boolean;
  smoke?: number;
  scale?: number;
  lod?: 's' | 'm' | 'l';
  flip?: unknown;
  calm?: unknown;
  hitX?: number;
}

export interface SteamerDrawing extends SteamerState {
  type?: SteamerType;
  seed?: string;
  funnels?: number;
  masts?: number;
  paint?: string;
  livery?: string;
  guise?: string;
  guiseFlag?: string;
  flag?: string;
  gun?: unknown;
  armed?: unknown;
  furled?: unknown;
  noflag?: unknown;
}

/** The print of a merchant card that decides her looks. */
export interface MerchantLook {
  flag: string;
  type: string;
  tonnage: string;
}

interface Steamer {
  L: number;
  H: number;
  S: number;
  bow: string;
  stern: string;
  isl: number[][];
  funnels?: number;
  masts?: number;
  hull: string;
}

const f = (n: number) => (Math.round(n * 100) / 100).toString();
const hash = (s: string) => {
  let h = 2166136261;
  for (const c of String(s)) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
const rnd = (seed: number) => {
  let t = seed >>> 0;
  return () => {
    t = (t * 1664525 + 1013904223) >>> 0;
    return t / 4294967296;
  };
};
const INK = '#17130f',
  W = '#fbf5e6',
  K = '#171412',
  R = '#b5202a';
const HULL: Record<string, [string, string]> = {
  black: ['#43413f', '#191817'],
  grey: ['#a9b0b0', '#6f7878'],
  dgrey: ['#7d8686', '#4c5454'],
  neutral: ['#6a5a48', '#382d22'],
  white: ['#f4eee0', '#c9c1ae'],
  green: ['#5c7566', '#33463c'],
  rust: ['#7d4a36', '#4a2a1f'],
  navy: ['#3f4f66', '#222d3e'],
};
const LIV: Record<string, [string, [number, number, string][]]> = {
  // funnel: base, bands from the top [from, to, colour]
  black: ['#2a2725', []],
  clan: [
    '#2a2725',
    [
      [0.3, 0.42, R],
      [0.54, 0.66, R],
    ],
  ],
  redtop: ['#b5402f', [[0, 0.26, K]]],
  blue: ['#3b6ea5', [[0, 0.3, K]]],
  buff: ['#d9ac5c', [[0, 0.22, K]]],
  plainbuff: ['#d9b064', []],
  harrison: [
    '#2a2725',
    [
      [0.28, 0.38, W],
      [0.38, 0.52, R],
      [0.52, 0.62, W],
    ],
  ],
  white: ['#f1e9d6', [[0, 0.22, K]]],
  grey: ['#8d9695', [[0, 0.16, '#3b4142']]],
  green: ['#3f6f56', [[0, 0.26, K]]],
  nyk: [
    '#2a2725',
    [
      [0.28, 0.36, W],
      [0.42, 0.5, W],
    ],
  ],
  band: ['#2a2725', [[0.3, 0.56, W]]],
  neutral: ['#5b5148', [[0.3, 0.52, '#d6c494']]],
};

function flag(code: string, w: number, h: number) {
  const y = -h / 2,
    r = (x: number, yy: number, ww: number, hh: number, c: string) =>
      `<rect x="${f(x * w)}" y="${f(y + yy * h)}" width="${f(ww * w)}" height="${f(hh * h)}" fill="${c}"/>`;
  let s = '';
  const jack = (x: number, ww: number, hh: number) =>
    r(x, 0, ww, hh, '#20356e') +
    `<path d="M${f(x * w)},${f(y)}L${f((x + ww) * w)},${f(y + hh * h)}M${f((x + ww) * w)},${f(y)}L${f(x * w)},${f(y + hh * h)}" stroke="${W}" stroke-width="${f(h * hh * 0.17)}"/>` +
    r(x + ww * 0.38, 0, ww * 0.24, hh, W) +
    r(x, hh * 0.36, ww, hh * 0.28, W) +
    r(x + ww * 0.44, 0, ww * 0.12, hh, '#c8313a') +
    r(x, hh * 0.43, ww, hh * 0.14, '#c8313a');
  switch (code) {
    case 'GB':
      s = r(0, 0, 1, 1, '#b3242d') + jack(0, 0.48, 0.52);
      break;
    case 'RN':
      s =
        r(0, 0, 1, 1, W) +
        r(0.42, 0, 0.13, 1, '#c8313a') +
        r(0, 0.42, 1, 0.17, '#c8313a') +
        jack(0, 0.42, 0.42);
      break;
    case 'DE':
      s =
        r(0, 0, 1, 1, W) +
        r(0, 0.36, 1, 0.1, K) +
        r(0, 0.54, 1, 0.1, K) +
        r(0.33, 0, 0.07, 1, K) +
        r(0.47, 0, 0.07, 1, K) +
        `<circle cx="${f(w * 0.435)}" cy="0" r="${f(h * 0.23)}" fill="${W}" stroke="${K}" stroke-width="${f(h * 0.07)}"/><path d="M${f(w * 0.435 - h * 0.15)},${f(-h * 0.05)}q${f(h * 0.15)},${f(-h * 0.18)} ${f(h * 0.3)},0q${f(-h * 0.06)},${f(h * 0.22)} ${f(-h * 0.15)},${f(h * 0.24)}q${f(-h * 0.1)},${f(-h * 0.02)} ${f(-h * 0.15)},${f(-h * 0.24)}z" fill="${K}"/>` +
        r(0, 0, 0.32, 0.12, K) +
        r(0, 0.12, 0.32, 0.12, W) +
        r(0, 0.24, 0.32, 0.11, R);
      break;
    case 'FR':
      s = r(0, 0, 0.334, 1, '#2258a8') + r(0.333, 0, 0.334, 1, W) + r(0.666, 0, 0.334, 1, '#c8313a');
      break;
    case 'BE':
      s = r(0, 0, 0.334, 1, K) + r(0.333, 0, 0.334, 1, '#f0c33b') + r(0.666, 0, 0.334, 1, '#c8313a');
      break;
    case 'IT':
      s =
        r(0, 0, 0.334, 1, '#2f7d4a') +
        r(0.333, 0, 0.334, 1, W) +
        r(0.666, 0, 0.334, 1, '#c8313a') +
        `<path d="M${f(w * 0.43)},${f(-h * 0.2)}h${f(w * 0.14)}v${f(h * 0.2)}q0,${f(h * 0.12)} ${f(-w * 0.07)},${f(h * 0.18)}q${f(-w * 0.07)},${f(-h * 0.06)} ${f(-w * 0.07)},${f(-h * 0.18)}z" fill="#c8313a" stroke="#20356e" stroke-width="${f(h * 0.05)}"/>`;
      break;
    case 'ES':
      s =
        r(0, 0, 1, 1, R) +
        r(0, 0.25, 1, 0.5, '#f0b92b') +
        `<circle cx="${f(w * 0.34)}" cy="0" r="${f(h * 0.13)}" fill="${R}"/>`;
      break;
    case 'NL':
      s = r(0, 0, 1, 0.334, '#c8313a') + r(0, 0.333, 1, 0.334, W) + r(0, 0.666, 1, 0.334, '#27458f');
      break;
    case 'RU':
      s = r(0, 0, 1, 0.334, W) + r(0, 0.333, 1, 0.334, '#27458f') + r(0, 0.666, 1, 0.334, '#c8313a');
      break;
    case 'US':
      for (let i = 0; i < 7; i++) s += r(0, i / 7, 1, 1 / 7, i % 2 ? W : R);
      s += r(0, 0, 0.45, 4 / 7, '#22386e');
      for (let i = 0; i < 6; i++)
        s += `<circle cx="${f(w * (0.09 + (i % 3) * 0.135))}" cy="${f(y + h * (0.16 + (i > 2 ? 0.24 : 0)))}" r="${f(h * 0.055)}" fill="${W}"/>`;
      break;
    case 'JP':
      s = r(0, 0, 1, 1, W) + `<circle cx="${f(w / 2)}" cy="0" r="${f(h * 0.29)}" fill="#c8313a"/>`;
      break;
    case 'GR':
      for (let i = 0; i < 5; i++) s += r(0, i / 5, 1, 0.2, i % 2 ? W : '#3f78c0');
      s += r(0, 0, 0.4, 0.6, '#3f78c0') + r(0.15, 0, 0.1, 0.6, W) + r(0, 0.22, 0.4, 0.16, W);
      break;
    case 'NO':
      s =
        r(0, 0, 1, 1, '#c8313a') +
        r(0.27, 0, 0.2, 1, W) +
        r(0, 0.36, 1, 0.28, W) +
        r(0.32, 0, 0.1, 1, '#22386e') +
        r(0, 0.43, 1, 0.14, '#22386e');
      break;
    case 'SE':
      s = r(0, 0, 1, 1, '#2f66a5') + r(0.3, 0, 0.14, 1, '#f0c33b') + r(0, 0.4, 1, 0.2, '#f0c33b');
      break;
    default:
      s = r(0, 0, 1, 1, W);
  }
  return `<g>${s}<rect y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="#100c09" stroke-opacity=".6" stroke-width="${f(Math.min(0.9, h * 0.06))}"/></g>`;
}
// signal flags: one for each seat (its initial) and one for each kind of action card
function code(c: string, w: number, h: number) {
  const y = -h / 2,
    Y = '#f0c33b',
    B = '#1f4f9a',
    RR = '#c8313a',
    r = (x: number, yy: number, ww: number, hh: number, col: string) =>
      `<rect x="${f(x * w)}" y="${f(y + yy * h)}" width="${f(ww * w)}" height="${f(hh * h)}" fill="${col}"/>`;
  let s = '';
  const o = `<rect y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="none" stroke="#100c09" stroke-opacity=".65" stroke-width=".8"/>`;
  const tri = (pts: number[][], c2: string) =>
    `<path d="M${pts.map((p: number[]) => f(p[0] * w) + ',' + f(y + p[1] * h)).join('L')}Z" fill="${c2}"/>`;
  switch (c) {
    case 'A': {
      const d = `M0,${f(y)}H${f(w)}L${f(w * 0.78)},0L${f(w)},${f(y + h)}H0Z`;
      return `<g><path d="${d}" fill="${B}"/><path d="M0,${f(y)}H${f(w * 0.45)}V${f(y + h)}H0Z" fill="${W}"/><path d="${d}" fill="none" stroke="#100c09" stroke-opacity=".65" stroke-width=".8"/></g>`;
    }
    case 'L':
      s = r(0, 0, 1, 1, Y) + r(0.5, 0, 0.5, 0.5, K) + r(0, 0.5, 0.5, 0.5, K);
      break;
    case 'H':
      s = r(0, 0, 0.5, 1, W) + r(0.5, 0, 0.5, 1, RR);
      break;
    case 'D':
      s = r(0, 0, 1, 1, Y) + r(0, 0.22, 1, 0.56, B);
      break;
    case 'K':
      s = r(0, 0, 0.5, 1, Y) + r(0.5, 0, 0.5, 1, B);
      break;
    case 'Q':
      s = r(0, 0, 1, 1, Y);
      break;
    case 'P':
      s = r(0, 0, 1, 1, B) + r(0.3, 0.3, 0.4, 0.4, W);
      break;
    case 'V':
      s =
        r(0, 0, 1, 1, W) +
        `<path d="M0,${f(y)}L${f(w)},${f(y + h)}M${f(w)},${f(y)}L0,${f(y + h)}" stroke="${RR}" stroke-width="${f(h * 0.22)}"/>`;
      break;
    case 'U':
      s = r(0, 0, 1, 1, W) + r(0, 0, 0.5, 0.5, RR) + r(0.5, 0.5, 0.5, 0.5, RR);
      break;
    case 'N':
      for (let i = 0; i < 16; i++) s += r((i % 4) / 4, (i >> 2) / 4, 0.25, 0.25, (i + (i >> 2)) % 2 ? W : B);
      break;
    case 'Z':
      s =
        tri(
          [
            [0, 0],
            [1, 0],
            [0.5, 0.5],
          ],
          Y,
        ) +
        tri(
          [
            [1, 0],
            [1, 1],
            [0.5, 0.5],
          ],
          B,
        ) +
        tri(
          [
            [1, 1],
            [0, 1],
            [0.5, 0.5],
          ],
          RR,
        ) +
        tri(
          [
            [0, 1],
            [0, 0],
            [0.5, 0.5],
          ],
          K,
        );
      break;
    case 'O':
      s =
        tri(
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
          RR,
        ) +
        tri(
          [
            [0, 0],
            [0, 1],
            [1, 1],
          ],
          Y,
        );
      break;
    case 'I':
      s = r(0, 0, 1, 1, Y) + `<circle cx="${f(w / 2)}" cy="0" r="${f(h * 0.27)}" fill="${K}"/>`;
      break;
    default:
      s = r(0, 0, 1, 1, W) + r(0, 0.34, 1, 0.32, B);
  }
  return `<g>${s}${o}</g>`;
}
function defs() {
  let s = '';
  for (const k in HULL)
    s += `<linearGradient id="kp-h-${k}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${HULL[k][0]}"/><stop offset="1" stop-color="${HULL[k][1]}"/></linearGradient>`;
  s +=
    `<linearGradient id="kp-cyl" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>` +
    `<linearGradient id="kp-sup" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fbf5e6"/><stop offset="1" stop-color="#d8ceb6"/></linearGradient><linearGradient id="kp-supn" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#d9bd86"/><stop offset="1" stop-color="#a98653"/></linearGradient><linearGradient id="kp-supg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#b9c0bf"/><stop offset="1" stop-color="#848d8c"/></linearGradient>` +
    `<linearGradient id="kp-sail" x1="0" x2="1"><stop offset="0" stop-color="#c9b98f"/><stop offset=".45" stop-color="#f7efdb"/><stop offset="1" stop-color="#fffdf4"/></linearGradient><linearGradient id="kp-sail2" x1="0" x2="1"><stop offset="0" stop-color="#b7a67d"/><stop offset="1" stop-color="#ece0c2"/></linearGradient>` +
    `<radialGradient id="kp-soot"><stop offset="0" stop-color="#1d1a18" stop-opacity=".78"/><stop offset=".55" stop-color="#2d2a28" stop-opacity=".42"/><stop offset="1" stop-color="#3a3735" stop-opacity="0"/></radialGradient><radialGradient id="kp-coal"><stop offset="0" stop-color="#4a443e" stop-opacity=".6"/><stop offset=".6" stop-color="#5a544c" stop-opacity=".3"/><stop offset="1" stop-color="#6a645a" stop-opacity="0"/></radialGradient><radialGradient id="kp-glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".98"/><stop offset=".35" stop-color="#ff8a2e" stop-opacity=".6"/><stop offset="1" stop-color="#ff5a1a" stop-opacity="0"/></radialGradient><radialGradient id="kp-white"><stop offset="0" stop-color="#fffaf0" stop-opacity=".95"/><stop offset=".55" stop-color="#efe8da" stop-opacity=".55"/><stop offset="1" stop-color="#d8d6cd" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="kp-flame" x1="0" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#fff1a8"/><stop offset=".4" stop-color="#ffb52e"/><stop offset="1" stop-color="#e8461a"/></linearGradient>` +
    `<clipPath id="kp-wl"><rect x="-260" y="-260" width="520" height="261"/></clipPath>` +
    `<linearGradient id="kp-sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#c5d6d2"/><stop offset=".6" stop-color="#efe3c6"/><stop offset="1" stop-color="#f6e9c9"/></linearGradient><linearGradient id="kp-skyn" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#17303c"/><stop offset="1" stop-color="#4a6a70"/></linearGradient><linearGradient id="kp-skyr" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#a9b7b4"/><stop offset=".55" stop-color="#e3c79a"/><stop offset="1" stop-color="#eba765"/></linearGradient><linearGradient id="kp-water" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#4f878b"/><stop offset="1" stop-color="#235260"/></linearGradient>`;
  return s;
}

function ship(drawing: SteamerDrawing): string {
  const o = {
    ...drawing,
    type: drawing.type ?? 'tramp',
    smoke: drawing.smoke ?? 0.5,
    lod: drawing.lod ?? 'm',
    seed: drawing.seed ?? 'x',
  };
  const rand = rnd(hash(o.seed + o.type)),
    lod = o.lod,
    det = lod !== 's',
    fine = lod === 'l';
  const sw = lod === 's' ? 1.5 : lod === 'm' ? 0.9 : 0.6,
    hair = lod === 's' ? 0.8 : lod === 'm' ? 0.45 : 0.32;
  let back = '',
    mid = '';
  const smokeAt: number[][] = [],
    gunsAt: number[][] = [];
  const P = (d: string, fill?: string, w?: number) =>
    `<path d="${d}" fill="${fill || 'none'}" stroke="${INK}" stroke-width="${f(w ?? sw)}" stroke-linejoin="round"/>`;
  const Ln = (d: string, w?: number, c?: string, x?: string) =>
    `<path d="${d}" fill="none" stroke="${c || INK}" stroke-width="${f(w ?? hair)}" stroke-linecap="round"${x || ''}/>`;
  const B = (x: number, y: number, w: number, h: number, fill: string, wd?: number) =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" stroke="${INK}" stroke-width="${f(wd ?? sw * 0.8)}"/>`;
  const t: Steamer = {
    ...(
      {
        cruiser: {
          L: 200,
          H: 11.5,
          S: 2.2,
          bow: 'ram',
          stern: 'cruiser',
          isl: [[58, 100, 6.2]],
          funnels: 3,
          hull: 'grey',
        },
        liner: {
          L: 232,
          H: 22,
          S: 4.5,
          bow: 'plumb',
          stern: 'counter',
          isl: [
            [-116, -84, 5],
            [88, 116, 5],
          ],
          funnels: 4,
          hull: 'black',
        },
        raider: {
          L: 178,
          H: 13.5,
          S: 4,
          bow: 'plumb',
          stern: 'counter',
          isl: [
            [-89, -66, 7],
            [-24, 26, 7],
            [64, 89, 7.5],
          ],
          funnels: 1,
          hull: 'black',
        },
        tramp: {
          L: 168,
          H: 12.5,
          S: 3.6,
          bow: 'plumb',
          stern: 'counter',
          isl: [
            [-84, -64, 6.5],
            [-20, 26, 6.5],
            [62, 84, 7],
          ],
          funnels: 1,
          hull: 'black',
        },
        cargo: {
          L: 188,
          H: 15,
          S: 4,
          bow: 'plumb',
          stern: 'counter',
          isl: [
            [-94, -70, 6.5],
            [-34, 34, 6.5],
            [68, 94, 7],
          ],
          funnels: 1,
          hull: 'black',
        },
        passenger: {
          L: 214,
          H: 18.5,
          S: 4.4,
          bow: 'plumb',
          stern: 'counter',
          isl: [
            [-107, -80, 5.5],
            [-58, 62, 6],
            [80, 107, 6],
          ],
          funnels: 1,
          hull: 'black',
        },
        fullrig: {
          L: 150,
          H: 10.5,
          S: 4.2,
          bow: 'clipper',
          stern: 'counter',
          isl: [
            [-75, -54, 3.4],
            [58, 75, 3.2],
          ],
          masts: 3,
          hull: 'white',
        },
        barque: {
          L: 176,
          H: 11.5,
          S: 4.2,
          bow: 'clipper',
          stern: 'counter',
          isl: [
            [-88, -66, 3.6],
            [-14, 14, 3],
            [68, 88, 3.4],
          ],
          masts: 4,
          hull: 'green',
        },
      } satisfies Record<SteamerType, Steamer>
    )[o.type],
  };
  if (o.funnels) t.funnels = o.funnels;
  if (o.masts) t.masts = o.masts;
  if (o.paint) t.hull = o.paint;
  const war = o.guise === 'recognised',
    dis = o.guise === 'disguised',
    rd = o.type === 'raider' || o.type === 'liner' || o.type === 'fullrig';
  if (rd && war && o.type !== 'fullrig') t.hull = o.type === 'liner' ? 'dgrey' : 'dgrey';
  if (o.type === 'raider' && dis) t.hull = o.paint || 'neutral';
  const L = t.L,
    hl = L / 2,
    base = (x: number) => -(t.H + t.S * Math.pow(Math.abs(x) / hl, 2) * (x > 0 ? 1 : 0.72));
  const raise = (x: number) => {
      for (const i of t.isl) if (x >= i[0] && x <= i[1]) return i[2];
      return 0;
    },
    deck = (x: number) => base(x) - raise(x);
  const sup =
    (war && rd && o.type !== 'fullrig') || o.type === 'cruiser'
      ? 'url(#kp-supg)'
      : o.type === 'raider'
        ? 'url(#kp-supn)'
        : 'url(#kp-sup)';
  // ---- hull
  const pts = [];
  const step = 6;
  for (let x = -hl; x <= hl + 0.01; x += step) {
    pts.push([x, deck(x)]);
  }
  pts.push([hl, deck(hl)]);
  t.isl.forEach((i: number[]) => {
    [i[0], i[1]].forEach((e, k) => {
      if (Math.abs(e) < hl - 1) {
        pts.push([e + (k ? 0.02 : -0.02), base(e)]);
        pts.push([e, base(e) - i[2]]);
      }
    });
  });
  pts.sort((a, b) => a[0] - b[0]);
  const bowX = t.bow === 'ram' ? -3.4 : t.bow === 'clipper' ? 7 : 0;
  pts[pts.length - 1][0] += bowX;
  if (t.bow === 'clipper') pts[pts.length - 1][1] -= 1.2;
  const topD = pts.map((p) => f(p[0]) + ',' + f(p[1])).join('L');
  const bowD =
    t.bow === 'ram'
      ? `C${f(hl - 1)},${f(-t.H * 0.7)} ${f(hl + 3)},-4 ${f(hl + 4)},1L${f(hl + 2)},6`
      : t.bow === 'clipper'
        ? `C${f(hl + 3)},${f(-t.H * 0.8)} ${f(hl - 3)},${f(-t.H * 0.2)} ${f(hl - 6)},6`
        : `L${f(hl - 1.6)},6`;
  const stD =
    t.stern === 'cruiser'
      ? `L${f(-hl + 5)},6C${f(-hl + 1)},0 ${f(-hl - 4)},${f(-t.H * 0.4)} ${f(-hl)},${f(deck(-hl))}`
      : `L${f(-hl + 17)},6C${f(-hl + 13)},${f(-t.H * 0.22)} ${f(-hl + 8)},${f(-t.H * 0.42)} ${f(-hl - 1)},${f(-t.H * 0.62)}Q${f(-hl - 3)},${f(-t.H * 0.85)} ${f(-hl)},${f(deck(-hl))}`;
  const hullD = `M${topD}${bowD}${stD}Z`,
    cid = 'kph' + (hash(hullD + o.seed + Math.floor(rand() * 1e6)) % 1e8);
  let hull =
    `<clipPath id="${cid}"><path d="${hullD}"/></clipPath>` +
    P(hullD, `url(#kp-h-${t.hull})`, sw * 1.1) +
    `<g clip-path="url(#${cid})"><rect x="${-hl - 8}" y="-2.6" width="${L + 20}" height="10" fill="${o.type === 'cruiser' || (rd && war && o.type !== 'fullrig') ? '#7b3a30' : '#9c3a2c'}"/><path d="M${-hl - 8},-2.8H${hl + 12}" stroke="#f3e6c8" stroke-width="${det ? 0.7 : 1}" stroke-opacity=".75"/>`;
  if (o.type === 'fullrig' || o.type === 'barque')
    hull += `<rect x="${-hl - 8}" y="-6.4" width="${L + 20}" height="3.6" fill="#17130f" opacity=".35"/>`;
  if (det) {
    // plating, sheer strake, portholes
    let st = '';
    for (let x = -hl; x <= hl; x += 6) st += (x === -hl ? 'M' : 'L') + f(x) + ',' + f(base(x) + 2.6);
    hull += Ln(
      st,
      hair * 1.3,
      t.hull === 'white' || t.hull === 'grey' ? '#17130f' : '#f3e6c8',
      ' stroke-opacity=".4"',
    );
    if (fine) {
      for (let k = 1; k < 3; k++) {
        let q = '';
        for (let x = -hl; x <= hl; x += 8)
          q += (x === -hl ? 'M' : 'L') + f(x) + ',' + f(base(x) + 2.6 + k * t.H * 0.24);
        hull += Ln(q, 0.25, '#000', ' stroke-opacity=".35"');
      }
    }
    const rows =
      o.type === 'liner' ? 3 : o.type === 'passenger' ? 2 : o.type === 'cruiser' || t.masts ? 0 : 1;
    for (let k = 0; k < (rows || 0); k++)
      for (let x = -hl + 12; x < hl - 8; x += o.type === 'liner' || o.type === 'passenger' ? 5.2 : 8)
        hull += `<circle cx="${f(x)}" cy="${f(base(x) + 5 + k * 4.6)}" r=".8" fill="#f0d596" fill-opacity=".85"/>`;
    if (o.type === 'cruiser')
      for (let x = -hl + 10; x < hl - 8; x += 9)
        hull += `<circle cx="${f(x)}" cy="${f(base(x) + 5)}" r=".75" fill="#23282b"/>`;
    if (t.masts && o.type === 'barque' && fine)
      for (let x = -hl + 16; x < hl - 14; x += 8)
        hull += `<rect x="${f(x)}" y="${f(base(x) + 2.8)}" width="3.4" height="2.6" fill="#17130f" opacity=".55"/>`;
    hull += `<path d="M${f(hl - 9)},${f(base(hl) + 4.5)}l2.4,0m-1.2,0v4.2m-2,-1.2q2,2.4 4,0" stroke="${t.hull === 'white' || t.hull === 'grey' ? INK : '#d8ceb6'}" stroke-width=".8" fill="none"/>`;
    if (rand() < 0.8 && !/cruiser|white/.test(o.type + t.hull))
      for (let k = 0; k < 4; k++) {
        const x = -hl + 20 + rand() * (L - 50);
        hull += `<path d="M${f(x)},${f(base(x) + 6)}q.6,${f(3 + rand() * 4)} -.4,${f(6 + rand() * 4)}" stroke="#8a4a2c" stroke-width="1.3" opacity=".45" fill="none"/>`;
      }
  }
  if (dis && (o.type === 'raider' || o.type === 'liner')) {
    // neutral nation painted on the side: the disguise
    const nf = o.guiseFlag || 'NO',
      ph = t.H * 0.66,
      pw = ph * 1.5,
      xs = o.type === 'liner' ? [-52, 44] : [-48, 44];
    xs.forEach(
      (x) => (hull += `<g transform="translate(${f(x - pw / 2)},${f(-t.H * 0.56)})">${flag(nf, pw, ph)}</g>`),
    );
    if (det)
      hull += `<text x="${o.type === 'liner' ? -4 : -2}" y="${f(-t.H * 0.34)}" text-anchor="middle" font-family="DejaVu Sans,Helvetica,sans-serif" font-weight="700" font-size="${f(t.H * 0.52)}" letter-spacing="2" fill="#fbf5e6" textLength="${o.type === 'liner' ? 52 : 46}">${{ NO: 'NORGE', SE: 'SVERIGE', ES: 'ESPAÑA', NL: 'HOLLAND' }[nf] || 'NORGE'}</text>`;
  }
  hull += `</g>`;
  // ---- parts
  const funnel = (x: number, b: number, h: number, w: number, rk: number, liv: string) => {
    const l = LIV[liv] || LIV.black,
      top0 = b - h,
      q = (k: number) => [x - w / 2 - rk * h * k, x + w / 2 - rk * h * k],
      a = q(0),
      z = q(1);
    let s = P(`M${f(a[0])},${f(b)}L${f(z[0])},${f(top0)}H${f(z[1])}L${f(a[1])},${f(b)}Z`, l[0]);
    l[1].forEach((bd) => {
      const k0 = 1 - bd[0],
        k1 = 1 - bd[1],
        p = q(k0),
        r = q(k1);
      s += `<path d="M${f(p[0])},${f(b - h * k0)}H${f(p[1])}L${f(r[1])},${f(b - h * k1)}H${f(r[0])}Z" fill="${bd[2]}"/>`;
    });
    s += `<path d="M${f(a[0])},${f(b)}L${f(z[0])},${f(top0)}H${f(z[1])}L${f(a[1])},${f(b)}Z" fill="url(#kp-cyl)" stroke="${INK}" stroke-width="${f(sw * 0.8)}"/>`;
    if (det)
      s +=
        `<ellipse cx="${f((z[0] + z[1]) / 2)}" cy="${f(top0)}" rx="${f(w / 2 + 0.5)}" ry="1.1" fill="#100d0b" stroke="${INK}" stroke-width=".4"/>` +
        Ln(`M${f(a[0] - 1.6 - rk * h * 0.4)},${f(b)}V${f(top0 + h * 0.12)}`, hair * 1.6);
    smokeAt.push([(z[0] + z[1]) / 2, top0, w]);
    return s;
  };
  const mast = (x: number, b: number, h: number, rk: number, c?: string) =>
    Ln(`M${f(x)},${f(b)}L${f(x - rk * h)},${f(b - h)}`, lod === 's' ? 1.6 : 1.25, c || '#3a2a1a') +
    (det ? Ln(`M${f(x - rk * h * 0.72 - 2.6)},${f(b - h * 0.72)}h5.2`, 0.7) : '');
  const stay = (x1: number, y1: number, x2: number, y2: number) =>
    det ? Ln(`M${f(x1)},${f(y1)}L${f(x2)},${f(y2)}`, hair * 0.8, INK, ' stroke-opacity=".7"') : '';
  const derr = (x: number, b: number, len: number, a: number) =>
    det
      ? Ln(`M${f(x)},${f(b)}L${f(x + Math.cos(a) * len)},${f(b - Math.sin(a) * len)}`, 0.75, '#5d4a2c')
      : '';
  const cowl = (x: number, b: number, h: number) =>
    det
      ? Ln(`M${f(x)},${f(b)}V${f(b - h)}`, 1.4, '#2a2725') +
        `<path d="M${f(x - 0.7)},${f(b - h)}q0,-2.2 3,-2.4v3.2q-1.6,.2 -2,1.2z" fill="#c9a25a" stroke="${INK}" stroke-width=".35"/>`
      : '';
  const boat = (x: number, y: number, w: number) =>
    `<path d="M${f(x)},${f(y)}h${f(w)}q-.6,2.6 -2,2.8h${f(-w + 4)}q-1.6,-.2 -2,-2.8z" fill="#fbf5e6" stroke="${INK}" stroke-width="${f(hair * 1.3)}"/>` +
    (det
      ? Ln(`M${f(x + 1)},${f(y)}v-3q0,-1 1.4,-1M${f(x + w - 1)},${f(y)}v-3q0,-1 -1.4,-1`, hair * 1.3)
      : '');
  const wins = (x0: number, x1: number, y: number, gap: number) => {
    if (!det) return '';
    let s = '';
    for (let x = x0; x <= x1; x += gap)
      s += `<rect x="${f(x)}" y="${f(y)}" width="1.4" height="1.7" fill="#2c3a40"/>`;
    return s;
  };
  const gun = (x: number, y: number, dir: number, len: number) => {
    gunsAt.push([x + dir * len, y - 2.6 - len * 0.12, dir]);
    return `<path d="M${f(x + dir * 1)},${f(y - 2.6)}L${f(x + dir * len)},${f(y - 2.6 - len * 0.12)}" stroke="${INK}" stroke-width="${lod === 's' ? 2.4 : 1.9}" stroke-linecap="round"/><path d="M${f(x - dir * 3)},${f(y)}V${f(y - 3.4)}Q${f(x - dir * 2.4)},${f(y - 5)} ${f(x + dir * 1)},${f(y - 5)}Q${f(x + dir * 3)},${f(y - 4.4)} ${f(x + dir * 3.2)},${f(y)}Z" fill="#6f7878" stroke="${INK}" stroke-width="${f(sw * 0.7)}"/>`;
  };
  const rail = (x0: number, x1: number) => {
    if (!fine) return '';
    let d = '';
    for (let x = x0; x <= x1; x += 3) {
      d += `M${f(x)},${f(deck(x))}v-2.2`;
    }
    return Ln(
      d + `M${f(x0)},${f(deck(x0) - 2.2)}L${f(x1)},${f(deck(x1) - 2.2)}`,
      0.28,
      INK,
      ' stroke-opacity=".8"',
    );
  };
  let flagAt = [-hl + 1, deck(-hl) - 9, 12, 7.6];
  // ---- types
  if (o.type === 'cruiser') {
    const n = t.funnels ?? 1,
      liv = 'grey',
      x0 = n === 4 ? 26 : 22,
      gap = n === 4 ? 15.5 : 18;
    back +=
      mast(46, deck(46), 52, 0.05) +
      mast(-46, deck(-46), 48, 0.05) +
      stay(43.4, deck(46) - 50, hl - 4, deck(hl)) +
      stay(43.4, deck(46) - 50, -48.4, deck(-46) - 46) +
      stay(-48.4, deck(-46) - 46, -hl + 2, deck(-hl));
    back +=
      Ln(`M39,${f(deck(46) - 40)}h10M-53,${f(deck(-46) - 37)}h9`, 0.9) +
      (det ? P(`M41,${f(deck(46) - 33)}h7l-1,4h-5z`, '#8d9695', 0.5) : '');
    for (let i = 0; i < n; i++) mid += funnel(x0 - i * gap, deck(0), 25, 6.2, 0.07, liv);
    mid +=
      B(-30, deck(0) - 4, 66, 4.2, sup) +
      wins(-26, 32, deck(0) - 2.8, 4) +
      B(38, deck(58) - 5.5, 16, 6 + 5.6, sup) +
      B(41, deck(58) - 11, 10, 5.6, sup) +
      wins(42, 49, deck(58) - 9.8, 2.4) +
      B(-52, deck(-50) - 5, 11, 5, sup);
    if (det) {
      for (let i = 0; i < n; i++) mid += cowl(x0 - i * gap - 8.5, deck(0) - 4, 5);
      mid +=
        boat(-24, deck(0) - 8, 9) +
        boat(-12, deck(0) - 8, 9) +
        `<circle cx="44" cy="${f(deck(58) - 13)}" r="2" fill="#e0bd6e" stroke="${INK}" stroke-width=".5"/>`;
    }
    mid +=
      gun(72, deck(72), 1, 11) +
      gun(-72, deck(-72), -1, 11) +
      gun(60, base(56) + 0.2, 1, 9) +
      (det ? gun(-38, deck(-38), -1, 9) + gun(-60, deck(-60), -1, 10) : '') +
      rail(-96, -64);
    hull += det
      ? `<g>` +
        [
          [30, 1],
          [-14, -1],
        ]
          .map(
            (g) =>
              `<rect x="${g[0] - 5}" y="${f(base(g[0]) + 1.4)}" width="10" height="4.6" fill="#4c5454" stroke="${INK}" stroke-width=".5"/><path d="M${g[0]},${f(base(g[0]) + 3.6)}h${9 * g[1]}" stroke="${INK}" stroke-width="1.5"/>`,
          )
          .join('') +
        `</g>`
      : '';
    flagAt = [-47.6, deck(-46) - 34, 15, 9.4];
  } else if (o.type === 'liner') {
    const n = t.funnels ?? 1,
      liv = o.livery || (war ? 'grey' : 'plainbuff'),
      pos = n === 4 ? [52, 32, -10, -30] : n === 3 ? [42, 10, -22] : [26, -12];
    back +=
      mast(78, deck(78), 56, 0.06) +
      mast(-66, deck(-66), 52, 0.06) +
      stay(74.6, deck(78) - 54, hl, deck(hl)) +
      stay(74.6, deck(78) - 54, -69, deck(-66) - 50) +
      stay(-69, deck(-66) - 50, -hl, deck(-hl));
    pos.forEach((x) => (mid += funnel(x, deck(0) - 11, 31, n === 2 ? 10 : 8.6, 0.08, liv)));
    mid +=
      B(-78, deck(0) - 6, 154, 6.2, sup) +
      wins(-75, 73, deck(0) - 4.3, 3.6) +
      B(-66, deck(0) - 11.6, 136, 5.8, sup) +
      wins(-62, 66, deck(0) - 9.8, 4.2) +
      B(56, deck(0) - 16.5, 12, 5, sup) +
      wins(58, 66, deck(0) - 15.2, 2.2);
    for (let i = 0; i < 9; i++) {
      const x = -60 + i * 12.6;
      mid += boat(x, deck(0) - 15.2, 9.4);
    }
    mid +=
      cowl(44, deck(0) - 11, 8) +
      cowl(18, deck(0) - 11, 8) +
      cowl(2, deck(0) - 11, 8) +
      cowl(-42, deck(0) - 11, 8) +
      derr(78, deck(78), 16, 0.9) +
      derr(-66, deck(-66), 14, 2.3) +
      rail(-115, -84) +
      rail(88, 115);
    const big = (x: number, y: number, d: number) =>
      `<g transform="translate(${x},${f(y)}) scale(1.7)">${gun(0, 0, d, 11)}</g>`;
    if (war) {
      mid += big(98, deck(98), 1) + big(-99, deck(-99), -1) + big(82, base(82), 1) + big(-80, base(-80), -1);
    }
  } else if (o.type === 'raider' || o.type === 'tramp' || o.type === 'cargo') {
    const k = L / 178,
      big = o.type === 'cargo',
      liv = o.livery || (war ? 'grey' : dis ? 'neutral' : 'black'),
      fx = big ? -4 : -5;
    [
      [56 * k, 1],
      [-50 * k, 1],
    ].forEach((m, i) => {
      const x = m[0],
        b = base(x),
        h = 46;
      back +=
        mast(x, b, h, 0.04) +
        derr(x, b - 6, 22, 0.62) +
        derr(x, b - 6, 22, 2.5) +
        stay(x - 1.8, b - h, i ? -hl : hl, deck(i ? -hl : hl)) +
        stay(x - 1.8, b - h, i ? -6 : 12, deck(0) - 22) +
        (det ? P(`M${f(x - 4)},${f(b)}h8v-4.6h-8z`, '#6a5a48', 0.5) : '');
    });
    back += stay(56 * k - 1.8, base(56 * k) - 46, -50 * k - 1.8, base(50 * k) - 46);
    mid += funnel(fx, deck(0) - 6, big ? 27 : 25, big ? 9.4 : 8, 0.05, liv);
    const x0 = t.isl[1][0],
      x1 = t.isl[1][1];
    mid +=
      B(x0 + 4, deck(0) - 6, x1 - x0 - 10, 6.2, sup) +
      wins(x0 + 7, x1 - 9, deck(0) - 4.3, 3.8) +
      B(x1 - 20, deck(0) - 12, 15, 6.2, sup) +
      wins(x1 - 18, x1 - 8, deck(0) - 10.4, 2.4) +
      B(x1 - 18, deck(0) - 15.4, 10, 3.4, '#8a6238');
    if (big) mid += B(x0 + 8, deck(0) - 10.4, 22, 4.6, sup) + wins(x0 + 11, x0 + 28, deck(0) - 9, 3.4);
    mid +=
      boat(x0 + 6, deck(0) - (big ? 14 : 10), 9.5) +
      boat(fx + 7, deck(0) - 10, 8.5) +
      cowl(fx + 7.5, deck(0) - 6, 9) +
      cowl(fx - 8, deck(0) - 6, 9) +
      B(-hl + 6, deck(-hl + 10) - 4, 13, 4.4, sup) +
      rail(-hl + 1, -hl + 20) +
      rail(hl - 22, hl - 1);
    if (big)
      [
        [30 + 20, 0],
        [-58, 0],
      ].forEach((m) => {
        back += mast(m[0] + 26, base(m[0] + 26), 26, 0);
      });
    if (o.type === 'raider' && war) {
      // flaps down: guns on the forecastle, in the wells and on the poop
      mid += gun(76, deck(76), 1, 12) + gun(-78, deck(-78), -1, 12);
      [
        [46, 1],
        [-44, -1],
        [34, 1],
        [-32, -1],
      ]
        .slice(0, det ? 4 : 2)
        .forEach((g) => {
          hull += `<path d="M${f(g[0] - 7)},${f(base(g[0]) + 0.3)}h14v6.4h-14z" fill="#1d1a18" stroke="${INK}" stroke-width=".6"/><path d="M${f(g[0] - 7)},${f(base(g[0]) + 6.7)}h14l1.4,3.4h-16.8z" fill="#5d6666" stroke="${INK}" stroke-width=".5"/><path d="M${g[0] - g[1] * 1},${f(base(g[0]) + 3.6)}l${13 * g[1]},-2" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/><path d="M${g[0] - g[1] * 1},${f(base(g[0]) + 3.6)}l${13 * g[1]},-2" stroke="#b9c0bf" stroke-width="1.8" stroke-linecap="round"/><path d="M${f(g[0] - 3.4)},${f(base(g[0]) + 6.4)}v-4.2q3.4,-2.6 6.8,0v4.2z" fill="#8d9695" stroke="${INK}" stroke-width=".6"/>`;
          gunsAt.push([g[0] + 13 * g[1], base(g[0]) + 1.4, g[1]]);
        });
      flagAt = [-50 * k - 1.8, base(50 * k) - 33, 15, 9.4];
    }
    if (o.type !== 'raider' && o.gun) mid += gun(-hl + 13, deck(-hl + 13) - 4, -1, 10);
  } else if (o.type === 'passenger') {
    const liv = o.livery || 'buff',
      n = t.funnels ?? 1;
    [[76], [-70]].forEach((m, i) => {
      const x = m[0],
        b = deck(x),
        h = 50;
      back +=
        mast(x, b, h, 0.05) +
        derr(x, b - 4, 20, i ? 2.4 : 0.7) +
        derr(x, b - 4, 18, i ? 0.8 : 2.4) +
        stay(x - 2.4, b - h, i ? -hl : hl, deck(i ? -hl : hl));
    });
    back += stay(73.6, deck(76) - 50, -72.4, deck(-70) - 50);
    for (let i = 0; i < n; i++) mid += funnel((n === 2 ? 20 : 4) - i * 26, deck(0) - 10, 29, 10.4, 0.06, liv);
    mid +=
      B(-54, deck(0) - 5.6, 112, 5.8, sup) +
      wins(-51, 55, deck(0) - 3.9, 3.6) +
      B(-42, deck(0) - 10.6, 92, 5.2, sup) +
      wins(-39, 47, deck(0) - 9, 4) +
      B(34, deck(0) - 15.4, 13, 5, sup) +
      wins(36, 45, deck(0) - 14.2, 2.3);
    for (let i = 0; i < 5; i++) mid += boat(-38 + i * 13 + (i > 2 ? 8 : 0), deck(0) - 14, 9.6);
    mid += cowl(18, deck(0) - 10, 8) + cowl(-12, deck(0) - 10, 8) + rail(-106, -80) + rail(80, 106);
    if (o.armed) mid += gun(92, deck(92), 1, 11) + gun(-94, deck(-94), -1, 11);
  } else {
    // sail
    const n = t.masts ?? 3,
      barque = o.type === 'barque',
      xs = n === 4 ? [56, 18, -22, -58] : [46, 2, -40],
      hs = n === 4 ? [82, 88, 86, 66] : [78, 84, barque ? 62 : 74];
    const bx = hl + 7 + 26,
      by = deck(hl) - 10;
    back += Ln(`M${f(hl - 4)},${f(deck(hl) - 0.5)}L${f(bx)},${f(by)}`, 1.7, '#3a2a1a');
    xs.forEach((x, i) => {
      const b = deck(x),
        h = hs[i],
        last = i === n - 1,
        ft = barque && last;
      back += mast(x, b, h, 0.03, '#5d4327');
      if (!o.furled && !ft) {
        const rows = fine || lod === 'm' ? 5 : 4,
          yT = b - h + 3,
          yB = b - 7;
        let y = yT;
        for (let r = 0; r < rows; r++) {
          const hh = (yB - yT) * ([0.15, 0.17, 0.2, 0.22, 0.26][r + (5 - rows)] / (rows === 4 ? 0.85 : 1)),
            w0 = 9 + 9.5 * Math.pow(r / (rows - 1), 0.8) * (n === 4 ? 0.95 : 1.15),
            w1 = 9 + 9.5 * Math.pow((r + 0.85) / (rows - 1), 0.8) * (n === 4 ? 0.95 : 1.15),
            cx = x - (b - y) * 0.03;
          const bl = 3.4;
          mid +=
            `<path d="M${f(cx - w0)},${f(y)}L${f(cx + w0)},${f(y)}Q${f(cx + w0 + bl + 1)},${f(y + hh * 0.55)} ${f(cx + w1 * 0.96 + 1)},${f(y + hh - 0.6)}Q${f(cx)},${f(y + hh - 3.2)} ${f(cx - w1 * 0.96 + 1)},${f(y + hh - 0.6)}Q${f(cx - w0 + bl)},${f(y + hh * 0.5)} ${f(cx - w0)},${f(y)}Z" fill="url(#kp-sail)" stroke="${INK}" stroke-width="${f(lod === 's' ? 0.9 : hair * 1.5)}"/>` +
            Ln(`M${f(cx - w0 - 1.4)},${f(y)}H${f(cx + w0 + 1.4)}`, lod === 's' ? 1.1 : 0.8, '#3a2a1a') +
            (fine
              ? Ln(
                  `M${f(cx - w0 * 0.33)},${f(y)}q2,${f(hh * 0.5)} .6,${f(hh - 2)}M${f(cx + w0 * 0.36)},${f(y)}q2.4,${f(hh * 0.5)} .6,${f(hh - 2)}`,
                  0.25,
                  '#8d7b55',
                )
              : '');
          y += hh;
        }
      } else if (!ft)
        for (let r = 0; r < 5; r++)
          mid +=
            Ln(`M${f(x - 9 - r * 2.2)},${f(b - h + 6 + r * 13)}h${f(18 + r * 4.4)}`, 1.6, '#d8ceb6') +
            Ln(`M${f(x - 9 - r * 2.2)},${f(b - h + 6.8 + r * 13)}h${f(18 + r * 4.4)}`, 0.6);
      if (last && !o.furled) {
        mid += `<path d="M${f(x - 1.2)},${f(b - h * 0.62 * (ft ? 1 : 0.6))}L${f(x - 20)},${f(b - h * 0.7 * (ft ? 1 : 0.6) - 2)}Q${f(x - 20)},${f(b - 22)} ${f(x - 24)},${f(b - 5)}L${f(x - 1)},${f(b - 4)}Z" fill="url(#kp-sail2)" stroke="${INK}" stroke-width="${f(hair * 1.5)}"/>`;
        if (ft)
          mid += `<path d="M${f(x - 2)},${f(b - h + 2)}L${f(x - 19)},${f(b - h * 0.7 - 3.4)}L${f(x - 1.6)},${f(b - h * 0.62 - 1)}Z" fill="url(#kp-sail)" stroke="${INK}" stroke-width="${f(hair * 1.5)}"/>`;
      }
    });
    const fm = xs[0],
      fb = deck(fm);
    if (!o.furled)
      [
        [1, 0.9, 0.0],
        [0.72, 0.7, 0.34],
        [0.46, 0.5, 0.62],
      ].forEach((j, i) => {
        const tx = fm + (bx - fm) * (1 - j[2] * 0.55),
          ty = fb + (by - fb) * (1 - j[2] * 0.5),
          hx = fm - 0.03 * hs[0] * j[1] + 2,
          hy = fb - hs[0] * j[1];
        mid += `<path d="M${f(tx)},${f(ty)}L${f(hx)},${f(hy)}Q${f(hx + 5)},${f((hy + ty) / 2 + 12)} ${f(fm + 18 + (2 - i) * 2.2 - i * 1)},${f(fb - 9 - i * 1)}Z" fill="url(#${i % 2 ? 'kp-sail' : 'kp-sail2'})" stroke="${INK}" stroke-width="${f(hair * 1.5)}"/>`;
      });
    back += stay(fm - 2.4, fb - hs[0], bx, by);
    xs.forEach((x, i) => {
      if (i) back += stay(x - 2.4, deck(x) - hs[i], xs[i - 1], deck(xs[i - 1]) - 20);
    });
    mid += B(12 - (n === 4 ? 0 : 20), deck(0) - 4.4, 14, 4.6, 'url(#kp-sup)') + rail(-hl + 1, -hl + 20);
    if (o.type === 'fullrig' && war) {
      mid += `<g transform="translate(60,${f(deck(60))}) scale(1.5)">${gun(0, 0, 1, 12)}</g><g transform="translate(24,${f(base(24))}) scale(1.5)">${gun(0, 0, 1, 12)}</g>`;
    }
    flagAt = [xs[n - 1] - 21, deck(0) - hs[n - 1] * (barque ? 0.66 : 0.44), 13, 8.2];
    if (o.type === 'fullrig') flagAt[1] = deck(-40) - 36;
  }
  const fc = o.flag || (war || o.type === 'cruiser' ? 'DE' : 'GB');
  let flg: string;
  {
    const [x, y, w, h] = flagAt;
    flg =
      Ln(`M${f(x)},${f(deck(-hl))}L${f(x)},${f(y - h / 2 - 1)}`, x < -hl + 4 ? 0.8 : 0) +
      `<g transform="translate(${f(x - w)},${f(y)}) skewY(-4)">${o.noflag ? '' : flag(fc, w, h)}</g>`;
    if (x > -hl + 4)
      flg = `<g transform="translate(${f(x - w)},${f(y)}) skewY(-4)">${o.noflag ? '' : flag(fc, w, h)}</g>`;
  }
  // ---- smoke, streaming aft
  const sm = o.lowCoal ? Math.min(0.22, o.smoke) : o.smoke;
  let smoke = '';
  if (sm > 0 && lod !== 's')
    smokeAt.forEach((p) => {
      const n = 9;
      for (let k = n; k >= 0; k--) {
        const q = k / n;
        smoke += `<circle cx="${f(p[0] - q * (62 + 50 * sm) - (rand() - 0.5) * 5 * q)}" cy="${f(p[1] - 2 - Math.sqrt(q) * (10 + 12 * sm) + (rand() - 0.5) * 5)}" r="${f(2.4 + p[2] * 0.3 + q * 13 * (0.5 + sm * 0.6))}" fill="url(#kp-coal)" opacity="${f((1 - q * 0.75) * (0.35 + sm * 0.75))}"/>`;
      }
    });
  let hurt = '';
  if (o.damaged || o.sinking) {
    // fire amidships and black smoke
    const n = lod === 's' ? 5 : 12,
      bx = o.hitX ?? 20;
    for (let k = n; k >= 0; k--) {
      const q = k / n;
      hurt += `<circle cx="${f(bx - q * 78 + (rand() - 0.5) * 12 * q)}" cy="${f(deck(0) - 6 - Math.pow(q, 0.6) * 44 + (rand() - 0.5) * 8)}" r="${f(5 + q * 19)}" fill="url(#kp-soot)" opacity="${f(1 - q * 0.72)}"/>`;
    }
    hurt += `<circle cx="${bx}" cy="${f(deck(0) - 2)}" r="20" fill="url(#kp-glow)"/>`;
    [
      [0, 1.2],
      [-8, 0.9],
      [7, 0.8],
    ].forEach(
      (q) =>
        (hurt += `<g transform="translate(${f(bx + q[0])},${f(deck(0) + 1)}) scale(${q[1]})"><path d="M0,2C-6,1 -7,-5 -4,-9C-3.4,-6.6 -2,-7 -2,-9.4C-2.2,-13 .4,-16 2.4,-18.4C2,-14 6.6,-11.6 6.6,-5.6C6.6,-1 4,2 0,2Z" fill="url(#kp-flame)"/></g>`),
    );
    hull += `<path d="M${f(bx - 6)},${f(base(bx) + 3)}l4,-2 3,2 4,-1 1,4 -4,3 -5,-1 -3,1z" fill="#0d0b0a" stroke="#e8641e" stroke-width=".8"/>`;
  }
  let fl = '';
  if (o.flash)
    gunsAt
      .filter((g) => g[2] > 0)
      .slice(0, o.flash === true ? 9 : o.flash)
      .forEach((g) => {
        fl += `<circle cx="${f(g[0] + g[2] * 6)}" cy="${f(g[1])}" r="13" fill="url(#kp-glow)"/><path d="M${f(g[0])},${f(g[1])}l${f(g[2] * 15)},-4 ${f(-g[2] * 4)},3.4 ${f(g[2] * 9)},3 ${f(-g[2] * 10)},-.4z" fill="#fff1a8"/>`;
        for (let k = 0; k < 5; k++)
          fl += `<circle cx="${f(g[0] + g[2] * (12 + k * 5))}" cy="${f(g[1] - 3 - k * 2.4 + rand() * 4)}" r="${f(5 + k * 2.2)}" fill="url(#kp-white)" opacity="${f(0.9 - k * 0.1)}"/>`;
      });
  const trim = o.sinking ? -4 - o.sinking * 13 : o.damaged ? -3 : 0,
    drop = o.sinking ? 3 + o.sinking * 13 : o.damaged ? 2.4 : 0;
  const hullG =
    o.sinking || o.damaged
      ? `<g transform="translate(0,${f(drop)}) rotate(${f(-trim)})">${back}${mid}${hull}${flg}</g>`
      : back + mid + hull + flg;
  // water at her side
  const fo = o.calm ? 0 : 1,
    wv = `<g stroke="#f4fbf6" fill="none" stroke-linecap="round"><path d="M${f(hl + 3)},0.4q-5,-4.4 -10,-.6q-5,2.4 -11,.8" stroke-width="${lod === 's' ? 1.6 : 1.5}" stroke-opacity="${0.9 * fo}"/><path d="M${f(-hl + 14)},1.2h${f(L - 34)}" stroke-opacity=".5" stroke-width=".8" stroke-dasharray="16 5 7 6 22 7"/><path d="M${f(-hl + 8)},1q-9,-2.4 -20,.4" stroke-width="1.2" stroke-opacity="${0.7 * fo}"/></g>`;
  const sx = o.flip ? ' scale(-1,1)' : '';
  let g = `${smoke}<g clip-path="url(#kp-wl)">${hullG}</g>${hurt}${fl}${wv}`;
  if (o.flip)
    g = g
      .replace(
        /<g transform="translate\(([-\d.]+),([-\d.]+)\) skewY\(-4\)">(.*?<\/g>)<\/g>/s,
        (m, a, b, c) =>
          `<g transform="translate(${a},${b}) scale(-1,1) translate(-${flagAt[2]},0) skewY(4)">${c}</g>`,
      )
      .replace(/<text x="(-?[\d.]+)"/g, '<text transform="scale(-1,1)" x="$1"')
      .replace(/(<text transform="scale\(-1,1\)" x=")(-?[\d.]+)"/g, (m, a, x) => a + -x + '"');
  return `<g transform="scale(${f(o.scale || 1)})${sx}">${g}</g>`;
}
// what each card of the game looks like
const SH: Record<string, { type: SteamerType; funnels?: number; guiseFlag?: string; paint?: string }> = {
  emden: { type: 'cruiser' },
  dresden: { type: 'cruiser' },
  leipzig: { type: 'cruiser' },
  nuernberg: { type: 'cruiser' },
  koenigsberg: { type: 'cruiser' },
  karlsruhe: { type: 'cruiser', funnels: 4 },
  berlin: { type: 'liner', funnels: 2, guiseFlag: 'NL' },
  prinz_eitel_friedrich: { type: 'liner', funnels: 2, guiseFlag: 'ES' },
  cap_trafalgar: { type: 'liner', funnels: 3, guiseFlag: 'ES' },
  kaiser_wilhelm_der_grosse: { type: 'liner', funnels: 4, guiseFlag: 'NO' },
  kronprinz_wilhelm: { type: 'liner', funnels: 4, guiseFlag: 'NO' },
  seeadler: { type: 'fullrig', guiseFlag: 'NO' },
  moewe: { type: 'raider', guiseFlag: 'SE', paint: 'black' },
  wolf: { type: 'raider', guiseFlag: 'NO' },
  greif: { type: 'raider', guiseFlag: 'NO', paint: 'rust' },
  leopard: { type: 'raider', guiseFlag: 'NO', paint: 'navy' },
  cormoran: { type: 'raider', guiseFlag: 'NL', paint: 'green' },
  meteor: { type: 'raider', guiseFlag: 'SE' },
  geier: { type: 'raider', guiseFlag: 'SE', paint: 'navy' },
  iltis: { type: 'raider', guiseFlag: 'NL' },
};
const LV: Record<string, string> = {
  clan_mactavish: 'clan',
  otaki: 'buff',
  georgic: 'buff',
  mount_temple: 'buff',
  hitachi_maru: 'nyk',
  hudson_maru: 'nyk',
  author: 'harrison',
  dramatist: 'harrison',
  diplomat: 'harrison',
  flamenco: 'black',
  troilus: 'blue',
  kaipara: 'redtop',
  maria: 'green',
  mongolia: 'black',
  vandyck: 'blue',
  voltaire: 'blue',
  matheran: 'band',
  igotz_mendi: 'redtop',
  indrani: 'redtop',
  city_of_winchester: 'buff',
  lovat: 'green',
  appam: 'buff',
};
function cardShip(id: string, m: MerchantLook | undefined, o: SteamerState = {}): SteamerDrawing {
  // o: state of the card in play
  const s = SH[id];
  if (s) {
    const war = s.type === 'cruiser' || o.recognised;
    return {
      seed: id,
      guise: s.type === 'cruiser' ? '' : war ? 'recognised' : 'disguised',
      flag: war ? 'DE' : s.guiseFlag,
      ...s,
      ...o,
    };
  }
  if (!m) return { ...o, seed: id };
  const tn = +m.tonnage,
    sail = m.type === 'sail',
    fl = o.prize ? 'DE' : m.flag;
  const paints = ['black', 'black', 'navy', 'green', 'rust'],
    h = hash(id);
  return {
    seed: id,
    flag: fl,
    type: sail ? 'barque' : tn >= 8000 ? 'passenger' : tn >= 5300 ? 'cargo' : 'tramp',
    masts: sail ? (tn >= 2000 ? 4 : 3) : 0,
    paint: sail ? ['green', 'black', 'white', 'rust', 'navy'][h % 5] : paints[h % 5],
    livery: LV[id] || Object.keys(LIV)[h % 8],
    gun: id === 'clan_mactavish' || id === 'otaki',
    ...o,
  };
}
export { ship, defs, flag, code, cardShip, hash, rnd, f };
