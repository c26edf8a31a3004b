/* Dice tell by colour, shape and number: d4 red, d6 white, d8 green, d10 blue. */
import { f, INK } from './ink';

const DC: Record<number, string[]> = {
  4: ['#c8393c', '#8e1a22', '#e06a62', '#fff'],
  6: ['#fbf5e6', '#d3c8ac', '#ffffff', '#1b2126'],
  8: ['#2f8a56', '#175a35', '#5cb27e', '#fff'],
  10: ['#2d66b4', '#163f7c', '#5e92d6', '#fff'],
  12: ['#777', '#444', '#999', '#fff'],
};
/** A die about the origin, radius 12. */
export function dieG(n: number, v?: number | null, o: { sw?: number; dim?: boolean } = {}): string {
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
export const die = (
  n: number,
  v: number | null,
  px: number,
  o: { sw?: number; dim?: boolean } = {},
): string =>
  `<svg class="die" width="${px}" height="${px}" viewBox="-13.4 -13.4 26.8 26.8" role="img" aria-label="d${n}${v != null ? ' shows ' + v : ''}">${dieG(n, v, o)}</svg>`;
export const dice = (s: string): number[] => String(s).split('/').map(Number);
export const coinsG = (s: string, x: number, y: number, px: number, gap?: number): string =>
  dice(s)
    .map(
      (n, i) =>
        `<g transform="translate(${f(x + i * (gap || px))},${y}) scale(${f(px / 26.8)})">${dieG(n)}</g>`,
    )
    .join('');
