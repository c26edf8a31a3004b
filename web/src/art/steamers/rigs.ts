/* What stands on each hull: masts, funnels, upper works, guns. */
import { f, INK } from './ink';
import type { Ship } from './ship';

/** A light cruiser: guns at both ends, funnels in a row. */
export function cruiser(s: Ship): void {
  const n = s.plan.funnels ?? 1,
    liv = 'grey',
    x0 = n === 4 ? 26 : 22,
    gap = n === 4 ? 15.5 : 18;
  s.back +=
    s.mast(46, s.deck(46), 52, 0.05) +
    s.mast(-46, s.deck(-46), 48, 0.05) +
    s.stay(43.4, s.deck(46) - 50, s.hl - 4, s.deck(s.hl)) +
    s.stay(43.4, s.deck(46) - 50, -48.4, s.deck(-46) - 46) +
    s.stay(-48.4, s.deck(-46) - 46, -s.hl + 2, s.deck(-s.hl));
  s.back +=
    s.line(`M39,${f(s.deck(46) - 40)}h10M-53,${f(s.deck(-46) - 37)}h9`, 0.9) +
    (s.det ? s.path(`M41,${f(s.deck(46) - 33)}h7l-1,4h-5z`, '#8d9695', 0.5) : '');
  for (let i = 0; i < n; i++) s.mid += s.funnel(x0 - i * gap, s.deck(0), 25, 6.2, 0.07, liv);
  s.mid +=
    s.box(-30, s.deck(0) - 4, 66, 4.2, s.sup) +
    s.windows(-26, 32, s.deck(0) - 2.8, 4) +
    s.box(38, s.deck(58) - 5.5, 16, 6 + 5.6, s.sup) +
    s.box(41, s.deck(58) - 11, 10, 5.6, s.sup) +
    s.windows(42, 49, s.deck(58) - 9.8, 2.4) +
    s.box(-52, s.deck(-50) - 5, 11, 5, s.sup);
  if (s.det) {
    for (let i = 0; i < n; i++) s.mid += s.cowl(x0 - i * gap - 8.5, s.deck(0) - 4, 5);
    s.mid +=
      s.boat(-24, s.deck(0) - 8, 9) +
      s.boat(-12, s.deck(0) - 8, 9) +
      `<circle cx="44" cy="${f(s.deck(58) - 13)}" r="2" fill="#e0bd6e" stroke="${INK}" stroke-width=".5"/>`;
  }
  s.mid +=
    s.gun(72, s.deck(72), 1, 11) +
    s.gun(-72, s.deck(-72), -1, 11) +
    s.gun(60, s.base(56) + 0.2, 1, 9) +
    (s.det ? s.gun(-38, s.deck(-38), -1, 9) + s.gun(-60, s.deck(-60), -1, 10) : '') +
    s.rail(-96, -64);
  s.hull += s.det
    ? `<g>` +
      [
        [30, 1],
        [-14, -1],
      ]
        .map(
          (g) =>
            `<rect x="${g[0] - 5}" y="${f(s.base(g[0]) + 1.4)}" width="10" height="4.6" fill="#4c5454" stroke="${INK}" stroke-width=".5"/><path d="M${g[0]},${f(s.base(g[0]) + 3.6)}h${9 * g[1]}" stroke="${INK}" stroke-width="1.5"/>`,
        )
        .join('') +
      `</g>`
    : '';
  s.flagAt = [-47.6, s.deck(-46) - 34, 15, 9.4];
}

