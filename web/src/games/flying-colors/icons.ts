/* Orders as drawings: what the hull will do. */
import { outline } from '../../art/ships';
import type { OrderOption } from './model';

const hull = outline('first', 0);
const solid = (at = ''): string =>
  `<path ${at}d="${hull}" fill="var(--paper-3)" stroke="var(--ink)" stroke-width="5"/>`;
const dashed = (at = ''): string =>
  `<path ${at}d="${hull}" fill="none" stroke="var(--legal-ink)" stroke-width="7" stroke-dasharray="14 8"/>`;
const turn = (x: number, y: number, to: number): string =>
  `<g transform="translate(${x},${y}) scale(.2)"><g transform="rotate(240)">${solid('transform="translate(0,28)" ')}</g><g transform="rotate(${to})">${dashed('transform="translate(0,28)" ')}</g></g>`;
const guns = (sign: number, ink: string): string =>
  `<g transform="rotate(240) scale(.2)">${solid()}<path transform="scale(${sign},1)" d="M20,-30L72,-62M20,30L72,62M22,-12h44M22,4h54M22,20h44" stroke="${ink}" stroke-width="8" stroke-linecap="round"/></g>`;
const line = (d: string, ink = 'var(--ink)'): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ICONS: Record<OrderOption['icon'], string> = {
  advance: `<g transform="rotate(240) scale(.2)">${solid('transform="translate(0,42)" ')}${dashed('transform="translate(0,-26)" ')}</g>`,
  port: turn(-3, 7, 180),
  stbd: turn(-7, -1, 300),
  back: `<g transform="rotate(240) scale(.2)">${solid()}<path d="M-46,-8Q0,34 46,-8" fill="none" stroke="var(--legal-ink)" stroke-width="9"/><path d="M-46,-34Q0,8 46,-34" fill="none" stroke="var(--legal-ink)" stroke-width="9"/></g>`,
  firePort: guns(-1, 'var(--arc-port-ink)'),
  fireStbd: guns(1, 'var(--arc-stbd-ink)'),
  grapple: `<g fill="none" stroke="var(--ink-3)" stroke-width="1.4" stroke-dasharray="3 2"><path d="M-10,-8Q0,-2 10,-8M-10,0Q0,6 10,0M-10,8Q0,14 10,8"/></g>`,
  sail: line('M-9,-9H9M-8,-9Q-11,1 -8,8Q0,3 8,8Q11,1 8,-9'),
  anchor: `<g transform="scale(1.5)">${line('M0,-3V5M-2.8,-1.2H2.8M-4.6,1.4Q-4,5 0,5.2Q4,5 4.6,1.4')}<circle cy="-4.6" r="1.4" fill="none" stroke="var(--ink)" stroke-width="1.4"/></g>`,
  board: line('M-9,-9.4Q1,-4.4 7.2,6.6M9,-9.4Q-1,-4.4 -7.2,6.6M3.4,8.6L10.4,4.2M-3.4,8.6L-10.4,4.2'),
  hold: line('M-7,0H7', 'var(--ink-3)'),
  command: `<path d="M-7,11V-11" stroke="var(--ink)" stroke-width="1.6"/><path d="M-7,-10H9L5,-5L9,0H-7Z" fill="var(--brass-wash)" stroke="var(--brass-ink)" stroke-width="1.3"/>`,
};
