/* The view and previews of The Kaiser's Pirates as the server sends them. */
export interface WireCard {
  card: number;
  kind: string;
  rule: string;
  vessel: string;
  intercept: number[];
  night: boolean;
  reaction: boolean;
  attack: number[];
  defence: number[];
  prize: number;
}
export interface WireShip {
  ship: number;
  id: string;
  name: string;
  kind: string;
  attack: number[];
  defence: number[];
  worth: number;
  prize: boolean;
  recognised: boolean;
  damage: number;
  low: boolean;
  refuge: boolean;
  card_on_it: boolean;
  intercepted: boolean;
}
export interface WirePlayer {
  seat: string;
  live: boolean;
  team: number;
  hand_count: number;
  rear: WireShip[];
  front: WireShip[];
  victory: {
    german: string[];
    merchants: string[];
    doubled: string[];
    cards: number[];
    vessels: string[];
    certain: number;
    least: number;
    most: number;
  };
  pending: string;
  round_points: number;
  prizes: number;
  rounds: [number, number][];
}
export interface WireThrow {
  sides: number[];
  dice: number[];
  mods: [number, string][];
  total: number;
}
export interface WireView {
  round: number;
  turn: number;
  at_turn: string | null;
  players: WirePlayer[];
  me: { seat: string; hand: WireCard[]; peek: WireCard[]; muted: number } | null;
  committed: { card: WireCard | null; use: string | null; ship: number | null }[];
  played: WireCard[];
  deck: number;
  removed: number;
  discard_top: WireCard[];
  german_deck: number;
  merchant_deck: number;
  announced: {
    kind: string;
    seat: string;
    card: WireCard | null;
    ship: number | null;
    defender: string | null;
    targets: number[];
    target: number | null;
    night: boolean;
    assists: string[];
    dice: number[];
  } | null;
  duel: { what: string; attack: WireThrow; defence: WireThrow; result?: string } | null;
}
export interface WireContest {
  what: string;
  attack: { name: string; dice: number[]; mods: { value: number; reason: string; rule: string }[] };
  defence: { name: string; dice: number[]; mods: { value: number; reason: string; rule: string }[] };
  chances: Record<string, number>;
  total: number;
}
