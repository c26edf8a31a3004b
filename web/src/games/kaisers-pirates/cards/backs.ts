/* The backs of the cards. */
import { t as say } from '../../../common/i18n.svelte';
import { f, cut, SER, svg } from './ink';

export function back(kind: 'action' | 'ship' | 'merchant' | 'solitaire', w: number): string {
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
  let waves = '';
  for (let i = -2; i < 20; i++)
    waves += `<path d="M0,${i * 12}q9,-7 18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0t18.75,0"/>`;
  s += `<g fill="none" stroke="#e0bd6e" stroke-opacity=".28" stroke-width=".8">${cut(6, 6, W - 12, H - 12, waves)}</g>`;
  s += `<rect x="11" y="11" width="${W - 22}" height="${H - 22}" fill="none" stroke="#e0bd6e" stroke-width="1"/><rect x="14" y="14" width="${W - 28}" height="${H - 28}" fill="none" stroke="#e0bd6e" stroke-width=".5"/>`;
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
      : `${[0, 90, 180, 270].map((a) => `<path transform="rotate(${a})" d="M0,-30L5,-5L0,0Z" fill="#e0bd6e"/><path transform="rotate(${a})" d="M0,-30L-5,-5L0,0Z" fill="#9a6d22"/>`).join('')}${[45, 135, 225, 315].map((a) => `<path transform="rotate(${a})" d="M0,-19L3.4,-3.4L-3.4,-3.4Z" fill="#c9a25a"/>`).join('')}<circle r="5.4" fill="${col[1]}" stroke="#e0bd6e"/>`;
  s += `</g>`;
  return svg(w || 150, W, H, s, 'back', say('web-kp-card-back'));
}
