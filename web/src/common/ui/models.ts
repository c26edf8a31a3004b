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
  rows: { chit: string; title: string; text: string; rule?: string }[];
  odds?: [string, string];
}

export interface LogLine {
  chits?: ChitLedger;
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
}

export interface Mark {
  at: number;
  kind: 'fire' | 'mast' | 'loss';
  side: 1 | -1;
  text?: string;
}
export interface Timeline {
  turns: number;
  now: number;
  says: string;
  ends: string;
  /** Turn, points above the line, points below it. */
  tide: [number, number, number][];
  colours: [string, string];
  marks: Mark[];
  points?: { nation: string; value: number }[];
}
