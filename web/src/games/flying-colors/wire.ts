/* The view, hints and previews of Flying Colors as the server sends them. */
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
  rate: number;
  symbol: string;
  capacity: number;
  hull_left: number;
  manpower: number;
  vp: number;
  battery?: number;
  fate?: string;
  damaged?: boolean;
  hull?: number;
  rigging?: number;
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
  command?: number;
  check_failed?: boolean;
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
  wind: number;
  weather: string;
  audacity: Record<string, number>;
  initiative: string | null;
  shoals: string[];
  fleets: { seat: string; nations: string[]; admiral: number; flagship: number }[];
  ships: WireShip[];
  commanders: {
    id: number;
    card: string;
    name: string;
    side: string;
    ship: number;
    range?: number;
    quality?: number;
    fate?: string;
    admiral?: boolean;
  }[];
  commands: { side: string; leader: number; kind: string; ships: number[]; activated: boolean }[];
  active?: number;
  /** Victory points so far, in halves, in the order of the fleets. */
  half_points?: number[];
}
export interface WireHints {
  ship?: number;
  mp?: number;
  poses?: { bow: string; stern: string; facing: number; left: number; ends: boolean; path: string[] }[];
  arcs?: Record<'port' | 'starboard', [string, number][]>;
  points?: number[];
}
export interface WireMod {
  value: number;
  reason: string;
  rule: string;
}
export interface WireShot {
  ship: number;
  side: string;
  target: number;
  range: number;
  attack: string;
  point_blank: boolean;
  rate: number;
  rate_mods: WireMod[];
  base: number;
  firepower_mods: WireMod[];
  firepower: number;
  columns: Record<
    string,
    {
      die_mods: WireMod[];
      results: string[];
      hull_tenths: number;
      rigging_tenths: number;
      crew_tenths: number;
    }
  >;
}
