/* The other side's turn as a story: states are held back until they have been shown, beat by beat. A beat is what one
   event brought about, as the rules tell it (`of`); a card is a roll or a loss that stands until it can be read. It can be
   held, stepped and skipped, and never changes, delays or repeats a decision. */
import { detail, prefs, still } from '../prefs.svelte';
import type { GameEvent, GameId, View } from '../protocol';
import type { Sound } from '../sound/band';
import { play } from '../sound/play';

/** What one message of the server told: its events, and the table before and after them. */
export interface Moment<G extends GameId> {
  before: View<G>;
  view: View<G>;
  events: GameEvent<G>[];
  /** The last event it knows of. */
  n: number;
  /** Brought about by a player at this screen. */
  mine: boolean;
  /** The same question was asked of me before it, and still is. */
  open: boolean;
}
/** How a game is told. */
export interface Telling<G extends GameId> {
  /** Whether an event stands on a card of its own, and how long: a result, or a step towards one. */
  card(e: GameEvent<G>): 'result' | 'step' | null;
  /** Whether it begins a beat although its cause lies in the one before. */
  opens(e: GameEvent<G>, beat: readonly GameEvent<G>[]): boolean;
  /** Whether it is said on the card of another that happened at the same time. */
  joins(e: GameEvent<G>, card: GameEvent<G>): boolean;
  /** The table when this card stands: a message may tell more than one of them. */
  table(moment: Moment<G>, card: GameEvent<G>): View<G>;
  /** Milliseconds a roll of my own stands over the table; null: all act at once, and nothing is mine alone. */
  own: number | null;
  /** Whether it befell what belongs to a seat. */
  befalls(e: GameEvent<G>, seat: string): boolean;
  /** What is heard of it. */
  sound(e: GameEvent<G>): Sound | null;
}
/** What a line of the recap shows beside its sentence. */
export interface Recapped<G extends GameId> {
  /** The board moves aside for a wide sheet. */
  wide: boolean;
  /** The turn it is, in words. */
  when(view: View<G>): string;
  /** How many acted, in a sentence. */
  sum(events: readonly GameEvent<G>[], seat: string): string;
  /** The colour of whoever did it. */
  edge(e: GameEvent<G>): string | undefined;
  /** A small drawing of it, from the first of these tables on which it can be seen. */
  picture(e: GameEvent<G>, tables: readonly View<G>[]): string | null;
  /** The seat whose harm it was. */
  hurts(e: GameEvent<G>): string | null;
  /** Whether it still stands against a seat on the table as it is. */
  warns(e: GameEvent<G>, view: View<G>, seat: string): boolean;
}
/** What stands on one card to be read. */
export interface Card<G extends GameId> {
  card: GameEvent<G>;
  kind: 'result' | 'step';
  /** What others did at the same time, and what it brought about at once: said on the same card. */
  also: GameEvent<G>[];
  /** Of these, what others did at the same time. */
  joined: GameEvent<G>[];
}
export interface Frame<G extends GameId> {
  before: View<G>;
  view: View<G>;
  /** Events up to this one have happened. */
  n: number;
  card: GameEvent<G> | null;
  also: GameEvent<G>[];
  beat: number;
  /** Milliseconds it stands at the usual pace. */
  stands: number;
  /** It stands until the player goes on. */
  held: boolean;
  /** Nobody wants it played back: it waits in the recap. */
  passed: boolean;
  mine: boolean;
  /** My own, or told while I am asked: it stands over the table as it is, and takes nothing out of my hand. */
  over: boolean;
}
export interface Beat<G extends GameId> {
  events: GameEvent<G>[];
  /** The frames on which something stands to be read. */
  cards: number[];
}

const STEP = 180;
const CARD = 1400;
const SHORT = 700;
const MINE_HIT = 1000;
const STILL = 1600;
/** A card is never gone before it can be read, at whatever speed. */
const LEAST = 400;
const WORDS = 8;
const WAITING = 3;

/** The cards of what a message told, in order. */
export function cardsOf<G extends GameId>(telling: Telling<G>, events: readonly GameEvent<G>[]): Card<G>[] {
  const cards: Card<G>[] = [];
  for (const e of events) {
    const host = cards.find((c) => telling.joins(e, c.card));
    host?.joined.push(e);
    const kind = host ? null : telling.card(e);
    if (kind) cards.push({ card: e, kind, also: [], joined: [] });
    else (host ?? cards.find((c) => c.card.n === e.of))?.also.push(e);
  }
  return cards;
}
/** Whether a step, or a result, is not played back. */
export const passed = (kind: 'result' | 'step'): boolean =>
  detail() === 'recap' || (detail() === 'results' && kind === 'step');
