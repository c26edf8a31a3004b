/* The parametric ship, seen from above: our own art, 100 units to a 74, three levels of detail.
   Every function gives SVG text; the ship is centred on 0,0 with her bow up before she is turned. */

export type Nation =
  | 'British'
  | 'French'
  | 'Spanish'
  | 'Dutch'
  | 'Danish'
  | 'German'
  | 'American'
  | 'Neutral';
export type HullType = 'first' | 'third' | 'fourth' | 'frigate' | 'brig';
export type Lod = 's' | 'm' | 'l';
export type Flaggish = boolean | number | undefined | null;

export interface ShipDrawing {
  type?: HullType;
  nation?: string;
  /** Degrees clockwise from up. */
  heading?: number;
  /** Degrees the wind blows towards. */
  windTo?: number;
  /** Pixels per unit. */
  scale?: number;
  sail?: 'plain' | 'full' | 'furled';
  /** Share of rigging and hull left, 0 to 1. */
  rig?: number;
  hull?: number;
  /** Masts gone by the board, foremast first. */
  lost?: readonly Flaggish[] | null;
  fire?: number;
  smoke?: 'port' | 'stbd' | 'both' | null;
  smokeAge?: number;
  flash?: Flaggish;
  list?: number;
  struck?: Flaggish;
  anchored?: Flaggish;
  wake?: number;
  lod?: Lod;
  seed?: string;
  name?: string;
  noflag?: Flaggish;
}

