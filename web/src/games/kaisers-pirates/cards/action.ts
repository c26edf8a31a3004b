/* Order cards, standing upright: the card in the hand and the small one on the table. */
import * as KP from '../../../art/steamers';
import { say as sayId, t as say } from '../../../common/i18n.svelte';
import { coinsG, dice, dieG } from './dice';
import { f, fit, INK, laurel, M, mark, ours, SAN, SER, svg } from './ink';
import { D, kindName, kindText } from './print';
import { art } from './scenes';

/** Each category: its signal flag and its colour. */
const CAT: Record<string, [flag: string, colour: string]> = {
  reaction: ['A', '#0f6b59'],
  own: ['P', '#2258a8'],
  assist: ['K', '#8a5a00'],
  attack: ['U', '#a92c14'],
  opponent: ['V', '#78409a'],
  meta: ['Z', '#474a48'],
};
type Printed = Record<string, string>;
const categoryName = (k: Printed): string =>
  sayId({ id: 'web-kp-cat', args: { cat: k.category } }).toUpperCase();

/** Its name, over two lines where it is long. */
function nameLines(c: Printed, oneLine?: boolean): string[] {
  if (c.kind_id === 'amc') return ['AMC', c.variant.replace('HMS ', 'HMS\u00a0')];
  const name = kindName(c.kind_id);
  const [first, ...rest] = name.split(/ |(?<=-)/);
  return oneLine || name.length <= 8 || !rest.length ? [name] : [first, rest.join(' ')];
}
/** Signal flag, category, rule, name; the name keeps to the part of the card that is seen. */
function header(c: Printed, k: Printed, nm: string[], seen: number): string {
  const cat = CAT[k.category];
  const catName = categoryName(k);
  const two = nm.length > 1;
  const room = 150 * seen - 14;
  let up =
    `<path d="M5,5H145V143H5Z" fill="#f6f0e1"/><g transform="translate(10,16)">${KP.code(cat[0], 18, 12)}</g><text x="33" y="20" ${SAN} font-weight="700" font-size="${f(fit(catName, 78, 9.6, 0.8))}" letter-spacing=".7" fill="${cat[1]}">${catName}</text>` +
    `<text x="142" y="20" text-anchor="end" ${SAN} font-size="9" fill="#676355">${k.rule_ref}</text>`;
  up +=
    `<text x="10" y="37.5" ${SER} font-weight="600" font-size="${f(fit(nm[0], room, two && c.kind_id !== 'amc' ? 14.6 : 15.4, 0.6))}" fill="${INK}">${nm[0]}</text>` +
    (two
      ? `<text x="10" y="52" ${SER} font-weight="${c.kind_id === 'amc' ? 400 : 600}" ${c.kind_id === 'amc' ? 'font-style="italic"' : ''} font-size="${f(fit(nm[1], room, c.kind_id === 'amc' ? 12 : 14.6, 0.6))}" fill="${INK}">${nm[1]}</text>`
      : '');
  return up;
}
const text = (lines: string[], y: number, gap: number, size: number): string =>
  lines
    .map((l, i) => `<text x="10" y="${f(y + i * gap)}" ${SAN} font-size="${size}" fill="${INK}">${l}</text>`)
    .join('');
/** The dice of the order: the challenge and its answer, guns, defence, worth. */
function orderDice(c: Printed, k: Printed): string {
  let up = '';
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
  return up;
}
/** The upper half: the order itself. */
function upper(c: Printed, k: Printed, seen: number, oneLine?: boolean): string {
  const nm = nameLines(c, oneLine);
  const two = nm.length > 1;
  const hasD = k.challenge_dice || c.attack_dice,
    ay = two ? 57 : 43,
    ah = (two ? 42 : 50) - (hasD ? (two ? 12 : 6) : 0);
  const ty = ay + ah + (hasD ? 11 : 12);
  const tx = kindText(c.kind_id, hasD ? 2 : 3);
  return (
    header(c, k, nm, seen) +
    art(c.kind_id, 10, ay, 130, ah) +
    (hasD ? text(tx, ty, 11.4, 10) + orderDice(c, k) : text(tx, ty, 11.6, 10.2))
  );
}
/** The lower half, turned about: Intercept! by British forces (its dice), or laid on an own ship. */
function lower(no: string | number, c: Printed): string {
  const night = +c.night_action;
  return (
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
      : `<text x="62" y="20" text-anchor="end" ${SAN} font-size="9" fill="#f3e6c8" fill-opacity=".85">${say('web-kp-by-day')}</text>`)
  );
}

