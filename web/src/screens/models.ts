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
  /** The guided game that was begun: its name, how far it is, and the way on. */
  learning?: { title: string; line: string; done: number; steps: number; href: string };
}

export interface Force {
  nation?: string;
  /** Two-letter ensign of the steam age. */
  ensign?: string;
  count: number;
  name: string;
}
export interface Counted {
  games: number;
  /** What each side won, and its share of the bar; a side of several nations is striped. */
  sides: { name: string; colours: string[]; won: number; share: number }[];
  /** Where the share of the first side lies, as far as so many games can tell. */
  bracket?: [number, number];
  /** Who played, how often. */
  note: string;
}
export interface ScenarioCard {
  id: string;
  title: string;
  line: string;
  forces: Force[];
  counted?: Counted;
  /** One sentence for a beginner. */
  tip?: string;
  tags: string[];
  thumb: (w: number, h: number, big: boolean) => string;
  hero: {
    overline: string;
    text: string;
    columns?: string[];
    rows?: { nation: string; counts: { count: number; icon: string }[]; total: string }[];
    facts: string;
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
  /** How hard she is, as counted. */
  odds?: string;
}
export interface OptionCard {
  id: string;
  title: string;
  hint: string;
  rule: string;
  choices: (boolean | number | string)[];
  value: boolean | number | string;
}
export type Sitter = 'me' | 'here' | 'link' | 'open' | 'computer';
export interface Seating {
  who: Sitter;
  level: string;
  /** '' for none. */
  temper: string;
}
