/* Names for what the server says of Sails of Glory; the types are generated from its schema. Lengths are 1/100 mm, angles
   1/100 degree, y runs to the north. */
import type { components } from '../../common/openapi';
import type { Decision } from '../../common/protocol';

type Schema = components['schemas'];

export type View = Schema['SgView'];
export type ShipView = Schema['SgShipView'];
export type CardHints = Schema['SgCardHints'];
export type FireHints = Schema['SgFireHints'];
export type CardHint = Schema['SgCardHint'];
export type ShotHint = Schema['SgShotHint'];
export type Ghosts = Schema['SgCardHint']['ghosts'];
type Chosen = NonNullable<View['chosen']>;
export type Order = Chosen['orders'][number]['order'];
export type SetCard = Chosen['set'][number];
export type Pile = Schema['SgPileView'];

export type SgDecision = Decision<'sails-of-glory'>;
export type Offer = SgDecision['actions'][number];
export type Refused = SgDecision['refused'][number];
export type SgEvent = Schema['SgEvent'];
export type Sailed = Schema['SgSailed'];
export type Fired = Schema['SgFired'];
export type Muskets = Schema['SgMusketsFired'];
/** Rocks, collisions, explosions alongside. */
export type Harmed = Schema['SgRocksStruck'] | Schema['SgCollisionDamage'] | Schema['SgScorched'];
export type Melee = Schema['SgMelee'];
/** Special damage, by the number of its chit in the shot that did it. */
export type Effect = Extract<SgEvent, { chit: number | null }>;
export type Draw = Schema['SgDraw'];
export type Chit = Schema['SgChitDrawn'];
/** Where a chit went: the catalogue entry that says so, and its parameters. */
export type Place = Chit['places'][number];
/** What fires or is fired at. */
export type Target = Schema['SgShipTarget'] | Schema['SgBatteryTarget'] | Schema['SgBuildingTarget'];
export type Pose3 = Sailed['path'][number];