export function action(
  no: string | number,
  o: { w?: number; oneLine?: boolean; use?: string; seen?: number } = {},
): string {
  const c = D.deck[no],
    name = kindName(c.kind_id);
  const up = upper(c, D.kinds[c.kind_id], o.seen ?? 1, o.oneLine);
  const lo = lower(no, c);
  const flip = o.use === 'intercept';
  let body = `<rect x=".5" y=".5" width="149" height="209" rx="5" fill="#fbf7ec" stroke="#6d5f3f"/>${up}<g transform="translate(75,176) rotate(180)">${lo}</g>`;
  if (o.use)
    body += flip
      ? `<path d="M5,5H145V145H5Z" fill="#dccfb0" fill-opacity=".5"/>`
      : `<path d="M5,147H145V205H5Z" fill="#0b1a22" fill-opacity=".3"/>`;
  body += `<path d="M5,145.5H145" stroke="#9a6d22" stroke-width="1.4"/><g transform="translate(75,145.5)"><circle r="7" fill="url(#kc-brass)" stroke="#5d4214"/><path d="M-4,-1.2A4.2,4.2 0 0 1 3.4,-2.6M4,1.2A4.2,4.2 0 0 1 -3.4,2.6M3.8,-4.6V-2.2H1.4M-3.8,4.6V2.2H-1.4" fill="none" stroke="#201503" stroke-width="1.1"/></g>`;
  return svg(
    o.w || 150,
    150,
    210,
    flip ? `<g transform="rotate(180 75 105)">${body}</g>` : body,
    'act',
    name + (flip ? ', ' + say('web-kp-intercept') : ''),
  );
}

/** On the table laid to intercept: the lower half is what counts. */
function miniIntercept(c: Printed, nm: string[]): string {
  const night = +c.night_action;
  return (
    `<path d="M3.5,3.5h65v38h-65z" fill="${night ? '#0f2233' : '#1d4a66'}"/><g transform="translate(7,12)">${KP.flag('RN', 13, 8.6)}</g><text x="22.6" y="15.4" ${SER} font-style="italic" font-weight="700" font-size="8.9" fill="#fff3d6">${say('web-kp-intercept')}</text>` +
    coinsG(c.intercept_dice, 15, 30, 16, 17) +
    (night ? `<g transform="translate(60,31) scale(.8)">${M.moon}</g>` : '') +
    `<g transform="rotate(180 36 71)"><path d="M3.5,42h65v54h-65z" fill="#e6dcc2"/><text x="7" y="62" ${SER} font-weight="600" font-size="10.4" fill="#676355">${nm[0]}</text><text x="7" y="74" ${SER} font-weight="600" font-size="10.4" fill="#676355">${nm.slice(1).join(' ')}</text></g>`
  );
}
function miniOrder(c: Printed, k: Printed, nm: string[]): string {
  const cat = CAT[k.category],
    catName = categoryName(k),
    night = +c.night_action;
  return (
    `<rect x="3.5" y="3.5" width="65" height="11" fill="${cat[1]}"/><text x="7" y="12" ${SAN} font-weight="700" font-size="${f(fit(catName, 58, 7.6, 0.82))}" letter-spacing=".5" fill="#fff">${catName}</text><text x="7" y="26.4" ${SER} font-weight="600" font-size="${f(fit(nm[0], 58, 11.4, 0.6))}" fill="${INK}">${nm[0]}</text><text x="7" y="38" ${SER} font-weight="600" font-size="${f(fit(nm.slice(1).join(' ') || 'x', 58, 11.4, 0.56))}" fill="${INK}">${nm.slice(1).join(' ')}</text>` +
    art(c.kind_id, 5, 43, 62, 32) +
    `<rect x="3.5" y="78" width="65" height="18.5" fill="${night ? '#0f2233' : '#1d4a66'}"/><g transform="rotate(180 36 87.2)"><text x="8" y="91" ${SER} font-style="italic" font-weight="700" font-size="9.6" fill="#fff3d6">${say('web-kp-intercept')}</text></g>`
  );
}
/** 72 by 100: on the table; own cards that others see only from the back carry a folded corner. */
export function mini(no: string | number, o: { use?: string; mine?: boolean; w?: number } = {}): string {
  const c = D.deck[no],
    flip = o.use === 'intercept',
    nm = kindName(c.kind_id).split(' ');
  let b = `<rect x=".5" y=".5" width="71" height="99" rx="3.4" fill="#f6f0e1" stroke="#6d5f3f"/>`;
  b += flip ? miniIntercept(c, nm) : miniOrder(c, D.kinds[c.kind_id], nm);
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
