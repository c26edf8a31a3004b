/* What a player sets once: theme, confirm before committing, pace of the animations. */

export const DETAILS = ['all', 'results', 'recap'] as const;
export type Detail = (typeof DETAILS)[number];
export interface Prefs {
  theme: 'chart' | 'night';
  /** Ask again before an action that cannot be undone. */
  confirm: boolean;
  motion: boolean;
  /** Nothing sounds until the player wants it. */
  sound: boolean;
  /** How loud, up to 1. */
  volume: number;
  name: string;
  /** How fast their turn is told: 1, 2 or 4 times. */
  pace: number;
  /** How much of their turn is played back, by game and kind of opponent; the recap has all of it. */
  details: Record<string, Detail>;
  /** The story stands still when something of mine is hit. */
  holdHits: boolean;
  /** Flying Colors: a ship that has nothing left but to end her move ends it. */
  finishLast: boolean;
  /** Flying Colors: after a ship has acted the next one of her command is in hand. */
  nextShip: boolean;
  /** Flying Colors: a ship that follows stops for enemies within this range. */
  stopWithin: number;
  /** Without motion every card stands until the player goes on. */
  holdStill: boolean;
}
/** Ranges for `stopWithin`: any, near, and none at all. */
export const STOPS = [99, 5, 3, 1, 0];
const KEY = 'quarterdeck.prefs';

/** Of what was kept, whatever still is what it was: an old page, or another, may have kept something else. */
function known(kept: unknown, fresh: Prefs): Partial<Prefs> {
  if (typeof kept !== 'object' || kept === null) return {};
  const same = Object.entries(fresh).filter(
    ([name, value]) => name in kept && typeof Reflect.get(kept, name) === typeof value,
  );
  return Object.fromEntries(same.map(([name]): [string, unknown] => [name, Reflect.get(kept, name)]));
}
function read(): Prefs {
  const fresh: Prefs = {
    theme: 'chart',
    confirm: false,
    motion: true,
    sound: false,
    volume: 0.3,
    name: '',
    pace: 1,
    details: {},
    holdHits: true,
    holdStill: true,
    finishLast: true,
    nextShip: true,
    stopWithin: STOPS[0],
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...fresh, ...known(kept, fresh) };
  } catch {
    return fresh;
  }
}
/** How fast a turn may be told. */
export const PACES = [1, 2, 4];
export const prefs = $state<Prefs>(read());

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // no storage: the choice lasts as long as the page
  }
  applyTheme();
}
/** The game and the kind of opponent at the table that is open. */
let table = $state('');
export const atTable = (game: string, computers: boolean): string =>
  (table = `${game} ${computers ? 'computer' : 'people'}`);
/** How much is played back there. */
export const detail = (): Detail => DETAILS.find((level) => level === prefs.details[table]) ?? 'all';
export const setDetail = (level: Detail): void => setPref('details', { ...prefs.details, [table]: level });
export function applyTheme(): void {
  document.documentElement.dataset.theme = prefs.theme === 'night' ? 'night' : '';
}
export const still = (): boolean => !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
