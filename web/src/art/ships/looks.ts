/* What a sailing ship can look like: her class, her nation, what has befallen her. */
import { hash, norm, rnd } from './ink';

export type HullType = 'first' | 'third' | 'fourth' | 'frigate' | 'brig';
export type Lod = 's' | 'm' | 'l';
export type Flaggish = boolean | number | undefined | null;

export interface ShipDrawing {
  type?: HullType;
  nation?: string;
  /** Degrees clockwise from up. */
  heading?: number;
  /** Degrees the wind blows towards. */
  windTo?: number;
  /** Pixels per unit. */
  scale?: number;
  sail?: 'plain' | 'full' | 'furled';
  /** Share of rigging and hull left, 0 to 1. */
  rig?: number;
  hull?: number;
  /** Masts gone by the board, foremast first. */
  lost?: readonly Flaggish[] | null;
  fire?: number;
  smoke?: 'port' | 'stbd' | 'both' | null;
  smokeAge?: number;
  flash?: Flaggish;
  list?: number;
  struck?: Flaggish;
  anchored?: Flaggish;
  wake?: number;
  lod?: Lod;
  seed?: string;
  name?: string;
  noflag?: Flaggish;
}

/** A class: length, beam, guns a side, where the masts stand, half the length of the main yard, gun decks. */
export interface Hull {
  L: number;
  B: number;
  guns: number;
  masts: number[];
  yard: number;
  decks: number;
}
export const NATIONS: Record<string, { c: string; e: string }> = {
  British: { c: '#b3242d', e: 'cross' },
  French: { c: '#2258a8', e: 'tri' },
  Spanish: { c: '#d69a12', e: 'band' },
  Dutch: { c: '#dd6b18', e: 'htri' },
  Danish: { c: '#78409a', e: 'nordic' },
  German: { c: '#7b848b', e: 'iron' },
  American: { c: '#2b4586', e: 'stripes' },
  Neutral: { c: '#8a8474', e: 'plain' },
};
export const CLASSES: Record<HullType, Hull> = {
  first: { L: 108, B: 33, guns: 15, masts: [-27, 3, 31], yard: 25, decks: 3 },
  third: { L: 100, B: 29, guns: 14, masts: [-25, 3, 29], yard: 22.6, decks: 2 },
  fourth: { L: 90, B: 25.5, guns: 12, masts: [-22.5, 2.5, 26], yard: 20, decks: 2 },
  frigate: { L: 80, B: 20.5, guns: 13, masts: [-20, 2, 23], yard: 17.6, decks: 1 },
  brig: { L: 62, B: 17, guns: 8, masts: [-12.5, 12], yard: 15.8, decks: 1 },
};

export type Drawn = ShipDrawing &
  Required<
    Pick<ShipDrawing, 'type' | 'nation' | 'heading' | 'windTo' | 'scale' | 'sail' | 'rig' | 'hull' | 'wake'>
  >;

/** A ship in the making: her class, what is drawn of her, and the numbers every part needs. */
export interface Vessel {
  t: Hull;
  o: Drawn;
  lod: Lod;
  /** Her own stream of chance: the parts draw from it in turn. */
  R: () => number;
  /** Half her beam. */
  b: number;
  /** Where the wind blows to, seen from her, in degrees and as a vector. */
  rel: number;
  wv: number[];
}

const USUAL = {
  type: 'third',
  nation: 'British',
  heading: 0,
  windTo: 0,
  scale: 1,
  sail: 'plain',
  rig: 1,
  hull: 1,
  wake: 0.6,
} as const;

export function vessel(drawing: ShipDrawing): Vessel {
  const o: Drawn = { ...USUAL, ...drawing };
  const t = CLASSES[o.type];
  const px = o.scale * 100;
  const rel = norm(o.windTo - o.heading);
  return {
    t,
    o,
    lod: o.lod || (px < 44 ? 's' : px > 125 ? 'l' : 'm'),
    R: rnd(hash(o.seed || o.name || o.type + o.nation)),
    b: t.B / 2,
    rel,
    wv: [Math.sin((rel * Math.PI) / 180), -Math.cos((rel * Math.PI) / 180)],
  };
}

export function typeOf(guns: number): HullType {
  return guns >= 90
    ? 'first'
    : guns >= 70
      ? 'third'
      : guns >= 48
        ? 'fourth'
        : guns >= 24
          ? 'frigate'
          : 'brig';
}
