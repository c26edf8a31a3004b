/* Ship cards, lying flat: the tile on the table and the full card. */
import * as KP from '../../../art/steamers';
import type { SteamerDrawing, SteamerState } from '../../../art/steamers';
import { number, t as say } from '../../../common/i18n.svelte';
import { coinsG, dice, dieG } from './dice';
import { f, fit, INK, laurel, mark, nat, ours, ribbon, SAN, SER, svg } from './ink';
import { D, LENGTHS, ship } from './print';
import { scene } from './scenes';

type Printed = Record<string, string>;
const underSail = (so: SteamerDrawing): boolean => so.type === 'barque' || so.type === 'fullrig';

/** Chips for what she can do, from the right. */
function chips(
  marks: readonly (string | number | boolean)[],
  x: number,
  gap: number,
  chip: (mark: string, x: number) => string,
): string {
  return marks
    .filter((k) => typeof k === 'string')
    .map((k, i) => chip(k, x - i * gap))
    .join('');
}
function tileMarks(S: Printed | undefined, m: Printed, st: SteamerState): string {
  const marks = S
    ? [
        +S.mines && 'mine',
        +S.coal && 'coal',
        +S.sail && 'sail',
        S.kind === 'raider' && !st.recognised && 'mask',
      ]
    : [m.type === 'sail' && 'sail'];
  return chips(
    marks,
    136,
    14.4,
    (k, mx) =>
      `<circle cx="${mx}" cy="28.4" r="6.4" fill="#f6f0e1" stroke="#6d5f3f" stroke-width=".7"/>` +
      mark(k, mx, 28.4, 0.68),
  );
}
/** Ribbons for the state she is in. */
function ribbons(st: SteamerState): string {
  let b = '';
  let rx = 9;
  const state = (text: string, least: number, fill: string, ink?: string): void => {
    const w = Math.max(least, text.length * 6.1 + 7);
    b += ribbon(rx, 57, w, text.toUpperCase(), fill, ink);
    rx += w + 3;
  };
  if (st.damaged) state(say('web-kp-damaged'), 50, '#a92c14');
  if (st.lowCoal) state(say('web-kp-low-coal'), 50, '#1b2126', '#ffd75e');
  if (st.refuge) state(say('web-kp-refuge'), 44, '#1d6b34');
  return b;
}
/** Her dice: attack and defence of a warship. */
const warDice = (id: string, S: Printed): string =>
  coinsG(S.attack_dice, 21, 85.5, 22, 22) +
  mark('shield', 96, 85.5, 1.62) +
  `<g transform="translate(96,85) scale(.66)">${dieG(+S.defence_dice)}</g>` +
  ours('ship', id, 'attack', 9 + 22 * dice(S.attack_dice).length + 4, 77) +
  ours('ship', id, 'defence', 109, 77);
/** Defence and safe passage of a merchant. */
const merchantDice = (id: string, m: Printed): string =>
  mark('shield', 21, 85.5, 1.62) +
  `<g transform="translate(21,85) scale(.66)">${dieG(+m.defence_dice)}</g>` +
  `<path d="M39,76V95" stroke="#1b212640"/>` +
  mark('anchor', 50, 85.5, 1.05) +
  `<g transform="translate(70,85.5) scale(.72)">${dieG(+m.safe_passage_challenge)}</g><text x="85" y="89.4" text-anchor="middle" ${SER} font-style="italic" font-size="11" fill="#474a48">v</text><g transform="translate(100,85.5) scale(.72)">${dieG(+m.safe_passage_response)}</g>` +
  ours('merchant', id, 'defence', 34, 77) +
  ours('merchant', id, 'safe_passage', 112, 77);

function tileShip(id: string, st: SteamerState, w: number): SteamerDrawing {
  const so = ship(id, { lod: w >= 140 ? 'l' : 'm', scale: 1, smoke: 0.45, ...st });
  so.scale = Math.min(118 / LENGTHS[so.type ?? 'tramp'], underSail(so) ? 0.42 : 0.72);
  so.calm = false;
  return so;
}
const spoken = (name: string, st: SteamerState): string =>
  [
    name,
    st.damaged && say('web-kp-damaged'),
    st.recognised && say('web-kp-recognised'),
    st.lowCoal && say('web-kp-low-coal'),
  ]
    .filter(Boolean)
    .join(', ');