/** A fast liner, armed when she raids. */
export function liner(s: Ship): void {
  const n = s.plan.funnels ?? 1,
    liv = s.o.livery || (s.war ? 'grey' : 'plainbuff'),
    pos = n === 4 ? [52, 32, -10, -30] : n === 3 ? [42, 10, -22] : [26, -12];
  s.back +=
    s.mast(78, s.deck(78), 56, 0.06) +
    s.mast(-66, s.deck(-66), 52, 0.06) +
    s.stay(74.6, s.deck(78) - 54, s.hl, s.deck(s.hl)) +
    s.stay(74.6, s.deck(78) - 54, -69, s.deck(-66) - 50) +
    s.stay(-69, s.deck(-66) - 50, -s.hl, s.deck(-s.hl));
  pos.forEach((x) => (s.mid += s.funnel(x, s.deck(0) - 11, 31, n === 2 ? 10 : 8.6, 0.08, liv)));
  s.mid +=
    s.box(-78, s.deck(0) - 6, 154, 6.2, s.sup) +
    s.windows(-75, 73, s.deck(0) - 4.3, 3.6) +
    s.box(-66, s.deck(0) - 11.6, 136, 5.8, s.sup) +
    s.windows(-62, 66, s.deck(0) - 9.8, 4.2) +
    s.box(56, s.deck(0) - 16.5, 12, 5, s.sup) +
    s.windows(58, 66, s.deck(0) - 15.2, 2.2);
  for (let i = 0; i < 9; i++) {
    const x = -60 + i * 12.6;
    s.mid += s.boat(x, s.deck(0) - 15.2, 9.4);
  }
  s.mid +=
    s.cowl(44, s.deck(0) - 11, 8) +
    s.cowl(18, s.deck(0) - 11, 8) +
    s.cowl(2, s.deck(0) - 11, 8) +
    s.cowl(-42, s.deck(0) - 11, 8) +
    s.derrick(78, s.deck(78), 16, 0.9) +
    s.derrick(-66, s.deck(-66), 14, 2.3) +
    s.rail(-115, -84) +
    s.rail(88, 115);
  const big = (x: number, y: number, d: number) =>
    `<g transform="translate(${x},${f(y)}) scale(1.7)">${s.gun(0, 0, d, 11)}</g>`;
  if (s.war) {
    s.mid +=
      big(98, s.deck(98), 1) + big(-99, s.deck(-99), -1) + big(82, s.base(82), 1) + big(-80, s.base(-80), -1);
  }
}

function cargoMasts(s: Ship, k: number): void {
  [
    [56 * k, 1],
    [-50 * k, 1],
  ].forEach((m, i) => {
    const x = m[0],
      b = s.base(x),
      h = 46;
    s.back +=
      s.mast(x, b, h, 0.04) +
      s.derrick(x, b - 6, 22, 0.62) +
      s.derrick(x, b - 6, 22, 2.5) +
      s.stay(x - 1.8, b - h, i ? -s.hl : s.hl, s.deck(i ? -s.hl : s.hl)) +
      s.stay(x - 1.8, b - h, i ? -6 : 12, s.deck(0) - 22) +
      (s.det ? s.path(`M${f(x - 4)},${f(b)}h8v-4.6h-8z`, '#6a5a48', 0.5) : '');
  });
  s.back += s.stay(56 * k - 1.8, s.base(56 * k) - 46, -50 * k - 1.8, s.base(50 * k) - 46);
}

/** Flaps down: guns on the forecastle, in the wells and on the poop. */
function flapsDown(s: Ship, k: number): void {
  s.mid += s.gun(76, s.deck(76), 1, 12) + s.gun(-78, s.deck(-78), -1, 12);
  [
    [46, 1],
    [-44, -1],
    [34, 1],
    [-32, -1],
  ]
    .slice(0, s.det ? 4 : 2)
    .forEach((g) => {
      s.hull += `<path d="M${f(g[0] - 7)},${f(s.base(g[0]) + 0.3)}h14v6.4h-14z" fill="#1d1a18" stroke="${INK}" stroke-width=".6"/><path d="M${f(g[0] - 7)},${f(s.base(g[0]) + 6.7)}h14l1.4,3.4h-16.8z" fill="#5d6666" stroke="${INK}" stroke-width=".5"/><path d="M${g[0] - g[1] * 1},${f(s.base(g[0]) + 3.6)}l${13 * g[1]},-2" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/><path d="M${g[0] - g[1] * 1},${f(s.base(g[0]) + 3.6)}l${13 * g[1]},-2" stroke="#b9c0bf" stroke-width="1.8" stroke-linecap="round"/><path d="M${f(g[0] - 3.4)},${f(s.base(g[0]) + 6.4)}v-4.2q3.4,-2.6 6.8,0v4.2z" fill="#8d9695" stroke="${INK}" stroke-width=".6"/>`;
      s.gunsAt.push([g[0] + 13 * g[1], s.base(g[0]) + 1.4, g[1]]);
    });
  s.flagAt = [-50 * k - 1.8, s.base(50 * k) - 33, 15, 9.4];
}

