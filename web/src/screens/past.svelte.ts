/* What was: the course of a match and its tables step by step, as one seat saw them, fetched in pages when they are looked
   at. */
import * as api from '../common/api';
import type { Course, Frame, GameEvent, GameId } from '../common/protocol';
import { stepOf } from '../common/timeline';

const PAGE = 50;

export class Past<G extends GameId> {
  course = $state.raw<Course | null>(null);
  /** The step that is looked at; -1: the table as it is. */
  at = $state(-1);
  frame = $state.raw<Frame<G> | null>(null);
  /** What was told up to this step, where the past is fetched whole. */
  events = $state.raw<GameEvent<G>[]>([]);
  /** The board still shows how this step came about. */
  showing = $state(false);
  private frames: Frame<G>[] = [];
  private pages = new Map<number, Promise<void>>();
  private latest = 0;

  constructor(
    private readonly game: G,
    private readonly id: string,
    private readonly seat: () => string | null,
    /** From the beginning, for its events; else only where it is looked at. */
    private readonly whole: boolean,
  ) {}

  get steps(): number {
    return this.course?.ends.length ?? 0;
  }
  /** The moment of an event; without one, the last step but one. */
  async look(n: number | null): Promise<void> {
    if (!this.course) await this.read();
    if (this.course) await this.goTo(n === null ? this.steps - 2 : stepOf(this.course, n));
  }
  /** The last call wins: an earlier one may still be waiting for its page. */
  async goTo(step: number): Promise<void> {
    const mine = ++this.latest;
    const to = Math.max(0, Math.min(this.steps - 1, step));
    const pages = [];
    for (let first = this.whole ? 0 : to - (to % PAGE); first <= to; first += PAGE)
      pages.push(this.page(first));
    await Promise.all(pages);
    if (mine !== this.latest) return;
    this.at = to;
    this.frame = this.frames[to];
    if (this.whole) this.events = this.frames.slice(0, to + 1).flatMap((f) => f.events);
  }
  /** The course so far, as the seat that looks may know it; pages are fetched anew. */
  async read(): Promise<void> {
    const mine = ++this.latest;
    this.frames = [];
    this.pages = new Map();
    const course = await api.timeline(this.id, this.seat());
    if (mine === this.latest) this.course = course;
  }
  /** To the table as it is. */
  close(): void {
    this.latest++;
    this.at = -1;
    this.frame = null;
    this.course = null;
    this.showing = false;
  }

  private page(first: number): Promise<void> {
    const { pages, frames } = this;
    const known = pages.get(first);
    if (known) return known;
    const asked = api.replay(this.game, this.id, this.seat(), first).then((part) => {
      for (const f of part.frames) frames[f.step] = f;
    });
    pages.set(first, asked);
    return asked;
  }
}
