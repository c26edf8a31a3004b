/* A hull from above: her lines, her wake and shadow, guns, deck, and what shot has done to her. */
import { f } from './ink';
import { CLASSES, NATIONS, type Hull, type HullType, type Vessel } from './looks';

export function hullPath(L: number, B: number, inset: number) {
  const b = B / 2 - inset,
    t = -L / 2 + inset * 1.5,
    s = L / 2 - inset * 1.1,
    l = s - t,
    y = (k: number) => f(t + l * k),
    x = (k: number) => f(b * k);
  return (
    `M0,${f(t)}C${x(0.5)},${y(0.018)} ${x(0.93)},${y(0.085)} ${x(0.98)},${y(0.24)}C${x(1.03)},${y(0.42)} ${x(1.03)},${y(0.6)} ${x(0.96)},${y(0.8)}C${x(0.93)},${y(0.9)} ${x(0.86)},${y(0.955)} ${x(0.8)},${y(0.985)}` +
    `Q0,${y(1.03)} ${f(-b * 0.8)},${y(0.985)}C${f(-b * 0.86)},${y(0.955)} ${f(-b * 0.93)},${y(0.9)} ${f(-b * 0.96)},${y(0.8)}C${f(-b * 1.03)},${y(0.6)} ${f(-b * 1.03)},${y(0.42)} ${f(-b * 0.98)},${y(0.24)}C${f(-b * 0.93)},${y(0.085)} ${f(-b * 0.5)},${y(0.018)} 0,${f(t)}Z`
  );
}
/** Half the breadth of the outer hull at y: near enough for guns. */
export function hullX(t: Hull, y: number) {
  const k = (y + t.L / 2) / t.L,
    b = t.B / 2;
  if (k < 0.24) return b * (0.62 + 0.36 * Math.min(1, k / 0.24) ** 0.6);
  if (k > 0.8) return b * (0.97 - (0.16 * (k - 0.8)) / 0.2);
  return b * 1.0;
}
export function outline(type: HullType, inset = 0): string {
  const t = CLASSES[type];
  return hullPath(t.L, t.B, inset);
}

/** A soft tapering trail and two foam lines from the bow; it fades with distance, never a searchlight. */
export function wake({ t, o, lod, b }: Vessel): string {
  if (o.wake <= 0 || o.anchored) return '';
  const k = o.wake,
    y0 = t.L * 0.44,
    y1 = t.L * (0.62 + 0.42 * k);
  if (lod === 's')
    return `<path d="M${f(-b * 0.6)},${f(t.L * 0.4)}Q${f(-b * 0.5)},${f(t.L * 0.7)} 0,${f(t.L * 0.85)}Q${f(b * 0.5)},${f(t.L * 0.7)} ${f(b * 0.6)},${f(t.L * 0.4)}Z" fill="#eaf7f1" opacity=".28"/>`;
  return (
    `<path d="M${f(-b * 0.7)},${f(y0)}C${f(-b * 0.75)},${f(y0 + (y1 - y0) * 0.4)} ${f(-b * 0.35)},${f(y1)} 0,${f(y1)}C${f(b * 0.35)},${f(y1)} ${f(b * 0.75)},${f(y0 + (y1 - y0) * 0.4)} ${f(b * 0.7)},${f(y0)}Z" fill="url(#qd-wake)" opacity="${f(0.4 + 0.5 * k)}"/>` +
    `<path d="M${f(-b * 0.3)},${f(y0 + 6)}q2,${f((y1 - y0) * 0.3)} -1,${f((y1 - y0) * 0.6)}M${f(b * 0.3)},${f(y0 + 6)}q-2,${f((y1 - y0) * 0.26)} 1,${f((y1 - y0) * 0.5)}" stroke="#f2fbf6" stroke-opacity="${f(0.4 * k)}" stroke-width="1" fill="none" stroke-linecap="round"/>` +
    `<path d="M${f(-b * 0.25)},${f(-t.L * 0.505)}C${f(-b * 1.05)},${f(-t.L * 0.44)} ${f(-b * 1.22)},${f(-t.L * 0.22)} ${f(-b * 1.5)},${f(-t.L * 0.02)}M${f(b * 0.25)},${f(-t.L * 0.505)}C${f(b * 1.05)},${f(-t.L * 0.44)} ${f(b * 1.22)},${f(-t.L * 0.22)} ${f(b * 1.5)},${f(-t.L * 0.02)}" stroke="#f2fbf6" stroke-opacity="${f(0.55 * k)}" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-dasharray="14 3 8 4 5 6 2 40"/>`
  );
}

/** Her shadow: the lamp is in the upper left of the screen, so it does not turn with the ship. */
export function shadow({ t, o }: Vessel): string {
  const sa = ((135 - o.heading) * Math.PI) / 180,
    sx = Math.sin(sa) * 4,
    sy = -Math.cos(sa) * 4;
  const cast = `<path d="${hullPath(t.L, t.B, -1)}" transform="translate(${f(sx)},${f(sy)})" fill="#04141a" opacity=".42"/>`;
  const heel = o.list
    ? `<path d="${hullPath(t.L, t.B, -2.4)}" fill="none" stroke="#eaf7f1" stroke-opacity=".5" stroke-width="1.3" stroke-dasharray="5 3"/>`
    : '';
  return cast + heel;
}

