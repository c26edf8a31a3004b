/* What the server tells of The Kaiser's Pirates, by the names this table uses; the types are those of its schema. */
import type { GameEvent, Games } from '../../common/protocol';

type Told = Games['kaisers-pirates'];
export type View = Told['view'];
export type PlayerView = View['players'][number];
export type ShipView = PlayerView['rear'][number];
export type Contest = NonNullable<Told['preview']>[number];
export type Odds = Contest['odds'];
export type KpEvent = Told['event'];
export type DuelEvent = Extract<KpEvent, { what: 'kp-duel' }>;
export type DecidedEvent = Extract<KpEvent, { what: 'kp-decided' }>;

/** The events of a table of this game: the socket carries those of all games. */
export const told = (events: readonly GameEvent[]): readonly KpEvent[] =>
  events as readonly unknown[] as readonly KpEvent[];

/** The seat an event is told of: whoever plays, fires, tries or owns the ship. */
export function seatOf(e: KpEvent): string | undefined {
  if ('player' in e) return e.player.seat;
  if ('attacker' in e) return e.attacker.seat;
  if ('who' in e) return e.who.seat;
  return 'ship' in e ? e.ship?.seat : undefined;
}
