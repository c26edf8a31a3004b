/* One live match: the socket, what it said, and what may be done. A lost connection leaves everything readable, shows
   itself, and catches up from the last event seen, in order and once. */
import * as api from './api';
import { applied } from './changes';
import type { Moment } from './story/story.svelte';
import type {
  ClientMessage,
  Decision,
  GameEvent,
  GameId,
  Hints,
  Match,
  Outcome,
  Preview,
  Problem,
  ServerMessage,
  State,
  Told,
  View,
} from './protocol';

export type Line = 'connecting' | 'open' | 'lost';
/** Milliseconds between two pings; twice as long a silence means that the line is dead. */
const BEAT = 20_000;
/** What is answered by its number. */
type Asked = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;
/** Events that come with the first state; the earlier ones are fetched after it, in pages. */
const RECENT = 150;
const PAGE = 500;
/** What answers a message that has a number. */
type Reply<G extends GameId> = Extract<ServerMessage<G>, { type: 'ack' | 'answer' | 'pong' }>;
interface Pending<G extends GameId> {
  resolve: (reply: Reply<G>) => void;
  reject: (problem: api.ApiError) => void;
}

export class Live<G extends GameId = GameId> {
  line = $state<Line>('connecting');
  match = $state<Match | null>(null);
  /** Seat looked through; null = spectator. */
  seat = $state<string | null>(null);
  mine = $state<string[]>([]);
  view = $state.raw<View<G> | null>(null);
  decision = $state.raw<Decision<G> | null>(null);
  hints = $state.raw<Hints<G>>(null);
  events = $state.raw<GameEvent<G>[]>([]);
  canUndo = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  waitingFor = $state<string[]>([]);
  seq = $state(0);
  n = 0;
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Something follows of itself from what was clicked. */
  following = $state(false);
  /** Every step is taken by hand, as in a lesson: nothing follows of itself. */
  readonly byHand: boolean = false;
  /** Events of the last message, for the animations. */
  fresh = $state.raw<GameEvent<G>[]>([]);
  /** Hears what each message told; null: something was taken back. */
  onmoment: ((moment: Moment<G> | null) => void) | null = null;

  private ws: WebSocket | null = null;
  private ref = 1;
  private waiting = new Map<number, Pending<G>>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private heard = 0;
  private told: Told<G> = {};
  private looks = 0;
  /** Events before this number are still to be fetched; 0 = none. */
  private missing = 0;
  /** Between hello and welcome: what still comes was meant for the seat looked through before. */
  private greeting = false;

  constructor(
    readonly id: string,
    readonly game: G,
  ) {}

