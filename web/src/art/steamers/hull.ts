/* The hull in side view: her outline, her paint, and what is painted on it. */
import { flag } from './flags';
import { f, hash, INK } from './ink';
import type { Ship } from './ship';

/** Sheer line from stern to bow with its raised decks, then the stem, the keel and the counter. */
function outline(s: Ship): string {
  const pts: number[][] = [];
  const step = 6;
  for (let x = -s.hl; x <= s.hl + 0.01; x += step) {
    pts.push([x, s.deck(x)]);
  }
  pts.push([s.hl, s.deck(s.hl)]);
  s.plan.isl.forEach((i: number[]) => {
    [i[0], i[1]].forEach((e, k) => {
      if (Math.abs(e) < s.hl - 1) {
        pts.push([e + (k ? 0.02 : -0.02), s.base(e)]);
        pts.push([e, s.base(e) - i[2]]);
      }
    });
  });
  pts.sort((a, b) => a[0] - b[0]);
  const bowX = s.plan.bow === 'ram' ? -3.4 : s.plan.bow === 'clipper' ? 7 : 0;
  pts[pts.length - 1][0] += bowX;
  if (s.plan.bow === 'clipper') pts[pts.length - 1][1] -= 1.2;
  const topD = pts.map((p) => f(p[0]) + ',' + f(p[1])).join('L');
  const bowD =
    s.plan.bow === 'ram'
      ? `C${f(s.hl - 1)},${f(-s.plan.H * 0.7)} ${f(s.hl + 3)},-4 ${f(s.hl + 4)},1L${f(s.hl + 2)},6`
      : s.plan.bow === 'clipper'
        ? `C${f(s.hl + 3)},${f(-s.plan.H * 0.8)} ${f(s.hl - 3)},${f(-s.plan.H * 0.2)} ${f(s.hl - 6)},6`
        : `L${f(s.hl - 1.6)},6`;
  const stD =
    s.plan.stern === 'cruiser'
      ? `L${f(-s.hl + 5)},6C${f(-s.hl + 1)},0 ${f(-s.hl - 4)},${f(-s.plan.H * 0.4)} ${f(-s.hl)},${f(s.deck(-s.hl))}`
      : `L${f(-s.hl + 17)},6C${f(-s.hl + 13)},${f(-s.plan.H * 0.22)} ${f(-s.hl + 8)},${f(-s.plan.H * 0.42)} ${f(-s.hl - 1)},${f(-s.plan.H * 0.62)}Q${f(-s.hl - 3)},${f(-s.plan.H * 0.85)} ${f(-s.hl)},${f(s.deck(-s.hl))}`;
  return `M${topD}${bowD}${stD}Z`;
}

