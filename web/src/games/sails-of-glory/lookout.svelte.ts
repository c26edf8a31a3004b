/* Where a table with a sheet looks: on the ship in hand in the water that the sheet leaves free, until a hand moves the mat. */
import { untrack } from 'svelte';
import { still } from '../../common/prefs.svelte';
import { fit, keep, travel, type Box } from './camera';
import type { MatShip, MatView, SogTable } from './model';

export interface Scope {
  table: SogTable;
  /** A view that is given, and stays. */
  start?: MatView;
  /** What is shown, where something is: then every ship is looked at. */
  scene: string;
  /** The water in sight, and the part of it on which no button lies. */
  area: Box;
  free: Box;
  /** Pixels a ship in hand keeps from the edge. */
  margin: number;
  /** Every ship is looked at where they are not too small, not only the nearest enemy. */
  all?: boolean;
}
/** An enemy so near is looked at with the ship in hand, in millimetres. */
const NEAR = 420;
/** Pixels a millimetre has at least where every ship is looked at. */
const LEAST = 0.7;
const same = (a: MatView, b: MatView | null): boolean => !!b && a.k === b.k && a.ox === b.ox && a.oy === b.oy;

export class Lookout {
  view = $state.raw<MatView>({ k: 1, ox: 0, oy: 0 });
  /** Where the view was last sent; while it is there, or on its way, nobody has moved it by hand. */
  private goal: MatView;
  private going = false;
  private stop = (): void => undefined;

  constructor(private readonly scope: () => Scope) {
    this.view = this.goal = untrack(() => this.home());
    let was = untrack(() => this.seen());
    $effect(() => {
      const now = this.seen();
      const before = was;
      was = now;
      untrack(() => this.follow(before, now));
    });
  }
  private afloat(): MatShip[] {
    return this.scope().table.mat.ships.filter((x) => !x.aside);
  }
  private inHand(): MatShip | undefined {
    return this.afloat().find((x) => x.id === this.scope().table.mat.selected);
  }
  private seen(): { scene: string; ship?: string; wide: number; floor: number } {
    const { scene, area } = this.scope();
    return { scene, ship: this.inHand()?.id, wide: area[2], floor: area[3] };
  }
  private home(): MatView {
    const { start, table, scene, area, free, margin, all } = this.scope();
    const me = this.inHand();
    if (start) return { ...start };
    if (!me || table.mat.ships.some((x) => x.aside)) return fit(area, table.mat.size, []);
    const far = (x: MatShip): number => Math.hypot(x.pose.x - me.pose.x, x.pose.y - me.pose.y);
    const of = (ships: MatShip[]): MatView => {
      const points = ships.map((x) => x.pose);
      return keep(
        fit(area, table.mat.size, points, { pad: 90, most: all ? 1.6 : 2.2, free }),
        area,
        me.pose,
        margin,
      );
    };
    const every = of(this.afloat());
    if (scene || (all && every.k >= LEAST)) return every;
    const near = this.afloat().filter((x) => far(x) < NEAR);
    const [foe] = near.filter((x) => x.nation !== me.nation).sort((a, b) => far(a) - far(b));
    return of(all ? near : foe ? [me, foe] : [me]);
  }
  private follow(was: ReturnType<Lookout['seen']>, now: ReturnType<Lookout['seen']>): void {
    const { start, area, margin } = this.scope();
    const anew = now.scene !== was.scene || now.ship !== was.ship || now.wide !== was.wide;
    if (start || (!anew && now.floor === was.floor)) return;
    const me = this.inHand();
    if (anew || this.going || same(this.view, this.goal)) this.look(this.home());
    else if (me) this.look(keep(this.view, area, me.pose, margin));
  }
  private look(to: MatView): void {
    this.stop();
    this.goal = to;
    this.going = true;
    this.stop = travel({ ...this.view }, to, still(), (v) => {
      this.view = v;
      this.going = v !== to;
    });
  }
}
