/* A turn on its way: first all ships sail at once, then shot after shot turns its chits. Held, stepped, skipped. */
import { t as words } from '../../common/i18n.svelte';
import { still } from '../../common/prefs.svelte';
import { play } from '../../common/sound/play';
import { chits, type Shot } from './draws';
import type { Scene } from './stage';
import type { Story } from './story';

const SAIL = 2600;
const CHIT = 340;
const REST = 700;

export class Show {
  story = $state.raw<Story | null>(null);
  /** -1 = all sail; else the number of the shot. */
  private part = $state(-1);
  /** Share of the scene gone by. */
  t = $state(0);
  playing = $state(false);
  private frame = 0;
  private last = 0;

  get shot(): Shot | null {
    return this.story && this.part >= 0 ? (this.story.shots[this.part] ?? null) : null;
  }
  get scene(): Scene | null {
    const { story, shot, t, turned } = this;
    return story && { story, shot, t, turned, keys: words(shot ? 'web-sg-fire-keys' : 'web-sg-show-keys') };
  }
  /** How many chits of the shot lie face up. */
  get turned(): number {
    return this.shot ? Math.round(this.t * chits(this.shot).length) : 0;
  }
  start(story: Story, from: 'beginning' | 'shots' = 'beginning'): void {
    this.story = story;
    this.begin(from === 'shots' || !story.moves.length ? 0 : -1);
    if (!still()) this.play();
  }
  end(): void {
    cancelAnimationFrame(this.frame);
    this.story = null;
    this.playing = false;
  }
  toggle(): void {
    if (this.playing) this.playing = false;
    else if (still()) this.step(1);
    else this.play();
  }
  private play(): void {
    this.playing = true;
    this.last = performance.now();
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.tick);
  }
  /** Past 1 the scene stands for a moment before the next. */
  private tick = (): void => {
    if (!this.playing || !this.story) return;
    const now = performance.now();
    this.over += now - this.last;
    this.last = now;
    const turned = this.turned;
    this.t = Math.min(1, this.over / this.span());
    if (this.turned > turned) play('card');
    if (this.over > this.span() + REST && !this.next()) return;
    this.frame = requestAnimationFrame(this.tick);
  };
  private over = 0;
  private span(): number {
    return this.shot ? Math.max(1, chits(this.shot).length) * CHIT + 300 : SAIL;
  }
  private begin(part: number): void {
    this.enter(part, still() ? 1 : 0);
    if (this.shot) play('broadside');
  }
  private enter(part: number, t: number): void {
    this.part = part;
    this.t = t;
    this.over = t * this.span();
  }
  private next(): boolean {
    if (!this.story) return false;
    if (this.part + 1 < this.story.shots.length) {
      this.begin(this.part + 1);
      return true;
    }
    this.end();
    return false;
  }
  step(by: 1 | -1): void {
    if (!this.story) return;
    this.playing = false;
    const parts = this.shot ? Math.max(1, chits(this.shot).length) : 4;
    const t = Math.round(this.t * parts + by) / parts;
    if (t > 1) this.next();
    else if (t >= 0) this.enter(this.part, t);
    else if (this.part > (this.story.moves.length ? -1 : 0)) this.enter(this.part - 1, 1);
  }
  /** The chits of this shot all at once. */
  turnAll(): void {
    if (this.t < 1) this.enter(this.part, 1);
    else this.next();
  }
}
