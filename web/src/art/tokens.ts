/* Small drawn pieces: action tokens, damage chits, ammunition, seals. All drawn on a 24 x 24 field centred on 0,0. */
const st = (d: string, w?: number) =>
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w || 1.7}" stroke-linecap="round" stroke-linejoin="round"/>`,
  fl = (d: string, c?: string) => `<path d="${d}" fill="${c || 'currentColor'}"/>`;
const hull =
  'M0,-10C3.4,-7.6 4.2,-4 4.2,1C4.2,5 3.6,7.6 2.8,9.4H-2.8C-3.6,7.6 -4.2,5 -4.2,1C-4.2,-4 -3.4,-7.6 0,-10Z';
const flame =
  'M0,9C-6.4,8.6 -8,3 -5.4,-1.6C-4.8,.4 -3.2,.4 -3.2,-2C-3.4,-6 -.4,-8.6 1.8,-11C1.6,-7 7,-4.6 7,1.8C7,6.4 4,9 0,9Z';
const drop = 'M0,-9C3.4,-4 6.2,-.8 6.2,3A6.2,6.2 0 0 1 -6.2,3C-6.2,-.8 -3.4,-4 0,-9Z';
const fireSide = (s: number) =>
  st(hull, 1.5) +
  `<g transform="scale(${s},1)">` +
  fl(
    'M6,-5.4L12,-6.6L8.6,-3.8L12.4,-3.2L6,-3.4ZM6,-.6L12,-1.8L8.6,1L12.4,1.6L6,1.4ZM6,4.2L12,3L8.6,5.8L12.4,6.4L6,6.2Z',
  ) +
  '</g>';
const loadSide = (s: number) =>
  st(hull, 1.5) +
  `<g transform="scale(${s},1)">` +
  '<g fill="currentColor"><circle cx="8.2" cy="-4.6" r="1.9"/><circle cx="8.2" cy=".6" r="1.9"/><circle cx="8.2" cy="5.8" r="1.9"/></g>' +
  st('M12,-8.4Q8.4,-11.6 5,-9M4.6,-11.6L4.8,-8.8L7.6,-8.6', 1.3) +
  '</g>';
const sail =
  'M-7,-6H5M-6.4,-6C-3.8,-2 -3.8,2.4 -6.4,6.4M4.4,-6C6.6,-2 6.6,2.4 4.4,6.4M-6.4,6.4Q-1,3.6 4.4,6.4';