/** A tramp or a larger cargo ship; a raider is one with guns behind her flaps. */
export function freighter(s: Ship): void {
  const k = s.plan.L / 178,
    big = s.o.type === 'cargo',
    liv = s.o.livery || (s.war ? 'grey' : s.disguised ? 'neutral' : 'black'),
    fx = big ? -4 : -5;
  cargoMasts(s, k);
  s.mid += s.funnel(fx, s.deck(0) - 6, big ? 27 : 25, big ? 9.4 : 8, 0.05, liv);
  const x0 = s.plan.isl[1][0],
    x1 = s.plan.isl[1][1];
  s.mid +=
    s.box(x0 + 4, s.deck(0) - 6, x1 - x0 - 10, 6.2, s.sup) +
    s.windows(x0 + 7, x1 - 9, s.deck(0) - 4.3, 3.8) +
    s.box(x1 - 20, s.deck(0) - 12, 15, 6.2, s.sup) +
    s.windows(x1 - 18, x1 - 8, s.deck(0) - 10.4, 2.4) +
    s.box(x1 - 18, s.deck(0) - 15.4, 10, 3.4, '#8a6238');
  if (big)
    s.mid +=
      s.box(x0 + 8, s.deck(0) - 10.4, 22, 4.6, s.sup) + s.windows(x0 + 11, x0 + 28, s.deck(0) - 9, 3.4);
  s.mid +=
    s.boat(x0 + 6, s.deck(0) - (big ? 14 : 10), 9.5) +
    s.boat(fx + 7, s.deck(0) - 10, 8.5) +
    s.cowl(fx + 7.5, s.deck(0) - 6, 9) +
    s.cowl(fx - 8, s.deck(0) - 6, 9) +
    s.box(-s.hl + 6, s.deck(-s.hl + 10) - 4, 13, 4.4, s.sup) +
    s.rail(-s.hl + 1, -s.hl + 20) +
    s.rail(s.hl - 22, s.hl - 1);
  if (big)
    [
      [30 + 20, 0],
      [-58, 0],
    ].forEach((m) => {
      s.back += s.mast(m[0] + 26, s.base(m[0] + 26), 26, 0);
    });
  if (s.o.type === 'raider' && s.war) flapsDown(s, k);
  if (s.o.type !== 'raider' && s.o.gun) s.mid += s.gun(-s.hl + 13, s.deck(-s.hl + 13) - 4, -1, 10);
}

/** A passenger steamer. */
export function passenger(s: Ship): void {
  const liv = s.o.livery || 'buff',
    n = s.plan.funnels ?? 1;
  [[76], [-70]].forEach((m, i) => {
    const x = m[0],
      b = s.deck(x),
      h = 50;
    s.back +=
      s.mast(x, b, h, 0.05) +
      s.derrick(x, b - 4, 20, i ? 2.4 : 0.7) +
      s.derrick(x, b - 4, 18, i ? 0.8 : 2.4) +
      s.stay(x - 2.4, b - h, i ? -s.hl : s.hl, s.deck(i ? -s.hl : s.hl));
  });
  s.back += s.stay(73.6, s.deck(76) - 50, -72.4, s.deck(-70) - 50);
  for (let i = 0; i < n; i++)
    s.mid += s.funnel((n === 2 ? 20 : 4) - i * 26, s.deck(0) - 10, 29, 10.4, 0.06, liv);
  s.mid +=
    s.box(-54, s.deck(0) - 5.6, 112, 5.8, s.sup) +
    s.windows(-51, 55, s.deck(0) - 3.9, 3.6) +
    s.box(-42, s.deck(0) - 10.6, 92, 5.2, s.sup) +
    s.windows(-39, 47, s.deck(0) - 9, 4) +
    s.box(34, s.deck(0) - 15.4, 13, 5, s.sup) +
    s.windows(36, 45, s.deck(0) - 14.2, 2.3);
  for (let i = 0; i < 5; i++) s.mid += s.boat(-38 + i * 13 + (i > 2 ? 8 : 0), s.deck(0) - 14, 9.6);
  s.mid +=
    s.cowl(18, s.deck(0) - 10, 8) + s.cowl(-12, s.deck(0) - 10, 8) + s.rail(-106, -80) + s.rail(80, 106);
  if (s.o.armed) s.mid += s.gun(92, s.deck(92), 1, 11) + s.gun(-94, s.deck(-94), -1, 11);
}