interface Hull {
  L: number;
  B: number;
  guns: number;
  masts: number[];
  yard: number;
  decks: number;
}
const N: Record<string, { c: string; e: string }> = {
  British: { c: '#b3242d', e: 'cross' },
  French: { c: '#2258a8', e: 'tri' },
  Spanish: { c: '#d69a12', e: 'band' },
  Dutch: { c: '#dd6b18', e: 'htri' },
  Danish: { c: '#78409a', e: 'nordic' },
  German: { c: '#7b848b', e: 'iron' },
  American: { c: '#2b4586', e: 'stripes' },
  Neutral: { c: '#8a8474', e: 'plain' },
};
const T: Record<HullType, Hull> = {
  first: { L: 108, B: 33, guns: 15, masts: [-27, 3, 31], yard: 25, decks: 3 },
  third: { L: 100, B: 29, guns: 14, masts: [-25, 3, 29], yard: 22.6, decks: 2 },
  fourth: { L: 90, B: 25.5, guns: 12, masts: [-22.5, 2.5, 26], yard: 20, decks: 2 },
  frigate: { L: 80, B: 20.5, guns: 13, masts: [-20, 2, 23], yard: 17.6, decks: 1 },
  brig: { L: 62, B: 17, guns: 8, masts: [-12.5, 12], yard: 15.8, decks: 1 },
};
const f = (n: number) => (Math.round(n * 100) / 100).toString();
function rnd(seed: number) {
  let t = seed >>> 0;
  return () => {
    t = (t * 1664525 + 1013904223) >>> 0;
    return t / 4294967296;
  };
}
function hash(s: unknown) {
  let h = 2166136261;
  for (const ch of String(s)) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

function hullPath(L: number, B: number, inset: number) {
  const b = B / 2 - inset,
    t = -L / 2 + inset * 1.5,
    s = L / 2 - inset * 1.1,
    l = s - t,
    y = (k: number) => f(t + l * k),
    x = (k: number) => f(b * k);
  return (
    `M0,${f(t)}C${x(0.5)},${y(0.018)} ${x(0.93)},${y(0.085)} ${x(0.98)},${y(0.24)}C${x(1.03)},${y(0.42)} ${x(1.03)},${y(0.6)} ${x(0.96)},${y(0.8)}C${x(0.93)},${y(0.9)} ${x(0.86)},${y(0.955)} ${x(0.8)},${y(0.985)}` +
    `Q0,${y(1.03)} ${f(-b * 0.8)},${y(0.985)}C${f(-b * 0.86)},${y(0.955)} ${f(-b * 0.93)},${y(0.9)} ${f(-b * 0.96)},${y(0.8)}C${f(-b * 1.03)},${y(0.6)} ${f(-b * 1.03)},${y(0.42)} ${f(-b * 0.98)},${y(0.24)}C${f(-b * 0.93)},${y(0.085)} ${f(-b * 0.5)},${y(0.018)} 0,${f(t)}Z`
  );
}
function hullX(t: { L: number; B: number }, y: number) {
  // half breadth of the outer hull at y (approximation used for guns)
  const k = (y + t.L / 2) / t.L,
    b = t.B / 2;
  if (k < 0.24) return b * (0.62 + 0.36 * Math.min(1, k / 0.24) ** 0.6);
  if (k > 0.8) return b * (0.97 - (0.16 * (k - 0.8)) / 0.2);
  return b * 1.0;
}
function flag(nation: string, w: number, h: number): string {
  const n = N[nation] || N.Neutral,
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
function defs() {
  let s =
    `<linearGradient id="qd-deck" x1="0" x2="1"><stop offset="0" stop-color="#a67c4b"/><stop offset=".35" stop-color="#d6b27c"/><stop offset=".55" stop-color="#dfbe8b"/><stop offset="1" stop-color="#9c7244"/></linearGradient>` +
    `<linearGradient id="qd-sail" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fffdf4"/><stop offset=".45" stop-color="#f7eed8"/><stop offset="1" stop-color="#c9b991"/></linearGradient>` +
    `<linearGradient id="qd-sail2" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f2e8d0"/><stop offset="1" stop-color="#b3a27c"/></linearGradient>` +
    `<linearGradient id="qd-sailback" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#d9cba8"/><stop offset="1" stop-color="#a8976f"/></linearGradient>` +
    `<radialGradient id="qd-smoke"><stop offset="0" stop-color="#fffaf0" stop-opacity=".95"/><stop offset=".5" stop-color="#efe8da" stop-opacity=".62"/><stop offset="1" stop-color="#d8d6cd" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="qd-soot"><stop offset="0" stop-color="#1b1816" stop-opacity=".85"/><stop offset=".55" stop-color="#2d2a28" stop-opacity=".5"/><stop offset="1" stop-color="#3a3735" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="qd-glow"><stop offset="0" stop-color="#ffb84a" stop-opacity=".95"/><stop offset=".4" stop-color="#ff7a2a" stop-opacity=".5"/><stop offset="1" stop-color="#ff5a1a" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="qd-flame" x1="0" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#fff1a8"/><stop offset=".4" stop-color="#ffb52e"/><stop offset="1" stop-color="#e8461a"/></linearGradient>` +
    `<linearGradient id="qd-wake" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#eaf7f1" stop-opacity=".42"/><stop offset="1" stop-color="#eaf7f1" stop-opacity="0"/></linearGradient>`;
  for (const k of Object.keys(T) as HullType[]) {
    const t = T[k];
    s += `<clipPath id="qd-clip-${k}"><path d="${hullPath(t.L, t.B, 5.2)}"/></clipPath><clipPath id="qd-hull-${k}"><path d="${hullPath(t.L, t.B, 0)}"/></clipPath>`;
  }
  return s;
}
const norm = (a: number) => {
  a = ((a % 360) + 360) % 360;
  return a > 180 ? a - 360 : a;
};

function crescent(w: number, y0: number, d: number, back: number) {
  return `M${f(-w)},${f(y0)}C${f(-w * 0.72)},${f(y0 - d * 1.3)} ${f(w * 0.72)},${f(y0 - d * 1.3)} ${f(w)},${f(y0)}C${f(w * 0.62)},${f(y0 - d * back)} ${f(-w * 0.62)},${f(y0 - d * back)} ${f(-w)},${f(y0)}Z`;
}

function sails(t: Hull, o: Drawn, lod: Lod, R: () => number): string {
  const rel = norm(o.windTo - o.heading),
    a = Math.abs(rel),
    sg = rel >= 0 ? 1 : -1,
    aback = a > 150;
  const brace = aback ? 0 : Math.min(58, a * 0.5) * sg,
    depth = aback ? 4.6 : a < 20 ? 9.4 : a < 90 ? 8.8 : 6.6;
  const listX = (o.list || 0) * 7;
  let out = '';
  const line = lod === 's' ? 1.9 : lod === 'm' ? 0.85 : 0.5,
    ink = '#3b3022';
  t.masts.forEach((m: number, i: number) => {
    const last = i === t.masts.length - 1 && t.masts.length === 3,
      k = last ? 0.8 : i === 0 ? 0.95 : 1,
      W = t.yard * k;
    if (o.lost && o.lost[i]) return;
    let g = '';
    if (o.sail === 'furled') {
      const ws = lod === 's' ? [W * 0.9] : [W, W * 0.76, W * 0.55];
      ws.forEach((w, j) => {
        const y = -j * 1.5;
        g += `<path d="M${f(-w)},${f(y)}L${f(w)},${f(y)}" stroke="${ink}" stroke-width="${lod === 's' ? 3.4 : 1.9}" stroke-linecap="round"/><path d="M${f(-w * 0.86)},${f(y)}L${f(w * 0.86)},${f(y)}" stroke="#efe5cd" stroke-width="${lod === 's' ? 2.2 : 1.25}" stroke-linecap="round" stroke-dasharray="${lod === 's' ? 'none' : '3.2 .7'}"/>`;
      });
      if (lod !== 's')
        out += `<g transform="translate(${f(listX * 0.6)},${f(m)}) rotate(${f(a > 150 ? 0 : brace * 0.5)})">${g}</g>`;
      else out += `<g transform="translate(0,${f(m)})">${g}</g>`;
    } else {
      const full = o.sail === 'full';
      let layers: [number, number, number, string][] = full
        ? [
            [1.14, 0, 1.2, 'qd-sailback'],
            [0.94, -2, 1.14, 'qd-sail2'],
            [0.68, -4.2, 0.98, 'qd-sail'],
          ]
        : [
            [0.9, 0, 1.1, 'qd-sail2'],
            [0.62, -2.8, 0.92, 'qd-sail'],
          ];
      if (lod === 's') layers = [[full ? 1.15 : 0.95, 0, 1.25, 'qd-sail']];
      layers.forEach((l) => {
        const w = W * l[0],
          d = depth * l[2] * (W / 19.5),
          y0 = l[1];
        g += `<path d="${crescent(w, y0, d, lod === 's' ? -0.25 : 0.12)}" fill="${lod === 's' ? '#fbf5e4' : `url(#${l[3]})`}" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/>`;
        if (lod !== 's')
          g += `<path d="M${f(-w - 1)},${f(y0)}L${f(w + 1)},${f(y0)}" stroke="#2c2117" stroke-width="${lod === 'm' ? 1 : 0.9}" stroke-linecap="round"/>`;
        if (lod === 'l')
          g += `<path d="M${f(-w * 0.33)},${f(y0 - d * 0.18)}Q${f(-w * 0.36)},${f(y0 - d * 0.6)} ${f(-w * 0.3)},${f(y0 - d * 0.86)}M${f(w * 0.33)},${f(y0 - d * 0.18)}Q${f(w * 0.36)},${f(y0 - d * 0.6)} ${f(w * 0.3)},${f(y0 - d * 0.86)}M0,${f(y0 - d * 0.15)}L0,${f(y0 - d * 0.95)}" stroke="#8d7b55" stroke-width=".28" fill="none" opacity=".8"/>`;
        const holes = Math.round((1 - (o.rig ?? 1)) * (lod === 's' ? 3 : 6));
        for (let q = 0; q < holes; q++) {
          const hx = (R() * 1.5 - 0.75) * w,
            hy = y0 - d * (0.35 + R() * 0.4) * (1 - (hx / w) ** 2),
            r = (lod === 's' ? 2 : 0.8) + R() * 1.1;
          g += `<ellipse cx="${f(hx)}" cy="${f(hy)}" rx="${f(r * 1.15)}" ry="${f(r * 0.8)}" fill="#21343a" stroke="#6d5d3e" stroke-width=".3"/>`;
        }
      });
      if (full && lod !== 's' && a < 100) {
        // studding sails on the weather side, both when running
        const sides = a < 20 ? [-1, 1] : [-sg];
        sides.forEach((sd) => {
          if (last) return;
          g += `<path d="M${f(sd * W * 1.12)},0 Q${f(sd * W * 1.34)},${f(-depth * 0.95)} ${f(sd * W * 1.56)},-.5 Q${f(sd * W * 1.34)},${f(-depth * 0.25)} ${f(sd * W * 1.12)},0Z" fill="url(#qd-sail2)" stroke="${ink}" stroke-width="${line}"/>`;
        });
      }
      out += `<g transform="translate(${f(listX)},${f(m)}) rotate(${f(brace)})${aback ? ' scale(1,-1)' : ''}">${g}</g>`;
    }
    if (lod !== 's')
      out += `<circle cx="${f(listX * 0.3)}" cy="${f(m)}" r="2.3" fill="#7b5a34" stroke="#1f150d" stroke-width=".5"/><circle cx="${f(listX * 0.3)}" cy="${f(m)}" r="1.25" fill="#20160e"/>`;
  });
  if (o.sail !== 'furled' && !aback && lod !== 's') {
    // jib and driver, to leeward
    const bx = a < 10 ? 4.2 : 9.5 * sg,
      fy = t.masts[0],
      tip = -t.L / 2 - t.L * 0.15;
    if (!(o.lost && o.lost[0]))
      out += `<path d="M0,${f(tip)}Q${f(bx)},${f((tip + fy) / 2 - 1)} ${f(bx * 0.55)},${f(fy - 7)}Q${f(bx * 0.3)},${f((tip + fy) / 2)} 0,${f(tip)}Z" fill="url(#qd-sail2)" stroke="${ink}" stroke-width="${line * 0.8}"/>`;
    const li = t.masts.length - 1,
      my = t.masts[li];
    if (!(o.lost && o.lost[li])) {
      const ex = (a < 10 ? 5 : 5 + a * 0.035) * sg,
        ey = t.L / 2 + 3.5;
      out += `<path d="M0,${f(my + 2)}Q${f(ex * 1.25)},${f((my + ey) / 2)} ${f(ex)},${f(ey)}Q${f(ex * 0.55)},${f((my + ey) / 2 + 2)} 0,${f(my + 2)}Z" fill="url(#qd-sail2)" stroke="${ink}" stroke-width="${line * 0.8}"/>`;
    }
  }
  return out;
}

function wreckage(t: Hull, o: Drawn, R: () => number): string {
  // masts gone by the board, to leeward
  const rel = norm(o.windTo - o.heading),
    sg = rel >= 0 ? 1 : -1;
  let s = '';
  t.masts.forEach((m: number, i: number) => {
    if (!(o.lost && o.lost[i])) return;
    const len = t.yard * (1.45 + R() * 0.35),
      ang = sg * (62 + R() * 40),
      bx = t.B / 2;
    s += `<g transform="translate(0,${f(m)}) rotate(${f(ang)})"><path d="M${f(-6 - R() * 3)},${f(-len * 0.55)}q4,-7 ${f(8)},-4.5q5,2.5 7,8q-1,6 -7,7q-8,1.5 -9,-3q-1.5,-3.5 1,-7.5z" fill="#d8cba9" stroke="#4a3d29" stroke-width=".7"/><path d="M-3,${f(-len * 0.62)}q3,4 7,4M-4,${f(-len * 0.5)}q4,3 9,2" stroke="#8d7b55" stroke-width=".5" fill="none"/><path d="M0,${f(-bx * 0.15)}L0,${f(-len)}" stroke="#2a1c10" stroke-width="2.2" stroke-linecap="round"/><path d="M0,${f(-bx * 0.15)}L0,${f(-len)}" stroke="#8a6238" stroke-width="1.1" stroke-linecap="round"/><path d="M-9,${f(-len * 0.72)}L10,${f(-len * 0.6)}" stroke="#2a1c10" stroke-width="1.4" stroke-linecap="round"/><path d="M0,${f(-len)}L-4,-2M0,${f(-len)}L5,-3" stroke="#241a12" stroke-width=".35"/></g>`;
    s += `<path d="M-2.2,${f(m + 1)}l1.2,-3.4 1,2 1,-2.6 1.4,3.6q-2.4,2.2 -4.6,.4z" fill="#caa066" stroke="#20150c" stroke-width=".6"/>`;
  });
  return s;
}

function puff(x: number, y: number, r: number, kind?: string, op?: number): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#qd-${kind || 'smoke'})" opacity="${f(op ?? 1)}"/>`;
}

type Drawn = ShipDrawing &
  Required<
    Pick<ShipDrawing, 'type' | 'nation' | 'heading' | 'windTo' | 'scale' | 'sail' | 'rig' | 'hull' | 'wake'>
  >;

function ship(drawing: ShipDrawing): string {
  const o: Drawn = {
    type: 'third',
    nation: 'British',
    heading: 0,
    windTo: 0,
    scale: 1,
    sail: 'plain',
    rig: 1,
    hull: 1,
    wake: 0.6,
    ...drawing,
  };
  const t = T[o.type],
    px = o.scale * 100,
    lod = o.lod || (px < 44 ? 's' : px > 125 ? 'l' : 'm'),
    R = rnd(hash(o.seed || o.name || o.type + o.nation));
  const nat = (N[o.nation] || N.Neutral).c,
    b = t.B / 2,
    rel = norm(o.windTo - o.heading),
    wv = [Math.sin((rel * Math.PI) / 180), -Math.cos((rel * Math.PI) / 180)];
  const clip = `qd-clip-${o.type}`;
  let under = '',
    body = '',
    over = '';
  // wake: a soft tapering trail and two foam lines from the bow; fades with distance, never a searchlight
  if (o.wake > 0 && !o.anchored) {
    const k = o.wake,
      y0 = t.L * 0.44,
      y1 = t.L * (0.62 + 0.42 * k);
    if (lod !== 's')
      under +=
        `<path d="M${f(-b * 0.7)},${f(y0)}C${f(-b * 0.75)},${f(y0 + (y1 - y0) * 0.4)} ${f(-b * 0.35)},${f(y1)} 0,${f(y1)}C${f(b * 0.35)},${f(y1)} ${f(b * 0.75)},${f(y0 + (y1 - y0) * 0.4)} ${f(b * 0.7)},${f(y0)}Z" fill="url(#qd-wake)" opacity="${f(0.4 + 0.5 * k)}"/>` +
        `<path d="M${f(-b * 0.3)},${f(y0 + 6)}q2,${f((y1 - y0) * 0.3)} -1,${f((y1 - y0) * 0.6)}M${f(b * 0.3)},${f(y0 + 6)}q-2,${f((y1 - y0) * 0.26)} 1,${f((y1 - y0) * 0.5)}" stroke="#f2fbf6" stroke-opacity="${f(0.4 * k)}" stroke-width="1" fill="none" stroke-linecap="round"/>` +
        `<path d="M${f(-b * 0.25)},${f(-t.L * 0.505)}C${f(-b * 1.05)},${f(-t.L * 0.44)} ${f(-b * 1.22)},${f(-t.L * 0.22)} ${f(-b * 1.5)},${f(-t.L * 0.02)}M${f(b * 0.25)},${f(-t.L * 0.505)}C${f(b * 1.05)},${f(-t.L * 0.44)} ${f(b * 1.22)},${f(-t.L * 0.22)} ${f(b * 1.5)},${f(-t.L * 0.02)}" stroke="#f2fbf6" stroke-opacity="${f(0.55 * k)}" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-dasharray="14 3 8 4 5 6 2 40"/>`;
    else
      under += `<path d="M${f(-b * 0.6)},${f(t.L * 0.4)}Q${f(-b * 0.5)},${f(t.L * 0.7)} 0,${f(t.L * 0.85)}Q${f(b * 0.5)},${f(t.L * 0.7)} ${f(b * 0.6)},${f(t.L * 0.4)}Z" fill="#eaf7f1" opacity=".28"/>`;
  }
  // shadow: lamp from the upper left of the screen, so it must not turn with the ship
  const sa = ((135 - o.heading) * Math.PI) / 180,
    sx = Math.sin(sa) * 4,
    sy = -Math.cos(sa) * 4;
  under += `<path d="${hullPath(t.L, t.B, -1)}" transform="translate(${f(sx)},${f(sy)})" fill="#04141a" opacity=".42"/>`;
  if (o.list)
    under += `<path d="${hullPath(t.L, t.B, -2.4)}" fill="none" stroke="#eaf7f1" stroke-opacity=".5" stroke-width="1.3" stroke-dasharray="5 3"/>`;
  // hull
  if (lod !== 's') {
    body += `<path d="M0,${f(-t.L * 0.44)}L0,${f(-t.L / 2 - t.L * 0.15)}" stroke="#1c130c" stroke-width="2.4" stroke-linecap="round"/><path d="M0,${f(-t.L * 0.44)}L0,${f(-t.L / 2 - t.L * 0.15)}" stroke="#8d6a3d" stroke-width="1.1" stroke-linecap="round"/>`;
    body += `<path d="M${f(-b * 0.34)},${f(-t.L * 0.47)}L0,${f(-t.L * 0.555)}L${f(b * 0.34)},${f(-t.L * 0.47)}Z" fill="#2a1c11" stroke="#120c07" stroke-width=".6"/>`;
    let gun = '';
    for (let i = 0; i < t.guns; i++) {
      const y = -t.L * 0.33 + i * ((t.L * 0.74) / (t.guns - 1)),
        x = hullX(t, y) - 0.6;
      gun += `M${f(x)},${f(y)}h2.9M${f(-x)},${f(y)}h-2.9`;
    }
    body += `<path d="${gun}" stroke="#0d0a08" stroke-width="${t.decks > 1 ? 1.5 : 1.2}"/>`;
    if (t.decks > 1)
      body += `<path d="M${f(b * 0.82)},${f(t.L * 0.4)}h${f(b * 0.24)}v${f(t.L * 0.06)}h${f(-b * 0.2)}zM${f(-b * 0.82)},${f(t.L * 0.4)}h${f(-b * 0.24)}v${f(t.L * 0.06)}h${f(b * 0.2)}z" fill="#3a2716" stroke="#120c07" stroke-width=".6"/>`;
  }
  const ring = o.struck ? '#8d8a80' : nat;
  body += `<path d="${hullPath(t.L, t.B, 0)}" fill="#17110c"/>`;
  body += `<path d="${hullPath(t.L, t.B, lod === 's' ? 1.6 : 1.7)}" fill="${ring}"/>`;
  if (o.struck)
    body += `<path d="${hullPath(t.L, t.B, 3.1)}" fill="none" stroke="#f6f0e1" stroke-width="1.3" stroke-dasharray="4 3"/>`;
  body += `<path d="${hullPath(t.L, t.B, lod === 's' ? 6.6 : 4.6)}" fill="#2b1c10"/>`;
  body += `<path d="${hullPath(t.L, t.B, lod === 's' ? 7.4 : 5.2)}" fill="url(#qd-deck)"/>`;
  if (lod !== 's') {
    let pl = '';
    const st = lod === 'l' ? 1.5 : 2.6;
    for (let x = -b + 5; x < b - 4; x += st) pl += `M${f(x)},${f(-t.L / 2)}V${f(t.L / 2)}`;
    let d = `<path d="${pl}" stroke="#5b3a1a" stroke-opacity="${lod === 'l' ? 0.34 : 0.26}" stroke-width="${lod === 'l' ? 0.28 : 0.4}"/>`;
    // waist with the boats on the booms, beams, gratings, poop
    const wy = -t.L * 0.185,
      wh = t.L * 0.2,
      ww = b * 0.92;
    d += `<rect x="${f((-ww / 2) * 1.05)}" y="${f(wy)}" width="${f(ww * 1.05)}" height="${f(wh)}" rx="1.6" fill="#59391d" stroke="#23150a" stroke-width=".6"/>`;
    for (let i = 1; i < 5; i++)
      d += `<path d="M${f(-ww / 2)},${f(wy + (wh * i) / 5)}h${f(ww)}" stroke="#a67c4b" stroke-width=".7"/>`;
    if (t.decks > 1)
      d += `<path d="M${f(-ww * 0.22)},${f(wy + 2)}q-2.6,${f(wh / 2 - 2)} 0,${f(wh - 4)}q2.6,${f(-wh / 2 + 2)} 0,${f(-wh + 4)}z" fill="#e9e0c8" stroke="#2b1c10" stroke-width=".5"/><path d="M${f(ww * 0.22)},${f(wy + 3)}q-2.2,${f(wh / 2 - 3)} 0,${f(wh - 6)}q2.2,${f(-wh / 2 + 3)} 0,${f(-wh + 6)}z" fill="#c2a478" stroke="#2b1c10" stroke-width=".5"/>`;
    else
      d += `<path d="M0,${f(wy + 2)}q-2.4,${f(wh / 2 - 2)} 0,${f(wh - 4)}q2.4,${f(-wh / 2 + 2)} 0,${f(-wh + 4)}z" fill="#e9e0c8" stroke="#2b1c10" stroke-width=".5"/>`;
    d += `<path d="M${f(-b)},${f(t.L * 0.06)}H${f(b)}M${f(-b)},${f(-t.L * 0.225)}H${f(b)}" stroke="#3c2612" stroke-width=".8"/>`;
    if (t.decks > 1)
      d += `<path d="M${f(-b)},${f(t.L * 0.335)}H${f(b)}V${f(t.L * 0.5)}H${f(-b)}Z" fill="#e4c793" opacity=".5"/><path d="M${f(-b)},${f(t.L * 0.335)}H${f(b)}" stroke="#3c2612" stroke-width="1"/>`;
    d +=
      `<g fill="#3c2612">` +
      [
        [0.115, 2.2],
        [0.2, 2.6],
        [-0.29, 2],
      ]
        .map(
          (g) => `<rect x="${f(-g[1])}" y="${f(t.L * g[0])}" width="${f(g[1] * 2)}" height="3.2" rx=".4"/>`,
        )
        .join('') +
      `</g>`;
    if (t.decks === 3)
      d += `<path d="M${f(-b * 0.5)},${f(t.L * 0.405)}h${f(b)}" stroke="#caa24a" stroke-width="1.2"/>`;
    // scorch and shot
    const sc = Math.round((1 - o.hull) * 9);
    for (let i = 0; i < sc; i++) {
      const x = (R() * 2 - 1) * (b - 4),
        y = (R() * 0.8 - 0.4) * t.L,
        r = 2 + R() * 3.6;
      d += `<path d="M${f(x - r)},${f(y)}l${f(r * 0.6)},${f(-r * 0.8)} ${f(r * 0.7)},${f(r * 0.25)} ${f(r * 0.7)},${f(-r * 0.4)} ${f(r * 0.1)},${f(r)} ${f(-r * 0.5)},${f(r * 0.7)} ${f(-r * 0.9)},${f(-r * 0.1)}z" fill="#150f0a" opacity="${f(0.55 + R() * 0.35)}"/>`;
    }
    body += `<g clip-path="url(#${clip})">${d}</g>`;
    for (let i = 0; i < Math.round((1 - o.hull) * 8); i++) {
      const y = (R() * 0.7 - 0.32) * t.L,
        sd = R() < 0.5 ? -1 : 1,
        x = (hullX(t, y) - 1.6) * sd;
      body += `<path d="M${f(x - 2)},${f(y - 1.6)}l3.4,-.8 .8,2.2 -1.6,2 -2.8,-.6z" fill="#0e0a07"/>`;
    }
    body += `<path d="${hullPath(t.L, t.B, 5.2)}" fill="none" stroke="#1b120a" stroke-width=".5"/>`;
  } else {
    const sc = Math.round((1 - o.hull) * 4);
    for (let i = 0; i < sc; i++) {
      const y = (R() * 0.7 - 0.35) * t.L;
      body += `<circle cx="${f((R() - 0.5) * b)}" cy="${f(y)}" r="4" fill="#150f0a" opacity=".7"/>`;
    }
  }
  if (o.list) {
    const sd = Math.sign(o.list),
      w = Math.abs(o.list);
    body += `<g clip-path="url(#qd-hull-${o.type})"><path d="M${f(sd * b * (1.1 - w * 0.95))},${f(-t.L / 2)}Q${f(sd * b * (0.75 - w * 0.95))},0 ${f(sd * b * (1 - w * 0.95))},${f(t.L / 2 + 3)}H${f(sd * b * 2)}V${f(-t.L / 2)}Z" fill="#1b4a57" opacity=".78"/><path d="M${f(sd * b * (1.1 - w * 0.95))},${f(-t.L / 2)}Q${f(sd * b * (0.75 - w * 0.95))},0 ${f(sd * b * (1 - w * 0.95))},${f(t.L / 2 + 3)}" fill="none" stroke="#eaf7f1" stroke-width="1.2" stroke-opacity=".85"/></g>`;
  }
  body += wreckage(t, o, R);
  body += sails(t, o, lod, R);
  // ensign at the stern, streaming with the wind
  if (lod !== 's') {
    const fy = t.L / 2 + 1;
    if (o.struck)
      over += `<path d="M0,${f(fy - 2)}v5" stroke="#2a1c10" stroke-width="1.1"/><g transform="translate(1,${f(fy + 5)}) rotate(38) skewX(-18)" opacity=".9">${flag(o.nation, 11, 6.5)}</g><path d="M-1,${f(fy + 12)}q5,2.4 12,.2" stroke="#eaf7f1" stroke-width=".9" fill="none" opacity=".8"/>`;
    else if (!o.noflag)
      over += `<path d="M0,${f(fy - 3)}v4" stroke="#2a1c10" stroke-width="1.1"/><g transform="translate(0,${f(fy + 1)}) rotate(${f(rel - 90)}) skewY(7)">${flag(o.nation, 13.5, 8.2)}</g>`;
  }
  // fire
  if (o.fire) {
    const F = o.fire;
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
    const up = o.heading; // flames stand upright on the screen
    const fl = [
      [-4, 14, 1.15],
      [5, 2, 1.35],
      [-3, -10, 1],
      [3, 24, 0.95],
      [-6, 4, 0.8],
    ];
    over +=
      `<g>` +
      fl
        .map(
          (q) =>
            `<g transform="translate(${q[0]},${q[1]}) rotate(${f(-up)}) scale(${f(q[2] * (0.6 + 0.6 * F))})"><path d="M0,6C-6,5 -7,-1 -4,-5C-3.4,-2.6 -2,-3 -2,-5.4C-2.2,-9 .4,-12 2.4,-14.4C2,-10 6.6,-7.6 6.6,-1.6C6.6,3 4,6 0,6Z" fill="url(#qd-flame)"/><path d="M.4,5C-2.4,4.6 -3,1.6 -1.2,-.8C-.6,.6 1,-1.6 1.2,-4C3.2,-1.6 4.2,4.6 .4,5Z" fill="#fff3b8"/></g>`,
        )
        .join('') +
      `</g>`;
  }
  // broadside smoke
  if (o.smoke) {
    const age = o.smokeAge ?? 0.4,
      sides = o.smoke === 'both' ? [-1, 1] : o.smoke === 'port' ? [-1] : [1];
    let pf = '';
    sides.forEach((sd) => {
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
      if (lod !== 's')
        for (let i = 0; i < 7; i++) {
          const y = -t.L * 0.34 + i * t.L * 0.115,
            x = sd * (b + 9 + R() * 10 + age * 12) + wv[0] * age * 22,
            r = 3.4 + R() * 3.6 + age * 3;
          pf += `<path d="M${f(x - r)},${f(y + wv[1] * age * 22)}a${f(r)},${f(r)} 0 0 1 ${f(r * 1.7)},${f(-r * 0.55)}" fill="none" stroke="#8f8775" stroke-opacity="${f(0.55 - age * 0.25)}" stroke-width="${lod === 'm' ? 0.9 : 0.6}" stroke-linecap="round"/>`;
        }
      if (o.flash)
        for (let i = 0; i < t.guns; i += 1) {
          const y = -t.L * 0.33 + i * ((t.L * 0.74) / (t.guns - 1)),
            x = hullX(t, y) + 2.4;
          pf += `<path d="M${f(sd * x)},${f(y - 1)}L${f(sd * (x + 6 + R() * 4))},${f(y)}L${f(sd * x)},${f(y + 1)}Z" fill="#ffcf5a"/>`;
          if (i % 2) pf += puff(sd * (x + 2), y, 4, 'glow', 0.9);
        }
    });
    over += pf;
  }
  if (o.anchored)
    over += `<path d="M${f(b * 0.3)},${f(-t.L * 0.47)}Q${f(b * 1.2)},${f(-t.L * 0.6)} ${f(b * 1.1)},${f(-t.L * 0.78)}" fill="none" stroke="#f3e6c8" stroke-width="1.2" stroke-dasharray="2.4 1.6"/><g transform="translate(${f(b * 1.1)},${f(-t.L * 0.84)}) rotate(${f(-o.heading)}) scale(1.15)">${anchor()}</g>`;
  return `<g transform="rotate(${f(o.heading)}) scale(${f(o.scale)})">${under}${body}${over}</g>`;
}
function anchor() {
  return `<circle r="8.4" fill="#f6f0e1" stroke="#5d4214" stroke-width="1"/><g fill="none" stroke="#1b2126" stroke-width="1.5" stroke-linecap="round"><circle cy="-4.4" r="1.3"/><path d="M0,-3V5M-2.8,-1.2H2.8M-4.6,1.4Q-4,5 0,5.2Q4,5 4.6,1.4"/></g>`;
}
function grapple(x1: number, y1: number, x2: number, y2: number, n = 4): string {
  // lines between two hulls, in board pixels
  let s = '';
  const dx = x2 - x1,
    dy = y2 - y1,
    l = Math.hypot(dx, dy),
    px = -dy / l,
    py = dx / l;
  for (let i = 0; i < n; i++) {
    const k = (i - (n - 1) / 2) * 7,
      j = (i % 2 ? 1 : -1) * 2.5;
    s += `<path d="M${f(x1 + px * k)},${f(y1 + py * k)}Q${f((x1 + x2) / 2 + px * (k + j))},${f((y1 + y2) / 2 + py * (k + j))} ${f(x2 + px * (k - j))},${f(y2 + py * (k - j))}" stroke="#14100b" stroke-width="2.6" fill="none"/><path d="M${f(x1 + px * k)},${f(y1 + py * k)}Q${f((x1 + x2) / 2 + px * (k + j))},${f((y1 + y2) / 2 + py * (k + j))} ${f(x2 + px * (k - j))},${f(y2 + py * (k - j))}" stroke="#f0d9a0" stroke-width="1.2" fill="none" stroke-dasharray="3 1.2"/><circle cx="${f(x2 + px * (k - j))}" cy="${f(y2 + py * (k - j))}" r="1.9" fill="#f0d9a0" stroke="#14100b" stroke-width=".8"/>`;
  }
  return s;
}
function typeOf(guns: number): HullType {
  return guns >= 90
    ? 'first'
    : guns >= 70
      ? 'third'
      : guns >= 48
        ? 'fourth'
        : guns >= 24
          ? 'frigate'
          : 'brig';
}
function outline(type: HullType, inset = 0): string {
  const t = T[type];
  return hullPath(t.L, t.B, inset);
}
export {
  ship,
  defs,
  flag,
  anchor,
  grapple,
  puff,
  typeOf,
  outline,
  N as nations,
  T as types,
  norm,
  rnd,
  hash,
};
