/* Printed values that are not known for certain, as the server marks them; asked for once a game. */
import * as api from './api';
import { sayOr, t } from './i18n.svelte';
import type { Sources } from './protocol';

let known = $state.raw<Record<string, Sources['marks']>>({});
const asked = new Set<string>();

export function loadSources(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  api
    .sources(game)
    .then((told) => (known = { ...known, [game]: told.marks }))
    .catch(() => asked.delete(game));
}
/** The uncertain values of a thing, by name. */
export const marksOf = (game: string, kind: string, id: string): Record<string, string> =>
  known[game]?.[kind]?.[id] ?? {};
/** Why a value is marked, in words. */
export const whyOurs = (mark: string): string => sayOr(`web-ours-${mark}`, t('web-ours-derived'));
