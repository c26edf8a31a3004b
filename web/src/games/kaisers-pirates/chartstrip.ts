/* The chart of the Atlantic behind the cards: Mercator. */
import { f, hash } from '../../art/steamers';
import { ISLES, LAND } from './coasts';

export interface Strip {
  x: number;
  y: number;
  w: number;
  h: number;
  lon0: number;
  /** Latitude of the upper edge. */
  lat: number;
  /** Pixels per degree. */
  k: number;
  gx?: number;
  soundings?: [number, number, string][];
  places?: [number, number, string, number?][];
  lanes: { points: number[][]; name: string; offset: string }[];
}

export function chart(o: Strip): string {
  const R = Math.PI / 180;
  const mercator = (la: number): number => Math.log(Math.tan(Math.PI / 4 + (la * R) / 2)) / R;
  const X = (lo: number): number => o.x + (lo - o.lon0) * o.k;
  const Y = (la: number): number => o.y + (mercator(o.lat) - mercator(la)) * o.k;
  const ring = (a: number[][]): string => 'M' + a.map((p) => f(X(p[0])) + ',' + f(Y(p[1]))).join('L') + 'Z';
  const poly = (rings: number[][][]): string => rings.map(ring).join('');
  let s = `<defs><clipPath id="ch"><rect x="${o.x}" y="${o.y}" width="${o.w}" height="${o.h}"/></clipPath><radialGradient id="chg" cx="${o.gx ?? 0.22}" cy=".5" r=".62"><stop offset="0" stop-color="#3f7f86" stop-opacity=".75"/><stop offset="1" stop-color="#1b4a57" stop-opacity="0"/></radialGradient><filter id="rim" x="-20%" y="-40%" width="140%" height="180%"><feMorphology in="SourceAlpha" operator="dilate" radius=".9"/><feColorMatrix values="0 0 0 0 .93  0 0 0 0 .96  0 0 0 0 .9  0 0 0 .55 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs><rect x="${o.x}" y="${o.y}" width="${o.w}" height="${o.h}" fill="#1b4a57"/><rect x="${o.x}" y="${o.y}" width="${o.w}" height="${o.h}" fill="url(#chg)"/><g clip-path="url(#ch)">`;
  for (let lo = -90; lo <= 60; lo += 5)
    s += `<path d="M${f(X(lo))},${o.y}v${o.h}" stroke="#d8efe6" stroke-opacity="${lo % 10 ? 0.05 : 0.12}"/>`;
  for (let la = 0; la <= 60; la += 5)
    s += `<path d="M${o.x},${f(Y(la))}h${o.w}" stroke="#d8efe6" stroke-opacity="${la % 10 ? 0.05 : 0.12}"/>`;
  [9, 6, 3].forEach((w, i) => {
    for (const p of LAND)
      s += `<path d="${poly(p)}" fill="none" stroke="#69a59a" stroke-opacity="${0.1 + i * 0.07}" stroke-width="${w * 2}" stroke-linejoin="round"/>`;
  });
  for (const p of LAND)
    s += `<path d="${poly(p)}" fill="#cdbf98" fill-rule="evenodd" stroke="#a98f5c" stroke-width="1.2" stroke-linejoin="round"/>`;
  for (const p of ISLES)
    s += `<ellipse cx="${f(X(p[0]))}" cy="${f(Y(p[1]))}" rx="${p[2]}" ry="${p[2] * 0.6}" fill="#cdbf98" stroke="#a98f5c"/>`;
  for (const { points, name, offset } of o.lanes) {
    const id = 'ln' + hash(name + offset);
    let d = 'M' + f(X(points[0][0])) + ',' + f(Y(points[0][1]));
    for (let i = 1; i < points.length - 1; i++) {
      const e =
        i === points.length - 2
          ? points[i + 1]
          : [(points[i][0] + points[i + 1][0]) / 2, (points[i][1] + points[i + 1][1]) / 2];
      d += `Q${f(X(points[i][0]))},${f(Y(points[i][1]))} ${f(X(e[0]))},${f(Y(e[1]))}`;
    }
    s += `<path id="${id}" d="${d}" fill="none" stroke="#e0bd6e" stroke-opacity=".55" stroke-width="1.3" stroke-dasharray="9 5"/><text dy="-5" class="lane"><textPath href="#${id}" startOffset="${offset}">${name}</textPath></text>`;
  }
  for (const p of o.soundings ?? [])
    s += `<text x="${f(X(p[0]))}" y="${f(Y(p[1]))}" class="sounding" text-anchor="middle">${p[2]}</text>`;
  for (const p of o.places ?? [])
    s += `<text x="${f(X(p[0]))}" y="${f(Y(p[1]))}" class="place-name${p[3] ? ' ld' : ''}" text-anchor="middle">${p[2]}</text>`;
  s += `</g><rect x="${o.x - 8.5}" y="${o.y - 8.5}" width="${o.w + 17}" height="${o.h + 17}" fill="none" stroke="#e0bd6e" stroke-opacity=".75"/><rect x="${o.x}" y="${o.y}" width="${o.w}" height="${o.h}" fill="none" stroke="#e0bd6e" stroke-opacity=".75"/>`;
  for (let x = X(-90), i = 0; x < o.x + o.w; x += o.k * 5, i++) {
    const a = Math.max(o.x, x);
    const b = Math.min(o.x + o.w, x + o.k * 5);
    if (b > o.x && i % 2)
      s += `<path d="M${f(a)},${o.y - 4.2}H${f(b)}M${f(a)},${o.y + o.h + 4.2}H${f(b)}" stroke="#d8c58d" stroke-width="6" stroke-opacity=".85"/>`;
  }
  return s;
}
export const lanes = (channel: string, indies: string): Strip['lanes'] => [
  {
    points: [
      [-66, 42],
      [-52, 42.6],
      [-30, 49.5],
      [-10, 51],
      [-5, 49.6],
    ],
    name: channel,
    offset: '56%',
  },
  {
    points: [
      [-40, 8],
      [-31, 18],
      [-22, 30],
      [-15, 41],
      [-8, 46.5],
      [-5.2, 48.9],
    ],
    name: '',
    offset: '8%',
  },
  {
    points: [
      [-16, 5],
      [-20.5, 15],
      [-19, 25],
      [-14, 36],
      [-9.8, 43],
      [-7, 48.5],
    ],
    name: ' ',
    offset: '38%',
  },
  {
    points: [
      [-62, 18],
      [-48, 26],
      [-28, 35],
      [-12, 37],
      [-6, 36],
    ],
    name: indies,
    offset: '6%',
  },
];