/** On a small tile the name is as large as its plate allows. */
export function tile(id: string, st: SteamerState, w: number, worth?: number): string {
  const S = D.ships[id],
    m = D.merchants[id],
    war = !!S,
    prize = st.prize,
    head = war || prize;
  const so = tileShip(id, st, w);
  const name = (S || m).name,
    c = prize || war ? nat.DE : nat[m.flag],
    dark = '#2b3034';
  let b =
    `<rect x=".5" y=".5" width="143" height="99" rx="3" fill="#f6f0e1" stroke="#6d5f3f"/><path d="M3,1H141Q143,1 143,3V19H1V3Q1,1 3,1Z" fill="${head ? dark : '#ece3cd'}"/><rect x="1" y="1" width="5" height="98" fill="${c}"/>` +
    (war ? `<path d="M1,1h5v98h-5z" fill="url(#kc-hatch)"/>` : '');
  b +=
    `<text x="11" y="14.2" ${SER} font-weight="600" font-size="${f(fit(name, prize ? 84 : 126, Math.max(13.4, Math.min(17, 1370 / w)), 0.6))}" fill="${head ? '#f6ecd2' : INK}">${name}</text>` +
    (prize ? ribbon(101, 3.6, 38, say('web-kp-prize').toUpperCase(), '#d2a64d', '#201503') : '');
  b += scene(6, 19, 137, 52, so, {
    sky: st.night ? 'kp-skyn' : 'kp-sky',
    cx: so.type === 'barque' ? 0.46 : so.type === 'fullrig' ? 0.45 : 0.5,
  });
  b += `<g transform="translate(10,28.4)">${KP.flag(war || prize ? 'DE' : m.flag, 18, 11.6)}</g>`;
  b += tileMarks(S, m, st) + ribbons(st) + (war ? warDice(id, S) : merchantDice(id, m));
  b +=
    laurel(128.5, 85.4, worth ?? (S || m).victory_prize, 1.06) +
    ours(war ? 'ship' : 'merchant', id, 'prize', 139.4, 76);
  return svg(w, 144, 100, b, 'tile', spoken(name, st));
}

const cap = (x: number, y: number, t: string) =>
    `<text x="${x}" y="${y}" ${SAN} font-weight="600" font-size="8.8" letter-spacing=".8" fill="#676355">${t}</text>`,
  val = (x: number, y: number, t: string, s?: string | number) =>
    `<text x="${x}" y="${y}" ${SAN} font-weight="600" font-size="${s || 11.6}" fill="${INK}">${t}</text>`;
const tons = (n: string): string => number(+n) + ' ' + say('web-kp-tons');

function armament(S: Printed): string {
  return S.armament
    .replace(/(\d+)=/g, '$1 × ')
    .replace(/\./g, '.')
    .replace(/(\d+) × TT/, '$1 tubes')
    .replace(/(\d)cm/g, '$1 cm');
}
/** What kind of raider she is, in capitals. */
function kindOf(S: Printed): string {
  const kind =
    S.kind === 'warship'
      ? 'light-cruiser'
      : +S.sail
        ? 'sailing-raider'
        : +S.fast_raider
          ? 'liner-raider'
          : 'raider';
  return say(`web-kp-${kind}`).toUpperCase();
}
const fullMarks = (S: Printed): string =>
  chips(
    [+S.mines && 'mine', +S.coal && 'coal', +S.sail && 'sail', +S.fast_raider && 'fast'],
    282,
    20,
    (k, mx) =>
      `<circle cx="${mx}" cy="51.5" r="8.6" fill="#f6f0e1" stroke="#6d5f3f" stroke-width=".8"/>` +
      mark(k, mx, 51.5, 0.95),
  );
