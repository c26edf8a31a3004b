/* What the server tells of The Kaiser's Pirates, by the names this table uses; the types are those of its schema. */
import type { Decision, Games } from '../../common/protocol';

type Told = Games['kaisers-pirates'];
export type View = Told['view'];
export type PlayerView = View['players'][number];
export type ShipView = PlayerView['rear'][number];
export type Contest = NonNullable<Told['preview']>[number];
export type Odds = Contest['odds'];
export type KpDecision = Decision<'kaisers-pirates'>;
export type Offer = KpDecision['actions'][number];
export type Refused = KpDecision['refused'][number];
export type KpEvent = Told['event'];
export type DuelEvent = Extract<KpEvent, { what: 'kp-duel' }>;
export type DecidedEvent = Extract<KpEvent, { what: 'kp-decided' }>;
