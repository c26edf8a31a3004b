/* What the shared frame of the three tables shows. */
import type { Roll } from '../protocol';

export interface TopModel {
  title: string;
  subtitle: string;
  turns?: { label: string; total: number; now: number };
  phases: string[];
  phase: number;
  wind?: { to: number; text: string };
  clock?: [string, string];
  who: { title: string; detail: string; colour: string; nation?: string };
}

export interface Ledger {
  lines: { text: string; rule?: string; value: string }[];
  total?: { text: string; value: string };
  /** The die or dice, the words of the verdict, and the result in large type. */
  dice?: number[];
  sides?: number[];
  verdict?: string;
  verdictRule?: string;
  result?: string;
  /** Outcomes, one dot for each equally likely face. */
  dots?: DotPlot;
  /** Outcomes by their words, with how many of the equally likely throws lead there. */
  odds?: Outcome[];
}
export interface Outcome {
  text: string;
  ways: number;
  /** It came to this. */
  mine: boolean;
}
export interface DotPlot {
  kind: 'hull' | 'rig';
  faces: Dot[];
  /** The face that was rolled. */
  mark?: number;
}
export interface Dot {
  die: number;
  value: number;
  fire?: boolean;
  crew?: boolean;
}

/** Chits of one shot, and what each did. */
export interface ChitLedger {
  lines: { text: string; rule?: string; value: string }[];
  rows: ChitRow[];
  odds?: [string, string];
  /** Chances of the sum of each draw, in ten thousand, and what it came to. */
  sums?: { title: string; odds: [number, number][]; came: number }[];
}
export interface ChitRow {
  chit: string;
  title: string;
  did: { text: string; rule?: string }[];
}

export interface LogLine<More = unknown> {
  /** Written out only when the line is opened. */
  chits?: () => ChitLedger;
  /** Something only its game can draw lies under this line. */
  more?: More;
  key: string | number;
  nation?: string;
  colour?: string;
  code?: string;
  text: string;
  rule?: string;
  note?: string;
  heading?: boolean;
  roll?: Roll | null;
  ledger?: Ledger;
  open?: boolean;
  /** It concerns me; it was done by the others; something was lost by it. */
  mine?: boolean;
  theirs?: boolean;
  loss?: boolean;
}

export interface Mark {
  at: number;
  /** The event, for a jump to it. */
  n?: number;
  /** What was lost; or, after a review, an order or a throw that turned the game. */
  kind: 'fire' | 'mast' | 'loss' | 'order' | 'dice';
  side: 1 | -1;
  text?: string;
}
export interface Timeline {
  turns: number;
  now: number;
  /** The turn that is being played, from 0; at the border of two turns `now` does not say. */
  turn?: number;
  /** How far the match has been played; a replay may stand before it. */
  last?: number;
  says: string;
  ends: string;
  /** Turn, then the points of each side: two lie above and below the line, more as lines above it. */
  tide: number[][];
  colours: string[];
  marks: Mark[];
  points?: { nation: string; colour?: string; value: number }[];
}