/** Milliseconds in which so many words are read. */
export const reading = (words: string, kind: 'result' | 'step'): number =>
  (still() ? STILL : kind === 'step' ? SHORT : CARD) + Math.max(0, words.split(/\s+/).length - WORDS) * 40;

export class Story<G extends GameId> {
  frames = $state.raw<Frame<G>[]>([]);
  beats = $state.raw<Beat<G>[]>([]);
  /** The frame that is shown; -1 = the table as it is. */
  at = $state(-1);
  playing = $state(false);
  /** The board itself shows what happens: the cards wait for whoever asks for them. */
  quiet = false;
  /** And does so just now. */
  staged = $state(false);
  /** Results that fell while nobody looked. */
  missed = $state.raw<GameEvent<G>[]>([]);
  /** One moment was asked for: it is shown whatever the table is now. */
  private looking = $state(false);
  frame = $derived(this.frames[this.at] ?? null);
  /** Something stands to be read, or stood: there is a story to go on with. */
  told = $derived(this.frame !== null && this.beats.some((b) => b.cards.length > 0));
  /** It was asked for: nothing is passed over. */
  private whole = false;
  /** What its lines show. */
  recap = $state.raw<Recapped<G> | null>(null);
  private telling: Telling<G> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private causes = new Map<number, number>();

  constructor(
    private readonly seat: () => string | null,
    private readonly words: (e: GameEvent<G>) => string,
  ) {}

  tells(telling: Telling<G>, recap: Recapped<G> | null = null): void {
    this.telling = telling;
    this.recap = recap;
  }
  /** The first event of what is told. */
  get since(): number {
    return this.missed[0]?.n ?? this.beats[0]?.events[0]?.n ?? 0;
  }
  /** What a message told is put behind what is still to be shown. */
  hear(moment: Moment<G>): void {
    if (!this.telling) return;
    if (moment.mine && this.at < 0) this.clear();
    const first = this.frames.length;
    const made = this.framesOf(moment).filter((f) => f.card || !f.over);
    this.frames = [...this.frames, ...made];
    if (this.at < 0 && made.length && !this.quiet) this.go(first, true);
    // what I did myself and saw happen has no card, but it is heard
    if (moment.mine && !made.length) this.sound(moment.events);
  }

  /** Somebody comes back: what he has not seen is told in lines, for its tables are not here. */
  cameBack(events: readonly GameEvent<G>[]): void {
    this.missed = events.filter((e) => this.telling?.card(e) === 'result');
  }

  /** Everything is forgotten: the story of another turn begins, or something was taken back. */
  clear(): void {
    this.end();
    this.frames = [];
    this.beats = [];
    this.missed = [];
    this.causes.clear();
  }
  /** The table is held back until the story has come to it: also while a roll of mine stands over it and what others did
      since waits behind it, or a decision would be shown and then taken out of my hand. */
  get holds(): boolean {
    return this.frame !== null && (this.looking || this.frames.slice(this.at).some((f) => !f.over));
  }
  /** To the table as it is. */
  end(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.looking = false;
    this.whole = false;
    this.at = -1;
  }
  stop(): void {
    clearTimeout(this.timer);
  }
  toggle(): void {
    if (this.playing) this.hold();
    else this.next();
  }
  /** On with the card that stands, from its beginning. */
  resume(): void {
    this.go(Math.max(0, this.at), true);
  }
  hold(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }
  /** To the next card, or the one before; past the last one the table stands as it is. */
  step(by: 1 | -1): void {
    const cards = this.frames.flatMap((f, i) => (f.card ? [i] : []));
    const next = by > 0 ? cards.find((i) => i > this.at) : cards.reverse().find((i) => i < this.at);
    if (next !== undefined) this.show(next);
    else if (by > 0) this.end();
  }
  /** One moment, held. */
  show(frame: number): void {
    this.hold();
    this.looking = true;
    this.at = frame;
    this.heard(this.frames[frame]);
  }
  again(from = 0): void {
    this.whole = true;
    this.go(from, true);
  }
  /** What befell me weighs most, then results, then steps on the way to them. */
  weight(e: GameEvent<G>): number {
    return (this.befalls(e) ? 2 : 0) + (this.telling?.card(e) === 'result' ? 1 : 0);
  }
  /** On from a card that was held. */
  next(): void {
    this.go(this.at + 1, true);
  }

