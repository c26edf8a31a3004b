/* Setting a ship down and turning her: one lawful place, or one lawful heading, is in hand until it is taken. Which are
   lawful is the server's word; a hand that holds her elsewhere lets her slide to the nearest. */
import { say } from '../../common/i18n.svelte';
import { bearing, type Pose } from './geo';
import type { SogTable } from './model';
import type { SgDecision, View } from './wire';

interface Spot {
  action: string;
  words: string;
  pose: Pose;
}
type Kind = 'place' | 'heading';
/** So far from every lawful place, in millimetres, there is none under the hand. */
const REACH = 40;
const SIXTEENTH = 22.5;

const far = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Degrees between two headings. */
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

export class Berth {
  private taken = $state<string | null>(null);
  /** Where the hand holds her; null when she lies on a lawful place. */
  private held = $state.raw<Pose | null>(null);

  constructor(
    private readonly view: () => View,
    private readonly decision: () => SgDecision | null,
  ) {}

  readonly spots: Spot[] = $derived.by(() => {
    const { height, width, ships } = this.view();
    const middle = { x: width / 200, y: height / 200 };
    return (this.decision()?.actions ?? []).flatMap((a) => {
      const words = say(a.label).replace(/\.$/, '');
      if (a.tag === 'deploy' || a.tag === 'place') {
        const [x, y] = [Number(a.fields.x), height / 100 - Number(a.fields.y)];
        const h = Math.round(bearing([x, y], [middle.x, middle.y]) / SIXTEENTH) * SIXTEENTH;
        return [{ action: a.action, words, pose: { x, y, h } }];
      }
      const ship = a.tag === 'deploy-heading' && ships.find((s) => s.id === a.fields.ship);
      if (!ship) return [];
      const [x, y] = [ship.pose[0] / 100, (height - ship.pose[1]) / 100];
      return [{ action: a.action, words, pose: { x, y, h: Number(a.fields.heading) / 100 } }];
    });
  });
  readonly kind: Kind | null = $derived.by(() => {
    const tag = this.spots.length ? this.decision()?.actions[0].tag : null;
    return tag === 'deploy-heading' ? 'heading' : tag ? 'place' : null;
  });
  /** The ship that is set down; a piece of terrain is none. */
  readonly ship: string | null = $derived.by(() => {
    const fields = this.kind ? this.decision()?.actions[0].fields : undefined;
    return fields && 'ship' in fields ? String(fields.ship) : null;
  });
  readonly now: Spot | null = $derived(this.spots.find((s) => s.action === this.taken) ?? this.first());
  readonly pose: Pose | null = $derived(this.held ?? this.now?.pose ?? null);
  /** Held where there is no lawful place. */
  readonly off: boolean = $derived(
    this.kind === 'place' && this.held !== null && this.now !== null && far(this.held, this.now.pose) > REACH,
  );

  /** Before anything was chosen: the middle of her water, or her bow towards the middle of the table. */
  private first(): Spot | null {
    const all = this.spots;
    if (!all.length) return null;
    const mean = (of: (p: Pose) => number): number =>
      all.reduce((sum, s) => sum + of(s.pose), 0) / all.length;
    const { width, height } = this.view();
    const p = { x: mean((q) => q.x), y: mean((q) => q.y), h: 0 };
    return this.nearest({ ...p, h: bearing([p.x, p.y], [width / 200, height / 200]) });
  }
  private nearest(p: Pose): Spot {
    const cost = (s: Spot): number => far(s.pose, p) + (this.kind === 'heading' ? apart(s.pose.h, p.h) : 0);
    return this.spots.reduce((best, s) => (cost(s) < cost(best) ? s : best));
  }
  take(action: string | null): void {
    this.taken = action;
    this.held = null;
  }
  /** The hand moves her, or her bow. */
  hold(p: Pose): void {
    const to = this.nearest(p);
    this.take(to.action);
    if (this.kind === 'place') this.held = { ...p, h: to.pose.h };
  }
  drop(): void {
    this.held = null;
  }
  /** A click on the water brings her there. */
  tap(x: number, y: number): void {
    if (this.kind !== 'place') return;
    const to = this.nearest({ x, y, h: 0 });
    if (far(to.pose, { x, y, h: 0 }) < REACH) this.take(to.action);
  }
  /** To the next lawful place in a direction. */
  step(dx: number, dy: number): void {
    const from = this.now?.pose;
    if (!from) return;
    const along = (s: Spot): number => (s.pose.x - from.x) * dx + (s.pose.y - from.y) * dy;
    const aside = (s: Spot): number =>
      Math.abs((s.pose.x - from.x) * dy) + Math.abs((s.pose.y - from.y) * dx);
    const ahead = this.spots.filter((s) => along(s) > 0.5);
    if (!ahead.length) return;
    this.take(ahead.reduce((a, b) => (along(b) + 3 * aside(b) < along(a) + 3 * aside(a) ? b : a)).action);
  }
  /** To the next lawful heading, clockwise or against it. */
  turn(by: 1 | -1): void {
    const order = [...this.spots].sort((a, b) => a.pose.h - b.pose.h);
    const at = order.findIndex((s) => s.action === this.now?.action);
    if (at >= 0) this.take(order[(at + by + order.length) % order.length].action);
  }
  /** The table with the ship in hand where she is held. */
  on(table: SogTable): SogTable {
    const { pose, ship } = this;
    if (!pose || ship === null) return table;
    const ships = table.mat.ships.map((s) => (s.id === ship ? { ...s, pose, aside: false } : s));
    return { ...table, mat: { ...table.mat, ships, selected: ship, arcs: null } };
  }
}
