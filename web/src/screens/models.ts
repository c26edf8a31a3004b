/* What the screens before and after a game show. */

export interface HomeCard {
  id: string;
  overline: string;
  title: string;
  text: string;
  heading: string;
  yours: boolean;
  lines: string[];
  thumb?: string;
  buttons: { text: string; href: string }[];
}

export interface Force {
  nation?: string;
  /** Two-letter ensign of the steam age. */
  ensign?: string;
  count: number;
  name: string;
}
export interface Balance {
  /** Shares of wins in hundred, from left to right; a side of several nations is striped. */
  parts: { percent: number; colours: string[] }[];
  labels: string[];
  note?: string;
}
export interface ScenarioCard {
  id: string;
  title: string;
  line: string;
  forces: Force[];
  balance?: Balance;
  tags: string[];
  thumb: (w: number, h: number, big: boolean) => string;
  hero: {
    overline: string;
    text: string;
    columns?: string[];
    rows?: { nation: string; counts: { count: number; icon: string }[]; total: string }[];
    facts: string;
    sides?: { nation: string; code?: string; title: string; level: number; text: string }[];
    minutes?: string;
  };
  seats: SeatCard[];
}
export interface SeatCard {
  seat: string;
  title: string;
  nations: string[];
  code?: string;
  colours: string[];
}
export interface OptionCard {
  id: string;
  title: string;
  hint: string;
  rule: string;
  choices: (boolean | number | string)[];
  value: boolean | number | string;
}
export type Sitter = 'me' | 'here' | 'link' | 'computer';
export interface Seating {
  who: Sitter;
  level: string;
}