  private go(frame: number, playing: boolean): void {
    clearTimeout(this.timer);
    const next = this.frames.findIndex((f, i) => i >= frame && (this.whole || !f.passed));
    if (next < 0) {
      this.end();
      return;
    }
    this.at = next;
    this.looking = false;
    const shown = this.frames[next];
    this.heard(shown);
    this.playing = playing && !shown.held;
    if (this.playing) this.timer = setTimeout(() => this.go(next + 1, true), this.time(shown));
  }
  private heard({ card }: Frame<G>): void {
    if (card) this.sound([card]);
  }
  private sound(events: readonly GameEvent<G>[]): void {
    play(events.map((e) => this.telling?.sound(e) ?? null).find((s) => s !== null) ?? null);
  }
  private time(frame: Frame<G>): number {
    const waiting = this.beats.length - 1 - frame.beat;
    const pace = prefs.pace * (waiting > WAITING ? 2 : 1);
    return frame.card ? Math.max(LEAST, frame.stands / pace) : frame.stands / pace;
  }

  /** A frame for each card of a message, and one for what it changed beside them. */
  private framesOf(moment: Moment<G>): Frame<G>[] {
    const cards = this.telling ? cardsOf(this.telling, moment.events) : [];
    const made: Frame<G>[] = [];
    for (const e of moment.events) {
      const host = cards.find((c) => c.joined.includes(e));
      const frame = host && made.find((f) => f.card === host.card);
      if (frame) {
        this.join(e, frame);
        continue;
      }
      const beat = this.beatOf(e);
      const card = cards.find((c) => c.card === e);
      if (!card) continue;
      this.beats[beat].cards.push(this.frames.length + made.length);
      made.push(this.frameOf(moment, card, beat));
    }
    const last = made.at(-1);
    if (last) last.n = moment.n;
    else made.push(this.frameOf(moment, null, Math.max(0, this.beats.length - 1)));
    return made;
  }
  /** What several did at once takes longer to read: without motion it waits, like a result. */
  private join(e: GameEvent<G>, host: Frame<G>): void {
    host.held = !host.over && this.stops(false);
    this.beats[host.beat].events.push(e);
    this.causes.set(e.n, host.beat);
    host.n = e.n;
  }
  private frameOf(moment: Moment<G>, shown: Card<G> | null, beat: number): Frame<G> {
    const { before, n, open } = moment;
    const { card, kind, also } = shown ?? { card: null, kind: 'step', also: [] };
    const own = this.telling?.own ?? null;
    const mine = moment.mine && (own !== null || card === null);
    const over = mine || open;
    const hit = !mine && card !== null && kind === 'result' && this.befalls(card);
    const held = !over && card !== null && kind === 'result' && this.stops(hit);
    const time = card ? reading(this.words(card), kind) + (hit ? MINE_HIT : 0) : still() ? 0 : STEP;
    return {
      before,
      view: (card && this.telling?.table(moment, card)) ?? moment.view,
      n: card?.n ?? n,
      card,
      also,
      beat,
      stands: mine ? (own ?? 0) : time,
      held,
      passed: !mine && passed(kind),
      mine,
      over,
    };
  }
  private befalls(e: GameEvent<G>): boolean {
    const seat = this.seat();
    return seat !== null && (this.telling?.befalls(e, seat) ?? false);
  }
  private stops(hit: boolean): boolean {
    return (hit && prefs.holdHits) || (still() && prefs.holdStill);
  }
  /** The beat an event belongs to: that of the event which brought it about, unless it begins its own. */
  private beatOf(e: GameEvent<G>): number {
    const of = e.of === null ? undefined : this.causes.get(e.of);
    const last = this.beats.length - 1;
    const joins = of !== undefined && of === last && !this.telling?.opens(e, this.beats[last].events);
    if (!joins) this.beats = [...this.beats, { events: [], cards: [] }];
    const beat = this.beats.length - 1;
    this.beats[beat].events.push(e);
    this.causes.set(e.n, beat);
    return beat;
  }
}
