/* The part of the window that a table has: all of it, less what lies beside or above the table. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const taken = $state({ left: 0, top: 0, paper: 0 });

export const room = {
  get width(): number {
    return (innerWidth.current ?? 0) - taken.left;
  },
  /** Whether something lies beside the table, as a lesson does. */
  get shared(): boolean {
    return taken.left > 0;
  },
  get height(): number {
    return (innerHeight.current ?? 0) - taken.top;
  },
  /** How far from the left a sheet of paper covers the table, its panels and all: the board is what is left of it. */
  get paper(): number {
    return taken.paper;
  },
  set paper(wide: number) {
    taken.paper = wide;
  },
  /** Take a column at the left and a strip above from the table; 0 and 0 give it the window back. */
  take(left: number, top: number): void {
    taken.left = left;
    taken.top = top;
  },
};
