/* What the mat of Sails of Glory draws, and the panels round it. Built from the server's view; nothing here is a rule. */
import type { HullType, ShipDrawing } from '../../art/ships';
import type { LogLine, TopModel } from '../../common/ui/models';
import type { Card, PathPoint, Pose, SailSet } from './geo';
import type { Target } from './wire';

/** Ships go by their number; batteries and buildings by their kind too. */
export const keyOf = (at: Pick<Target, 'kind' | 'id'>): string =>
  at.kind === 'ship' ? String(at.id) : `${at.kind}-${at.id}`;

export type Label = [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];

export interface MatShip {
  id: string;
  name: string;
  nation: string;
  type: HullType;
  pose: Pose;
  sail: SailSet | 'furled';
  guns: number;
  /** Who commands her. */
  who: string;
  /** Boxes of the hull and crew tracks, and how many are lost. */
  boxes: number;
  hullLost: number;
  crewLost: number;
  /** Looks: share left of rigging and hull. */
  rig: number;
  hull: number;
  burning?: boolean;
  struck?: boolean;
  /** Not on the table yet. */
  aside?: boolean;
  label?: Label;
  draw?: Partial<ShipDrawing>;
  state: { icon: string; text: string; seal?: boolean; colour?: string };
}
export interface Terrain {
  kind: 'island' | 'reef' | 'coast' | 'sandbank';
  outline: number[][];
  x: number;
  y: number;
  rot: number;
  k?: number;
}
export interface MatView {
  /** Pixels per millimetre and the corner of the mat in the window. */
  k: number;
  ox: number;
  oy: number;
}
export interface Ghost {
  ship: string;
  pose: Pose;
  path: PathPoint[] | Pose[];
  kind: 'this' | 'next';
  text: string;
  /** Of a ship that is not in hand. */
  pale?: boolean;
  /** Bow edge of the other colour, where she would end if the wind headed her. */
  other?: Pose;
  /** Base and path only: the hull stands at the other arrow. */
  bare?: boolean;
  offset?: [number, number];
  /** On which side of it its slip lies. */
  side?: 1 | -1;
}
/** Guns on land: a mark on the mat, and a log like a ship's. */
export interface Battery {
  /** As the actions name it. */
  id: string;
  name: string;
  nation: string;
  x: number;
  y: number;
  boxes: number;
  hullLost: number;
  crewLost: number;
  silent: boolean;
}
export interface MatModel {
  size: [number, number];
  /** Degrees the wind blows from. */
  wind: number;
  ships: MatShip[];
  terrain: Terrain[];
  batteries?: Battery[];
  /** How the terrain was got, where it is not printed. */
  own?: string;
  selected: string | null;
  arcs: { pose: Pose; guns: number[]; sides: (1 | -1)[]; label?: Record<string, number> } | null;
  ruler: { from: [number, number]; bearing: number } | null;
  measured: { title: string; text: string; rule: string } | null;
  ghosts: Ghost[];
  heads: [number, string][];
}
export interface HandCard {
  id: string;
  card: Card;
  count: number;
  open: boolean;
  action?: string;
  why?: string;
}
export interface Token {
  id: string;
  name: string;
  state: 'ok' | 'no' | 'plan';
  action?: string;
  why?: string;
}
export interface Slot {
  kind: 'set' | 'set lockd' | 'free' | 'shut';
  icon: string;
  text: string;
  action?: string;
}
export interface MatSheet {
  ship: string;
  nation: string;
  name: string;
  meta: [string, string];
  /** The number in the second line that has changed for the worse. */
  worse?: string;
  burden: number;
  gunnery: number[][];
  musketry: number[];
  actions: number[];
  hull: string[][];
  crew: string[];
  zero: string[];
  port: { load: string | null; text: string };
  starboard: { load: string | null; text: string };
  shot: { kind: string; count: number }[];
  sails: { id: string; text: string; state: 'on' | 'no' | '' }[];
  special: { id: string; title: string; text: string; hits: number }[];
  type: HullType;
  windTo: number;
  /** How the values that are not printed were got. */
  own?: string;
}
export interface Planning {
  title: string;
  deck: string;
  /** How the paths of the deck were got, where they were not measured. */
  own?: string;
  sail: SailSet;
  thisTurn: { card: Card; id: string; text: string } | null;
  /** The card that is chosen now, and for which turn. */
  nextTurn: { card: Card; id: string; set: boolean; text: string } | null;
  opens: 'this' | 'next';
  hand: HandCard[];
  hover: string | null;
  tip: { title: string; chip: string; lines: string[] } | null;
  veer: { limit: number; from: number; rule: string } | null;
  slots: Slot[];
  slotNote: string;
  slotCount?: string;
  tokens: Token[];
  seal: { text: string; action: string | null };
  canUndo: boolean;
}
export interface SogTable {
  top: TopModel;
  prompt: string;
  mat: MatModel;
  sheet: MatSheet | null;
  planning: Planning | null;
  log: LogLine[];
  logNote: string;
  logCount: number;
  orders: { n: string };
}
export interface Ui {
  looked: string | null;
  card: string | null;
  /** The ship under the pointer. */
  over: string | null;
}
