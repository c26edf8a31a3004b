/* A turn on its way: all ships sail at once, shot after shot turns its chits, and every other draw and roll stands on the
   card it has without motion. Held, stepped, skipped. */
import { say } from '../../common/i18n.svelte';
import { prefs, still } from '../../common/prefs.svelte';
import { play } from '../../common/sound/play';
import type { Player } from '../../common/story/player';
import { cardsOf, passed, reading, type Card } from '../../common/story/story.svelte';
import { sails, telling } from './beats';
import { chitsOfEvent, fireOf, type Shot } from './draws';
import type { Story } from './story';

const SAIL = 2600;
const CHIT = 340;
const REST = 700;

export class Show implements Player {
  story = $state.raw<Story | null>(null);
  /** The whole turn was asked for: nothing is passed over. */
  private asked = $state(false);
  private at = $state(0);
  /** Share of the card gone by. */
  t = $state(0);
  playing = $state(false);
  private frame = 0;
  private last = 0;
  private over = 0;
  /** What struck mine has been held. */
  private read = false;

  private cards = $derived(
    this.story
      ? cardsOf(telling, this.story.events).filter((c) => this.asked || sails(c.card) || !passed(c.kind))
      : [],
  );
  card = $derived(this.cards[this.at] ?? null);
  /** The card before it. */
  before = $derived(this.cards[this.at - 1] ?? null);
  /** All sail. */
  sails = $derived(this.card !== null && sails(this.card.card));
  shot = $derived<Shot | null>(this.card && (fireOf([this.card.card, ...this.card.also]).shots[0] ?? null));
  chits = $derived(this.card ? chitsOfEvent(this.card.card) : []);
  /** Nothing moves on it: it is whole at once. */
  private whole = $derived(!this.sails && !this.shot && !this.chits.length);
  /** How many of its chits lie face up. */
  turned = $derived(Math.round(this.t * this.chits.length));
  /** Share of the way that the ships have sailed. */
  get sailed(): number {
    const at = this.cards.findIndex((c) => sails(c.card));
    return this.sails ? this.t : this.at < at ? 0 : 1;
  }

  constructor(private readonly seat: () => string | null) {}

  /** It struck what is mine, and the player wants to see that. */
  private get hit(): boolean {
    const seat = this.seat();
    return (
      prefs.holdHits && seat !== null && this.card?.kind === 'result' && telling.befalls(this.card.card, seat)
    );
  }
  start(story: Story, asked = false): void {
    this.asked = asked;
    this.story = story;
    this.begin(0);
    if (!still()) this.play();
  }
  /** What was told meanwhile is shown behind the rest. */
  add(events: Story['events']): void {
    if (this.story) this.story = { ...this.story, events: [...this.story.events, ...events] };
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
  /** Past 1 the card stands for a moment before the next. */
  private tick = (): void => {
    if (!this.playing || !this.card) return;
    const now = performance.now();
    this.over += (now - this.last) * prefs.pace;
    this.last = now;
    const turned = this.turned;
    this.t = Math.min(1, this.over / this.span());
    if (this.turned > turned) play('card');
    if (this.t === 1 && this.hit && !this.read) return this.hold();
    if (this.over > this.span() + this.rest(this.card) && !this.on()) return;
    this.frame = requestAnimationFrame(this.tick);
  };
  /** It stands until the player goes on. */
  private hold(): void {
    this.read = true;
    this.playing = false;
    this.over = Infinity;
  }
  private span(): number {
    return this.sails ? SAIL : Math.max(1, this.chits.length) * CHIT + 300;
  }
  private rest({ card, kind }: Card<'sails-of-glory'>): number {
    return this.sails || this.shot ? REST : reading(say(card.say), kind);
  }
  private begin(at: number): void {
    this.enter(at, still() ? 1 : 0);
    if (this.card) play(telling.sound(this.card.card));
  }
  private enter(at: number, t: number): void {
    if (at !== this.at) this.read = false;
    this.at = at;
    this.t = this.whole ? 1 : t;
    this.over = this.t * this.span();
  }
  private on(): boolean {
    if (this.at + 1 < this.cards.length) {
      this.begin(this.at + 1);
      return true;
    }
    this.end();
    return false;
  }
  step(by: 1 | -1): void {
    if (!this.card) return;
    this.playing = false;
    const parts = this.sails ? 4 : Math.max(1, this.chits.length);
    const t = this.whole ? 1 + 2 * by : Math.round(this.t * parts + by) / parts;
    if (t > 1) this.on();
    else if (t >= 0) this.enter(this.at, t);
    else if (this.at > 0) this.enter(this.at - 1, 1);
  }
  /** The chits of this card all at once, then on to the next. */
  next(): void {
    if (this.t < 1 && this.chits.length) this.enter(this.at, 1);
    else if (this.on() && !this.playing && !still()) this.play();
  }
}
