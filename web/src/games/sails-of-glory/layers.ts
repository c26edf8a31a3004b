/* What lies on the mat for a moment: arcs and ruler, ghosts of the cards, seals; wakes and paths while all sail. */
import { puff, rnd } from '../../art/ships';
import { chitG, I, seal } from '../../art/tokens';
import { at, BASE, LENGTH, WIDTH, type PathPoint, type Pose } from './geo';
import * as draw from './mat';
import type { Box } from './camera';
import type { MatModel, MatShip } from './model';

const f = draw.f;
const trail = (v: draw.V, pts: readonly Pose[], colour: string, dash: string, w: number): string => {
  const d = draw.poly(v, pts);
  return `<path d="${d}" fill="none" stroke="#07202a" stroke-opacity=".65" stroke-width="${w + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
};
const paper = (x: number, y: number, w: number, h: number, edge: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="#f6f0e1" stroke="${edge}"/><rect x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" fill="none" stroke="#23282b" stroke-opacity=".4" stroke-width=".75"/>`;

/** This turn is settled and drawn through; the next is open and broken. */
const LOOK = {
  this: { n: '1', colour: '#ffd75e', dash: 'none', ink: '#ffe9ad', bg: '#3a2c08' },
  next: { n: '2', colour: '#9ff3df', dash: '6 4', ink: '#d9fff5', bg: '#0e3a35' },
};
/** Where a set card brings a ship: her path, her ghost, and her bow edge if the wind takes her otherwise. */
function ghostOf(v: draw.V, g: MatModel['ghosts'][number], ship: MatShip, wind: number): string {
  const { colour, dash } = LOOK[g.kind];
  let mid =
    trail(v, g.path, colour, g.kind === 'this' ? 'none' : '8 6', 2.8) +
    draw.ghost(v, g.pose, ship, wind, colour, { dash, op: 0.82, fill: 0.16, hull: !g.bare });
  if (g.other) {
    const a = v.P(...at(g.other, LENGTH / 2, -WIDTH / 2));
    const b = v.P(...at(g.other, LENGTH / 2, WIDTH / 2));
    const d = `M${f(a[0])},${f(a[1])}L${f(b[0])},${f(b[1])}`;
    mid += `<path d="${d}" stroke="#07202a" stroke-width="4.6"/><path d="${d}" stroke="#f59a34" stroke-width="2.2" stroke-dasharray="4 3"/>`;
  }
  return faded(g, mid);
}
const faded = (g: MatModel['ghosts'][number], drawn: string): string =>
  `<g data-ghost="${g.ship} ${g.kind}"${g.pale ? ' opacity=".62"' : ''}>${drawn}</g>`;
/** The slip that says what a ghost is; on a phone its number alone. */
function ghostText(v: draw.V, g: MatModel['ghosts'][number]): string {
  if (!g.text) return '';
  const { n, colour, ink, bg } = LOOK[g.kind];
  const p = v.P(g.pose.x, g.pose.y);
  const w = v.phone ? 0 : g.text.length * 6.6 + 26;
  const side = g.side ?? 1;
  const [dx, dy] = g.offset ?? [side * (34 * v.k + 14), 0];
  const x = f(p[0] + dx);
  const disc = `<circle r="11" fill="${bg}" stroke="${colour}" stroke-width="1.6"/><text y="4.4" text-anchor="middle" style="font:700 12.5px var(--sans)" fill="${ink}">${n}</text>`;
  if (v.phone) return faded(g, `<g transform="translate(${x},${f(p[1] + dy)})">${disc}</g>`);
  const left = side < 0 ? -w + 11 : -11;
  return faded(
    g,
    `<g transform="translate(${x},${f(p[1] + dy)})"><rect x="${f(left)}" y="-11" width="${f(w)}" height="22" rx="11" fill="${bg}" stroke="${colour}" stroke-width="1.4"/><text x="${f(left + 27)}" y="4.2" class="gh-t" style="fill:${ink}">${g.text}</text><g transform="translate(${f(left + 11)},0)">${disc}</g></g>`,
  );
}
/** Seals of orders, beside the ships that have given theirs. */
function sealsOf(v: draw.V, m: MatModel, seals?: Map<string, [number, number]>): string {
  let over = '';
  for (const s of m.ships.filter((x) => !x.aside)) {
    const p = v.P(s.pose.x, s.pose.y);
    const side = s.label && s.label[0] < 0 ? 46 : -50;
    const [x, y] = seals?.get(s.id) ?? [
      p[0] + (v.phone ? side * 0.8 : side),
      p[1] + (v.phone ? 15 : s.label && s.label[0] < 0 ? 16 : 21),
    ];
    if (s.state.seal) over += seal(x, y, 12);
    else if (s.state.icon === 'hourglass')
      over += `<circle cx="${f(x)}" cy="${f(y)}" r="12.5" fill="#f6f0e1" stroke="#5d4214" stroke-width="1.2"/><g transform="translate(${f(x)},${f(y)}) scale(.72)" style="color:#474a48">${I.hourglass}</g>`;
  }
  return over;
}
/** The note of what was measured lies by the ruler, on no ship. */
function noteBox(v: draw.V, m: MatModel, measure?: [number, number]): Box | null {
  if (!m.measured) return null;
  const [w, h] = [Math.max(236, m.measured.title.length * 7 + 46), 42];
  const middle =
    m.ruler && v.P(...at({ x: m.ruler.from[0], y: m.ruler.from[1], h: m.ruler.bearing }, 100, 0));
  const spot = measure ?? (middle && !v.phone ? clear(v, [...m.ships, ...m.ghosts], middle, w, h) : null);
  return spot && [spot[0], spot[1], spot[0] + w, spot[1] + h];
}
const noteOf = ([x, y, x1, y1]: Box, { title, text, rule }: NonNullable<MatModel['measured']>): string =>
  `<g transform="translate(${f(x)},${f(y)})">${paper(0, 0, x1 - x, y1 - y, '#b9a87f')}<g transform="translate(17,20) scale(.62)" style="color:#676355">${I.lock}</g><text x="32" y="17" style="font:600 12.5px var(--sans)" fill="#1b2126">${title}</text><text x="32" y="31" style="font:11px var(--sans)" fill="#474a48">${text} <tspan fill="#7d5615" font-weight="700" text-decoration="underline">${rule}</tspan></text></g>`;

/** Brass for what is settled this turn, aqua for what is open next turn. */
export function planning(
  v: draw.V,
  m: MatModel,
  words: draw.Words,
  measure?: [number, number],
  seals?: Map<string, [number, number]>,
): { under: string; mid: string; over: string; note: Box | null } {
  let under = '';
  let mid = '';
  let over = '';
  if (m.arcs)
    under += draw.arcs(v, m.arcs.pose, m.arcs.guns, words, {
      sides: m.arcs.sides,
      lab: v.phone ? { front1: 0, rear1: 0, full1: 0, 'front-1': 0, 'rear-1': 0, 'full-1': 0 } : m.arcs.label,
    });
  if (m.ruler) under += draw.rulerG(v, m.ruler.from, m.ruler.bearing, words, { op: 0.95 });
  for (const g of m.ghosts) {
    const ship = m.ships.find((s) => s.id === g.ship);
    if (!ship) continue;
    mid += ghostOf(v, g, ship, m.wind);
    over += ghostText(v, g);
  }
  const note = noteBox(v, m, measure);
  over += sealsOf(v, m, seals) + (note && m.measured ? noteOf(note, m.measured) : '');
  return { under, mid, over, note };
}

/** Fire that is declared: from the gun to the target, its number nearer the gun, where lines rarely cross. */
export function declaredLine(
  v: draw.V,
  { gun, end, n }: { gun: [number, number]; end: [number, number]; n: number },
  colour: string,
): string {
  const [a, b] = [v.P(...gun), v.P(...end)];
  const d = `M${f(a[0])},${f(a[1])}L${f(b[0])},${f(b[1])}`;
  return `<g data-declared="${n}"><path d="${d}" stroke="#07202a" stroke-opacity=".7" stroke-width="5"/><path d="${d}" stroke="${colour}" stroke-width="2.4"/><circle cx="${f(b[0])}" cy="${f(b[1])}" r="6" fill="none" stroke="${colour}" stroke-width="2.2"/><g transform="translate(${f(a[0] + (b[0] - a[0]) * 0.36)},${f(a[1] + (b[1] - a[1]) * 0.36)})"><circle r="12" fill="#f6f0e1" stroke="#1b2126" stroke-width="1.4"/><text y="5" text-anchor="middle" style="font:700 14px var(--serif)" fill="#1b2126">${n}</text></g></g>`;
}

/** Chits that wait at a target, face down, one row for each letter of each shot. */
export function faceDown(
  v: draw.V,
  at: [number, number],
  letter: string,
  count: number,
  row: number,
): string {
  const [x, y] = v.P(...at);
  const chit = chitG(`${letter}?`, 22);
  return `<g data-chits="${letter}${count}" transform="translate(${f(v.phone ? x - 28 : x + 24 * v.k)},${f(y - 62 * v.k - 28 - row * 28)})"><rect x="-5" y="-5" width="66" height="34" rx="4" fill="#0b2129" fill-opacity=".72"/><g transform="translate(3,-3)">${chit}</g>${chit}<text x="30" y="16" style="font:700 14px var(--sans)" fill="#f6f0e1">\u00d7${count}</text></g>`;
}
/** A place for a slip of paper near a point, on no ship. */
export function clear(
  v: draw.V,
  ships: readonly { pose: Pose }[],
  at2: [number, number],
  w: number,
  h: number,
): [number, number] {
  const far = 60 * v.k;
  const spots: [number, number][] = [];
  for (const ring of [1, 1.7, 2.5])
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, 1],
      [0, -1],
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ])
      spots.push([
        at2[0] + dx * far * ring - (dx < 0 ? w : dx ? 0 : w / 2),
        at2[1] + dy * far * ring - h / 2,
      ]);
  const free = spots.find(([x, y]) =>
    ships.every((s) => {
      const [px, py] = v.P(s.pose.x, s.pose.y);
      const r = 44 * v.k;
      return x > px + r || x + w < px - r || y > py + r || y + h < py - r;
    }),
  );
  return free ?? spots[0];
}