function plating(s: Ship): void {
  let st = '';
  for (let x = -s.hl; x <= s.hl; x += 6) st += (x === -s.hl ? 'M' : 'L') + f(x) + ',' + f(s.base(x) + 2.6);
  s.hull += s.line(
    st,
    s.hair * 1.3,
    s.plan.hull === 'white' || s.plan.hull === 'grey' ? '#17130f' : '#f3e6c8',
    ' stroke-opacity=".4"',
  );
  if (s.fine) {
    for (let k = 1; k < 3; k++) {
      let q = '';
      for (let x = -s.hl; x <= s.hl; x += 8)
        q += (x === -s.hl ? 'M' : 'L') + f(x) + ',' + f(s.base(x) + 2.6 + k * s.plan.H * 0.24);
      s.hull += s.line(q, 0.25, '#000', ' stroke-opacity=".35"');
    }
  }
}
function portholes(s: Ship): void {
  const rows =
    s.o.type === 'liner' ? 3 : s.o.type === 'passenger' ? 2 : s.o.type === 'cruiser' || s.plan.masts ? 0 : 1;
  for (let k = 0; k < (rows || 0); k++)
    for (let x = -s.hl + 12; x < s.hl - 8; x += s.o.type === 'liner' || s.o.type === 'passenger' ? 5.2 : 8)
      s.hull += `<circle cx="${f(x)}" cy="${f(s.base(x) + 5 + k * 4.6)}" r=".8" fill="#f0d596" fill-opacity=".85"/>`;
  if (s.o.type === 'cruiser')
    for (let x = -s.hl + 10; x < s.hl - 8; x += 9)
      s.hull += `<circle cx="${f(x)}" cy="${f(s.base(x) + 5)}" r=".75" fill="#23282b"/>`;
  if (s.plan.masts && s.o.type === 'barque' && s.fine)
    for (let x = -s.hl + 16; x < s.hl - 14; x += 8)
      s.hull += `<rect x="${f(x)}" y="${f(s.base(x) + 2.8)}" width="3.4" height="2.6" fill="#17130f" opacity=".55"/>`;
}
function anchorAndRust(s: Ship): void {
  s.hull += `<path d="M${f(s.hl - 9)},${f(s.base(s.hl) + 4.5)}l2.4,0m-1.2,0v4.2m-2,-1.2q2,2.4 4,0" stroke="${s.plan.hull === 'white' || s.plan.hull === 'grey' ? INK : '#d8ceb6'}" stroke-width=".8" fill="none"/>`;
  if (s.rand() < 0.8 && !/cruiser|white/.test(s.o.type + s.plan.hull))
    for (let k = 0; k < 4; k++) {
      const x = -s.hl + 20 + s.rand() * (s.plan.L - 50);
      s.hull += `<path d="M${f(x)},${f(s.base(x) + 6)}q.6,${f(3 + s.rand() * 4)} -.4,${f(6 + s.rand() * 4)}" stroke="#8a4a2c" stroke-width="1.3" opacity=".45" fill="none"/>`;
    }
}

/** A neutral nation painted on her side. */
function disguise(s: Ship): void {
  const nf = s.o.guiseFlag || 'NO',
    ph = s.plan.H * 0.66,
    pw = ph * 1.5,
    xs = s.o.type === 'liner' ? [-52, 44] : [-48, 44];
  xs.forEach(
    (x) =>
      (s.hull += `<g transform="translate(${f(x - pw / 2)},${f(-s.plan.H * 0.56)})">${flag(nf, pw, ph)}</g>`),
  );
  if (s.det)
    s.hull += `<text x="${s.o.type === 'liner' ? -4 : -2}" y="${f(-s.plan.H * 0.34)}" text-anchor="middle" font-family="DejaVu Sans,Helvetica,sans-serif" font-weight="700" font-size="${f(s.plan.H * 0.52)}" letter-spacing="2" fill="#fbf5e6" textLength="${s.o.type === 'liner' ? 52 : 46}">${{ NO: 'NORGE', SE: 'SVERIGE', ES: 'ESPAÑA', NL: 'HOLLAND' }[nf] || 'NORGE'}</text>`;
}

export function hull(s: Ship): void {
  const hullD = outline(s),
    cid = 'kph' + (hash(hullD + s.o.seed + Math.floor(s.rand() * 1e6)) % 1e8);
  s.hull +=
    `<clipPath id="${cid}"><path d="${hullD}"/></clipPath>` +
    s.path(hullD, `url(#kp-h-${s.plan.hull})`, s.sw * 1.1) +
    `<g clip-path="url(#${cid})"><rect x="${-s.hl - 8}" y="-2.6" width="${s.plan.L + 20}" height="10" fill="${s.grey ? '#7b3a30' : '#9c3a2c'}"/><path d="M${-s.hl - 8},-2.8H${s.hl + 12}" stroke="#f3e6c8" stroke-width="${s.det ? 0.7 : 1}" stroke-opacity=".75"/>`;
  if (s.o.type === 'fullrig' || s.o.type === 'barque')
    s.hull += `<rect x="${-s.hl - 8}" y="-6.4" width="${s.plan.L + 20}" height="3.6" fill="#17130f" opacity=".35"/>`;
  if (s.det) {
    plating(s);
    portholes(s);
    anchorAndRust(s);
  }
  if (s.disguised && (s.o.type === 'raider' || s.o.type === 'liner')) disguise(s);
  s.hull += `</g>`;
}
