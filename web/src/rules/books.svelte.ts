/* The rules and rulings of a game in words, as the server writes them; asked for once a game and language. */
import * as api from '../common/api';
import type { Language } from '../common/i18n.svelte';
import type { Rulebook } from '../common/protocol';
import { pieces } from './text';

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
/** The book, once it is there. */
export const bookOf = (game: string, language: Language): Rulebook | null =>
  known[`${game}/${language}`] ?? null;

export type RuleText = Rulebook['rules'][number];
export type Term = Rulebook['terms'][number];
export const ruleOf = (book: Rulebook | null, id: string): RuleText | null =>
  book?.rules.find((rule) => rule.id === id) ?? null;
/** "ruling 110" is number 110. */
export const rulingNumber = (to: string): string | null => /^ruling (.+)$/.exec(to)?.[1] ?? null;
/** The rulings that explain a rule, or the one that is named. */
export function rulingsOn(book: Rulebook | null, rule: string): Rulebook['rulings'] {
  const n = rulingNumber(rule);
  return book?.rulings.filter((ruling) => (n ? ruling.n === n : ruling.rules.includes(rule))) ?? [];
}
/** Books without numbers have ids of our own: those read as their short title. */
export const numbered = (rule: string): boolean => !rule.includes('-');
export const nameOf = (book: Rulebook | null, rule: string): string =>
  numbered(rule) ? rule : (ruleOf(book, rule)?.title ?? rule);

/** The rules a text refers to. */
export const linksOf = (text: string): string[] => [
  ...new Set(pieces(text).flatMap((p) => (p.kind === 'link' && !rulingNumber(p.to) ? [p.to] : []))),
];
export const namedBy = (book: Rulebook, rule: string): string[] =>
  book.rules.filter((other) => other.text.includes(`[[${rule}]]`)).map((other) => other.id);
/** The rules next to a rule. */
export function around(book: Rulebook, rule: string): string[] {
  const at = book.rules.findIndex((other) => other.id === rule);
  return [at - 1, at + 1].flatMap((i) => (book.rules[i] ? [book.rules[i].id] : []));
}
/** What belongs to a rule and is read with it: its parts, or the rest of its chapter where chapters are short. */
export function partsOf(book: Rulebook, rule: string): RuleText[] {
  const rest = book.chapters.find((chapter) => chapter.rules.includes(rule))?.rules ?? [];
  return book.rules.filter((other) =>
    numbered(rule) ? other.id.startsWith(`${rule}.`) : other.id !== rule && rest.includes(other.id),
  );
}
