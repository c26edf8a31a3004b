/* A ship in the making: her look, her lines, and the small parts that every rig is put together from. */
import { f, hash, INK, LIV, rnd } from './ink';
import { PLANS, type Plan, type SteamerDrawing, type SteamerType } from './looks';

type Look = SteamerDrawing & { type: SteamerType; smoke: number; lod: 's' | 'm' | 'l'; seed: string };

/** What is drawn over the looks of her type. */
function planOf(o: Look): Plan {
  const plan = { ...PLANS[o.type] };
  if (o.funnels) plan.funnels = o.funnels;
  if (o.masts) plan.masts = o.masts;
  if (o.paint) plan.hull = o.paint;
  if ((o.type === 'raider' || o.type === 'liner') && o.guise === 'recognised') plan.hull = 'dgrey';
  if (o.type === 'raider' && o.guise === 'disguised') plan.hull = o.paint || 'neutral';
  return plan;
}

export class Ship {
  readonly o: Look;
  readonly plan: Plan;
  readonly rand: () => number;
  /** Half her length. */
  readonly hl: number;
  /** Details are drawn; the finest ones too. */
  readonly det: boolean;
  readonly fine: boolean;
  /** Widths of outlines and of the thinnest lines. */
  readonly sw: number;
  readonly hair: number;
  /** A raider known for what she is; one under false colours. */
  readonly war: boolean;
  readonly disguised: boolean;
  /** She is armed and painted grey. */
  readonly grey: boolean;
  /** Paint of her upper works. */
  readonly sup: string;

  back = '';
  mid = '';
  hull = '';
  smokeAt: number[][] = [];
  gunsAt: number[][] = [];
  flagAt: number[];

  constructor(drawing: SteamerDrawing) {
    const o = {
      ...drawing,
      type: drawing.type ?? 'tramp',
      smoke: drawing.smoke ?? 0.5,
      lod: drawing.lod ?? 'm',
      seed: drawing.seed ?? 'x',
    };
    this.o = o;
    this.plan = planOf(o);
    this.rand = rnd(hash(o.seed + o.type));
    this.hl = this.plan.L / 2;
    this.det = o.lod !== 's';
    this.fine = o.lod === 'l';
    this.sw = o.lod === 's' ? 1.5 : o.lod === 'm' ? 0.9 : 0.6;
    this.hair = o.lod === 's' ? 0.8 : o.lod === 'm' ? 0.45 : 0.32;
    this.war = o.guise === 'recognised';
    this.disguised = o.guise === 'disguised';
    this.grey = (this.war && (o.type === 'raider' || o.type === 'liner')) || o.type === 'cruiser';
    this.sup = this.grey ? 'url(#kp-supg)' : o.type === 'raider' ? 'url(#kp-supn)' : 'url(#kp-sup)';
    this.flagAt = [-this.hl + 1, this.deck(-this.hl) - 9, 12, 7.6];
  }

  // ---- her lines

  base = (x: number): number =>
    -(this.plan.H + this.plan.S * Math.pow(Math.abs(x) / this.hl, 2) * (x > 0 ? 1 : 0.72));
  deck = (x: number): number => {
    const raised = this.plan.isl.find((i) => x >= i[0] && x <= i[1]);
    return this.base(x) - (raised ? raised[2] : 0);
  };

  // ---- strokes

  path = (d: string, fill?: string, w?: number): string =>
    `<path d="${d}" fill="${fill || 'none'}" stroke="${INK}" stroke-width="${f(w ?? this.sw)}" stroke-linejoin="round"/>`;
  line = (d: string, w?: number, c?: string, x?: string): string =>
    `<path d="${d}" fill="none" stroke="${c || INK}" stroke-width="${f(w ?? this.hair)}" stroke-linecap="round"${x || ''}/>`;
  box = (x: number, y: number, w: number, h: number, fill: string): string =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" stroke="${INK}" stroke-width="${f(this.sw * 0.8)}"/>`;

  // ---- parts

