/* Card faces and dice of The Kaiser's Pirates, our own design: functions that give SVG text. Ships lie flat, orders stand
   upright. Dice tell by colour, shape and number: d4 red, d6 white, d8 green, d10 blue. */
import * as KP from '../../art/steamers';
import type { SteamerDrawing, SteamerState, SteamerType } from '../../art/steamers';
import { has, number, untyped as say } from '../../common/i18n.svelte';
import { marksOf, whyOurs } from '../../common/sources.svelte';
import printed from './printed.json';

export interface Print {
  ships: Record<string, Record<string, string>>;
  merchants: Record<string, Record<string, string> & KP.MerchantLook>;
  kinds: Record<string, Record<string, string>>;
  deck: Record<string, Record<string, string>>;
  solo: Record<string, Record<string, string>>;
}
export const D = printed as unknown as Print;
const f = KP.f;
const INK = '#1b2126';
const ship = (id: string, state: SteamerState): SteamerDrawing => KP.cardShip(id, D.merchants[id], state);
/** Names and texts of the cards in the reader's language. */
const kindName = (kind: string): string => {
  const id = `kp-card-${kind}`;
  return has(id) ? say(id) : (D.kinds[kind]?.name_en ?? kind);
};
function kindText(kind: string, lines: number): string[] {
  const id = `web-kp-text-${kind.replace(/_/g, '-')}`;
  if (!has(id)) return [];
  return wrap(say(id), 22).slice(0, lines);
}
function wrap(text: string, width: number): string[] {
  const out: string[] = [''];
  for (const word of text.split(' ')) {
    const last = out[out.length - 1];
    if (last && last.length + word.length + 1 > width) out.push(word);
    else out[out.length - 1] = last ? last + ' ' + word : word;
  }
  return out;
}
const DC: Record<number, string[]> = {
  4: ['#c8393c', '#8e1a22', '#e06a62', '#fff'],
  6: ['#fbf5e6', '#d3c8ac', '#ffffff', '#1b2126'],
  8: ['#2f8a56', '#175a35', '#5cb27e', '#fff'],
  10: ['#2d66b4', '#163f7c', '#5e92d6', '#fff'],
  12: ['#777', '#444', '#999', '#fff'],
};
function dieG(n: number, v?: number | null, o: { sw?: number; dim?: boolean } = {}): string {
  // unit: centred, radius 12
  const c = DC[n],
    sw = o.sw || 0.9,
    op = o.dim ? ' opacity=".45"' : '',
    st = `stroke="${INK}" stroke-width="${sw}" stroke-linejoin="round"`,
    t = (y: number, s: number) =>
      `<text y="${y}" text-anchor="middle" font-family="DejaVu Sans,Avenir Next,Segoe UI,sans-serif" font-weight="700" font-size="${s}" fill="${c[3]}">${v ?? n}</text>`;
  let s = '';
  const two = String(v ?? n).length > 1;
  if (n === 4)
    s =
      `<path d="M0,-12L12.2,9.4H-12.2Z" fill="${c[0]}" ${st}/><path d="M0,-12L0,2.4L-12.2,9.4Z" fill="${c[2]}" fill-opacity=".55"/><path d="M0,2.4L12.2,9.4H-12.2Z" fill="${c[1]}" fill-opacity=".55"/><path d="M0,-12V2.4M-12.2,9.4L0,2.4L12.2,9.4" fill="none" stroke="${INK}" stroke-width="${sw * 0.5}" stroke-opacity=".55"/><circle cy="2.6" r="5.6" fill="${c[0]}"/>` +
      t(6.4, 10.5);
  if (n === 6)
    s =
      `<path d="M0,-12L10.8,-6.6V6L0,12L-10.8,6V-6.6Z" fill="${c[0]}" ${st}/><path d="M0,-12L10.8,-6.6L0,-1.8L-10.8,-6.6Z" fill="#fff"/><path d="M10.8,-6.6V6L0,12V-1.8Z" fill="${c[1]}"/><path d="M-10.8,-6.6L0,-1.8L10.8,-6.6M0,-1.8V12" fill="none" stroke="${INK}" stroke-width="${sw * 0.5}" stroke-opacity=".5"/><circle cy="1.6" r="6.4" fill="#fffaf0" stroke="${INK}" stroke-opacity=".25" stroke-width=".5"/>` +
      t(5.6, 11);
  if (n === 8)
    s =
      `<path d="M0,-12.4L11.4,-4.2V4.2L0,12.4L-11.4,4.2V-4.2Z" fill="${c[1]}" ${st}/><path d="M0,-12.4L9.6,5.6H-9.6Z" fill="${c[0]}" stroke="${INK}" stroke-width="${sw * 0.5}" stroke-opacity=".6"/><path d="M0,-12.4L-9.6,5.6L-11.4,4.2V-4.2Z" fill="${c[2]}" fill-opacity=".7"/><path d="M-11.4,4.2L-9.6,5.6L0,12.4M11.4,4.2L9.6,5.6L0,12.4" fill="none" stroke="${INK}" stroke-width="${sw * 0.5}" stroke-opacity=".5"/>` +
      t(4, 10.8);
  if (n === 10)
    s =
      `<path d="M0,-12.4L10.6,-3.6V3.2L0,12.4L-10.6,3.2V-3.6Z" fill="${c[1]}" ${st}/><path d="M0,-12.4L7,2.6L0,7L-7,2.6Z" fill="${c[0]}" stroke="${INK}" stroke-width="${sw * 0.5}" stroke-opacity=".6"/><path d="M0,-12.4L-7,2.6L-10.6,3.2V-3.6Z" fill="${c[2]}" fill-opacity=".65"/><path d="M-10.6,3.2L-7,2.6M10.6,3.2L7,2.6M0,7V12.4" fill="none" stroke="${INK}" stroke-width="${sw * 0.5}" stroke-opacity=".6"/>` +
      t(two ? 2.2 : 2.8, two ? 8.6 : 10.4);
  return `<g${op}>${s}</g>`;
}
const die = (n: number, v: number | null, px: number, o: { sw?: number; dim?: boolean } = {}): string =>
  `<svg class="die" width="${px}" height="${px}" viewBox="-13.4 -13.4 26.8 26.8" role="img" aria-label="d${n}${v != null ? ' shows ' + v : ''}">${dieG(n, v, o)}</svg>`;
const dice = (s: string): number[] => String(s).split('/').map(Number);
const coinsG = (s: string, x: number, y: number, px: number, gap?: number): string =>
  dice(s)
    .map(
      (n, i) =>
        `<g transform="translate(${f(x + i * (gap || px))},${y}) scale(${f(px / 26.8)})">${dieG(n)}</g>`,
    )
    .join('');