/** Square sails on one of `n` masts at `x`, from the royal down. */
function squareSails(s: Ship, n: number, x: number, b: number, h: number): void {
  const rows = s.fine || s.o.lod === 'm' ? 5 : 4,
    yT = b - h + 3,
    yB = b - 7;
  let y = yT;
  for (let r = 0; r < rows; r++) {
    const hh = (yB - yT) * ([0.15, 0.17, 0.2, 0.22, 0.26][r + (5 - rows)] / (rows === 4 ? 0.85 : 1)),
      w0 = 9 + 9.5 * Math.pow(r / (rows - 1), 0.8) * (n === 4 ? 0.95 : 1.15),
      w1 = 9 + 9.5 * Math.pow((r + 0.85) / (rows - 1), 0.8) * (n === 4 ? 0.95 : 1.15),
      cx = x - (b - y) * 0.03;
    const bl = 3.4;
    s.mid +=
      `<path d="M${f(cx - w0)},${f(y)}L${f(cx + w0)},${f(y)}Q${f(cx + w0 + bl + 1)},${f(y + hh * 0.55)} ${f(cx + w1 * 0.96 + 1)},${f(y + hh - 0.6)}Q${f(cx)},${f(y + hh - 3.2)} ${f(cx - w1 * 0.96 + 1)},${f(y + hh - 0.6)}Q${f(cx - w0 + bl)},${f(y + hh * 0.5)} ${f(cx - w0)},${f(y)}Z" fill="url(#kp-sail)" stroke="${INK}" stroke-width="${f(s.o.lod === 's' ? 0.9 : s.hair * 1.5)}"/>` +
      s.line(`M${f(cx - w0 - 1.4)},${f(y)}H${f(cx + w0 + 1.4)}`, s.o.lod === 's' ? 1.1 : 0.8, '#3a2a1a') +
      (s.fine
        ? s.line(
            `M${f(cx - w0 * 0.33)},${f(y)}q2,${f(hh * 0.5)} .6,${f(hh - 2)}M${f(cx + w0 * 0.36)},${f(y)}q2.4,${f(hh * 0.5)} .6,${f(hh - 2)}`,
            0.25,
            '#8d7b55',
          )
        : '');
    y += hh;
  }
}
function furledSails(s: Ship, x: number, b: number, h: number): void {
  for (let r = 0; r < 5; r++)
    s.mid +=
      s.line(`M${f(x - 9 - r * 2.2)},${f(b - h + 6 + r * 13)}h${f(18 + r * 4.4)}`, 1.6, '#d8ceb6') +
      s.line(`M${f(x - 9 - r * 2.2)},${f(b - h + 6.8 + r * 13)}h${f(18 + r * 4.4)}`, 0.6);
}
/** The spanker on the last mast, under a gaff topsail where nothing else is set. */
function spanker(s: Ship, x: number, b: number, h: number, ft: boolean): void {
  s.mid += `<path d="M${f(x - 1.2)},${f(b - h * 0.62 * (ft ? 1 : 0.6))}L${f(x - 20)},${f(b - h * 0.7 * (ft ? 1 : 0.6) - 2)}Q${f(x - 20)},${f(b - 22)} ${f(x - 24)},${f(b - 5)}L${f(x - 1)},${f(b - 4)}Z" fill="url(#kp-sail2)" stroke="${INK}" stroke-width="${f(s.hair * 1.5)}"/>`;
  if (ft)
    s.mid += `<path d="M${f(x - 2)},${f(b - h + 2)}L${f(x - 19)},${f(b - h * 0.7 - 3.4)}L${f(x - 1.6)},${f(b - h * 0.62 - 1)}Z" fill="url(#kp-sail)" stroke="${INK}" stroke-width="${f(s.hair * 1.5)}"/>`;
}
/** Headsails from the foremast at `fm` to the bowsprit. */
function jibs(s: Ship, fm: number, height: number, bx: number, by: number): void {
  const fb = s.deck(fm);
  [
    [1, 0.9, 0.0],
    [0.72, 0.7, 0.34],
    [0.46, 0.5, 0.62],
  ].forEach((j, i) => {
    const tx = fm + (bx - fm) * (1 - j[2] * 0.55),
      ty = fb + (by - fb) * (1 - j[2] * 0.5),
      hx = fm - 0.03 * height * j[1] + 2,
      hy = fb - height * j[1];
    s.mid += `<path d="M${f(tx)},${f(ty)}L${f(hx)},${f(hy)}Q${f(hx + 5)},${f((hy + ty) / 2 + 12)} ${f(fm + 18 + (2 - i) * 2.2 - i * 1)},${f(fb - 9 - i * 1)}Z" fill="url(#${i % 2 ? 'kp-sail' : 'kp-sail2'})" stroke="${INK}" stroke-width="${f(s.hair * 1.5)}"/>`;
  });
}

