/* The view, hints, previews and events of Flying Colors as the server sends them. */
import type { GameEvent, Mod, Roll } from '../../common/protocol';

export type Broadside = 'port' | 'starboard';
export type Column = 'hull' | 'rigging';
export type PointOfSail = 'running' | 'reaching' | 'beating' | 'aback';
export interface Hits {
  hull?: number;
  rigging?: number;
  crew?: number;
  fire?: boolean;
}
export interface Ledger {
  base: number;
  mods: Mod[];
  total: number;
}
export interface ShipRef {
  id: number;
  name: string;
  side: string;
  nation: string;
}
export interface WireShip {
  id: number;
  counter: string;
  name: string;
  nation: string;
  side: string;
  bow: string;
  stern: string;
  facing: number;
  large: boolean;
  rate: string;
  symbol: string;
  capacity: number;
  hull_left: number;
  manpower: number;
  vp: number;
  rigging_left: number;
  battery?: number;
  fate?: string;
  damaged?: boolean;
  crew?: number;
  fired_port?: boolean;
  fired_starboard?: boolean;
  anchored?: boolean;
  aground?: boolean;
  struck?: boolean;
  burning?: boolean;
  full_sails?: boolean;
  irons?: boolean;
  adrift?: boolean;
  prize?: boolean;
  vulnerable?: boolean;
  grappled?: number[];
  fouled?: number[];
  out_of_command?: boolean;
  acted?: boolean;
}
export interface WireView {
  seat: string | null;
  scenario: string;
  year: number;
  board: string;
  turn: number;
  turns: number;
  phase: string;
  phases: string[];
  wind: number;
  /** By facing, 1 to 6. */
  points_of_sail: PointOfSail[];
  weather: string;
  shoals: { letter: string; modifier: number | null }[];
  rigging_boxes: number;
  fleets: { seat: string; nations: string[]; admiral: number; flagship: number }[];
  ships: WireShip[];
  commanders: {
    id: number;
    card: string;
    name: string;
    side: string;
    ship: number;
    range: number;
    fate?: string;
    admiral?: boolean;
  }[];
  commands: { side: string; leader: number; kind: string; ships: number[]; activated: boolean }[];
  active: number;
  /** Victory points so far, in halves, in the order of the fleets. */
  half_points: number[];
}
export interface ShipHints {
  kind: 'ship';
  ship: number;
  mp: number;
  poses: {
    bow: string;
    stern: string;
    facing: number;
    point: PointOfSail;
    cost: number;
    left: number;
    ends: boolean;
    path: string[];
  }[];
  arcs: Record<Broadside, [string, number][]>;
  /** Movement points by facing, 1 to 6. */
  points: number[];
}
export type WireHints = ShipHints | { kind: 'commands' };
export interface ShotPreview {
  kind: 'shot';
  ship: number;
  side: Broadside;
  target: number;
  range: number;
  attack: string;
  row: string;
  rate: Ledger;
  firepower: Ledger;
  columns: {
    column: Column;
    mods: Mod[];
    results: Hits[];
    hull_tenths: number;
    rigging_tenths: number;
    crew_tenths: number;
  }[];
}
export type WirePreview = ShotPreview | { kind: 'pose' | 'roll' | 'tack' | 'boarding' };

export interface ShotEvent {
  n: number;
  what: 'fc-shot';
  rule: string;
  ship: ShipRef;
  target: ShipRef;
  attack: string;
  range: number;
  column: Column;
  rate: Ledger;
  row: string;
  firepower: Ledger;
  roll: Roll;
  printed: Hits;
  counts_as: { reason: string; rule: string }[];
  suffered: Hits;
  odds: Hits[];
}
/** Who acts and who is acted upon, where an event tells of ships; which side, where it tells of one. */
export type FcEvent = GameEvent & {
  ship?: ShipRef;
  target?: ShipRef;
  leader?: ShipRef;
  side?: { seat: string } | string | null;
  roll?: Roll | null;
  first?: Roll;
  second?: Roll;
  repulse?: Roll;
};