// little marks
const M: Record<string, string> = {
  mine: `<circle r="4.4" fill="#1b2126"/><path d="M0,-6.4V6.4M-6.4,0H6.4M-4.5,-4.5L4.5,4.5M4.5,-4.5L-4.5,4.5" stroke="#1b2126" stroke-width="1.3" stroke-linecap="round"/><circle cx="-1.4" cy="-1.4" r="1.1" fill="#f6f0e1"/>`,
  coal: `<path d="M-6.2,5.4L-4.4,-1.2L-1,-3L1.6,-5.8L5,-2.6L6.2,5.4Z" fill="#1b2126"/><path d="M-4.4,-1.2L-.6,1.2L1.6,-5.8M-.6,1.2L6.2,5.4M-.6,1.2L-2,5.4" stroke="#f6f0e1" stroke-width=".7" fill="none" stroke-opacity=".7"/>`,
  sail: `<path d="M-.6,-6.4V5.8" stroke="#1b2126" stroke-width="1.1"/><path d="M.6,-6.2Q6.4,-1 5.8,3.6H.6Z" fill="#1b2126"/><path d="M-1.6,-4Q-5.4,0 -5.4,3.6H-1.6Z" fill="#1b2126"/><path d="M-5.6,5.2H5.6" stroke="#1b2126" stroke-width="1.3"/>`,
  fast: `<path d="M-6,-3.4H0M-6.4,0H-1M-6,3.4H0" stroke="#1b2126" stroke-width="1.2"/><path d="M0,-5L6.4,0L0,5Z" fill="#1b2126"/>`,
  shield: `<path d="M0,-7.4Q4,-5.6 6.6,-5.8Q7.2,3.4 0,7.8Q-7.2,3.4 -6.6,-5.8Q-4,-5.6 0,-7.4Z" fill="none" stroke="#1b2126" stroke-width="1.2"/>`,
  gun: `<path d="M-6.4,4.4H2.6V1.6Q2.6,-.8 0,-1.4L7.4,-4.2L6.8,-6L-2.4,-2.6Q-5.6,-1.6 -6.4,4.4Z" fill="#1b2126"/>`,
  anchor: `<g fill="none" stroke="#1b2126" stroke-width="1.4" stroke-linecap="round"><circle cy="-5" r="1.5"/><path d="M0,-3.4V6M-3,-1.2H3M-5.4,1.8Q-4.8,6 0,6.2Q4.8,6 5.4,1.8"/></g>`,
  moon: `<path d="M2.4,-6A6.4,6.4 0 1 0 6,3.2A5.2,5.2 0 0 1 2.4,-6Z" fill="#ffe59a"/>`,
  mask: `<path d="M-7,-3Q-3.6,-4.4 0,-2.4Q3.6,-4.4 7,-3Q7,2.6 3.4,3.2Q1.2,3.2 0,.8Q-1.2,3.2 -3.4,3.2Q-7,2.6 -7,-3Z" fill="#1b2126"/><ellipse cx="-3.5" cy="-.4" rx="1.6" ry="1.1" fill="#f6f0e1"/><ellipse cx="3.5" cy="-.4" rx="1.6" ry="1.1" fill="#f6f0e1"/>`,
};
const mark = (k: string, x: number, y: number, s: number) =>
  `<g transform="translate(${x},${y}) scale(${s || 1})">${M[k]}</g>`;
/** A ring behind a value that is reconstructed. */
const ours = (kind: string, id: string, value: string, x: number, y: number, r = 1.9): string => {
  const why = marksOf('kaisers-pirates', kind, id)[value];
  return why
    ? `<g class="oursring"><title>${whyOurs(why)}</title><circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="transparent"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#8a5a00" stroke-width="${r * 0.42}"/></g>`
    : '';
};
const laurel = (x: number, y: number, v: string | number, s: number): string =>
  `<g transform="translate(${x},${y}) scale(${s || 1})"><circle r="10.4" fill="url(#kc-brass)" stroke="#5d4214" stroke-width=".9"/><circle r="8.2" fill="none" stroke="#5d4214" stroke-width=".5" stroke-opacity=".7"/><text y="3.9" text-anchor="middle" font-family="Palatino,Georgia,DejaVu Serif,serif" font-weight="700" font-size="11" fill="#2a1a02">${v}</text></g>`;
const SER =
    'font-family="Iowan Old Style,Palatino Linotype,Palatino,Georgia,DejaVu Serif Condensed,DejaVu Serif,serif"',
  SAN = 'font-family="Avenir Next,Segoe UI,Helvetica Neue,DejaVu Sans Condensed,DejaVu Sans,sans-serif"',
  MON = 'font-family="Courier Prime,Courier New,DejaVu Sans Mono,monospace"';
const nat: Record<string, string> = {
  GB: '#b3242d',
  FR: '#2258a8',
  IT: '#2f7d4a',
  ES: '#d69a12',
  NL: '#dd6b18',
  BE: '#171412',
  RU: '#27458f',
  US: '#22386e',
  JP: '#c8313a',
  GR: '#3f78c0',
  NO: '#8c2f39',
  DE: '#666e75',
};
let uid = 0;
function scene(
  x: number,
  y: number,
  w: number,
  h: number,
  so: SteamerDrawing | null,
  o: { sky?: string; cx?: number; hz?: number; extra?: string },
): string {
  // a lithographed strip: sky, sea, ship
  const id = 'kcs' + ++uid,
    hz = y + h * (o.hz || 0.7),
    sky = o.sky || 'kp-sky';
  let s = `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${sky})"/>`;
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
    `</g></g><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${INK}" stroke-width=".8"/>`;
  return s;
}
const fit = (name: string, avail: number, max: number, k?: number): number =>
  Math.min(max, avail / (name.length * (k || 0.53)));
const svg = (w: number, vw: number, vh: number, body: string, cls: string, lab: string) =>
  `<svg class="kc ${cls || ''}" width="${f(w)}" height="${f((w * vh) / vw)}" viewBox="0 0 ${vw} ${vh}" role="img" aria-label="${lab || ''}">${body}</svg>`;
const ribbon = (x: number, y: number, w: number, t: string, c: string, fc?: string): string =>
  `<g transform="translate(${x},${y})"><rect width="${w}" height="12.6" rx="1.5" fill="${c}" stroke="#100c09" stroke-opacity=".5" stroke-width=".6"/><text x="${w / 2}" y="9.2" text-anchor="middle" ${SAN} font-weight="700" font-size="8.6" letter-spacing=".5" fill="${fc || '#fff'}">${t}</text></g>`;