/** Bowsprit, beakhead, guns run out, quarter galleries. */
function fittings({ t, b }: Vessel): string {
  let out = `<path d="M0,${f(-t.L * 0.44)}L0,${f(-t.L / 2 - t.L * 0.15)}" stroke="#1c130c" stroke-width="2.4" stroke-linecap="round"/><path d="M0,${f(-t.L * 0.44)}L0,${f(-t.L / 2 - t.L * 0.15)}" stroke="#8d6a3d" stroke-width="1.1" stroke-linecap="round"/>`;
  out += `<path d="M${f(-b * 0.34)},${f(-t.L * 0.47)}L0,${f(-t.L * 0.555)}L${f(b * 0.34)},${f(-t.L * 0.47)}Z" fill="#2a1c11" stroke="#120c07" stroke-width=".6"/>`;
  let gun = '';
  for (let i = 0; i < t.guns; i++) {
    const y = -t.L * 0.33 + i * ((t.L * 0.74) / (t.guns - 1)),
      x = hullX(t, y) - 0.6;
    gun += `M${f(x)},${f(y)}h2.9M${f(-x)},${f(y)}h-2.9`;
  }
  out += `<path d="${gun}" stroke="#0d0a08" stroke-width="${t.decks > 1 ? 1.5 : 1.2}"/>`;
  if (t.decks > 1)
    out += `<path d="M${f(b * 0.82)},${f(t.L * 0.4)}h${f(b * 0.24)}v${f(t.L * 0.06)}h${f(-b * 0.2)}zM${f(-b * 0.82)},${f(t.L * 0.4)}h${f(-b * 0.24)}v${f(t.L * 0.06)}h${f(b * 0.2)}z" fill="#3a2716" stroke="#120c07" stroke-width=".6"/>`;
  return out;
}

/** Wales in the colours of her nation; grey and pale when she has struck. */
function planks({ t, o, lod }: Vessel): string {
  const nation = (NATIONS[o.nation] || NATIONS.Neutral).c;
  const ring = o.struck ? '#8d8a80' : nation;
  let out = `<path d="${hullPath(t.L, t.B, 0)}" fill="#17110c"/>`;
  out += `<path d="${hullPath(t.L, t.B, lod === 's' ? 1.6 : 1.7)}" fill="${ring}"/>`;
  if (o.struck)
    out += `<path d="${hullPath(t.L, t.B, 3.1)}" fill="none" stroke="#f6f0e1" stroke-width="1.3" stroke-dasharray="4 3"/>`;
  out += `<path d="${hullPath(t.L, t.B, lod === 's' ? 6.6 : 4.6)}" fill="#2b1c10"/>`;
  out += `<path d="${hullPath(t.L, t.B, lod === 's' ? 7.4 : 5.2)}" fill="url(#qd-deck)"/>`;
  return out;
}

/** The waist with the boats on the booms, beams, gratings, poop. */
function deck({ t, lod, b }: Vessel): string {
  let pl = '';
  const st = lod === 'l' ? 1.5 : 2.6;
  for (let x = -b + 5; x < b - 4; x += st) pl += `M${f(x)},${f(-t.L / 2)}V${f(t.L / 2)}`;
  let d = `<path d="${pl}" stroke="#5b3a1a" stroke-opacity="${lod === 'l' ? 0.34 : 0.26}" stroke-width="${lod === 'l' ? 0.28 : 0.4}"/>`;
  // waist with the boats on the booms, beams, gratings, poop
  const wy = -t.L * 0.185,
    wh = t.L * 0.2,
    ww = b * 0.92;
  d += `<rect x="${f((-ww / 2) * 1.05)}" y="${f(wy)}" width="${f(ww * 1.05)}" height="${f(wh)}" rx="1.6" fill="#59391d" stroke="#23150a" stroke-width=".6"/>`;
  for (let i = 1; i < 5; i++)
    d += `<path d="M${f(-ww / 2)},${f(wy + (wh * i) / 5)}h${f(ww)}" stroke="#a67c4b" stroke-width=".7"/>`;
  if (t.decks > 1)
    d += `<path d="M${f(-ww * 0.22)},${f(wy + 2)}q-2.6,${f(wh / 2 - 2)} 0,${f(wh - 4)}q2.6,${f(-wh / 2 + 2)} 0,${f(-wh + 4)}z" fill="#e9e0c8" stroke="#2b1c10" stroke-width=".5"/><path d="M${f(ww * 0.22)},${f(wy + 3)}q-2.2,${f(wh / 2 - 3)} 0,${f(wh - 6)}q2.2,${f(-wh / 2 + 3)} 0,${f(-wh + 6)}z" fill="#c2a478" stroke="#2b1c10" stroke-width=".5"/>`;
  else
    d += `<path d="M0,${f(wy + 2)}q-2.4,${f(wh / 2 - 2)} 0,${f(wh - 4)}q2.4,${f(-wh / 2 + 2)} 0,${f(-wh + 4)}z" fill="#e9e0c8" stroke="#2b1c10" stroke-width=".5"/>`;
  d += `<path d="M${f(-b)},${f(t.L * 0.06)}H${f(b)}M${f(-b)},${f(-t.L * 0.225)}H${f(b)}" stroke="#3c2612" stroke-width=".8"/>`;
  if (t.decks > 1)
    d += `<path d="M${f(-b)},${f(t.L * 0.335)}H${f(b)}V${f(t.L * 0.5)}H${f(-b)}Z" fill="#e4c793" opacity=".5"/><path d="M${f(-b)},${f(t.L * 0.335)}H${f(b)}" stroke="#3c2612" stroke-width="1"/>`;
  d +=
    `<g fill="#3c2612">` +
    [
      [0.115, 2.2],
      [0.2, 2.6],
      [-0.29, 2],
    ]
      .map((g) => `<rect x="${f(-g[1])}" y="${f(t.L * g[0])}" width="${f(g[1] * 2)}" height="3.2" rx=".4"/>`)
      .join('') +
    `</g>`;
  if (t.decks === 3)
    d += `<path d="M${f(-b * 0.5)},${f(t.L * 0.405)}h${f(b)}" stroke="#caa24a" stroke-width="1.2"/>`;
  return d;
}

