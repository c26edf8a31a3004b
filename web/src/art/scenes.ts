import * as QD from './ships';
/* The three home scenes: our own drawings. SC.fleet, SC.duel, SC.raider -> inner SVG for a viewBox 0 0 w h. */
const f = (n: number) => (Math.round(n * 10) / 10).toString();
/** Scales keep one digit more than coordinates. */
const f2 = (n: number) => (Math.round(n * 1000) / 1000).toString();
// ---- a ship of the line in profile; bow to the left, waterline at y = 0, about 300 wide at k = 1
interface Profile {
  x: number;
  y: number;
  k?: number;
  decks?: number;
  hull?: string;
  band?: string;
  sail?: string;
  shade?: string;
  line?: string;
  flag?: string;
  flagc?: string;
  /** One flat colour: a silhouette on the horizon. */
  sil?: string;
  plain?: boolean;
  flip?: boolean;
  bare?: boolean;
  mast?: number[];
}

function profile(o: Profile): string {
  const d = o.decks || 3,
    c = Object.assign(
      {
        hull: '#1d1510',
        band: '#d9a94a',
        sail: '#fbeed2',
        shade: '#d9b98a',
        line: '#2a1d13',
        flag: 'British',
      },
      o,
    ),
    sil = c.sil;
  let s = '';
  const H = d === 3 ? 1.12 : d === 2 ? 1 : 0.86;
  const hull = `M-112,${f(-30 * H)}C-104,${f(-24 * H)} -104,${f(-10 * H)} -97,2L96,2C104,${f(-10 * H)} 110,${f(-34 * H)} 112,${f(-54 * H)}L100,${f(-55 * H)}C86,${f(-47 * H)} 60,${f(-42 * H)} 34,${f(-36 * H)}C0,${f(-31 * H)} -44,${f(-31 * H)} -84,${f(-36 * H)}L-98,${f(-38 * H)}Z`;
  const masts = [
    [-62, 1, 158],
    [4, 1.06, 176],
    [64, 0.8, 136],
  ];
  // standing rigging behind
  let rig = '';
  masts.forEach((m) => {
    const top = -m[2] - 20;
    rig += `M${m[0]},${f(top)}L${m[0] - 20},${f(-34 * H)}M${m[0]},${f(top)}L${m[0] + 26},${f(-36 * H)}M${m[0]},${f(top * 0.62)}L${m[0] + 20},${f(-34 * H)}M${m[0]},${f(top * 0.62)}L${m[0] + 13},${f(-34 * H)}M${m[0]},${f(top * 0.62)}L${m[0] - 13},${f(-34 * H)}`;
  });
  rig += `M-160,${f(-66)}L-62,-178M-152,${f(-62)}L-62,-118M-62,-170L4,-196M-62,-110L4,-130M4,-190L64,-156M64,-150L110,${f(-56 * H)}`;
  s += `<path d="${rig}" stroke="${sil || c.line}" stroke-width=".7" fill="none" opacity="${sil ? 0.8 : 0.7}"/>`;
  // bowsprit, masts
  s += `<path d="M-96,${f(-36 * H)}L-164,${f(-68)}" stroke="${sil || '#4a3019'}" stroke-width="3.2"/>`;
  masts.forEach((m) => {
    s += `<path d="M${m[0]},${f(-30 * H)}V${f(-m[2] - 26)}" stroke="${sil || '#4a3019'}" stroke-width="3"/>`;
  });
  // jibs and driver
  const cloth = (p: string, sh?: number) =>
    `<path d="${p}" fill="${sil || (sh ? c.shade : c.sail)}" stroke="${sil || c.line}" stroke-width=".7" stroke-linejoin="round"/>`;
  if (!o.bare) {
    s +=
      cloth(`M-158,-64Q-112,-96 -66,-168Q-90,-104 -104,-58Q-130,-56 -158,-64Z`, 1) +
      cloth(`M-138,-55Q-104,-74 -66,-118Q-78,-74 -88,-50Q-110,-46 -138,-55Z`);
    s += cloth(`M66,-104L104,-124Q110,-86 118,-60Q92,-50 66,-52Z`, 1);
  }
  // square sails
  masts.forEach((m, i) => {
    const k = m[1],
      x = m[0],
      top = m[2];
    const L =
      i === 2
        ? [
            [24, 19, 0.3, 0.6],
            [17, 12, 0.62, 0.84],
            [11, 8, 0.86, 1.02],
          ]
        : [
            [33, 29, 0.22, 0.5],
            [28, 19, 0.52, 0.78],
            [18, 12, 0.8, 0.97],
            [11, 7.5, 0.985, 1.1],
          ];
    if (o.mast && o.mast[i] === 0) return;
    L.forEach((l, j) => {
      if (o.plain && j === 0 && i < 2) {
        s += `<path d="M${f(x - l[1] * k)},${f(-top * l[3])}h${f(l[1] * 2 * k)}" stroke="${sil || c.shade}" stroke-width="4.5" stroke-linecap="round"/><path d="M${f(x - l[1] * k - 3)},${f(-top * l[3] - 2)}h${f(l[1] * 2 * k + 6)}" stroke="${sil || c.line}" stroke-width="1.4"/>`;
        return;
      }
      const yb = -top * l[2] - 8,
        yt = -top * l[3] - 6,
        wb = l[0] * k,
        wt = l[1] * k,
        b = (6 + 3 * (1 - j / 4)) * k,
        sx = -5 * k;
      s += `<path d="M${f(x - wt)},${f(yt)}L${f(x + wt)},${f(yt)}C${f(x + wt + 1)},${f(yt + (yb - yt) * 0.4)} ${f(x + wb + sx)},${f(yt + (yb - yt) * 0.7)} ${f(x + wb)},${f(yb)}Q${f(x + sx)},${f(yb - b * 0.9)} ${f(x - wb)},${f(yb)}C${f(x - wb - b * 1.3)},${f(yt + (yb - yt) * 0.66)} ${f(x - wt - b)},${f(yt + (yb - yt) * 0.25)} ${f(x - wt)},${f(yt)}Z" fill="${sil || c.sail}" stroke="${sil || c.line}" stroke-width=".7"/>`;
      if (!sil) {
        s += `<path d="M${f(x + wt * 0.25)},${f(yt)}L${f(x + wt)},${f(yt)}C${f(x + wt + 1)},${f(yt + (yb - yt) * 0.4)} ${f(x + wb + sx)},${f(yt + (yb - yt) * 0.7)} ${f(x + wb)},${f(yb)}Q${f(x + wb * 0.5)},${f(yb - b * 0.55)} ${f(x + wb * 0.12)},${f(yb - b * 0.62)}C${f(x + wb * 0.34)},${f((yt + yb) / 2)} ${f(x + wt * 0.3)},${f(yt + 4)} ${f(x + wt * 0.25)},${f(yt)}Z" fill="${c.shade}" opacity=".75"/>`;
        s += `<path d="M${f(x - wt - 3)},${f(yt)}H${f(x + wt + 3)}" stroke="${c.line}" stroke-width="1.6"/>`;
        s += `<path d="M${f(x - wb * 0.5)},${f(yt + 3)}Q${f(x - wb * 0.62)},${f((yt + yb) / 2)} ${f(x - wb * 0.5)},${f(yb - b * 0.5)}M${f(x)},${f(yt + 2)}Q${f(x - 5)},${f((yt + yb) / 2)} ${f(x - 1)},${f(yb - b * 0.8)}" stroke="${c.line}" stroke-opacity=".2" stroke-width=".6" fill="none"/>`;
      }
    });
  });
  // hull over the feet of the sails
  s += `<path d="${hull}" fill="${sil || c.hull}"/>`;
  if (!sil) {
    const rows = d;
    for (let r = 0; r < rows; r++) {
      const y = -8 - r * 9.2 * (d === 3 ? 1 : 1.05);
      const path = `M-99,${f(y - 2)}C-50,${f(y + 0.8)} 20,${f(y + 0.8)} ${f(104 + r * 1.6)},${f(y - 6)}`;
      s += `<path d="${path}" stroke="${c.band}" stroke-width="4.4" fill="none"/>`;
      const n = 15 - r;
      let pt = '';
      for (let i = 0; i < n; i++) {
        const t = (i + 0.5) / n,
          x = -92 + t * 186 + r * 1.5,
          yy = y - 2 + 2.4 * Math.sin(Math.PI * t) - (t > 0.72 ? (t - 0.72) * 14 : 0);
        pt += `<rect x="${f(x - 2.1)}" y="${f(yy - 1.9)}" width="4.2" height="4" fill="#120c08"/>`;
      }
      s += pt;
    }
    s += `<path d="M84,${f(-36 * H)}L110,${f(-46 * H)}M86,${f(-24 * H)}L108,${f(-32 * H)}" stroke="${c.band}" stroke-width="1.4"/><path d="M90,${f(-40 * H)}h3.6v5h-3.6zM96.5,${f(-42 * H)}h3.6v5h-3.6zM103,${f(-44.5 * H)}h3.6v5h-3.6zM92,${f(-28 * H)}h3.4v5h-3.4zM98,${f(-29.5 * H)}h3.4v5h-3.4z" fill="#ffdf8f"/>`;
    s += `<path d="M-112,${f(-30 * H)}Q-118,${f(-36 * H)} -112,${f(-40 * H)}L-98,${f(-38 * H)}" fill="none" stroke="${c.band}" stroke-width="2"/>`;
    s += `<path d="M-97,2C-60,5.4 50,5.4 96,2" stroke="#e8f3ea" stroke-opacity=".75" stroke-width="1.6" fill="none"/>`;
  }
  if (c.flag && !sil)
    s += `<path d="M110,${f(-52 * H)}L122,-96" stroke="${c.line}" stroke-width="1.6"/><g transform="translate(122,-86) rotate(172) scale(1,-1) skewY(-9)">${QD.flag(c.flag, 40, 24)}</g>`;
  if (c.flag && sil)
    s += `<path d="M110,-54L120,-92" stroke="${sil}" stroke-width="1.6"/><path d="M120,-92l-22,3v12l22,-3z" fill="${c.flagc || sil}"/>`;
  return `<g transform="translate(${f(o.x)},${f(o.y)}) scale(${f2((o.k || 1) * (o.flip ? -1 : 1))},${f2(o.k || 1)})">${s}</g>`;
}
const puffs = (list: number[][], g: string) =>
  list
    .map(
      (p: number[]) =>
        `<circle cx="${f(p[0])}" cy="${f(p[1])}" r="${f(p[2])}" fill="url(#${g})" opacity="${f(p[3] ?? 1)}"/>`,
    )
    .join('');