/** One ship under way: where she was, what she has sailed, what she has left. */
export interface Track {
  ship: MatShip;
  from: Pose;
  done: PathPoint[];
  rest: Pose[];
  end: Pose;
  /** She stops short of her end. */
  stopped?: boolean;
}
/** Where each ship lay: drawn once, however far she has come since. */
export function lain(v: draw.V, tracks: Track[], wind: number, faint: boolean): string {
  let o = '';
  for (const t of tracks) {
    const colour = draw.seaTint(t.ship.nation);
    const [x, y] = v.P(t.from.x, t.from.y);
    o += `<g transform="translate(${f(x)},${f(y)}) rotate(${f(t.from.h)}) scale(${v.k})" opacity="${faint ? 0.55 : 0.9}"><rect ${BASE} rx="1.5" fill="${colour}" fill-opacity=".07" stroke="${colour}" stroke-opacity=".85" stroke-width="1" stroke-dasharray="2.4 2.4"/><path d="M0,${-LENGTH / 2}l3.4,5h-6.8z" fill="${colour}" fill-opacity=".8"/></g><g transform="translate(${f(x)},${f(y)})" opacity="${faint ? 0.18 : 0.36}">${draw.shipG(v, t.ship, t.from.h, wind, { wake: 0, smoke: null, flash: false })}</g>`;
  }
  return o;
}
export function wakes(v: draw.V, tracks: Track[], faint: boolean): string {
  let o = '';
  for (const t of tracks) {
    const colour = draw.seaTint(t.ship.nation);
    const stern = t.done.map((p) => ({ x: p.sx, y: p.sy }));
    const n = stern.length;
    for (let i = 0; i < n - 1; i += 2) {
      const k = i / n;
      const p = v.P(stern[i].x, stern[i].y);
      const q = v.P(stern[Math.min(n - 1, i + 2)].x, stern[Math.min(n - 1, i + 2)].y);
      o += `<path d="M${f(p[0])},${f(p[1])}L${f(q[0])},${f(q[1])}" stroke="#eaf7f1" stroke-opacity="${Math.round((0.05 + k * 0.3) * (faint ? 0.5 : 1) * 100) / 100}" stroke-width="${f((9 + k * 15) * v.k)}" stroke-linecap="butt"/>`;
    }
    const d = draw.poly(v, t.done);
    o += `<path d="${d}" fill="none" stroke="#07202a" stroke-opacity=".5" stroke-width="5"/><path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${faint ? 0.55 : 1}" stroke-width="2.2"/>`;
    for (let q = 0; q < n; q += 12) {
      const p = v.P(t.done[q].x, t.done[q].y);
      o += `<circle cx="${f(p[0])}" cy="${f(p[1])}" r="2.7" fill="#0b2a33" stroke="${colour}" stroke-width="1.4"/>`;
    }
  }
  return o;
}
/** What is still to sail, and the base where she will lie. */
export function ahead(v: draw.V, tracks: Track[]): string {
  let o = '';
  for (const t of tracks) {
    if (t.rest.length < 2) continue;
    const colour = t.stopped ? '#ff6a48' : draw.seaTint(t.ship.nation);
    const [x, y] = v.P(t.end.x, t.end.y);
    o += `<g transform="translate(${f(x)},${f(y)}) rotate(${f(t.end.h)}) scale(${v.k})"><rect ${BASE} rx="1.5" fill="${colour}" fill-opacity=".06" stroke="#0b2129" stroke-opacity=".5" stroke-width="2.4"/><rect ${BASE} rx="1.5" fill="none" stroke="${colour}" stroke-width="1.2" stroke-dasharray="${t.stopped ? '1.5 3' : '5 2.6'}"/></g><path d="${draw.poly(v, t.rest)}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="2 5"/>`;
  }
  return o;
}
export function burst(x: number, y: number, r: number): string {
  let p = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.283;
    const k = i % 2 ? r : r * 0.55;
    p += (i ? 'L' : 'M') + f(x + Math.cos(a) * k) + ',' + f(y + Math.sin(a) * k);
  }
  return p + 'Z';
}
/** Bases touch: a red star with a cross. */
export const collision = (x: number, y: number): string =>
  `<path d="${burst(x, y, 17)}" fill="#ff6a48" stroke="#3a0d04" stroke-width="1.4"/><path d="M${f(x - 6)},${f(y - 6)}l12,12m0,-12l-12,12" stroke="#fff6ec" stroke-width="3" stroke-linecap="round"/>`;