const I: Record<string, string> = {
  fire_port: fireSide(-1),
  fire_starboard: fireSide(1),
  reload_port: loadSide(-1),
  reload_starboard: loadSide(1),
  musketry:
    st('M-10,6.4L-4.6,4.4L9.6,-6.4M-10,6.4L-8.6,9L-3.4,5.6L-2,3.4M-1.4,2.6L-.4,4.4', 1.9) +
    fl('M9.4,-9.6L13,-10.2L11,-7.4L13,-5.4L9.8,-5.6Z'),
  raise_sail: st(sail) + st('M10,6V-5.6M7.4,-3L10,-6L12.6,-3', 1.7),
  reduce_sail: st(sail) + st('M10,-6V5.6M7.4,3L10,6L12.6,3', 1.7),
  repair: st('M-8,9L2.4,-2.4', 2.6) + fl('M-2,-6.6L3.8,-10.4L10.4,-3.6L7.6,-1L5,-3.4L2,-.6L-1.6,-4.4Z'),
  extinguish:
    `<g transform="translate(2.5,-1.5) scale(.86)">${st(flame, 1.9)}</g>` +
    fl('M-11,2.6H-3L-4.2,10H-9.8Z') +
    st('M-10.6,2.6Q-7,-2.6 -3.4,2.6', 1.3),
  pump:
    st('M-10,8.6Q-7.4,6.4 -5,8.6T0,8.6T5,8.6T10,8.6', 1.7) +
    st('M-5.4,4V-7H2M2,-9.4V-4.6', 2) +
    fl('M6,-6C8,-3 9.4,-1.2 9.4,.8A3.4,3.4 0 0 1 2.6,.8C2.6,-1.2 4,-3 6,-6Z'),
  boarding:
    st('M-9,-9.4Q1,-4.4 7.2,6.6M9,-9.4Q-1,-4.4 -7.2,6.6', 1.9) +
    st('M3.4,8.6L10.4,4.2M-3.4,8.6L-10.4,4.2', 1.9),
  grog: st('M-6.6,-7H4.6L3.8,9H-5.8ZM4.4,-3.6H9Q10,3.4 4.2,3.6', 1.7) + st('M-6.2,-2.4H4.2', 1.3),
  crew: fl('M0,-9A4,4 0 1 1 -.01,-9ZM-7,8.6C-7,1.8 -4,.4 0,.4S7,1.8 7,8.6Z'),
  fire: `<path fill-rule="evenodd" d="${flame}M.4,7.4C-2.8,7 -3.6,3.6 -1.4,.6C-.6,2.2 1.2,.4 1.2,-2.6C3.8,0 4.6,7 .4,7.4Z" fill="currentColor"/>`,
  leak:
    `<g transform="translate(0,-3.4) scale(.66)">${fl(drop)}</g>` +
    st('M-10,6Q-7.5,3.8 -5,6T0,6T5,6T10,6M-10,10.4Q-7.5,8.2 -5,10.4T0,10.4T5,10.4T10,10.4', 1.6),
  rudder: st('M-5,-9.4V8.6', 2.2) + fl('M-3.4,-3H2.8Q7,1 6.4,8.6H-3.4Z') + st('M-5,-8.4H6', 2),
  mast: st('M-2,10V1.4L5.4,-8.6M-8,4.4H4.6M-1,-6L8,-1', 2.1),
  sail:
    st('M-8,-7.4H8M-7,-7.4C-4,-2 -4,3 -7,8.2M7,-7.4C10,-2 10,3 7,8.2M-7,8.2L-3,5L0,8L3.4,4.8L7,8.2', 1.8) +
    fl('M-2,-2.4L2.4,-3.2L1.4,1.4L-2.6,1.6Z'),
  ball: '<g fill="currentColor"><circle cx="-5" cy="4" r="4.7"/><circle cx="5" cy="4" r="4.7"/><circle cy="-4.6" r="4.7"/></g><path d="M-2.4,-6.2A3,3 0 0 1 0,-7.7M-7.4,2.4A3,3 0 0 1 -5,.9M2.6,2.4A3,3 0 0 1 5,.9" stroke="#fff9" stroke-width="1.2" fill="none" stroke-linecap="round"/>',
  chain:
    '<circle cx="-6.4" cy="3.4" r="4.4" fill="currentColor"/><circle cx="6.4" cy="-3.4" r="4.4" fill="currentColor"/>' +
    st('M-3,1.6L3,-1.6', 2.4),
  grape:
    '<g fill="currentColor">' +
    [
      [-4.4, -4],
      [0, -5.6],
      [4.4, -4],
      [-5, 0.6],
      [0, -0.6],
      [5, 0.6],
      [-3, 4.8],
      [2.6, 4.8],
    ]
      .map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r="2.15"/>`)
      .join('') +
    '</g>',
  lock: st('M-4.4,-1V-4.6A4.4,4.4 0 0 1 4.4,-4.6V-1', 1.9) + fl('M-6.6,-1H6.6V8.6H-6.6Z'),
  hourglass:
    st('M-5.4,-9H5.4M-5.4,9H5.4M-4.4,-9C-4.4,-3 4.4,3 4.4,9M4.4,-9C4.4,-3 -4.4,3 -4.4,9', 1.7) +
    fl('M-2.8,7.8Q0,3.4 2.8,7.8Z'),
  quill: st('M-8,9.4L1,-2', 1.7) + fl('M-3,3.4C-2.4,-5 3.4,-10.4 10,-10.6C9.4,-4 6,2.6 -3,3.4Z'),
};
const C: Record<string, [string, string]> = {
  A: ['#f0a04b', '#5e2f00'],
  B: ['#f0d264', '#4c3b00'],
  C: ['#d9604c', '#fff6ec'],
  D: ['#8d63ad', '#fff6ec'],
  E: ['#c4bba4', '#2e2a20'],
};
const icon = (k: string, s: number, c?: string, extra?: string): string =>
  `<svg class="glyph" width="${s}" height="${s}" viewBox="-13 -13 26 26" aria-hidden="true" style="color:${c || 'currentColor'};${extra || ''}">${I[k] || ''}</svg>`;
const g = (k: string, s: number, c?: string): string =>
  `<g transform="scale(${s})" color="${c || '#1b2126'}" style="color:${c || '#1b2126'}">${I[k]}</g>`;
function chitG(spec: string, s: number, o: { ring?: string } = {}): string {
  // svg <g>, top left at 0,0; spec 'A2+rudder', 'Acrew', 'A0', 'A?' = face down
  const l = spec[0],
    face = spec.slice(1).replace('*', ''),
    c = C[l],
    num = (face.match(/^\d/) || [''])[0],
    sym = (face.match(/[a-z]+$/) || [''])[0];
  const r = s * 0.1;
  let q = '';
  q += `<rect x="${s * 0.05}" y="${s * 0.08}" width="${s}" height="${s}" rx="${r}" fill="#000" opacity=".32"/><rect width="${s}" height="${s}" rx="${r}" fill="${c[0]}"/><rect x="${s * 0.06}" y="${s * 0.06}" width="${s * 0.88}" height="${s * 0.88}" rx="${r * 0.6}" fill="none" stroke="${c[1]}" stroke-opacity=".4" stroke-width="${Math.max(0.6, s * 0.022)}"/>`;
  if (face === '?')
    return (
      q +
      `<text x="${s / 2}" y="${s * 0.5}" text-anchor="middle" dominant-baseline="central" font-family="DejaVu Serif,Georgia,serif" font-weight="700" font-size="${s * 0.6}" fill="${c[1]}">${l}</text>`
    );
  if (s >= 20)
    q += `<text x="${s * 0.14}" y="${s * 0.3}" font-family="sans-serif" font-weight="700" font-size="${s * 0.22}" fill="${c[1]}" fill-opacity=".85">${l}</text>`;
  const both = num !== '' && sym,
    ns = both ? 0.48 : 0.62;
  if (num !== '')
    q += `<text x="${s * (both ? 0.36 : 0.52)}" y="${s * 0.56}" text-anchor="middle" dominant-baseline="central" font-family="var(--serif)" font-weight="700" font-size="${s * ns}" fill="${c[1]}" ${/^6$|rudder|leak/.test(face) ? 'text-decoration="underline"' : ''}>${num}</text>`;
  if (sym)
    q += `<g transform="translate(${s * (both ? 0.7 : 0.54)},${s * (both ? 0.6 : 0.57)}) scale(${s * (both ? 0.0185 : 0.029)})" style="color:${c[1]}">${I[sym]}</g>`;
  if (o.ring)
    q += `<rect x="-1.6" y="-1.6" width="${s + 3.2}" height="${s + 3.2}" rx="${r + 1.4}" fill="none" stroke="${o.ring}" stroke-width="1.6"/>`;
  return q;
}
const chit = (spec: string, s: number, o?: { ring?: string }): string =>
  `<svg width="${s + 3}" height="${s + 3}" viewBox="-1.8 -1.8 ${s + 3.8} ${s + 3.8}" style="display:block;overflow:visible">${chitG(spec, s, o)}</svg>`;
const seal = (x: number, y: number, r: number) => {
  let d = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283,
      k = r * (1 + 0.09 * Math.sin(i * 2.4) + (i % 2 ? 0.05 : -0.03));
    d += (i ? 'L' : 'M') + (x + Math.cos(a) * k).toFixed(1) + ',' + (y + Math.sin(a) * k).toFixed(1);
  }
  return `<path d="${d}Z" fill="#9e1b22" stroke="#5c0b10" stroke-width="${r * 0.1}" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="#b9272f" stroke="#7d1117" stroke-width="${r * 0.09}"/><g transform="translate(${x},${y + r * 0.03}) scale(${r * 0.075})" fill="none" stroke="#f3c9b8" stroke-width="1.5" stroke-linecap="round"><circle cy="-4.6" r="1.4"/><path d="M0,-3.2V5M-2.8,-1.2H2.8M-4.6,1.4Q-4,5 0,5.2Q4,5 4.6,1.4"/></g>`;
};
export { I, icon, g, chit, chitG, seal, C };
