/* The chart of the Atlantic behind the cards: coasts by longitude and latitude, Mercator, our own drawing. */
import { f, hash } from '../../art/steamers';

const LAND: number[][][] = [
  [
    [90, 54],
    [8.6, 53.9],
    [7, 53.5],
    [4.8, 53],
    [3.5, 51.5],
    [1.6, 50.9],
    [0.1, 49.6],
    [-1.2, 49.3],
    [-1.9, 49.7],
    [-1.5, 48.6],
    [-3, 48.8],
    [-4.7, 48.4],
    [-4.3, 47.8],
    [-2.5, 47.3],
    [-1.2, 46],
    [-1.3, 44.5],
    [-1.8, 43.4],
    [-4, 43.45],
    [-6, 43.6],
    [-8, 43.7],
    [-9.2, 43.1],
    [-8.8, 42],
    [-8.7, 40.8],
    [-9.5, 38.8],
    [-8.8, 38.4],
    [-8.9, 37],
    [-7.4, 37.2],
    [-6.3, 36.6],
    [-5.6, 36],
    [-4.4, 36.7],
    [-2.2, 36.8],
    [-0.7, 37.7],
    [0.1, 38.8],
    [-0.3, 39.6],
    [0.9, 41],
    [3.2, 42.2],
    [3.1, 43.2],
    [5, 43.4],
    [7.5, 43.8],
    [9, 44.4],
    [90, 44],
  ],
  [
    [90, 37],
    [8, 36.9],
    [5, 36.8],
    [2.5, 36.6],
    [-0.5, 35.8],
    [-2.1, 35.1],
    [-4, 35.2],
    [-5.4, 35.9],
    [-5.9, 35.8],
    [-6.9, 34],
    [-8.5, 33.2],
    [-9.8, 31.5],
    [-9.7, 30.2],
    [-11, 28.8],
    [-12.9, 27.8],
    [-14.5, 26.2],
    [-15.9, 23.8],
    [-17, 21],
    [-16.3, 19.3],
    [-16.5, 16.5],
    [-17.5, 14.7],
    [-16.8, 12.5],
    [-15, 10.8],
    [-13.3, 9],
    [-12, 7.5],
    [-9, 5],
    [90, 4],
  ],
  [
    [-5.6, 50.1],
    [-3.5, 50.3],
    [-1.5, 50.7],
    [1.3, 51.1],
    [1.7, 52.7],
    [0.2, 53.2],
    [-0.2, 54.2],
    [-1.6, 55.5],
    [-2.1, 57.5],
    [-4, 57.6],
    [-3.2, 58.6],
    [-5, 58.6],
    [-6, 56.8],
    [-5.2, 55.5],
    [-3.4, 54.9],
    [-3, 53.9],
    [-3.1, 53.3],
    [-4.5, 53.2],
    [-4.3, 52.3],
    [-5.2, 51.8],
    [-3, 51.4],
    [-4.3, 51.1],
  ],
  [
    [-6.3, 52.2],
    [-8.3, 51.7],
    [-10.2, 51.6],
    [-10, 52.4],
    [-9.5, 53.3],
    [-10, 54.2],
    [-8.5, 54.4],
    [-8.2, 55.2],
    [-6.5, 55.2],
    [-5.6, 54.5],
    [-6.1, 53.3],
  ],
  [
    [-52.7, 47.5],
    [-53.2, 46.7],
    [-55.8, 46.9],
    [-57, 47.6],
    [-59.3, 47.7],
    [-58.4, 49],
    [-57, 51],
    [-55.6, 51.5],
    [-55.9, 50],
    [-54, 49.4],
    [-53, 48.5],
  ],
  [
    [-62, 57],
    [-60, 55.5],
    [-57.5, 54],
    [-55.8, 52.6],
    [-58.5, 51.3],
    [-64, 50.2],
    [-66.5, 50],
    [-64.5, 48.8],
    [-65, 47],
    [-63, 45.8],
    [-60, 46.3],
    [-61, 45.2],
    [-63.6, 44.5],
    [-65.7, 43.5],
    [-66.2, 44.5],
    [-67, 44.8],
    [-70, 43.7],
    [-70.8, 42.6],
    [-70, 41.7],
    [-74, 40.5],
    [-95, 30],
    [-95, 60],
  ],
];
const ISLES: number[][] = [
  [-28.2, 38.5, 5],
  [-25.5, 37.8, 4],
  [-31.1, 39.5, 3],
  [-17, 32.75, 4],
  [-16.5, 28.3, 4.4],
  [-14, 28.3, 3.6],
  [-18, 28.5, 3],
  [-24, 15.2, 4],
  [-25, 17, 3.4],
  [-64.7, 32.3, 2.6],
];

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
  const poly = (a: number[][]): string => 'M' + a.map((p) => f(X(p[0])) + ',' + f(Y(p[1]))).join('L') + 'Z';
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
    s += `<path d="${poly(p)}" fill="#cdbf98" stroke="#a98f5c" stroke-width="1.2" stroke-linejoin="round"/>`;
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
