/* What a player sets once: theme, confirm before committing, pace of the animations. */

export interface Prefs {
  theme: 'chart' | 'night';
  /** Ask again before an action that cannot be undone. */
  confirm: boolean;
  motion: boolean;
  name: string;
}
const KEY = 'quarterdeck.prefs';

function read(): Prefs {
  const fresh: Prefs = { theme: 'chart', confirm: false, motion: true, name: '' };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return fresh;
  }
}
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
export function applyTheme(): void {
  document.documentElement.dataset.theme = prefs.theme === 'night' ? 'night' : '';
}
export const still = (): boolean => !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