  funnel = (x: number, b: number, h: number, w: number, rake: number, livery: string): string => {
    const l = LIV[livery] || LIV.black,
      top = b - h,
      at = (k: number): [number, number] => [x - w / 2 - rake * h * k, x + w / 2 - rake * h * k],
      a = at(0),
      z = at(1);
    const outline = `M${f(a[0])},${f(b)}L${f(z[0])},${f(top)}H${f(z[1])}L${f(a[1])},${f(b)}Z`;
    let s = this.path(outline, l[0]);
    l[1].forEach((band) => {
      const k0 = 1 - band[0],
        k1 = 1 - band[1],
        p = at(k0),
        r = at(k1);
      s += `<path d="M${f(p[0])},${f(b - h * k0)}H${f(p[1])}L${f(r[1])},${f(b - h * k1)}H${f(r[0])}Z" fill="${band[2]}"/>`;
    });
    s += `<path d="${outline}" fill="url(#kp-cyl)" stroke="${INK}" stroke-width="${f(this.sw * 0.8)}"/>`;
    if (this.det)
      s +=
        `<ellipse cx="${f((z[0] + z[1]) / 2)}" cy="${f(top)}" rx="${f(w / 2 + 0.5)}" ry="1.1" fill="#100d0b" stroke="${INK}" stroke-width=".4"/>` +
        this.line(`M${f(a[0] - 1.6 - rake * h * 0.4)},${f(b)}V${f(top + h * 0.12)}`, this.hair * 1.6);
    this.smokeAt.push([(z[0] + z[1]) / 2, top, w]);
    return s;
  };
  mast = (x: number, b: number, h: number, rake: number, c?: string): string =>
    this.line(
      `M${f(x)},${f(b)}L${f(x - rake * h)},${f(b - h)}`,
      this.o.lod === 's' ? 1.6 : 1.25,
      c || '#3a2a1a',
    ) + (this.det ? this.line(`M${f(x - rake * h * 0.72 - 2.6)},${f(b - h * 0.72)}h5.2`, 0.7) : '');
  stay = (x1: number, y1: number, x2: number, y2: number): string =>
    this.det
      ? this.line(`M${f(x1)},${f(y1)}L${f(x2)},${f(y2)}`, this.hair * 0.8, INK, ' stroke-opacity=".7"')
      : '';
  derrick = (x: number, b: number, length: number, a: number): string =>
    this.det
      ? this.line(
          `M${f(x)},${f(b)}L${f(x + Math.cos(a) * length)},${f(b - Math.sin(a) * length)}`,
          0.75,
          '#5d4a2c',
        )
      : '';
  cowl = (x: number, b: number, h: number): string =>
    this.det
      ? this.line(`M${f(x)},${f(b)}V${f(b - h)}`, 1.4, '#2a2725') +
        `<path d="M${f(x - 0.7)},${f(b - h)}q0,-2.2 3,-2.4v3.2q-1.6,.2 -2,1.2z" fill="#c9a25a" stroke="${INK}" stroke-width=".35"/>`
      : '';
  boat = (x: number, y: number, w: number): string =>
    `<path d="M${f(x)},${f(y)}h${f(w)}q-.6,2.6 -2,2.8h${f(-w + 4)}q-1.6,-.2 -2,-2.8z" fill="#fbf5e6" stroke="${INK}" stroke-width="${f(this.hair * 1.3)}"/>` +
    (this.det
      ? this.line(
          `M${f(x + 1)},${f(y)}v-3q0,-1 1.4,-1M${f(x + w - 1)},${f(y)}v-3q0,-1 -1.4,-1`,
          this.hair * 1.3,
        )
      : '');
  windows = (x0: number, x1: number, y: number, gap: number): string => {
    if (!this.det) return '';
    let s = '';
    for (let x = x0; x <= x1; x += gap)
      s += `<rect x="${f(x)}" y="${f(y)}" width="1.4" height="1.7" fill="#2c3a40"/>`;
    return s;
  };
  gun = (x: number, y: number, dir: number, length: number): string => {
    this.gunsAt.push([x + dir * length, y - 2.6 - length * 0.12, dir]);
    return `<path d="M${f(x + dir * 1)},${f(y - 2.6)}L${f(x + dir * length)},${f(y - 2.6 - length * 0.12)}" stroke="${INK}" stroke-width="${this.o.lod === 's' ? 2.4 : 1.9}" stroke-linecap="round"/><path d="M${f(x - dir * 3)},${f(y)}V${f(y - 3.4)}Q${f(x - dir * 2.4)},${f(y - 5)} ${f(x + dir * 1)},${f(y - 5)}Q${f(x + dir * 3)},${f(y - 4.4)} ${f(x + dir * 3.2)},${f(y)}Z" fill="#6f7878" stroke="${INK}" stroke-width="${f(this.sw * 0.7)}"/>`;
  };
  rail = (x0: number, x1: number): string => {
    if (!this.fine) return '';
    let d = '';
    for (let x = x0; x <= x1; x += 3) d += `M${f(x)},${f(this.deck(x))}v-2.2`;
    const along = `M${f(x0)},${f(this.deck(x0) - 2.2)}L${f(x1)},${f(this.deck(x1) - 2.2)}`;
    return this.line(d + along, 0.28, INK, ' stroke-opacity=".8"');
  };
}