/** A full-rigged ship or a barque. */
export function sailing(s: Ship): void {
  // sail
  const n = s.plan.masts ?? 3,
    barque = s.o.type === 'barque',
    xs = n === 4 ? [56, 18, -22, -58] : [46, 2, -40],
    hs = n === 4 ? [82, 88, 86, 66] : [78, 84, barque ? 62 : 74];
  const bx = s.hl + 7 + 26,
    by = s.deck(s.hl) - 10;
  s.back += s.line(`M${f(s.hl - 4)},${f(s.deck(s.hl) - 0.5)}L${f(bx)},${f(by)}`, 1.7, '#3a2a1a');
  xs.forEach((x, i) => {
    const b = s.deck(x),
      h = hs[i],
      last = i === n - 1,
      ft = barque && last;
    s.back += s.mast(x, b, h, 0.03, '#5d4327');
    if (!ft && s.o.furled) furledSails(s, x, b, h);
    if (!ft && !s.o.furled) squareSails(s, n, x, b, h);
    if (last && !s.o.furled) spanker(s, x, b, h, ft);
  });
  const fm = xs[0],
    fb = s.deck(fm);
  if (!s.o.furled) jibs(s, fm, hs[0], bx, by);
  s.back += s.stay(fm - 2.4, fb - hs[0], bx, by);
  xs.forEach((x, i) => {
    if (i) s.back += s.stay(x - 2.4, s.deck(x) - hs[i], xs[i - 1], s.deck(xs[i - 1]) - 20);
  });
  s.mid +=
    s.box(12 - (n === 4 ? 0 : 20), s.deck(0) - 4.4, 14, 4.6, 'url(#kp-sup)') + s.rail(-s.hl + 1, -s.hl + 20);
  if (s.o.type === 'fullrig' && s.war) {
    s.mid += `<g transform="translate(60,${f(s.deck(60))}) scale(1.5)">${s.gun(0, 0, 1, 12)}</g><g transform="translate(24,${f(s.base(24))}) scale(1.5)">${s.gun(0, 0, 1, 12)}</g>`;
  }
  s.flagAt = [xs[n - 1] - 21, s.deck(0) - hs[n - 1] * (barque ? 0.66 : 0.44), 13, 8.2];
  if (s.o.type === 'fullrig') s.flagAt[1] = s.deck(-40) - 36;
}
