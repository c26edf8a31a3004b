/* Which picture explains what: drawn only when somebody reads it. */
import { loadGameWords, say } from '../../common/i18n.svelte';

export interface Drawing {
  width: number;
  height: number;
  svg: string;
}
export type Drawings = Record<string, () => Drawing>;
export interface Picture extends Drawing {
  caption: string;
}
const BOOKS: Record<string, { prefix: string; load: () => Promise<{ drawings: Drawings }> }> = {
  'flying-colors': { prefix: 'fc', load: () => import('./flying-colors') },
  'sails-of-glory': { prefix: 'sg', load: () => import('./sails-of-glory') },
  'kaisers-pirates': { prefix: 'kp', load: () => import('./kaisers-pirates') },
};
export async function drawing(game: string, name: string): Promise<Picture | null> {
  const book = BOOKS[game];
  const [made] = await Promise.all([book?.load(), loadGameWords()]);
  const draw = made?.drawings[name];
  return draw ? { ...draw(), caption: say({ id: `web-diagram-${book.prefix}-${name}` }) } : null;
}
