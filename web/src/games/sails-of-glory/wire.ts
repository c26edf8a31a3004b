/* Names for what the server says of Sails of Glory; the types are generated from its schema. Lengths are 1/100 mm, angles
   1/100 degree, y runs to the north. */
import type { components } from '../../common/openapi';
import type { GameEvent } from '../../common/protocol';

type Schema = components['schemas'];

export type View = Schema['SgView'];
export type ShipView = Schema['SgShipView'];
export type Hints = Partial<Omit<Schema['SgCardHints'], 'type'> & Omit<Schema['SgFireHints'], 'type'>>;
export type CardHint = Schema['SgCardHint'];
export type ShotHint = Schema['SgShotHint'];
export type Ghosts = Schema['SgCardHint']['ghosts'];
export type Pile = Schema['SgPileView'];

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
export type Pose3 = Sailed['path'][number];

/** What fires or is fired at. */
export interface Aim {
  kind: 'ship' | 'battery' | 'building';
  id: number;
}
/** Ships go by their number; batteries and buildings by their kind too. */
export const keyOf = (at: Aim): string => (at.kind === 'ship' ? String(at.id) : `${at.kind}-${at.id}`);

/** The events of this game, by their kind. */
export const told = (events: readonly GameEvent[]): readonly SgEvent[] => events as unknown as SgEvent[];
