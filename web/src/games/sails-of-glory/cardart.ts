/* A manoeuvre card as a small path drawing: hull at the start, dashed path, hull at the green end, a bar at the orange. */
import { outline, type HullType } from '../../art/ships';
import { at, LENGTH, path, type Card, type Colour, type Pose, type SailSet } from './geo';

const ORIGIN: Pose = { x: 0, y: 0, h: 0 };
export function cardArt(
  id: string,
  card: Card,
  w: number,
  sail: SailSet,
  o: { twin?: boolean; dim?: boolean; hot?: boolean } = {},
): string {
  const k = (w / 50) * 0.29;
  const x0 = w / 2 - (card.veer - 5) * w * 0.045;
  const h = w * 1.5;
  const y0 = h - (LENGTH / 2) * k - w * 0.17;
  const pt = (p: { x: number; y: number }): string =>
    `${(x0 + p.x * k).toFixed(1)},${(y0 + p.y * k).toFixed(1)}`;
  const green = path(ORIGIN, card, sail, 'green');
  const orange = path(ORIGIN, card, sail, 'orange');
  const hull = (p: Pose, style: string): string =>
    `<g transform="translate(${pt(p)}) rotate(${p.h}) scale(${k * 0.68})"><path d="${outline('third', 0)}" ${style}/></g>`;
  const [left, right] = [-27, 27].map((b) => at(orange[orange.length - 1], 36, b));
  let s = '';
  if (o.twin)
    s += `<rect x="4.5" y="-4" width="${w}" height="${h}" rx="3" fill="#cfc2a2" stroke="#23404c" stroke-width="1.2"/>`;
  s += `<rect width="${w}" height="${h}" rx="3" fill="${o.dim ? '#cfc7b2' : '#f8f2e3'}" stroke="#16303a" stroke-width="1"/><rect x="2.4" y="2.4" width="${w - 4.8}" height="${h - 4.8}" rx="2" fill="none" stroke="${o.dim ? '#7f8b8c' : '#2f6f8f'}" stroke-width="2.4"/>`;
  s += `<path d="M${x0},${h - 4}V${h - 9}" stroke="#23404c" stroke-width="1.2"/>`;
  s +=
    hull(ORIGIN, 'fill="none" stroke="#5d6a6c" stroke-width="3" stroke-dasharray="8 5"') +
    `<path d="M${green.map(pt).join('L')}" fill="none" stroke="#23404c" stroke-width="1.5" stroke-dasharray="3 2.4"/><path d="M${pt({ x: left[0], y: left[1] })}L${pt({ x: right[0], y: right[1] })}" stroke="${o.dim ? '#a08a66' : '#e07c10'}" stroke-width="${(w * 0.045).toFixed(1)}" stroke-linecap="round"/>` +
    hull(
      green[green.length - 1],
      `fill="${o.dim ? '#8fa39a' : '#2f9a5e'}" stroke="#0f3a26" stroke-width="3"`,
    );
  s += `<text x="${w < 56 ? 5.5 : 8}" y="${w * 0.32}" style="font:600 ${w * 0.3}px var(--serif)" fill="#1b2126">${card.veer}</text>`;
  // a small card has its name at the foot, on the side the hull is not
  s +=
    w < 48
      ? `<text x="${card.veer > 5 ? w - 6 : 6}" y="${h - 6.5}" text-anchor="${card.veer > 5 ? 'end' : 'start'}" style="font:600 9px var(--sans)" fill="#474a48">${id}</text>`
      : `<text x="${w - 6.5}" y="${w * 0.22}" text-anchor="end" style="font:600 ${Math.max(9.5, w * 0.155)}px var(--sans)" fill="#474a48">${id}</text>`;
  if (o.dim)
    s += `<path d="M8,${h - 10}L${w - 8},10" stroke="#8c1a20" stroke-opacity=".55" stroke-width="1.6"/>`;
  if (o.hot) s = `<rect x="-3.5" y="-3.5" width="${w + 7}" height="${h + 7}" rx="5" fill="#86e5cf"/>` + s;
  return s;
}
/** A card that has been revealed: only the end of the colour that counted. */
export function playedArt(id: string, card: Card, sail: SailSet, colour: Colour, type: HullType): string {
  const w = 62;
  const k = (w / 50) * 0.27;
  const h = w * 1.5;
  const x0 = w / 2 - (card.veer - 5) * w * 0.05;
  const y0 = h - (LENGTH / 2) * k - w * 0.17;
  const points = path(ORIGIN, card, sail, colour);
  const pt = (p: { x: number; y: number }): string =>
    `${(x0 + p.x * k).toFixed(1)},${(y0 + p.y * k).toFixed(1)}`;
  const hull = (p: Pose, style: string): string =>
    `<g transform="translate(${pt(p)}) rotate(${p.h}) scale(${k * 0.68})"><path d="${outline(type, 0)}" ${style}/></g>`;
  return `<rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="3" fill="#fffaf0" stroke="#16303a"/><rect x="2.4" y="2.4" width="${w - 4.8}" height="${h - 4.8}" rx="2" fill="none" stroke="#2f6f8f" stroke-width="2.2"/>${hull(ORIGIN, 'fill="none" stroke="#5d6a6c" stroke-width="3" stroke-dasharray="8 5"')}<path d="M${points.map(pt).join('L')}" fill="none" stroke="#23404c" stroke-width="1.5" stroke-dasharray="3 2.4"/>${hull(points[points.length - 1], `fill="${colour === 'green' ? '#2f9a5e' : '#e0831a'}" stroke="#14302a" stroke-width="3"`)}<text x="7" y="18" style="font:600 16px var(--serif)" fill="#1b2126">${card.veer}</text><text x="${w - 6}" y="13" text-anchor="end" style="font:600 9.5px var(--sans)" fill="#474a48">${id}</text>`;
}
