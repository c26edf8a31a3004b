/* What follows from an order without another click: the last hex ends a move, the next ship comes to hand, a column
   sails in the wake of its leader, commands are formed as last turn. Every step is one that is offered; a die, an answer
   or anything unexpected stops it. */
import { prefs } from '../../common/prefs.svelte';
import type { Live } from '../../common/socket.svelte';
import {
  asLast,
  calling,
  forming,
  led,
  nearest,
  onlyEnds,
  onlyLeft,
  untilOneStops,
  type Formed,
} from './fleet';
import type { FcDecision, Follower } from './wire';

export class Helm {
  /** How the rest of the command in hand could follow, for the decision that asks for the next ship. */
  private column = $state.raw<Follower[]>([]);
  /** The same up to the first ship that stops to fire. */
  plan = $derived(untilOneStops(this.column, prefs.stopWithin));
  private planned = '';
  /** The commands to be formed again, as long as that is going on. */
  private last = $state.raw<readonly Formed[]>([]);
  /** The turn and command in which each ship is sailed by herself. */
  private singly = '';

  constructor(private readonly live: Live<'flying-colors'>) {}

  get forming(): boolean {
    return this.last.length > 0;
  }
  /** One click: its actions in turn, then what follows of itself. */
  async order(...actions: string[]): Promise<void> {
    if (this.live.following) return;
    this.live.following = true;
    try {
      for (const [i, action] of actions.entries()) {
        if (!this.offers(action) || !(await this.live.act(action, i > 0))) return;
      }
      await this.settle();
    } finally {
      this.live.following = false;
    }
  }
  async sailColumn(): Promise<void> {
    const actions = this.plan.flatMap((f) => f.actions);
    this.column = [];
    await this.order(...actions);
  }
  async oneByOne(): Promise<void> {
    const decision = this.live.decision;
    const first = decision && this.live.view ? nearest(decision.actions, this.live.view) : null;
    this.singly = this.command();
    this.column = [];
    if (first) await this.order(first);
  }
  async formAsLast(commands: readonly Formed[]): Promise<void> {
    this.last = commands;
    await this.resume();
  }
  /** A new question: what was begun goes on, and a column is looked at before it is ordered. */
  async resume(): Promise<void> {
    const { decision } = this.live;
    if (this.live.following || !decision || this.live.byHand) return;
    if (!forming(decision)) this.last = [];
    const next = this.forming ? this.again(decision) : null;
    if (next) await this.order(next);
    else await this.look(decision);
  }

  private offers(action: string): boolean {
    return !!this.live.decision?.actions.some((a) => a.action === action);
  }
  private again(decision: FcDecision): string | null {
    const { hints } = this.live;
    return asLast(decision, hints?.kind === 'commands' ? hints : null, this.last);
  }
  /** Turn and command, told apart from all others. */
  private command(): string {
    const { view, decision } = this.live;
    const ship = decision?.actions.find((a) => a.tag === 'select')?.fields.ship;
    return `${view?.turn} ${view?.commands.findIndex((c) => ship !== undefined && c.ships.includes(ship))}`;
  }
  private async settle(): Promise<void> {
    for (;;) {
      const next = await this.next();
      if (!next || !(await this.live.act(next, true))) return;
    }
  }
  private async next(): Promise<string | null> {
    const { decision, view, byHand } = this.live;
    if (!decision || !view || byHand) return null;
    if (forming(decision)) return this.forming ? this.again(decision) : null;
    const end = prefs.finishLast ? onlyEnds(decision) : null;
    if (end || !prefs.nextShip) return end;
    if (!calling(decision)) return onlyLeft(decision);
    await this.look(decision);
    return this.plan.length ? null : nearest(decision.actions, view);
  }
  private async look(decision: FcDecision): Promise<void> {
    const { view } = this.live;
    if (this.planned === decision.id) return;
    this.planned = decision.id;
    this.column = [];
    if (!view || !calling(decision) || this.singly === this.command() || !led(decision, view)) return;
    const told = await this.live.preview(decision.actions[0].action);
    if (this.live.decision?.id === decision.id && told?.kind === 'column') this.column = told.ships;
  }
}
