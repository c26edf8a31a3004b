/* What the card table shows. Built from the server's view; nothing here is a rule. */
import type { SteamerDrawing, SteamerState } from '../../art/steamers';
import { t } from '../../common/i18n.svelte';
import type { LogLine, TopModel } from '../../common/ui/models';
import type { Opened } from './fights';

export interface Tile {
  /** Number of the ship in the game; what an action names. */
  ship: number;
  /** Name of the card's print. */
  id: string;
  /** What she counts for as she lies there. */
  worth?: number;
  state: SteamerState;
  /** Recognised raiders stand upright in an opponent's line. */
  turned: boolean;
  /** Cards lying on her: number, or null for a back. */
  covers: { card: number | null; use?: string }[];
  action?: string;
  aimed?: boolean;
}
export interface SeatView {
  seat: string;
  name: string;
  code: string;
  colour: string;
  turn: boolean;
  hand: number;
  rear: Tile[];
  front: Tile[];
  /** Cards laid ahead: numbers and halves where they are known. */
  laid: { card: number | null; use?: string }[];
  pile: { top: { ship: string; worth: number } | null; count: number; points: number };
  action?: string;
}
export interface HandCard {
  card: number;
  use?: 'action' | 'intercept';
  action?: string;
  key?: string;
  why?: string;
}
/** Outcomes in shares of one: class, value, words. */
export type Part = [kind: 'sunk' | 'dam' | 'none' | 'safe', value: number, text: string];
export interface Answer {
  action: string;
  key: string;
  card: number | null;
  /** The half by which the card lies, or would. */
  use?: string;
  /** The print of the ship that is meant, where it is no card. */
  ship?: string;
  title: string;
  /** Words of the brass button. */
  button?: string;
  rule?: string;
  text: string;
  bar?: Part[];
  pair?: { name: string; bar: Part[] }[];
  note?: string;
}
/** The words of the brass button for an answer. */
export const doing = (a: Answer): string =>
  a.button ?? (a.card ? t('web-kp-do', { what: a.title }) : a.title);
export interface Cable {
  from: string;
  to: string;
  attack: number[];
  defence: number[];
  date: string;
  alert?: { text: string; rule?: string };
  clock?: number;
  say: string;
  subject?: string;
  answers: Answer[];
  barred: { text: string; strike?: string; rule?: string }[];
  pass?: { action: string; text: string };
  passAll?: { action: string; text: string; note: string };
  legend: boolean;
}
export interface Meeting {
  /** Who attacks, and who is attacked. */
  seats: string[];
  attacker: { drawing: SteamerDrawing; name: string; text: string } | null;
  target: { drawing: SteamerDrawing; name: string; text: string } | null;
}
export interface Throw {
  sides: number[];
  dice: number[];
  kept: number;
  mods: { value: number; text: string; rule?: string }[];
  total: number;
}
export interface Duel {
  title: string;
  attacker: { name: string; text: string; code: string; drawing: SteamerDrawing };
  defender: { name: string; text: string; code: string; drawing: SteamerDrawing };
  attack: Throw;
  defence: Throw;
  /** The least attack that damages, and the least that sinks. */
  damagesFrom: number;
  sinksFrom: number;
  verdict: 'sunk' | 'captured' | 'damaged' | 'missed';
  words: { verdict: string; bold: string; rest: string; rule: string; rolls: string };
  odds?: { parts: Part[]; plain?: Part[]; note?: string };
  /** What the dice led to. */
  next?: string[];
  pile?: {
    title: string;
    points: number;
    were: number;
    name: string;
    worth: number;
    place: string;
    card: string;
    below: string[];
  };
}
export interface Standing {
  code: string;
  name: string;
  /** The prizes of this round. */
  total: number;
  /** Points of the rounds before; null in the first. */
  game: number | null;
}
/** The card that lies in the paper beside the table. */
export type Looked = { ship?: string; card?: number } | null;
export interface KpTable {
  top: TopModel;
  deck: { left: number; total: number; text: string };
  turn: { code: string; text: string };
  who: { code: string; title: string; text: string };
  opponents: SeatView[];
  me: SeatView | null;
  meNote: string;
  piles: { discards: number[]; ships: number; merchants: number };
  hand: HandCard[];
  meeting: Meeting | null;
  cable: Cable | null;
  log: LogLine<Opened>[];
  logNote: string;
  logCount: number;
  standing: Standing[];
  /** The rules that the notes on the table refer to. */
  cites: { laid: string; prizes: string };
}
