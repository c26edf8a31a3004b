/* The bell calls whoever waited for his turn: at once where he is away, else when the story has come to his decision. */
import { play } from './play';

/** Whoever is asked again at once need not be called. */
const WAITED = 2000;

export class TurnBell {
  /** Since when the others have had the turn. */
  private since: number | null = null;

  hear(mine: boolean, told: boolean): void {
    if (!mine) this.since ??= performance.now();
    if (!mine || this.since === null || !(told || document.hidden)) return;
    if (document.hidden || performance.now() - this.since > WAITED) play('bell');
    this.since = null;
  }
}