function tile(id: string, st: SteamerState, w: number, worth?: number): string {
  const S = D.ships[id],
    m = D.merchants[id],
    war = !!S,
    prize = st.prize,
    head = war || prize;
  const so = ship(id, { lod: w >= 140 ? 'l' : 'm', scale: 1, smoke: 0.45, ...st });
  const L = LENGTHS[so.type ?? 'tramp'];
  so.scale = Math.min(118 / L, so.type === 'barque' || so.type === 'fullrig' ? 0.42 : 0.72);
  so.calm = false;
  const name = (S || m).name,
    c = prize || war ? nat.DE : nat[m.flag],
    dark = '#2b3034';
  let b =
    `<rect x=".5" y=".5" width="143" height="99" rx="3" fill="#f6f0e1" stroke="#6d5f3f"/><path d="M3,1H141Q143,1 143,3V19H1V3Q1,1 3,1Z" fill="${head ? dark : '#ece3cd'}"/><rect x="1" y="1" width="5" height="98" fill="${c}"/>` +
    (war ? `<path d="M1,1h5v98h-5z" fill="url(#kc-hatch)"/>` : '');
  b +=
    `<text x="11" y="14.2" ${SER} font-weight="600" font-size="${f(fit(name, prize ? 84 : 126, 13.4, 0.56))}" fill="${head ? '#f6ecd2' : INK}">${name}</text>` +
    (prize ? ribbon(101, 3.6, 38, say('web-kp-prize').toUpperCase(), '#d2a64d', '#201503') : '');
  b += scene(6, 19, 137, 52, so, {
    sky: st.night ? 'kp-skyn' : 'kp-sky',
    cx: so.type === 'barque' ? 0.46 : so.type === 'fullrig' ? 0.45 : 0.5,
  });
  b += `<g transform="translate(10,28.4)">${KP.flag(war || prize ? 'DE' : m.flag, 18, 11.6)}</g>`;
  let mx = 136;
  const chip = (k: string) => {
    b +=
      `<circle cx="${mx}" cy="28.4" r="6.4" fill="#f6f0e1" stroke="#6d5f3f" stroke-width=".7"/>` +
      mark(k, mx, 28.4, 0.68);
    mx -= 14.4;
  };
  if (war) {
    if (+S.mines) chip('mine');
    if (+S.coal) chip('coal');
    if (+S.sail) chip('sail');
    if (S.kind === 'raider' && !st.recognised) chip('mask');
  } else if (m.type === 'sail') chip('sail');
  let rx = 9;
  const state = (text: string, least: number, fill: string, ink?: string): void => {
    const w = Math.max(least, text.length * 6.1 + 7);
    b += ribbon(rx, 57, w, text.toUpperCase(), fill, ink);
    rx += w + 3;
  };
  if (st.damaged) state(say('web-kp-damaged'), 50, '#a92c14');
  if (st.lowCoal) state(say('web-kp-low-coal'), 50, '#1b2126', '#ffd75e');
  if (st.refuge) state(say('web-kp-refuge'), 44, '#1d6b34');
  if (war) {
    b +=
      coinsG(S.attack_dice, 21, 85.5, 22, 22) +
      mark('shield', 96, 85.5, 1.62) +
      `<g transform="translate(96,85) scale(.66)">${dieG(+S.defence_dice)}</g>` +
      ours('ship', id, 'attack', 9 + 22 * dice(S.attack_dice).length + 4, 77) +
      ours('ship', id, 'defence', 109, 77);
  } else {
    b +=
      mark('shield', 21, 85.5, 1.62) +
      `<g transform="translate(21,85) scale(.66)">${dieG(+m.defence_dice)}</g>` +
      `<path d="M39,76V95" stroke="#1b212640"/>` +
      mark('anchor', 50, 85.5, 1.05) +
      `<g transform="translate(70,85.5) scale(.72)">${dieG(+m.safe_passage_challenge)}</g><text x="85" y="89.4" text-anchor="middle" ${SER} font-style="italic" font-size="11" fill="#474a48">v</text><g transform="translate(100,85.5) scale(.72)">${dieG(+m.safe_passage_response)}</g>` +
      ours('merchant', id, 'defence', 34, 77) +
      ours('merchant', id, 'safe_passage', 112, 77);
  }
  b +=
    laurel(128.5, 85.4, worth ?? (S || m).victory_prize, 1.06) +
    ours(war ? 'ship' : 'merchant', id, 'prize', 139.4, 76);
  return svg(
    w,
    144,
    100,
    b,
    'tile',
    name +
      (st.damaged ? ', ' + say('web-kp-damaged') : '') +
      (st.recognised ? ', ' + say('web-kp-recognised') : '') +
      (st.lowCoal ? ', ' + say('web-kp-low-coal') : ''),
  );
}
const LENGTHS: Record<SteamerType, number> = {
  cruiser: 200,
  liner: 232,
  raider: 178,
  tramp: 168,
  cargo: 188,
  passenger: 214,
  fullrig: 196,
  barque: 224,
};
function full(id: string, st: SteamerState, w: number): string {
  const S = D.ships[id],
    m = D.merchants[id],
    war = !!S,
    name = (S || m).name,
    c = war ? nat.DE : nat[m.flag];
  const so = ship(id, { lod: 'l', smoke: 0.6, ...st }),
    L = LENGTHS[so.type ?? 'tramp'];
  so.scale = so.type === 'barque' || so.type === 'fullrig' ? 0.82 : Math.min(1.26, 246 / L);
  let b =
    `<rect x=".5" y=".5" width="299" height="209" rx="5" fill="#f6f0e1" stroke="#6d5f3f"/><rect x="4.5" y="4.5" width="291" height="201" rx="2" fill="none" stroke="${INK}" stroke-width=".7" stroke-opacity=".55"/><path d="M8,8H292V40H8Z" fill="${war ? '#2b3034' : '#ece3cd'}"/><rect x="8" y="8" width="7" height="194" fill="${c}"/>` +
    (war ? `<rect x="8" y="8" width="7" height="194" fill="url(#kc-hatch)"/>` : '');
  b += `<g transform="translate(22,24)">${KP.flag(war ? 'DE' : m.flag, 30, 19.5)}</g><text x="60" y="${war ? 24 : 30}" ${SER} font-weight="600" font-size="${f(fit(name, 190, war ? 18 : 19))}" fill="${war ? '#f6ecd2' : INK}">${name}</text>`;
  if (war)
    b += `<text x="60" y="35.6" ${SER} font-style="italic" font-size="10.4" fill="#f3e6c8" fill-opacity=".85">${S.captain}</text>`;
  b +=
    laurel(275, 24, (S || m).victory_prize, 1.36) +
    ours(war ? 'ship' : 'merchant', id, 'prize', 289, 12.5, 2.4).replace(
      '#8a5a00',
      war ? '#e0bd6e' : '#8a5a00',
    );
  b += scene(15, 40, 277, 92, so, { hz: 0.74, cx: so.type === 'barque' ? 0.46 : 0.5 });
  const cap = (x: number, y: number, t: string) =>
      `<text x="${x}" y="${y}" ${SAN} font-weight="600" font-size="8.8" letter-spacing=".8" fill="#676355">${t}</text>`,
    val = (x: number, y: number, t: string, s?: string | number) =>
      `<text x="${x}" y="${y}" ${SAN} font-weight="600" font-size="${s || 11.6}" fill="${INK}">${t}</text>`;
  const th = (n: string) => number(+n);
  if (war) {
    let mx = 282;
    const chip = (k: string) => {
      b +=
        `<circle cx="${mx}" cy="51.5" r="8.6" fill="#f6f0e1" stroke="#6d5f3f" stroke-width=".8"/>` +
        mark(k, mx, 51.5, 0.95);
      mx -= 20;
    };
    if (+S.mines) chip('mine');
    if (+S.coal) chip('coal');
    if (+S.sail) chip('sail');
    if (+S.fast_raider) chip('fast');
    const arm = S.armament
      .replace(/(\d+)=/g, '$1 × ')
      .replace(/\./g, '.')
      .replace(/(\d+) × TT/, '$1 tubes')
      .replace(/(\d)cm/g, '$1 cm');
    b +=
      cap(22, 146, say('web-kp-displacement').toUpperCase()) +
      val(22, 160, th(S.displacement_tons) + ' ' + say('web-kp-tons')) +
      cap(118, 146, say('web-kp-armament').toUpperCase()) +
      val(118, 160, arm, f(fit(arm, 166, 11.6, 0.56)));
    b +=
      `<path d="M22,167H290" stroke="${INK}" stroke-opacity=".2"/>` +
      mark('gun', 31, 186, 1.25) +
      coinsG(S.attack_dice, 56, 186, 29, 30) +
      cap(
        150,
        180,
        S.kind === 'warship'
          ? say('web-kp-light-cruiser').toUpperCase()
          : +S.sail
            ? say('web-kp-sailing-raider').toUpperCase()
            : +S.fast_raider
              ? say('web-kp-liner-raider').toUpperCase()
              : say('web-kp-raider').toUpperCase(),
      ) +
      `<text x="150" y="194" ${SER} font-style="italic" font-size="11" fill="#474a48">${S.kind === 'warship' ? say('web-kp-always-recognised') : st.recognised ? say('web-kp-recognised') : say('web-kp-disguised')}</text>` +
      mark('shield', 268, 186, 2.2) +
      `<g transform="translate(268,185.4) scale(.92)">${dieG(+S.defence_dice)}</g>` +
      ours('ship', id, 'attack', 46 + 30 * dice(S.attack_dice).length, 174, 2.4) +
      ours('ship', id, 'defence', 287, 174, 2.4);
  } else {
    b +=
      cap(22, 146, say('web-kp-tonnage').toUpperCase()) +
      val(22, 160, th(m.tonnage) + ' ' + say('web-kp-tons')) +
      cap(
        118,
        146,
        m.type === 'sail' ? say('web-kp-sailing-ship').toUpperCase() : say('web-kp-steamer').toUpperCase(),
      ) +
      val(
        118,
        160,
        say('web-kp-fate', {
          how: m.fate.startsWith('captured') ? 'taken' : m.fate === 'mined' ? 'mined' : 'sunk',
          by: D.ships[m.taken_by]?.name ?? '',
          year: m.date.slice(0, 4),
        }),
        11.4,
      );
    b +=
      `<path d="M22,167H290" stroke="${INK}" stroke-opacity=".2"/>` +
      mark('shield', 36, 186, 2.2) +
      `<g transform="translate(36,185.4) scale(.92)">${dieG(+m.defence_dice)}</g>` +
      ours('merchant', id, 'defence', 56, 174, 2.4) +
      ours('merchant', id, 'safe_passage', 236, 174, 2.4) +
      mark('anchor', 122, 186, 1.4) +
      `<g transform="translate(146,186) scale(1.06)">${dieG(+m.safe_passage_challenge)}</g><text x="172" y="190" text-anchor="middle" ${SER} font-style="italic" font-size="13" fill="#474a48">${say('web-kp-against')}</text><g transform="translate(${220},186) scale(1.06)">${dieG(+m.safe_passage_response)}</g>`
        .replace('x="172"', 'x="183"')
        .replace('font-size="13"', 'font-size="11"') +
      `<text x="242" y="183" ${SER} font-style="italic" font-size="11" fill="#474a48">${say('web-kp-safe-passage').split(' ')[0]}</text><text x="242" y="195" ${SER} font-style="italic" font-size="11" fill="#474a48">${say('web-kp-safe-passage').split(' ').slice(1).join(' ')}</text>`;
  }
  return svg(w, 300, 210, b, 'full', name);
}
// ---- action cards
const CAT: Record<string, [string, string, string]> = {
  reaction: ['Answer', 'A', '#0f6b59'],
  own: ['Own force', 'P', '#2258a8'],
  assist: ['Assist', 'K', '#8a5a00'],
  attack: ['Attack', 'U', '#a92c14'],
  opponent: ['Opponent', 'V', '#78409a'],
  meta: ['Staff', 'Z', '#474a48'],
};
function art(k: string, x: number, y: number, w: number, h: number): string {
  const q = Math.min(1, h / 44),
    mk = (id: string, s: number, dx: number, o: SteamerState = {}) =>
      `<g transform="translate(${f(x + w * dx)},${f(y + h * 0.8)}) scale(${f(q)})">${KP.ship(ship(id, { scale: s, lod: 'm', smoke: 0.4, ...o }))}</g>`,
    so = (o: SteamerDrawing, dx?: number) =>
      `<g transform="translate(${f(x + w * (dx || 0.5))},${f(y + h * 0.8)}) scale(${f(q)})">${KP.ship({ lod: 'm', ...o })}</g>`;
  let e: string,
    sky = 'kp-sky';
  const cx = x + w / 2,
    cy = y + h / 2;
  switch (k) {
    case 'amc':
      e = so({
        type: 'liner',
        funnels: 2,
        paint: 'navy',
        livery: 'buff',
        flag: 'RN',
        guise: '',
        scale: 0.52,
        smoke: 0.8,
        seed: 'amc',
      });
      break;
    case 'slim_pickings':
      e =
        so(
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
        `<g stroke="${INK}" stroke-opacity=".55" fill="none" stroke-dasharray="2.4 2"><path d="M${f(x + w * 0.6)},${f(y + h * 0.77)}h34l-3,5h-26z"/><path d="M${f(x + w * 0.72)},${f(y + h * 0.77)}v-11h6v11"/></g>`;
      break;
    case 'qqq':
      sky = 'kp-skyr';
      e =
        so({ type: 'tramp', flag: 'GB', scale: 0.42, smoke: 0.3, seed: 'qq', livery: 'redtop' }, 0.4) +
        `<g fill="none" stroke="#a92c14" stroke-width="1.6">${[7, 13, 19, 25].map((r) => `<path d="M${f(x + w * 0.57 + r * 0.8)},${f(y + h * 0.34 - r * 0.55)}q${f(r * 0.5)},${f(r * 0.55)} 0,${f(r * 1.1)}"/>`).join('')}</g><text x="${f(x + w - 6)}" y="${f(y + h - 4)}" text-anchor="end" ${MON} font-weight="700" font-size="8.5" fill="#fff" letter-spacing=".5">--.- --.- --.-</text>`;
      break;
    case 'fast_ship':
      e =
        so({ type: 'passenger', flag: 'GB', scale: 0.46, smoke: 1, seed: 'fs', livery: 'redtop' }, 0.6) +
        `<path d="M${x},${f(y + h * 0.7)}h18M${x},${f(y + h * 0.6)}h12M${x},${f(y + h * 0.8)}h14" stroke="#fff" stroke-width="1.4"/>`;
      break;
    case 'damage_control':
      e =
        so({ type: 'raider', guise: 'recognised', scale: 1.15, smoke: 0, seed: 'dc', flag: 'DE' }, 0.1) +
        `<g transform="translate(${f(x + w * 0.72)},${f(y + h * 0.58)})"><path d="M-15,-9H15V9H-15Z" fill="#c9a25a" stroke="${INK}" stroke-width="1"/>${[-12, 12].map((a) => [-6, 6].map((b) => `<circle cx="${a}" cy="${b}" r="1.6" fill="#5d4214"/>`).join('')).join('')}<path d="M-4,4L10,-14" stroke="#5d4327" stroke-width="3"/><path d="M5,-18l10,7 -3,5 -10,-7z" fill="#474a48" stroke="${INK}" stroke-width=".8"/></g>`;
      break;
    case 'recalled':
      e =
        mk('moewe', 0.46, 0.36, { recognised: 1, flip: 1 }) +
        `<g transform="translate(${f(x + w * 0.8)},${f(y + 4)})"><path d="M0,0V40" stroke="${INK}" stroke-width="1"/>${['Q', 'V', 'H'].map((c, i) => `<g transform="translate(1,${6 + i * 11})">${KP.code(c, 13, 9)}</g>`).join('')}</g>`;
      break;
    case 'good_hunting':
      e =
        mk('maria', 0.3, 0.26) +
        mk('otaki', 0.28, 0.72) +
        `<g fill="none" stroke="#a92c14" stroke-width="1.3"><path d="M${f(x + w * 0.05)},${f(y + h * 0.36)}v-6h7M${f(x + w * 0.47)},${f(y + h * 0.36)}v-6h-7M${f(x + w * 0.05)},${f(y + h * 0.9)}v5h7M${f(x + w * 0.47)},${f(y + h * 0.9)}v5h-7M${f(x + w * 0.52)},${f(y + h * 0.36)}v-6h7M${f(x + w * 0.95)},${f(y + h * 0.36)}v-6h-7M${f(x + w * 0.52)},${f(y + h * 0.9)}v5h7M${f(x + w * 0.95)},${f(y + h * 0.9)}v5h-7"/></g>`;
      break;
    case 'interrogate':
      sky = 'kp-skyn';
      e =
        `<path d="M${f(x + w * 0.98)},${f(y + h * 0.3)}L${x},${f(y + h * 0.2)}V${f(y + h * 0.95)}Z" fill="#ffe59a" fill-opacity=".6"/>` +
        mk('wolf', 0.4, 0.32, { smoke: 0 }) +
        `<path d="M${f(x + w * 0.92)},${f(y + h)}V${f(y + h * 0.34)}" stroke="${INK}" stroke-width="2"/><circle cx="${f(x + w * 0.93)}" cy="${f(y + h * 0.3)}" r="5" fill="#fff3b8" stroke="${INK}"/>`;
      break;
    case 'boarding_party':
      e =
        mk('yarrowdale', 0.62, 0.74) +
        `<g transform="translate(${f(x + w * 0.26)},${f(y + h * 0.84)})"><path d="M-18,-4H18Q15,4 11,4H-11Q-15,4 -18,-4Z" fill="#6a5a48" stroke="${INK}"/>${[-11, -4, 3, 10].map((a) => `<circle cx="${a}" cy="-8" r="2.5" fill="#22386e" stroke="${INK}" stroke-width=".6"/><path d="M${a},-2l-6,9" stroke="${INK}" stroke-width="1"/>`).join('')}<path d="M15,-4V-17" stroke="${INK}"/><g transform="translate(15,-14)">${KP.flag('DE', 11, 7)}</g></g>`;
      break;
    case 'heavy_weather':
      sky = 'kp-skyn';
      e =
        `<g transform="rotate(-11 ${cx} ${cy})">` +
        mk('maria', 0.4, 0.5, { smoke: 0.1 }) +
        `</g><path d="M${x},${f(y + h * 0.74)}q16,-18 34,-3t34,-6t34,5t36,-4V${y + h}H${x}Z" fill="#2f6570"/><path d="M${x},${f(y + h * 0.74)}q16,-18 34,-3t34,-6t34,5t36,-4" fill="none" stroke="#eaf7f1" stroke-width="1.6"/><path d="M${f(x + w * 0.2)},${y}l-10,20M${f(x + w * 0.4)},${y}l-12,24M${f(x + w * 0.62)},${y}l-9,18M${f(x + w * 0.84)},${y}l-12,24" stroke="#dff0ea" stroke-opacity=".5"/>`;
      break;
    case 'lay_mines':
    case 'minesweeper':
      e =
        (k === 'minesweeper'
          ? so({ type: 'tramp', scale: 0.38, flag: 'RN', paint: 'dgrey', livery: 'black', seed: 'ms' }, 0.66)
          : mk('meteor', 0.46, 0.66)) +
        [0.14, 0.34]
          .map(
            (d, i) =>
              `<g transform="translate(${f(x + w * d)},${f(y + h * (0.8 + i * 0.06))}) scale(${1.15 - i * 0.25})">${M.mine}</g>`,
          )
          .join('');
      break;
    case 'submarine_u':
    case 'submarine_uc':
      e = `<g transform="translate(${cx},${f(y + h * 0.8)})"><path d="M-46,2Q-40,-5 -14,-6H26Q44,-4 52,2Z" fill="url(#kp-h-dgrey)" stroke="${INK}"/><path d="M-6,-6V-17H10L12,-6Z" fill="#8d9695" stroke="${INK}"/><path d="M2,-17V-29M-1,-17V-25" stroke="${INK}" stroke-width="1.3"/><path d="M20,-7h8M24,-7v-3l8,-1" stroke="${INK}" stroke-width="1.4"/><text x="2.4" y="-9" text-anchor="middle" ${SAN} font-weight="700" font-size="5.6" fill="#fff">U-27</text></g>`;
      break;
    case 'surprise_attack':
      sky = 'kp-skyr';
      e = mk('wolf', 0.5, 0.36, { recognised: 1, flash: 5, smoke: 0.3 });
      break;
    case 'island_refuge':
      e =
        `<path d="M${x},${f(y + h * 0.74)}q22,-26 50,-12q18,-14 46,4q20,2 34,8V${f(y + h * 0.78)}H${x}Z" fill="#7f9a63" stroke="${INK}" stroke-width=".8"/><path d="M${x},${f(y + h * 0.78)}h${w}v3H${x}z" fill="#e6d8b4"/>` +
        mk('prinz_eitel_friedrich', 0.36, 0.6, { smoke: 0.05 }) +
        `<g transform="translate(${f(x + 20)},${f(y + h * 0.78)})" fill="none" stroke="#3a2a1a" stroke-width="1.6"><path d="M0,0Q2,-14 6,-22"/><path d="M6,-22q-9,-4 -14,3M6,-22q9,-5 14,2M6,-22q2,-8 -4,-11M6,-22q6,-6 11,-5" stroke="#3f6f3f" stroke-width="2.2"/></g>`;
      break;
    default:
      e = mk('greif', 0.46, 0.5, { smoke: 0.8 });
  }
  return scene(x, y, w, h, null, { extra: e, sky, hz: 0.72 });
}
function action(no: string | number, o: { w?: number; oneLine?: boolean; use?: string } = {}): string {
  const c = D.deck[no],
    k = D.kinds[c.kind_id],
    cat = CAT[k.category],
    catName = say('web-kp-cat', { cat: k.category }).toUpperCase(),
    night = +c.night_action,
    name = kindName(c.kind_id),
    W = o.w || 150;
  let nm = o.oneLine
    ? [name]
    : name.length > 8
      ? name.split(' ').length > 1
        ? [name.split(' ')[0], name.split(' ').slice(1).join(' ')]
        : [name]
      : [name];
  if (c.kind_id === 'amc') nm = ['AMC', c.variant.replace('HMS ', 'HMS\u00a0')];
  let up =
    `<path d="M5,5H145V143H5Z" fill="#f6f0e1"/><g transform="translate(10,16)">${KP.code(cat[1], 18, 12)}</g><text x="33" y="20" ${SAN} font-weight="700" font-size="${f(fit(catName, 78, 9.6, 0.8))}" letter-spacing=".7" fill="${cat[2]}">${catName}</text>` +
    `<text x="142" y="20" text-anchor="end" ${SAN} font-size="9" fill="#676355">${k.rule_ref}</text>`;
  const two = nm.length > 1;
  up +=
    `<text x="10" y="37.5" ${SER} font-weight="600" font-size="${two && c.kind_id !== 'amc' ? 14.6 : 15.4}" fill="${INK}">${nm[0]}</text>` +
    (two
      ? `<text x="10" y="52" ${SER} font-weight="${c.kind_id === 'amc' ? 400 : 600}" ${c.kind_id === 'amc' ? 'font-style="italic"' : ''} font-size="${c.kind_id === 'amc' ? 12 : 14.6}" fill="${INK}">${nm[1]}</text>`
      : '');
  const hasD = k.challenge_dice || c.attack_dice,
    ay = two ? 57 : 43,
    ah = (two ? 42 : 50) - (hasD ? (two ? 12 : 6) : 0);
  up += art(c.kind_id, 10, ay, 130, ah);
  const ty = ay + ah + (hasD ? 11 : 12);
  const tx = kindText(c.kind_id, hasD ? 2 : 3);
  if (hasD) {
    tx.forEach(
      (l, i) =>
        (up += `<text x="10" y="${f(ty + i * 11.4)}" ${SAN} font-size="10" fill="${INK}">${l}</text>`),
    );
    const dy = 128.6,
      ds = 17;
    let xx = 19;
    if (k.challenge_dice) {
      up += coinsG(k.challenge_dice, xx, dy, ds, ds + 1);
      xx += dice(k.challenge_dice).length * (ds + 1) + 2;
      up +=
        `<text x="${xx - 3}" y="${dy + 4}" text-anchor="middle" ${SER} font-style="italic" font-size="10">v</text>` +
        coinsG(k.response_dice, xx + 12, dy, ds);
      xx += 34;
    }
    if (c.attack_dice) {
      if (k.challenge_dice) {
        up += mark('gun', xx + 1, dy, 0.8);
        xx += 17;
      } else {
        up += mark('gun', xx, dy, 0.8);
        xx += 17;
      }
      up += coinsG(c.attack_dice, xx, dy, ds, ds + 1);
      xx += dice(c.attack_dice).length * (ds + 1);
    }
    if (c.defence_dice && xx < 100)
      up +=
        mark('shield', 100, dy, 1.25) +
        `<g transform="translate(100,${dy - 0.4}) scale(.52)">${dieG(+c.defence_dice)}</g>`;
    if (c.victory_prize)
      up += laurel(130, dy, c.victory_prize, 0.82) + ours('kind', c.kind_id, 'prize', 140, dy - 8);
    const told = k.challenge_dice ? 'decision' : 'attack';
    up += ours('kind', c.kind_id, told, 142, 113);
  } else
    tx.forEach(
      (l, i) =>
        (up += `<text x="10" y="${f(ty + i * 11.6)}" ${SAN} font-size="10.2" fill="${INK}">${l}</text>`),
    );
  // the lower half, turned about: Intercept! by British forces (its dice), or laid on an own ship
  const lo =
    `<rect x="-70" y="-29" width="140" height="58" fill="${night ? '#0f2233' : '#1d4a66'}"/>` +
    (night
      ? [
          [-50, -20],
          [-20, 22],
          [38, -22],
          [58, 6],
          [12, -24],
        ]
          .map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r=".9" fill="#ffe59a"/>`)
          .join('')
      : `<path d="M-70,14q17,-5 35,0t35,0t35,0t35,0V29H-70Z" fill="#163a52"/>`) +
    `<g transform="translate(-62,-14)">${KP.flag('RN', 25, 16)}</g><text x="-30" y="-8.6" ${SER} font-style="italic" font-weight="700" font-size="16.5" fill="#fff3d6">${say('web-kp-intercept')}</text>` +
    coinsG(c.intercept_dice, -50, 15, 24, 25) +
    ours('card', String(no), 'intercept', -58 + 25 * dice(c.intercept_dice).length, 4).replace(
      '#8a5a00',
      '#e0bd6e',
    ) +
    (night
      ? `<g transform="translate(57,9) scale(1.1)">${M.moon}</g><text x="57" y="25" text-anchor="middle" ${SAN} font-size="7.6" fill="#ffe59a">${say('web-kp-by-night')}</text>`
      : `<text x="62" y="20" text-anchor="end" ${SAN} font-size="9" fill="#f3e6c8" fill-opacity=".85">${say('web-kp-by-day')}</text>`);
  const flip = o.use === 'intercept';
  let body = `<rect x=".5" y=".5" width="149" height="209" rx="5" fill="#fbf7ec" stroke="#6d5f3f"/>${up}<g transform="translate(75,176) rotate(180)">${lo}</g>`;
  if (o.use)
    body += flip
      ? `<path d="M5,5H145V145H5Z" fill="#dccfb0" fill-opacity=".5"/>`
      : `<path d="M5,147H145V205H5Z" fill="#0b1a22" fill-opacity=".3"/>`;
  body += `<path d="M5,145.5H145" stroke="#9a6d22" stroke-width="1.4"/><g transform="translate(75,145.5)"><circle r="7" fill="url(#kc-brass)" stroke="#5d4214"/><path d="M-4,-1.2A4.2,4.2 0 0 1 3.4,-2.6M4,1.2A4.2,4.2 0 0 1 -3.4,2.6M3.8,-4.6V-2.2H1.4M-3.8,4.6V2.2H-1.4" fill="none" stroke="#201503" stroke-width="1.1"/></g>`;
  return svg(
    W,
    150,
    210,
    flip ? `<g transform="rotate(180 75 105)">${body}</g>` : body,
    'act',
    name + (flip ? ', ' + say('web-kp-intercept') : ''),
  );
}
function mini(no: string | number, o: { use?: string; mine?: boolean; w?: number } = {}): string {
  // 72x100: on the table; own cards that others see only from the back carry a folded corner
  o = o || {};
  const c = D.deck[no],
    k = D.kinds[c.kind_id],
    cat = CAT[k.category],
    catName = say('web-kp-cat', { cat: k.category }).toUpperCase(),
    flip = o.use === 'intercept',
    night = +c.night_action,
    nm = kindName(c.kind_id).split(' ');
  let b = `<rect x=".5" y=".5" width="71" height="99" rx="3.4" fill="#f6f0e1" stroke="#6d5f3f"/>`;
  if (flip) {
    b +=
      `<path d="M3.5,3.5h65v38h-65z" fill="${night ? '#0f2233' : '#1d4a66'}"/><g transform="translate(7,12)">${KP.flag('RN', 13, 8.6)}</g><text x="22.6" y="15.4" ${SER} font-style="italic" font-weight="700" font-size="8.9" fill="#fff3d6">${say('web-kp-intercept')}</text>` +
      coinsG(c.intercept_dice, 15, 30, 16, 17) +
      (night ? `<g transform="translate(60,31) scale(.8)">${M.moon}</g>` : '') +
      `<g transform="rotate(180 36 71)"><path d="M3.5,42h65v54h-65z" fill="#e6dcc2"/><text x="7" y="62" ${SER} font-weight="600" font-size="10.4" fill="#676355">${nm[0]}</text><text x="7" y="74" ${SER} font-weight="600" font-size="10.4" fill="#676355">${nm.slice(1).join(' ')}</text></g>`;
  } else
    b +=
      `<rect x="3.5" y="3.5" width="65" height="11" fill="${cat[2]}"/><text x="7" y="12" ${SAN} font-weight="700" font-size="${f(fit(catName, 58, 7.6, 0.82))}" letter-spacing=".5" fill="#fff">${catName}</text><text x="7" y="26.4" ${SER} font-weight="600" font-size="${f(fit(nm[0], 58, 11.4, 0.6))}" fill="${INK}">${nm[0]}</text><text x="7" y="38" ${SER} font-weight="600" font-size="${f(fit(nm.slice(1).join(' ') || 'x', 58, 11.4, 0.56))}" fill="${INK}">${nm.slice(1).join(' ')}</text>` +
      art(c.kind_id, 5, 43, 62, 32) +
      `<rect x="3.5" y="78" width="65" height="18.5" fill="${night ? '#0f2233' : '#1d4a66'}"/><g transform="rotate(180 36 87.2)"><text x="8" y="91" ${SER} font-style="italic" font-weight="700" font-size="9.6" fill="#fff3d6">${say('web-kp-intercept')}</text></g>`;
  if (o.mine)
    b += `<path d="M71.5,74V96.5Q71.5,99.5 68.5,99.5H46Z" fill="#22343d"/><path d="M71.5,74L46,99.5Q47,88 50,82Q58,77 71.5,74Z" fill="#efe5cd" stroke="#6d5f3f" stroke-width=".7"/><path d="M70,76.6L50.4,96Q51.6,88 53.4,84Q60,79 70,76.6Z" fill="#22343d"/>`;
  return svg(
    o.w || 72,
    72,
    100,
    b,
    'kmini',
    kindName(c.kind_id) + (flip ? ', ' + say('web-kp-intercept') : ''),
  );
}
function back(kind: 'action' | 'ship' | 'merchant' | 'solitaire', w: number): string {
  // action (portrait), ship (landscape), merchant, solitaire
  const land = kind === 'ship' || kind === 'merchant',
    W = land ? 210 : 150,
    H = land ? 150 : 210,
    col = {
      action: ['#22343d', '#172830'],
      ship: ['#3a4045', '#23282b'],
      merchant: ['#5a2b25', '#3c1a16'],
      solitaire: ['#2d4a39', '#1b3024'],
    }[kind];
  let s = `<rect x=".5" y=".5" width="${W - 1}" height="${H - 1}" rx="5" fill="#efe5cd" stroke="#6d5f3f"/><rect x="6" y="6" width="${W - 12}" height="${H - 12}" rx="2" fill="${col[0]}"/>`;
  const id = 'kcb' + ++uid;
  s += `<clipPath id="${id}"><rect x="6" y="6" width="${W - 12}" height="${H - 12}" rx="2"/></clipPath><g clip-path="url(#${id})" fill="none" stroke="#e0bd6e" stroke-opacity=".28" stroke-width=".8">`;
  for (let i = -2; i < 20; i++)
    s += `<path d="M0,${i * 12}q9,-7 18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0"/>`;
  s += `</g><rect x="11" y="11" width="${W - 22}" height="${H - 22}" fill="none" stroke="#e0bd6e" stroke-width="1"/><rect x="14" y="14" width="${W - 28}" height="${H - 28}" fill="none" stroke="#e0bd6e" stroke-width=".5"/>`;
  for (let i = 0; i < (land ? 12 : 8); i++) {
    const x = 19 + (i * (W - 38)) / (land ? 11 : 7);
    s += `<circle cx="${f(x)}" cy="${19}" r="1.5" fill="#e0bd6e"/><circle cx="${f(x)}" cy="${H - 19}" r="1.5" fill="#e0bd6e"/>`;
  }
  s += `<g transform="translate(${W / 2},${H / 2})"><circle r="38" fill="${col[1]}" stroke="#e0bd6e" stroke-width="1.6"/><circle r="33" fill="none" stroke="#e0bd6e" stroke-width=".6"/>`;
  for (let i = 0; i < 32; i++)
    s += `<path d="M0,-33V-${i % 4 ? 35 : 37}" stroke="#e0bd6e" stroke-width=".8" transform="rotate(${i * 11.25})"/>`;
  s +=
    kind === 'solitaire'
      ? `<text y="13" text-anchor="middle" ${SER} font-weight="600" font-size="40" fill="#e0bd6e">1</text>`
      : `<g transform="scale(${kind === 'merchant' ? 1 : 1})">${[0, 90, 180, 270].map((a) => `<path transform="rotate(${a})" d="M0,-30L5,-5L0,0Z" fill="#e0bd6e"/><path transform="rotate(${a})" d="M0,-30L-5,-5L0,0Z" fill="#9a6d22"/>`).join('')}${[45, 135, 225, 315].map((a) => `<path transform="rotate(${a})" d="M0,-19L3.4,-3.4L-3.4,-3.4Z" fill="#c9a25a"/>`).join('')}<circle r="5.4" fill="${col[1]}" stroke="#e0bd6e"/></g>`;
  s += `</g>`;
  return svg(w || 150, W, H, s, 'back', say('web-kp-card-back'));
}
function solo(id: string, w: number): string {
  const c = D.solo[id],
    nm = (k: string) =>
      k === 'none'
        ? 'no action'
        : k.startsWith('intercept_merchant')
          ? 'Intercept a merchant with a ' + k.split('_').pop()
          : k === 'intercept_with_british_forces'
            ? 'Intercept! British forces'
            : (D.kinds[k] || {}).name_en ||
              k
                .replace(/_/g, ' ')
                .replace('submarine torpedo', 'Submarine: torpedo')
                .replace('submarine mines', 'Submarine: mines');
  const box = (n: number, k: string, d: string, et: number, y: number) =>
    k.startsWith('intercept_merchant')
      ? `<path d="M10,${y + 23.5}H140" stroke="${INK}" stroke-opacity=".18"/><rect x="10" y="${y + 3}" width="17" height="17" rx="3" fill="#f0d596" stroke="#5d4214"/><text x="18.5" y="${y + 15.6}" text-anchor="middle" ${SAN} font-weight="700" font-size="11.5">${n}</text><text x="33" y="${y + 10.6}" ${SER} font-weight="600" font-size="10.2" fill="${INK}">Intercept a merchant</text><text x="33" y="${y + 20.8}" ${SER} font-style="italic" font-size="10.2" fill="${INK}">with a ${k.split('_').pop()}</text>`
      : `<path d="M10,${y + 23.5}H140" stroke="${INK}" stroke-opacity=".18"/><rect x="10" y="${y + 3}" width="17" height="17" rx="3" fill="#f0d596" stroke="#5d4214"/><text x="18.5" y="${y + 15.6}" text-anchor="middle" ${SAN} font-weight="700" font-size="11.5">${n}</text><text x="33" y="${y + 15.4}" ${SER} font-weight="600" font-size="${f(fit(nm(k), et ? 84 : 106, 11.4, 0.49))}" fill="${k === 'none' ? '#676355' : INK}">${nm(k)}</text>` +
        (et
          ? `<g transform="translate(120,${y + 5})"><rect width="20" height="12.4" rx="2" fill="#a92c14"/><text x="10" y="9.3" text-anchor="middle" ${SAN} font-weight="700" font-size="8.4" fill="#fff">END</text></g>`
          : '');
  let s = `<rect x=".5" y=".5" width="149" height="209" rx="5" fill="#f6f0e1" stroke="#6d5f3f"/><rect x="5" y="5" width="140" height="24" fill="#2d4a39"/><text x="11" y="21" ${SER} font-weight="600" font-size="13" fill="#f3e6c8">Phantom</text><text x="140" y="20.6" text-anchor="end" ${SAN} font-size="9.4" fill="#e0bd6e">${id}</text>`;
  s +=
    `<g transform="translate(0,28)">` +
    box(1, c.off_1, '', 0, 0) +
    box(2, c.off_2, '', 0, 24) +
    box(3, c.off_3, '', +c.off_3_et, 48) +
    box(4, c.off_4, '', +c.off_4_et, 72) +
    `</g><rect x="5" y="126" width="140" height="20" fill="#ece3cd"/><text x="11" y="139.4" ${SAN} font-size="9.6" font-weight="600" letter-spacing=".5" fill="#8a5a00">SPECIAL</text><text x="140" y="139.6" text-anchor="end" ${SER} font-style="italic" font-size="11" fill="${INK}">${c.special_action ? nm(c.special_action) : 'none: stop'}</text>`;
  s += `<rect x="5" y="148" width="140" height="57" fill="#0f3b33"/><text x="11" y="161" ${SAN} font-size="9.6" font-weight="600" letter-spacing=".5" fill="#86e5cf">ITS ANSWER</text><text x="11" y="177" ${SAN} font-size="10.4" fill="#e9f3ec">1, 3</text><text x="42" y="177" ${SER} font-size="12" fill="#f3e6c8">${nm(c.defensive_1_3).replace('action', 'answer')}</text><text x="11" y="195" ${SAN} font-size="10.4" fill="#e9f3ec">2, 4</text><text x="42" y="195" ${SER} font-weight="600" font-size="12.6" fill="#f3e6c8">${nm(c.defensive_2_4)}</text><g transform="translate(130,161) scale(.72)">${dieG(4)}</g>`;
  return svg(w || 150, 150, 210, s, 'solo', 'solitaire card ' + id);
}
const defs = () =>
  KP.defs() +
  `<linearGradient id="kc-brass" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f0d596"/><stop offset=".55" stop-color="#d2a64d"/><stop offset="1" stop-color="#bf8f35"/></linearGradient><pattern id="kc-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V4" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/></pattern>`;
export { action, back, coinsG, defs, dice, die, dieG, full, kindName, laurel, mini, solo, tile, CAT, f };
