/* One lesson as a table sees it: a match whose every try the server answers from the beginning, so that nothing is kept
   there. Another move than the asked one is shown where it leads, and taken back. */
import * as api from '../common/api';
import { still } from '../common/prefs.svelte';
import type { GameId, Lesson, LessonTry, MatchState, Preview } from '../common/protocol';
import { Live } from '../common/socket.svelte';

/** Milliseconds that a wrong try stands before it is taken back, and between two moves that the lesson shows. */
const STANDS = 900;
const PACE = 700;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class LessonLive<G extends GameId> extends Live<G> {
  lesson = $state.raw<Lesson<G> | null>(null);
  /** Wrong tries at this lesson. */
  wrong = $state(0);
  /** What the last try was answered, until the next one. */
  reply = $state.raw<Lesson<G> | null>(null);
  /** Attempts at an exercise, this one counted. */
  attempts = 1;
  override readonly byHand = true;
  private seed = Math.floor(Math.random() * 2 ** 31);
  private left = false;

  constructor(
    game: G,
    readonly name: string,
  ) {
    super(`lesson-${name}`, game);
  }
  async open(): Promise<void> {
    this.line = 'open';
    await this.attempt({});
  }
  override stop(): void {
    this.left = true;
    super.stop();
  }
  get over(): boolean {
    return this.lesson?.kind === 'done' || this.lesson?.kind === 'missed';
  }

  override act(action: string): Promise<boolean> {
    return this.attempt({ move: action });
  }
  answer(choice: string): Promise<boolean> {
    return this.attempt({ choice });
  }
  override async undo(): Promise<void> {
    if (this.canUndo) await this.attempt({ done: this.done.slice(0, -1) });
  }
  /** An exercise from its beginning, with other luck. */
  async again(): Promise<void> {
    this.seed++;
    this.attempts++;
    this.lesson = null;
    await this.attempt({ done: [] });
  }
  /** The lesson does what is left, slowly enough to be seen. */
  async showMe(): Promise<void> {
    const right = this.lesson?.ask?.choices.find((one) => one.right);
    if (right) await this.answer(right.id);
    while (!right && !this.left && !this.over && this.lesson?.rest.length) {
      if (!(await this.act(this.lesson.rest[0]))) return;
      if (!still()) await wait(PACE);
    }
  }
  override async preview(action: string): Promise<Preview<G> | null> {
    try {
      return (await api.lessonPreview(this.game, this.name, action, this.done, this.seed)).result;
    } catch {
      return null;
    }
  }

  private get done(): string[] {
    return this.lesson?.done ?? [];
  }
  private async attempt(what: LessonTry): Promise<boolean> {
    if (this.busy || this.over) return false;
    this.busy = true;
    this.problem = null;
    try {
      const told = await api.lesson(this.game, this.name, { done: this.done, seed: this.seed, ...what });
      await this.hearReply(told);
      return told.kind === 'on' || told.kind === 'done';
    } catch (error) {
      this.problem = api.problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
  private async hearReply(told: Lesson<G>): Promise<void> {
    if (this.left) return;
    const wrong = told.kind === 'other' || told.kind === 'refused';
    if (wrong) this.wrong++;
    this.reply = wrong ? told : null;
    if (told.tried && !still()) {
      this.lay(told.tried, false);
      await wait(STANDS);
    }
    this.lay(told.state, !wrong);
    this.lesson = told;
  }
  /** Lay the table as it is told. */
  private lay(state: MatchState<G>, tell: boolean): void {
    const before = this.view;
    const last = this.n;
    this.match = state.match;
    this.seat = state.seat;
    this.mine = state.mine;
    this.fresh = before ? state.events.filter((e) => e.n > last) : [];
    this.events = state.events;
    this.n = state.n;
    this.view = state.view;
    if (tell && before && state.view && state.n > last)
      this.onmoment?.({
        before,
        view: state.view,
        events: this.fresh,
        n: state.n,
        mine: true,
        open: false,
      });
    this.decision = state.decision;
    this.hints = state.hints;
    this.canUndo = state.can_undo;
    this.waitingFor = state.match.waiting_for;
  }
}