function warFacts(id: string, S: Printed, st: SteamerState): string {
  const arm = armament(S);
  return (
    fullMarks(S) +
    cap(22, 146, say('web-kp-displacement').toUpperCase()) +
    val(22, 160, tons(S.displacement_tons)) +
    cap(118, 146, say('web-kp-armament').toUpperCase()) +
    val(118, 160, arm, f(fit(arm, 166, 11.6, 0.56))) +
    `<path d="M22,167H290" stroke="${INK}" stroke-opacity=".2"/>` +
    mark('gun', 31, 186, 1.25) +
    coinsG(S.attack_dice, 56, 186, 29, 30) +
    cap(150, 180, kindOf(S)) +
    `<text x="150" y="194" ${SER} font-style="italic" font-size="11" fill="#474a48">${S.kind === 'warship' ? say('web-kp-always-recognised') : st.recognised ? say('web-kp-recognised') : say('web-kp-disguised')}</text>` +
    mark('shield', 268, 186, 2.2) +
    `<g transform="translate(268,185.4) scale(.92)">${dieG(+S.defence_dice)}</g>` +
    ours('ship', id, 'attack', 46 + 30 * dice(S.attack_dice).length, 174, 2.4) +
    ours('ship', id, 'defence', 287, 174, 2.4)
  );
}
function merchantFacts(id: string, m: Printed): string {
  return (
    cap(22, 146, say('web-kp-tonnage').toUpperCase()) +
    val(22, 160, tons(m.tonnage)) +
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
    ) +
    `<path d="M22,167H290" stroke="${INK}" stroke-opacity=".2"/>` +
    mark('shield', 36, 186, 2.2) +
    `<g transform="translate(36,185.4) scale(.92)">${dieG(+m.defence_dice)}</g>` +
    ours('merchant', id, 'defence', 56, 174, 2.4) +
    ours('merchant', id, 'safe_passage', 236, 174, 2.4) +
    mark('anchor', 122, 186, 1.4) +
    `<g transform="translate(146,186) scale(1.06)">${dieG(+m.safe_passage_challenge)}</g><text x="172" y="190" text-anchor="middle" ${SER} font-style="italic" font-size="13" fill="#474a48">${say('web-kp-against')}</text><g transform="translate(${220},186) scale(1.06)">${dieG(+m.safe_passage_response)}</g>`
      .replace('x="172"', 'x="183"')
      .replace('font-size="13"', 'font-size="11"') +
    `<text x="242" y="183" ${SER} font-style="italic" font-size="11" fill="#474a48">${say('web-kp-safe-passage').split(' ')[0]}</text><text x="242" y="195" ${SER} font-style="italic" font-size="11" fill="#474a48">${say('web-kp-safe-passage').split(' ').slice(1).join(' ')}</text>`
  );
}

/** Flag, name, captain, worth. */
function fullHead(id: string, name: string, S: Printed | undefined, m: Printed): string {
  const war = !!S;
  let b = `<g transform="translate(22,24)">${KP.flag(war ? 'DE' : m.flag, 30, 19.5)}</g><text x="60" y="${war ? 24 : 30}" ${SER} font-weight="600" font-size="${f(fit(name, 190, war ? 18 : 19))}" fill="${war ? '#f6ecd2' : INK}">${name}</text>`;
  if (war)
    b += `<text x="60" y="35.6" ${SER} font-style="italic" font-size="10.4" fill="#f3e6c8" fill-opacity=".85">${S.captain}</text>`;
  b +=
    laurel(275, 24, (S || m).victory_prize, 1.36) +
    ours(war ? 'ship' : 'merchant', id, 'prize', 289, 12.5, 2.4).replace(
      '#8a5a00',
      war ? '#e0bd6e' : '#8a5a00',
    );
  return b;
}

export function full(id: string, st: SteamerState, w: number): string {
  const S = D.ships[id],
    m = D.merchants[id],
    war = !!S,
    name = (S || m).name,
    c = war ? nat.DE : nat[m.flag];
  const so = ship(id, { lod: 'l', smoke: 0.6, ...st });
  so.scale = underSail(so) ? 0.82 : Math.min(1.26, 246 / LENGTHS[so.type ?? 'tramp']);
  let b =
    `<rect x=".5" y=".5" width="299" height="209" rx="5" fill="#f6f0e1" stroke="#6d5f3f"/><rect x="4.5" y="4.5" width="291" height="201" rx="2" fill="none" stroke="${INK}" stroke-width=".7" stroke-opacity=".55"/><path d="M8,8H292V40H8Z" fill="${war ? '#2b3034' : '#ece3cd'}"/><rect x="8" y="8" width="7" height="194" fill="${c}"/>` +
    (war ? `<rect x="8" y="8" width="7" height="194" fill="url(#kc-hatch)"/>` : '');
  b += fullHead(id, name, S, m);
  b += scene(15, 40, 277, 92, so, { hz: 0.74, cx: so.type === 'barque' ? 0.46 : 0.5 });
  b += war ? warFacts(id, S, st) : merchantFacts(id, m);
  return svg(w, 300, 210, b, 'full', name);
}
