/* What decides how a ship looks: her type, the state of her card, and the plan of each type. */

export type SteamerType =
  | 'cruiser'
  | 'liner'
  | 'raider'
  | 'fullrig'
  | 'tramp'
  | 'cargo'
  | 'passenger'
  | 'barque';

/** What a ship card in play looks like beyond its print. */
export interface SteamerState {
  recognised?: unknown;
  damaged?: unknown;
  lowCoal?: unknown;
  prize?: unknown;
  refuge?: unknown;
  night?: unknown;
  /** 0 to 1, going down by the bow. */
  sinking?: number;
  flash?: number | boolean;
  smoke?: number;
  scale?: number;
  lod?: 's' | 'm' | 'l';
  flip?: unknown;
  calm?: unknown;
  hitX?: number;
}

export interface SteamerDrawing extends SteamerState {
  type?: SteamerType;
  seed?: string;
  funnels?: number;
  masts?: number;
  paint?: string;
  livery?: string;
  guise?: string;
  guiseFlag?: string;
  flag?: string;
  gun?: unknown;
  armed?: unknown;
  furled?: unknown;
  noflag?: unknown;
}

/** The print of a merchant card that decides her looks. */
export interface MerchantLook {
  flag: string;
  type: string;
  tonnage: string;
}

/** Length, height, sheer, ends and raised decks of a type, in units of a two-hundredth of a light cruiser. */
export interface Plan {
  L: number;
  H: number;
  S: number;
  bow: string;
  stern: string;
  isl: number[][];
  funnels?: number;
  masts?: number;
  hull: string;
}

export const PLANS: Record<SteamerType, Plan> = {
  cruiser: {
    L: 200,
    H: 11.5,
    S: 2.2,
    bow: 'ram',
    stern: 'cruiser',
    isl: [[58, 100, 6.2]],
    funnels: 3,
    hull: 'grey',
  },
  liner: {
    L: 232,
    H: 22,
    S: 4.5,
    bow: 'plumb',
    stern: 'counter',
    isl: [
      [-116, -84, 5],
      [88, 116, 5],
    ],
    funnels: 4,
    hull: 'black',
  },
  raider: {
    L: 178,
    H: 13.5,
    S: 4,
    bow: 'plumb',
    stern: 'counter',
    isl: [
      [-89, -66, 7],
      [-24, 26, 7],
      [64, 89, 7.5],
    ],
    funnels: 1,
    hull: 'black',
  },
  tramp: {
    L: 168,
    H: 12.5,
    S: 3.6,
    bow: 'plumb',
    stern: 'counter',
    isl: [
      [-84, -64, 6.5],
      [-20, 26, 6.5],
      [62, 84, 7],
    ],
    funnels: 1,
    hull: 'black',
  },
  cargo: {
    L: 188,
    H: 15,
    S: 4,
    bow: 'plumb',
    stern: 'counter',
    isl: [
      [-94, -70, 6.5],
      [-34, 34, 6.5],
      [68, 94, 7],
    ],
    funnels: 1,
    hull: 'black',
  },
  passenger: {
    L: 214,
    H: 18.5,
    S: 4.4,
    bow: 'plumb',
    stern: 'counter',
    isl: [
      [-107, -80, 5.5],
      [-58, 62, 6],
      [80, 107, 6],
    ],
    funnels: 1,
    hull: 'black',
  },
  fullrig: {
    L: 150,
    H: 10.5,
    S: 4.2,
    bow: 'clipper',
    stern: 'counter',
    isl: [
      [-75, -54, 3.4],
      [58, 75, 3.2],
    ],
    masts: 3,
    hull: 'white',
  },
  barque: {
    L: 176,
    H: 11.5,
    S: 4.2,
    bow: 'clipper',
    stern: 'counter',
    isl: [
      [-88, -66, 3.6],
      [-14, 14, 3],
      [68, 88, 3.4],
    ],
    masts: 4,
    hull: 'green',
  },
};
