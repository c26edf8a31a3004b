/* The ruler as it lies on the mat: from the ship in hand to the nearest enemy at first, then wherever it is dragged. */
import type { MatModel } from './model';
import { dotsOf, type Bands, type Measure } from './ruler';

export class Laid {
  private ends = $state.raw<Omit<Measure, 'bands' | 'dots'> | null>(null);

  /** What lies there, where measuring is open. */
  on(mat: MatModel, bands: Bands, open: boolean): Measure | null {
    if (!this.ends || !open) return null;
    return { ...this.ends, bands, dots: mat.ships.filter((s) => !s.aside).flatMap((s) => dotsOf(s.pose)) };
  }
  move({ from, to }: Measure): void {
    this.ends = { from, to };
  }
  toggle(mat: MatModel, open: boolean): void {
    if (this.ends || !open) {
      this.ends = null;
      return;
    }
    const afloat = mat.ships.filter((s) => !s.aside);
    const me = afloat.find((s) => s.id === mat.selected) ?? afloat[0];
    const [w, h] = mat.size;
    const from: [number, number] = me ? [me.pose.x, me.pose.y] : [w / 2 - 60, h / 2];
    const far = (p: { x: number; y: number }): number => Math.hypot(p.x - from[0], p.y - from[1]);
    const foe = afloat.filter((s) => s.nation !== me?.nation).sort((a, b) => far(a.pose) - far(b.pose))[0];
    this.ends = { from, to: foe ? [foe.pose.x, foe.pose.y] : [from[0] + 125, from[1]] };
  }
}