  start(seat: string | null): void {
    this.seat = seat;
    this.connect();
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.lose);
  }
  stop(): void {
    this.closed = true;
    removeEventListener('online', this.retryNow);
    removeEventListener('offline', this.lose);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.ws?.close();
  }
  retryNow = (): void => {
    if (this.line !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const ws = new WebSocket(`${scheme}://${location.host}/ws/matches/${this.id}`);
    this.ws = ws;
    ws.onopen = () => {
      this.tries = 0;
      this.line = 'open';
      this.hello();
      clearInterval(this.beat);
      this.heard = Date.now();
      this.beat = setInterval(() => {
        if (Date.now() - this.heard > 2 * BEAT) this.lose();
        else this.send({ type: 'ping', ref: this.ref++ });
      }, BEAT);
    };
    ws.onmessage = (e) => {
      this.heard = Date.now();
      // the one word taken for it: the socket of a match speaks as the schema of its game says
      this.hear(JSON.parse(String(e.data)) as ServerMessage<G>);
    };
    ws.onclose = (e) => {
      if (e.reason === 'rules-changed') api.toOldPage(`/ws/matches/${this.id}`);
      else if (this.ws === ws) this.lose();
    };
  }
  /** A network that is gone closes no socket: the browser's word for it, or silence, is enough. What the old socket may
      still have to say is not heard; it is told again to the next one. */
  private lose = (): void => {
    const ws = this.ws;
    if (this.closed || !ws) return;
    this.ws = null;
    ws.onopen = ws.onmessage = ws.onclose = null;
    ws.close();
    clearInterval(this.beat);
    this.line = 'lost';
    this.busy = false;
    for (const p of this.waiting.values()) p.reject(new api.ApiError(api.OFFLINE));
    this.waiting.clear();
    this.timer = setTimeout(() => this.connect(), Math.min(8000, 300 * 2 ** this.tries++));
  };
  private hello(): void {
    this.greeting = true;
    this.send({
      type: 'hello',
      ...(this.seat ? { seat: this.seat } : {}),
      seq: this.seq,
      n: this.n,
      want: ['view', 'decision', 'hints', 'events'],
      deltas: true,
      last: RECENT,
    });
  }
  /** Look through another seat: everything is asked anew, for what one seat knows the other may not. */
  look(seat: string | null): void {
    this.seat = seat;
    this.looks++;
    this.missing = 0;
    this.seq = 0;
    this.n = 0;
    this.events = [];
    this.view = null;
    this.decision = null;
    this.hints = null;
    this.hello();
  }

  private hear(m: ServerMessage<G>): void {
    switch (m.type) {
      case 'welcome':
        this.greeting = false;
        if (this.missing) void this.earlier(this.missing, ++this.looks);
        this.match = m.match;
        this.mine = m.mine;
        this.seat = m.seat;
        break;
      case 'match':
        this.match = m.match;
        this.outcome = m.match.outcome ?? this.outcome;
        this.mine = m.match.seats.filter((s) => s.mine).map((s) => s.seat);
        break;
      case 'state':
        if (!this.greeting) this.state(m);
        break;
      case 'ack':
      case 'answer':
      case 'pong': {
        const p = this.waiting.get(m.ref);
        this.waiting.delete(m.ref);
        p?.resolve(m);
        break;
      }
      case 'error': {
        const p = this.waiting.get(m.ref);
        this.waiting.delete(m.ref);
        if (p) p.reject(new api.ApiError(m.problem));
        else this.problem = m.problem;
        break;
      }
    }
  }
  private state(m: State<G>): void {
    let events = this.events;
    const before = this.seq === 0 ? null : this.view;
    const mine = this.busy;
    const asked = this.decision?.id;
    if (m.rewind !== undefined && m.rewind !== null) events = events.filter((e) => e.n <= m.rewind!);
    if (m.skipped) {
      // More than a page was missed: what is here has a gap, so the log begins anew and is filled from its end.
      events = [];
      void this.earlier(m.skipped + 1, ++this.looks);
    }
    const last = events.length ? events[events.length - 1].n : 0;
    const added = (m.events ?? []).filter((e) => e.n > last);
    this.fresh = this.seq === 0 ? [] : added;
    this.events = added.length ? [...events, ...added] : events;
    this.seq = m.seq;
    this.n = m.n;
    this.told = m.changes
      ? applied(this.told, m.changes)
      : { view: m.view, decision: m.decision, hints: m.hints };
    if (this.told.view !== undefined) this.view = this.told.view;
    if (m.rewind !== undefined && m.rewind !== null) this.onmoment?.(null);
    else if (before && this.view) {
      const open = asked !== undefined && this.told.decision?.id === asked;
      this.onmoment?.({ before, view: this.view, events: added, n: m.n, mine, open });
    }
    this.decision = this.told.decision ?? null;
    this.hints = this.told.hints ?? null;
    this.canUndo = m.can_undo;
    this.waitingFor = m.waiting_for;
    if (m.outcome) this.outcome = m.outcome;
    if (this.match) this.match = { ...this.match, status: m.status, waiting_for: m.waiting_for };
    this.busy = false;
    const here = this.arrivals.filter((a) => a.seq <= m.seq);
    this.arrivals = this.arrivals.filter((a) => a.seq > m.seq);
    for (const a of here) a.done();
  }

  /** The log before what is shown, page by page, until it is whole or something else is looked at. */
  private async earlier(before: number, look: number): Promise<void> {
    try {
      for (let more = true; more && !this.closed; ) {
        this.missing = before;
        const page = await api.events(this.game, this.id, this.seat, before, PAGE);
        if (look !== this.looks) return;
        this.events = [...page.events, ...this.events];
        more = page.more && page.events.length > 0;
        before = page.events[0]?.n ?? 1;
      }
      this.missing = 0;
    } catch {
      // The line is lost: it goes on where it was when the line is back.
    }
  }

  /** How many actions each click of mine sent: one undo takes back as many. */
  private strokes: number[] = [];
  private arrivals: { seq: number; done: () => void }[] = [];
  /** Wait until the state with this number is here. */
  private reached(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((done) => this.arrivals.push({ seq, done }));
  }

  private send(message: ClientMessage): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }
  private ask(message: Asked): Promise<Reply<G>> {
    const ref = this.ref++;
    return new Promise((resolve, reject) => {
      if (this.ws?.readyState !== WebSocket.OPEN) {
        reject(new api.ApiError(api.OFFLINE));
        return;
      }
      this.waiting.set(ref, { resolve, reject });
      this.send({ ...message, ref });
    });
  }

  /** Take an action of the open decision. The answer is the new state; a refusal says why and changes nothing.
      `joined`: it follows from the last one, and is taken back with it. */
  async act(action: string, joined = false): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.busy) return false;
    this.busy = true;
    this.problem = null;
    this.strokes.push(joined ? (this.strokes.pop() ?? 0) + 1 : 1);
    try {
      const ack = await this.ask({
        type: 'action',
        decision: decision.id,
        action,
        seat: decision.seat,
      });
      if (ack.type === 'ack') await this.reached(ack.seq);
      return true;
    } catch (error) {
      this.busy = false;
      this.problem = api.problemOf(error);
      return false;
    }
  }
  async undo(): Promise<void> {
    if (this.busy) return;
    for (let left = this.strokes.pop() ?? 1; left > 0 && this.canUndo && !this.busy; left--) {
      if (!(await this.takeBack())) return;
    }
  }
  private async takeBack(): Promise<boolean> {
    this.busy = true;
    try {
      const seat = this.seat ? { seat: this.seat } : {};
      const ack = await this.ask({ type: 'undo', once: api.once(), ...seat });
      if (ack.type === 'ack') await this.reached(ack.seq);
      return true;
    } catch (error) {
      this.problem = api.problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
  async preview(action: string): Promise<Preview<G> | null> {
    try {
      const answer = await this.ask({
        type: 'preview',
        action,
        ...(this.seat ? { seat: this.seat } : {}),
      });
      return answer.type === 'answer' ? answer.result : null;
    } catch {
      return null;
    }
  }
  async claim(seat: string, key?: string, name?: string): Promise<void> {
    const out = await api.claim(this.id, seat, key, name);
    this.match = out.match;
    this.look(seat);
    // The cookie that holds the seat may be younger than this socket: knock again with it.
    const old = this.ws;
    this.connect();
    old?.close();
  }
}