/** Shot on its way, and splinters where it strikes. */
export function broadside(v: draw.V, a: [number, number], b: [number, number]): string {
  const R = rnd(9);
  const d = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(d[0], d[1]) || 1;
  const nx = -d[1] / length;
  const ny = d[0] / length;
  let o = '';
  for (let i = 0; i < 13; i++) {
    const k = (i - 6) * 4.6 * v.k;
    const j = (i - 6) * 2.2 * v.k + (R() - 0.5) * 6;
    const t0 = 0.22 + R() * 0.25;
    const t1 = t0 + 0.22 + R() * 0.28;
    const P = (t: number): [number, number] => [
      a[0] + d[0] * t + nx * (k + (j - k) * t),
      a[1] + d[1] * t + ny * (k + (j - k) * t),
    ];
    const p = P(t0);
    const e = P(Math.min(1, t1));
    o += `<path d="M${f(p[0])},${f(p[1])}L${f(e[0])},${f(e[1])}" stroke="#fff1c4" stroke-opacity=".75" stroke-width="1.5" stroke-linecap="round"/><circle cx="${f(e[0])}" cy="${f(e[1])}" r="2.3" fill="#14100b"/>`;
  }
  o += puff(b[0], b[1], 30, 'glow', 0.95) + puff(b[0], b[1] + 6, 26, 'smoke', 0.6);
  for (let i = 0; i < 22; i++) {
    const an = R() * 6.283;
    const r0 = 5 + R() * 10;
    const r1 = r0 + 6 + R() * 20;
    o += `<path d="M${f(b[0] + Math.cos(an) * r0)},${f(b[1] + Math.sin(an) * r0)}L${f(b[0] + Math.cos(an) * r1)},${f(b[1] + Math.sin(an) * r1)}" stroke="${i % 3 ? '#e8cf9a' : '#5b3a1a'}" stroke-width="${f(1 + R() * 2)}"/>`;
  }
  return o;
}
/** A slip of paper on the mat, with a leader to what it speaks of. */
export function slip(
  x: number,
  y: number,
  w: number,
  lines: string[],
  rule: string,
  edge = '#b9a87f',
): string {
  const h = 14 + lines.length * 14;
  return `<g transform="translate(${f(x)},${f(y)})">${paper(0, 0, w, h, edge)}${lines
    .map((line, i) =>
      i === 0
        ? `<text x="12" y="${lines.length > 2 ? 19 : 18}" style="font:600 13px var(--serif)" fill="#1b2126">${line}</text>`
        : `<text x="12" y="${(lines.length > 2 ? 20 : 19) + i * 14 - (i > 1 ? 1 : 0)}" style="font:11.5px var(--sans)" fill="#474a48">${line}${i === lines.length - 1 ? ` <tspan fill="#7d5615" font-weight="700" text-decoration="underline">${rule}</tspan>` : ''}</text>`,
    )
    .join('')}</g>`;
}