/** Scorched and shot through: on the deck, then along the side. */
function scorched({ t, o, R, b }: Vessel): string {
  let d = '';
  const sc = Math.round((1 - o.hull) * 9);
  for (let i = 0; i < sc; i++) {
    const x = (R() * 2 - 1) * (b - 4),
      y = (R() * 0.8 - 0.4) * t.L,
      r = 2 + R() * 3.6;
    d += `<path d="M${f(x - r)},${f(y)}l${f(r * 0.6)},${f(-r * 0.8)} ${f(r * 0.7)},${f(r * 0.25)} ${f(r * 0.7)},${f(-r * 0.4)} ${f(r * 0.1)},${f(r)} ${f(-r * 0.5)},${f(r * 0.7)} ${f(-r * 0.9)},${f(-r * 0.1)}z" fill="#150f0a" opacity="${f(0.55 + R() * 0.35)}"/>`;
  }
  return d;
}
function holed({ t, o, R }: Vessel): string {
  let body = '';
  for (let i = 0; i < Math.round((1 - o.hull) * 8); i++) {
    const y = (R() * 0.7 - 0.32) * t.L,
      sd = R() < 0.5 ? -1 : 1,
      x = (hullX(t, y) - 1.6) * sd;
    body += `<path d="M${f(x - 2)},${f(y - 1.6)}l3.4,-.8 .8,2.2 -1.6,2 -2.8,-.6z" fill="#0e0a07"/>`;
  }
  return body;
}
/** Far off, a few dark spots say as much. */
function spots({ t, o, R, b }: Vessel): string {
  let body = '';
  const sc = Math.round((1 - o.hull) * 4);
  for (let i = 0; i < sc; i++) {
    const y = (R() * 0.7 - 0.35) * t.L;
    body += `<circle cx="${f((R() - 0.5) * b)}" cy="${f(y)}" r="4" fill="#150f0a" opacity=".7"/>`;
  }
  return body;
}
/** Water over the lee rail. */
function awash({ t, o, b }: Vessel): string {
  if (!o.list) return '';
  const sd = Math.sign(o.list),
    w = Math.abs(o.list);
  return `<g clip-path="url(#qd-hull-${o.type})"><path d="M${f(sd * b * (1.1 - w * 0.95))},${f(-t.L / 2)}Q${f(sd * b * (0.75 - w * 0.95))},0 ${f(sd * b * (1 - w * 0.95))},${f(t.L / 2 + 3)}H${f(sd * b * 2)}V${f(-t.L / 2)}Z" fill="#1b4a57" opacity=".78"/><path d="M${f(sd * b * (1.1 - w * 0.95))},${f(-t.L / 2)}Q${f(sd * b * (0.75 - w * 0.95))},0 ${f(sd * b * (1 - w * 0.95))},${f(t.L / 2 + 3)}" fill="none" stroke="#eaf7f1" stroke-width="1.2" stroke-opacity=".85"/></g>`;
}

export function hull(v: Vessel): string {
  const { t, o, lod } = v;
  if (lod === 's') return planks(v) + spots(v) + awash(v);
  const clip = `qd-clip-${o.type}`;
  const edge = `<path d="${hullPath(t.L, t.B, 5.2)}" fill="none" stroke="#1b120a" stroke-width=".5"/>`;
  return (
    fittings(v) +
    planks(v) +
    `<g clip-path="url(#${clip})">${deck(v)}${scorched(v)}</g>` +
    holed(v) +
    edge +
    awash(v)
  );
}