function bank(x0: number, x1: number, y: number, r: number, n: number, seed: number, g: string, op?: number) {
  const R = QD.rnd(seed),
    L = [];
  for (let i = 0; i < n; i++) {
    const t = R();
    L.push([
      x0 + (x1 - x0) * t,
      y + (R() - 0.5) * r * 1.1,
      r * (0.5 + R() * 0.7),
      (op ?? 1) * (0.5 + R() * 0.5),
    ]);
  }
  return puffs(L, g);
}
function waves(w: number, y0: number, y1: number, n: number, col: string, seed: number, op: number) {
  const R = QD.rnd(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const t = i / n,
      y = y0 + (y1 - y0) * t * t,
      l = 14 + t * 90,
      x = R() * w;
    s += `M${f(x)},${f(y)}q${f(l * 0.25)},${f(-1 - t * 5)} ${f(l * 0.5)},0t${f(l * 0.5)},0`;
  }
  return `<path d="${s}" stroke="${col}" stroke-width="1.3" fill="none" opacity="${op}"/>`;
}
function billow(x0: number, x1: number, y: number, amp: number, seed: number, op?: number) {
  const R = QD.rnd(seed),
    n = Math.max(5, Math.round((x1 - x0) / (amp * 0.42))),
    top = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      env = Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.86)) ** 0.7;
    top.push([x0 + (x1 - x0) * t, y - amp * env * (0.55 + R() * 0.45)]);
  }
  let d = `M${f(x0)},${f(y)}`,
    folds = '';
  let p = [x0, y];
  top.forEach((q) => {
    const dx = q[0] - p[0],
      dy = q[1] - p[1],
      r = Math.hypot(dx, dy) * 0.56;
    d += `A${f(r)},${f(r)} 0 0 1 ${f(q[0])},${f(q[1])}`;
    if (R() < 0.8) {
      const rr = r * 0.62;
      folds += `M${f(q[0] - rr * 0.5)},${f(q[1] + rr * 1.1)}a${f(rr)},${f(rr)} 0 0 1 ${f(rr * 1.5)},${f(-rr * 0.3)}`;
    }
    p = q;
  });
  const low = [];
  for (let i = n; i >= 0; i--) {
    const t = i / n;
    low.push([x0 + (x1 - x0) * t, y + amp * 0.16 * Math.sin(Math.PI * t) * (0.6 + R() * 0.6)]);
  }
  low.forEach((q) => {
    const dx = q[0] - p[0],
      dy = q[1] - p[1],
      r = Math.max(2, Math.hypot(dx, dy) * 0.62);
    d += `A${f(r)},${f(r)} 0 0 1 ${f(q[0])},${f(q[1])}`;
    p = q;
  });
  return `<g opacity="${op ?? 1}"><path d="${d}Z" fill="url(#fbil)"/><path d="${folds}" fill="none" stroke="#a98b5c" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round"/></g>`;
}
function fleet(w: number, h: number) {
  const hz = h * 0.56;
  let s = `<defs><linearGradient id="fsky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#16424f"/><stop offset=".42" stop-color="#4b7f80"/><stop offset=".72" stop-color="#d9b47c"/><stop offset="1" stop-color="#f6dca2"/></linearGradient><linearGradient id="fsea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#b99a66"/><stop offset=".12" stop-color="#4e7c78"/><stop offset=".45" stop-color="#1f545d"/><stop offset="1" stop-color="#0c2d36"/></linearGradient><radialGradient id="fsun"><stop offset="0" stop-color="#fff6d4"/><stop offset=".16" stop-color="#ffe9b0"/><stop offset=".17" stop-color="#ffdf98" stop-opacity=".55"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient><radialGradient id="fpuff"><stop offset="0" stop-color="#fff4dc" stop-opacity=".98"/><stop offset=".55" stop-color="#ecd9b4" stop-opacity=".62"/><stop offset="1" stop-color="#c9b48c" stop-opacity="0"/></radialGradient><linearGradient id="fbil" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fffaec"/><stop offset=".55" stop-color="#f3e0bb"/><stop offset="1" stop-color="#cfae7a" stop-opacity=".75"/></linearGradient><radialGradient id="fpuff2"><stop offset="0" stop-color="#f3e2bf" stop-opacity=".75"/><stop offset="1" stop-color="#d6bd8d" stop-opacity="0"/></radialGradient></defs>`;
  s += `<rect width="${w}" height="${hz + 4}" fill="url(#fsky)"/>`;
  for (let i = 0; i < 9; i++) {
    const y = h * (0.08 + i * 0.045),
      R = QD.rnd(i + 3);
    R();
    const l = 90 + R() * 190,
      cx = w * ((i * 0.37 + 0.12) % 1.1);
    s += `<path d="M${f(cx - l)},${f(y)}Q${f(cx - l * 0.3)},${f(y - 7 - i)} ${f(cx + l * 0.1)},${f(y - 2)}T${f(cx + l)},${f(y)}Q${f(cx)},${f(y + 9 + i)} ${f(cx - l)},${f(y)}Z" fill="#fdf0d2" fill-opacity="${f(0.05 + i * 0.022)}"/>`;
  }
  s += `<circle cx="${w * 0.27}" cy="${hz - 62}" r="250" fill="url(#fsun)"/>`;
  [
    [0.06, 0.3],
    [0.19, 0.33],
    [0.33, 0.31],
    [0.47, 0.34],
    [0.61, 0.32],
    [0.76, 0.35],
    [0.91, 0.33],
  ].forEach((q, i) => {
    s += profile({
      x: w * q[0],
      y: hz,
      k: q[1],
      sil: ['#a08a62', '#9a865f'][i % 2],
      flag: 'French',
      flagc: '#4a6d9a',
      decks: 2,
    });
  });
  s += bank(0, w, hz - 8, 34, 40, 5, 'fpuff2', 0.9);
  s += `<rect y="${hz}" width="${w}" height="${h - hz}" fill="url(#fsea)"/>`;
  {
    const G = QD.rnd(88);
    for (let i = 0; i < 46; i++) {
      const t = i / 46,
        l = 16 + t * 110 * G();
      s += `<path d="M${f(w * 0.27 - l / 2 + (G() - 0.5) * 70 * t)},${f(hz + 3 + (h - hz) * t * 0.6)}h${f(l)}" stroke="#ffeab8" stroke-opacity="${f(0.6 - t * 0.5)}" stroke-width="${f(1.2 + t * 2)}" stroke-linecap="round"/>`;
    }
  }
  s += waves(w, hz + 4, h, 90, '#f6e4bd', 12, 0.34);
  s += profile({
    x: w * 0.16,
    y: hz + 34,
    k: 0.62,
    hull: '#3d3226',
    band: '#a98a52',
    sail: '#f5e2bb',
    shade: '#c9a878',
    line: '#5a4730',
    flag: 'French',
    decks: 2,
    plain: true,
  });
  s += profile({
    x: w * 0.85,
    y: hz + 40,
    k: 0.66,
    hull: '#3a2d22',
    band: '#b8934f',
    sail: '#f6e4be',
    shade: '#cdab7a',
    line: '#54412c',
    flag: 'Spanish',
    decks: 2,
    plain: true,
    flip: false,
  });
  s += billow(w * 0.24, w * 0.52, hz + 36, 62, 31, 0.9) + billow(w * 0.7, w * 1.02, hz + 44, 46, 8, 0.92);
  const fx = w * 0.55,
    fy = h * 0.705,
    K = Math.min(1.66, w / 390);
  s += `<ellipse cx="${fx}" cy="${fy + 10}" rx="${f(150 * K)}" ry="15" fill="#072028" opacity=".55"/>`;
  s += profile({
    x: fx,
    y: fy,
    k: K,
    decks: 3,
    flag: 'British',
    plain: true,
    sail: '#fff3d8',
    shade: '#d8b886',
    hull: '#17100b',
    band: '#dca93f',
  });
  // her broadside: a roll of smoke along the side, tongues of flame in it, thinning away to leeward
  let roll = '';
  for (let i = 0; i < 5; i++) {
    const x = fx - 70 * K + i * 15 * K;
    roll += `<path d="M${f(x)},${f(fy - 10 * K)}l${f(-5 * K)},${f(9 * K)} ${f(8 * K)},${f(-4 * K)}z" fill="#ffd36a"/><circle cx="${f(x)}" cy="${f(fy - 6 * K)}" r="${f(9 * K)}" fill="url(#qd-glow)" opacity=".9"/>`;
  }
  s +=
    billow(fx - 250 * K, fx - 96 * K, fy + 8 * K, 34 * K, 61, 0.9) +
    billow(fx - 176 * K, fx - 40 * K, fy + 9 * K, 26 * K, 14, 0.96) +
    roll +
    billow(fx - 96 * K, fx + 2 * K, fy + 10 * K, 14 * K, 33, 0.97);
  s += bank(fx - 260 * K, fx - 120 * K, fy + 12 * K, 20 * K, 10, 21, 'fpuff', 0.5);
  s += waves(w, fy + 8, h + 20, 46, '#cfe6dc', 40, 0.26);
  return s;
}
function duel(w: number, h: number) {
  // looking straight down on two frigates, the manoeuvre cards' paths between them
  let s = `<defs><radialGradient id="dsea" cx=".55" cy=".42" r=".85"><stop offset="0" stop-color="#3fa3a3"/><stop offset=".5" stop-color="#237a83"/><stop offset="1" stop-color="#0f4855"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#dsea)"/>`;
  const R = QD.rnd(5);
  let sw = '';
  for (let i = 0; i < 190; i++) {
    const x = R() * w,
      y = R() * h,
      l = 16 + R() * 34;
    sw += `M${f(x)},${f(y)}q${f(l / 4)},-5 ${f(l / 2)},0t${f(l / 2)},0`;
  }
  s += `<path d="${sw}" transform="rotate(-18 ${w / 2} ${h / 2})" stroke="#d9fff4" stroke-opacity=".16" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
  // broadside arc of the British frigate: two range bands
  const ax = w * 0.33,
    ay = h * 0.575,
    arc = (r0: number, r1: number, a0: number, a1: number, fill: string, op: number) => {
      const p = (r: number, a: number) => [
          ax + Math.sin((a * Math.PI) / 180) * r,
          ay - Math.cos((a * Math.PI) / 180) * r,
        ],
        q = [p(r0, a0), p(r1, a0), p(r1, a1), p(r0, a1)];
      return `<path d="M${f(q[0][0])},${f(q[0][1])}L${f(q[1][0])},${f(q[1][1])}A${r1},${r1} 0 0 1 ${f(q[2][0])},${f(q[2][1])}L${f(q[3][0])},${f(q[3][1])}A${r0},${r0} 0 0 0 ${f(q[0][0])},${f(q[0][1])}Z" fill="${fill}" fill-opacity="${op}" stroke="#fff6dc" stroke-opacity=".7" stroke-width="1.4" stroke-dasharray="7 5"/>`;
    };
  s += arc(40, 215, 62, 118, '#fff3c9', 0.16) + arc(215, 400, 62, 118, '#fff3c9', 0.08);
  // paths: the card just played and the three that may follow
  const path = (d: string, on?: number) =>
    `<path d="${d}" fill="none" stroke="#0c3a44" stroke-opacity=".4" stroke-width="${on ? 9 : 6}"/><path d="${d}" fill="none" stroke="${on ? '#ffe59a' : '#f3fff9'}" stroke-width="${on ? 4 : 2}" stroke-dasharray="${on ? 'none' : '3 8'}" stroke-linecap="round"/>`;
  s +=
    path(`M${ax},${ay}C${ax},${ay - 150} ${ax + 10},${ay - 190} ${ax + 52},${ay - 262}`, 1) +
    path(`M${ax},${ay}C${ax},${ay - 150} ${ax},${ay - 200} ${ax},${ay - 280}`) +
    path(`M${ax},${ay}C${ax},${ay - 130} ${ax - 16},${ay - 180} ${ax - 74},${ay - 232}`);
  s += `<g transform="translate(${ax + 60},${ay - 292}) rotate(30) scale(1.55)"><path d="${QD.outline('frigate', 0)}" fill="#fff6dc" fill-opacity=".22" stroke="#ffe59a" stroke-width="2" stroke-dasharray="6 4"/></g>`;
  // bases edges: a hint of the table game
  s += `<g transform="translate(${w * 0.75},${h * 0.4})">${QD.ship({ type: 'frigate', nation: 'French', heading: 162, windTo: 18, scale: 2.75, lod: 'l', rig: 0.6, hull: 0.6, seed: 'fr', wake: 0.8, smoke: 'stbd', smokeAge: 0.25 })}</g>`;
  s += `<g transform="translate(${ax},${ay})">${QD.ship({ type: 'frigate', nation: 'British', heading: 0, windTo: 18, scale: 3.3, lod: 'l', rig: 0.92, hull: 0.95, seed: 'br', wake: 1, smoke: 'stbd', smokeAge: 0.08, flash: 1 })}</g>`;
  // a ruler in millimetres lying on the water
  s += `<g transform="translate(${w * 0.47},${h * 0.735}) rotate(-9)"><rect width="${w * 0.5}" height="30" fill="#e8cf95" stroke="#5d4214" stroke-width="1.2"/><rect width="${w * 0.5}" height="30" fill="none" stroke="#fff6" transform="translate(1,1)"/>`;
  for (let i = 0; i <= 50; i++) {
    const x = 10 + (i * (w * 0.5 - 20)) / 50;
    s += `<path d="M${f(x)},0v${i % 10 === 0 ? 14 : i % 5 === 0 ? 10 : 6}" stroke="#2a1e10" stroke-width="${i % 10 ? 0.7 : 1.2}"/>`;
    if (i % 10 === 0)
      s += `<text x="${f(x)}" y="25" font-size="10" font-family="DejaVu Serif,Georgia,serif" text-anchor="middle" fill="#2a1e10">${i * 5}</text>`;
  }
  s += `<text x="34" y="25" font-size="9" font-family="DejaVu Serif,Georgia,serif" font-style="italic" text-anchor="end" fill="#2a1e10">mm</text></g>`;
  return s;
}
function raider(w: number, h: number) {
  const hz = h * 0.58;
  let s = `<defs><linearGradient id="rsky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#050d18"/><stop offset=".6" stop-color="#122a41"/><stop offset="1" stop-color="#31536b"/></linearGradient><linearGradient id="rsea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#28475c"/><stop offset=".3" stop-color="#102a3b"/><stop offset="1" stop-color="#040b12"/></linearGradient><linearGradient id="beam" x1="1" x2="0" y1="0" y2="0"><stop offset="0" stop-color="#fff3c0" stop-opacity=".85"/><stop offset=".6" stop-color="#fff3c0" stop-opacity=".34"/><stop offset="1" stop-color="#fff3c0" stop-opacity=".16"/></linearGradient><radialGradient id="rmoon"><stop offset="0" stop-color="#fdf6dc"/><stop offset=".2" stop-color="#f6ecc8"/><stop offset=".215" stop-color="#d9e2dc" stop-opacity=".34"/><stop offset="1" stop-color="#9fb9c4" stop-opacity="0"/></radialGradient><radialGradient id="rlamp"><stop offset="0" stop-color="#fffbe6"/><stop offset=".2" stop-color="#fff0b8" stop-opacity=".7"/><stop offset="1" stop-color="#ffe9a0" stop-opacity="0"/></radialGradient><radialGradient id="rsm"><stop offset="0" stop-color="#04080d" stop-opacity=".9"/><stop offset="1" stop-color="#0a1622" stop-opacity="0"/></radialGradient></defs>`;
  s += `<rect width="${w}" height="${hz + 3}" fill="url(#rsky)"/>`;
  const R = QD.rnd(42);
  for (let i = 0; i < 110; i++) {
    s += `<circle cx="${f(R() * w)}" cy="${f(R() * hz * 0.8)}" r="${f(0.5 + R() * 0.9)}" fill="#fdf3d0" opacity="${f(0.25 + R() * 0.6)}"/>`;
  }
  s += `<circle cx="${w * 0.24}" cy="${h * 0.315}" r="170" fill="url(#rmoon)"/>`;
  for (let i = 0; i < 7; i++) {
    const y = h * (0.22 + i * 0.045);
    R();
    const l = 110 + R() * 150,
      cx2 = w * ((i * 0.43 + 0.2) % 1.1);
    s += `<path d="M${f(cx2 - l)},${f(y)}Q${f(cx2 - l * 0.3)},${f(y - 9)} ${f(cx2 + l * 0.1)},${f(y - 3)}T${f(cx2 + l)},${f(y)}Q${f(cx2)},${f(y + 12)} ${f(cx2 - l)},${f(y)}Z" fill="#0b1c2c" fill-opacity=".62"/>`;
  }
  s += `<rect y="${hz}" width="${w}" height="${h - hz}" fill="url(#rsea)"/>`;
  // moon path
  for (let i = 0; i < 34; i++) {
    const t = i / 34,
      y = hz + 4 + (h - hz) * t * 0.62,
      l = 12 + t * 64 * R();
    s += `<path d="M${f(w * 0.24 - l / 2 + (R() - 0.5) * 30 * t)},${f(y)}h${f(l)}" stroke="#f3ecce" stroke-opacity="${f(0.5 - t * 0.42)}" stroke-width="${f(1 + t * 1.6)}"/>`;
  }
  // merchant caught in the beam, far left
  const cx = w * 0.53,
    cy = h * 0.74,
    k = w / 478,
    lx = cx - 90 * k,
    ly = cy - 107 * k,
    mx = w * 0.125,
    my = hz + 2;
  s +=
    `<g transform="translate(${mx},${my}) scale(.62)"><path d="M-84,-16L-78,4H76L88,-18H52V-24H-60V-18Z" fill="#251f1b"/><path d="M-84,-16L-80,-6H82L88,-18" fill="none" stroke="#fff0b8" stroke-opacity=".7" stroke-width="1.2"/><rect x="-26" y="-40" width="42" height="16" fill="#d9c89a"/><rect x="-20" y="-47" width="24" height="8" fill="#efe0b4"/><rect x="-4" y="-70" width="11" height="30" fill="#8a2f22"/><rect x="-4" y="-70" width="11" height="6" fill="#17120f"/><path d="M-52,-20V-72M44,-20V-72M-52,-66L-30,-30M44,-66L66,-26" stroke="#1a1512" stroke-width="2"/></g>` +
    `<path d="M${f(mx - 2)},${f(my - 43)}C${f(mx + 6)},${f(my - 64)} ${f(mx + 40)},${f(my - 56)} ${f(mx + 96)},${f(my - 78)}C${f(mx + 60)},${f(my - 44)} ${f(mx + 22)},${f(my - 40)} ${f(mx + 5)},${f(my - 42)}Z" fill="#050b12" opacity=".62"/>` +
    (() => {
      const tx = mx,
        ty = my - 16,
        dx = tx - lx,
        dy = ty - ly,
        n = Math.hypot(dx, dy),
        ux = dx / n,
        uy = dy / n,
        far = n * 2.4,
        hw = 46;
      return `<path d="M${f(lx - uy * 3)},${f(ly + ux * 3)}L${f(lx + ux * far - uy * hw)},${f(ly + uy * far + ux * hw)}L${f(lx + ux * far + uy * hw)},${f(ly + uy * far - ux * hw)}L${f(lx + uy * 3)},${f(ly - ux * 3)}Z" fill="url(#beam)"/>`;
    })();
  // the cruiser: three funnels, ram bow to the left
  s +=
    bank(cx - 60, cx + 330, cy - 190, 46, 34, 9, 'rsm', 0.9) +
    bank(cx + 40, cx + 380, cy - 250, 60, 22, 19, 'rsm', 0.7);
  s +=
    `<g transform="translate(${f(cx)},${f(cy)}) scale(${f2(k)})"><path d="M-196,-30L-204,6H190C196,-6 200,-22 200,-30L120,-26H-120Z" fill="#0b1016"/><path d="M-196,-30L-120,-26H120L200,-30" stroke="#b9d3de" stroke-opacity=".85" stroke-width="1.5" fill="none"/><path d="M-200,-12H194" stroke="#6f93a6" stroke-opacity=".4" stroke-width="1" stroke-dasharray="2 9"/><path d="M-190,-40H-96V-28H-194ZM104,-38H186V-29H104Z" fill="#0f161d"/><path d="M-96,-50H-66V-28H-96ZM-92,-62H-70V-50H-92Z" fill="#141d26"/><path d="M-92,-62H-70" stroke="#f4d98a" stroke-width="1.6"/>` +
    [-46, -4, 38]
      .map(
        (x) =>
          `<path d="M${x - 9},-28L${x - 7},-92H${x + 9}L${x + 9},-28Z" fill="#10171f"/><path d="M${x - 8},-28L${x - 6},-92" stroke="#a9c7d4" stroke-opacity=".75" stroke-width="1.4"/><path d="M${x - 8},-88H${x + 10}" stroke="#2a3641" stroke-width="3"/>`,
      )
      .join('') +
    `<path d="M-80,-50V-150M92,-28V-142M-80,-140L92,-132M-80,-146L-196,-34M92,-136L198,-32M-92,-108H-68" stroke="#0b1016" stroke-width="2.2"/><path d="M-88,-112h16v10h-16z" fill="#0f161d"/><circle cx="-90" cy="-107" r="6" fill="#fff6cf"/><circle cx="-90" cy="-107" r="46" fill="url(#rlamp)"/>` +
    [-164, -120, 122, 160]
      .map(
        (x) =>
          `<path d="M${x},-40h-26" stroke="#0b1016" stroke-width="3.4"/><path d="M${x - 4},-46h16v8h-18z" fill="#141d26"/>`,
      )
      .join('') +
    [-60, -20, 20, 60].map((x) => `<rect x="${x}" y="-22" width="14" height="6" fill="#060a0f"/>`).join('') +
    `<path d="M176,-34V-70" stroke="#0b1016" stroke-width="2"/><g transform="translate(177,-61)">${QD.flag('German', 27, 17)}</g><path d="M-204,6C-150,11 120,11 190,6" stroke="#cfe2e6" stroke-opacity=".55" stroke-width="1.6" fill="none"/><path d="M-204,4q-22,0 -40,10M-200,8q-14,2 -24,12" stroke="#e6f2f0" stroke-opacity=".7" stroke-width="2" fill="none"/></g>`;
  s += waves(w, hz + 6, h, 70, '#9fc1cc', 71, 0.22);
  return s;
}
export { fleet, duel, raider, profile };
