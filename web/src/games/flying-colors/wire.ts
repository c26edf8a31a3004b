/* What Flying Colors tells, by the server's own schema: names for the parts that several files use. */
import type { Decision, Games } from '../../common/protocol';

type Told = Games['flying-colors'];
export type WireView = Told['view'];
export type WireShip = WireView['ships'][number];
export type PointOfSail = WireView['points_of_sail'][number];
export type WireHints = NonNullable<Told['hints']>;
export type ShipHints = Extract<WireHints, { kind: 'ship' }>;
export type CommandHints = Extract<WireHints, { kind: 'commands' }>;
export type WirePreview = NonNullable<Told['preview']>;
export type ShotPreview = Extract<WirePreview, { kind: 'shot' }>;
export type Follower = Extract<WirePreview, { kind: 'column' }>['ships'][number];
export type StandingOrder = Told['orders'];
export type FcDecision = Decision<'flying-colors'>;
export type Offer = FcDecision['actions'][number];
export type Refused = FcDecision['refused'][number];
export type FcEvent = Told['event'];
export type ShotEvent = Extract<FcEvent, { what: 'fc-shot' }>;
export type Hits = ShotEvent['suffered'];
export type Ledger = ShotEvent['firepower'];
