/* Paper, ink, type, and the small marks of the cards. */
import { f } from '../../../art/steamers';
import { marksOf, whyOurs } from '../../../common/sources.svelte';

export { f };
export const INK = '#1b2126';
export const SER =
    'font-family="Iowan Old Style,Palatino Linotype,Palatino,Georgia,DejaVu Serif Condensed,DejaVu Serif,serif"',
  SAN = 'font-family="Avenir Next,Segoe UI,Helvetica Neue,DejaVu Sans Condensed,DejaVu Sans,sans-serif"',
  MON = 'font-family="Courier Prime,Courier New,DejaVu Sans Mono,monospace"';
export const nat: Record<string, string> = {
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
// little marks
export const M: Record<string, string> = {
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
export const mark = (k: string, x: number, y: number, s: number) =>
  `<g transform="translate(${x},${y}) scale(${s || 1})">${M[k]}</g>`;
/** A ring behind a value that is reconstructed. */
export const ours = (kind: string, id: string, value: string, x: number, y: number, r = 1.9): string => {
  const why = marksOf('kaisers-pirates', kind, id)[value];
  return why
    ? `<g class="oursring"><title>${whyOurs(why)}</title><circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="transparent"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#8a5a00" stroke-width="${r * 0.42}"/></g>`
    : '';
};
export const laurel = (x: number, y: number, v: string | number, s: number): string =>
  `<g transform="translate(${x},${y}) scale(${s || 1})"><circle r="10.4" fill="url(#kc-brass)" stroke="#5d4214" stroke-width=".9"/><circle r="8.2" fill="none" stroke="#5d4214" stroke-width=".5" stroke-opacity=".7"/><text y="3.9" text-anchor="middle" font-family="Palatino,Georgia,DejaVu Serif,serif" font-weight="700" font-size="11" fill="#2a1a02">${v}</text></g>`;
export const fit = (name: string, avail: number, max: number, k?: number): number =>
  Math.min(max, avail / (name.length * (k || 0.53)));
export const svg = (w: number, vw: number, vh: number, body: string, cls: string, lab: string) =>
  `<svg class="card-face ${cls || ''}" width="${f(w)}" height="${f((w * vh) / vw)}" viewBox="0 0 ${vw} ${vh}" role="img" aria-label="${lab || ''}">${body}</svg>`;
export const ribbon = (x: number, y: number, w: number, t: string, c: string, fc?: string): string =>
  `<g transform="translate(${x},${y})"><rect width="${w}" height="12.6" rx="1.5" fill="${c}" stroke="#100c09" stroke-opacity=".5" stroke-width=".6"/><text x="${w / 2}" y="9.2" text-anchor="middle" ${SAN} font-weight="700" font-size="8.6" letter-spacing=".5" fill="${fc || '#fff'}">${t}</text></g>`;
/** What is drawn inside a box and cut off at its edges. Without a name of its own, as a clip path would need: a card drawn
    twice is the same text, and a page only draws anew what has changed. */
export const cut = (x: number, y: number, w: number, h: number, body: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}" overflow="hidden">${body}</svg>`;
