/* The rules and rulings of a game in words, as the server writes them; asked for once a game and language. */
import * as api from './api';
import type { Language } from './i18n.svelte';
import type { Rulebook } from './protocol';

let known = $state.raw<Record<string, Rulebook>>({});
const asked = new Set<string>();

export function loadRulebook(game: string, language: Language): void {
  const key = `${game}/${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  api
    .rulebook(game, language)
    .then((book) => (known = { ...known, [key]: book }))
    .catch(() => asked.delete(key));
}
/** The whole text of a rule, or of "ruling 110"; "" until it is there. */
export function textOf(game: string, language: Language, rule: string): string {
  const book = known[`${game}/${language}`];
  const n = /^ruling (.+)$/.exec(rule)?.[1];
  const found = n ? book?.rulings.find((ruling) => ruling.n === n) : book?.rules.find((r) => r.id === rule);
  return found?.text ?? '';
}
/** The rulings that explain a rule. */
export const rulingsOn = (game: string, language: Language, rule: string): Rulebook['rulings'] =>
  known[`${game}/${language}`]?.rulings.filter((ruling) => ruling.rules.includes(rule)) ?? [];
