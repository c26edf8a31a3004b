/* The view and hints of Sails of Glory as the server sends them: 1/100 mm and 1/100 degree, y to the north. */
export interface WireBroadside {
  loaded: boolean;
  load: string | null;
  fired: string | null;
  first: boolean;
}
export interface WireShip {
  id: number;
  card: string;
  name: string;
  nation: string;
  type: string;
  deck: string;
  seat: string;
  side: string;
  pose: [number, number, number];
  burden: number;
  veer: number;
  boxes: number;
  hull: string[][];
  crew: string[];
  zero: string[];
  guns: number[];
  muskets: number;
  actions: number;
  gunnery: number[][];
  musketry: number[];
  sails: string;
  port: WireBroadside;
  starboard: WireBroadside;
  cards_planned: number;
  slots: string[] | null;
  last_card: string | null;
  revealed: string | null;
  attitude: string | null;
  tokens: string[] | null;
  deferred: string[];
  revealed_tokens: string[];
  fires: number;
  leaks: number;
  masts: number;
  rigging: number;
  rudder: number;
  fate: string | null;
  hulk: boolean;
  boxes_lost: number;
}
export interface WirePile {
  left: number;
  hull: Record<number, number>;
  crew: number;
  special: number;
}
export interface WireView {
  scenario: string;
  level: string;
  turn: number;
  phase: string;
  width: number;
  height: number;
  wind: number;
  wind_strength: string;
  seat: string | null;
  side: string | null;
  sealed: string[];
  ships: WireShip[];
  terrain: { kind: string; outline: [number, number][] }[];
  batteries: {
    id: number;
    card: string;
    seat: string;
    side: string;
    at: [number, number];
    target: number;
    boxes: number;
    gunnery: number[][];
    musketry: number[];
    actions: number[];
    hull: string[][];
    crew: string[];
    zero: string[];
    guns: WireBroadside;
    fires: number;
    fate: string | null;
  }[];
  cups: Record<string, number>;
  ruler: { length: number; half: number; stripe: number; width: number };
  /** Whether anybody may measure now. */
  measuring: boolean;
  piles: Record<string, WirePile>;
  chosen: {
    cards: Record<string, string>;
    loads: Record<string, string>;
    sails: Record<string, string>;
    orders: unknown[];
  } | null;
}
export interface WireGhost {
  end: [number, number, number];
  path: number[];
}
export interface WireHints {
  kind?: string;
  ship?: number;
  /** The card of this turn, already set. */
  first?: { card: string; ghosts: Record<string, WireGhost> } | null;
  cards?: { card: string; kind: string; border: string; veer: number; ghosts: Record<string, WireGhost> }[];
  shots?: {
    action: string;
    range: number;
    rake: string;
    firepower: number;
    count: number;
    mods: { value: number; reason: string; rule: string }[];
    /** Chances of the hull points, in ten thousand. */
    odds: [number, number][];
    letters: string;
    hull_hundredths: number;
    crew_hundredths: number;
  }[];
}
