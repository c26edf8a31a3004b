/* What the chart of Flying Colors draws. Built from the server's view and hints; nothing here is a rule. */
import type { Flaggish, HullType } from '../../art/ships';
import type { Dot, LogLine, Timeline, TopModel } from '../../common/ui/models';
import type { Hex } from './hex';
import type { PointOfSail, WirePreview } from './wire';

export type Side = 'port' | 'stbd';

export interface ChartShip {
  id: string;
  name: string;
  nation: string;
  side: string;
  bow: Hex;
  stern: Hex | null;
  facing: number;
  type: HullType;
  guns: number;
  /** Share left, 0 to 1. */
  hull: number;
  rig: number;
  crew: number;
  sail: 'plain' | 'full' | 'furled';
  lost?: readonly Flaggish[];
  smoke?: 'port' | 'stbd' | 'both' | null;
  smokeAge?: number;
  flash?: Flaggish;
  fire?: number;
  list?: number;
  struck?: boolean;
  anchored?: boolean;
  wake?: number;
  outOfCommand?: boolean;
  commanders: { name: string; range: number }[];
  /** Where the name goes, from amidships; found by the chart unless given. */
  label?: Label | 'hide';
}
export type Label = [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];

export interface Command {
  nation: string;
  ships: string[];
  active?: boolean;
}

export interface Ghost {
  bow: Hex;
  facing: number;
  cost: string;
  key?: string;
  label: string;
  /** The notation of the action a click takes. */
  action: string;
  offset?: [number, number];
}

/** What is about to be ordered: a way, and where ships would lie. */
export interface ChartPlan {
  path: Hex[];
  ghosts: (Ghost & { type: HullType })[];
}

export interface Shoal {
  hex: Hex;
  /** The modifier of the grounding die; without a roll; no water at all. */
  depth: number | 'auto' | 'land';
}

export interface Reach {
  hex: Hex;
  cost: number;
  facing?: number;
  /** Notations, step by step, of the cheapest way there. */
  path?: string[];
}

/** What the story shows on the chart. */
export interface ChartScene {
  actor: string;
  target: string | null;
  volley: boolean;
  /** Bow hexes of the way she came. */
  path: Hex[];
  hits: string[];
}
export interface ChartModel {
  scene?: ChartScene | null;
  columns: number;
  rows: [first: number, last: number];
  wind: number;
  ships: ChartShip[];
  shoals: Shoal[];
  /** Where the hexes of the shoals come from, if that is not certain. */
  shoalsOurs?: string;
  batteries: { name: string; hex: Hex; nation: string }[];
  commands: Command[];
  grapples: [string, string][];
  selected: string | null;
  reach: Reach[];
  arcs: Record<Side, [Hex, number][]>;
  ghosts: Ghost[];
  /** Ship aimed at, and the side of the firer. */
  aim: { target: string; side: Side } | null;
  /** Ships and hexes that may be clicked. */
  targets: Record<string, string>;
  /** Why a ship cannot be chosen now. */
  refused?: Record<string, string>;
  /** Points of sail by facing, 1 to 6, and the movement points they give the ship in hand. */
  sails: readonly PointOfSail[];
  points: readonly number[] | null;
}

/** The window on the chart: hex side in pixels, and where the chart's origin lies. */
export interface View {
  s: number;
  x: number;
  y: number;
}

export interface OrderOption {
  action: string;
  /** The ship it concerns. */
  ship?: string;
  icon:
    | 'advance'
    | 'port'
    | 'stbd'
    | 'back'
    | 'firePort'
    | 'fireStbd'
    | 'grapple'
    | 'sail'
    | 'anchor'
    | 'board'
    | 'hold'
    | 'command';
  title: string;
  detail?: string;
  rule?: string;
  cost?: string;
  key?: string;
  /** Why it is not allowed now; it stays in the list, grey. */
  refused?: boolean;
  /** Under the pointer or aimed at. */
  hot?: boolean;
}
export interface Orders {
  overline: string;
  ask: string;
  options: OrderOption[];
  canUndo: boolean;
  /** What ends it; the obvious next thing is brass, and Enter does it. */
  end?: { action: string; title: string; obvious: boolean } | null;
}
export interface Track {
  name: string;
  boxes: number;
  lost: number;
  left: number;
}
export interface ShipCard {
  id: string;
  /** Where her values come from, if that is not certain. */
  ours?: string;
  nation: string;
  name: string;
  meta: [string, string];
  tracks: Track[];
  post?: [string, string];
  facts?: { name: string; value: string; detail: string; ours?: string }[];
  notes?: { text: string; rule?: string }[];
  sides?: { side: 'port' | 'stbd'; state: string; detail: string }[];
  firepower?: {
    title: string;
    values: { range: number; value: number; shaded: boolean }[];
    note: string;
    rule?: string;
  };
  story?: string;
}
export interface ShotCard {
  nation: string;
  name: string;
  kind: string;
  chips: [string, ...string[]];
  lines: { text: string; rule?: string; value: string }[];
  firepower: number;
  hull: Odds;
  rig: Odds;
  hullAction?: string;
  rigAction?: string;
  sideName?: string;
}
export interface Odds {
  mod: number;
  faces: Dot[];
  mean: string;
}
export interface FleetSide {
  id: string;
  title: string;
  nations: string[];
  rows: ChartShip[];
}
export interface FcTable {
  top: TopModel;
  prompt: string;
  chart: ChartModel;
  fleets: FleetSide[];
  orders: Orders;
  card: ShipCard | null;
  shot: ShotCard | null;
  /** The key to the shoals lies on the chart. */
  key: boolean;
  log: LogLine[];
  logNote: string;
  logCount: number;
  timeline: Timeline | null;
  /** Part of the chart the mini-map shows, in hex sides. */
  box: { x0: number; y0: number; x1: number; y1: number };
  /** Words for a phone: short title, and how the ship in hand is doing. */
  brief: string;
}
export interface Ui {
  /** Ship looked at when none is under way. */
  looked: string | null;
  /** Option under the pointer, or aimed at. */
  hot: string | null;
  previews: Record<string, WirePreview | null>;
}
