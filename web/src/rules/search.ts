/* Full-text search in the books that are here: nobody is asked. */
import type { Rulebook } from '../common/protocol';

/** Letters without accents and case, as many as before. */
export const folded = (text: string): string =>
  [...text].map((c) => c.normalize('NFD')[0].toLowerCase()).join('');

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const plain = (text: string): string =>
  text.replace(/\*\*|\{diagram: .*?\}|^\|?[-|]+$/gm, '').replace(/\[\[(.+?)\]\]/g, '$1');
/** Whether a text has a word that begins so. */
const begins = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return true;
  return false;
};

export interface Hit {
  rule: string;
  /** A few words round the first place, where it is not in the title. */
  excerpt: string;
}
/** The rules that have all words, in their text, their title or the rulings on them. */
export function search(book: Rulebook, query: string): Hit[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  return book.rules.flatMap((rule) => {
    const rulings = book.rulings.filter((r) => r.rules.includes(rule.id)).map((r) => r.text);
    const body = plain([rule.text, ...rulings].join(' '));
    const all = `${rule.id} ${folded(rule.title)} ${folded(body)}`.toLowerCase();
    if (!wanted.every((word) => begins(all, word))) return [];
    const inTitle = wanted.every((word) => begins(folded(rule.title), word));
    return [{ rule: rule.id, excerpt: inTitle ? '' : excerptOf(body, wanted) }];
  });
}
const ROOM = 34;
function excerptOf(body: string, wanted: readonly string[]): string {
  const text = folded(body);
  const at = Math.min(...wanted.map((word) => text.indexOf(word)).filter((i) => i >= 0), Infinity);
  if (at === Infinity) return '';
  const from = at <= ROOM ? 0 : body.indexOf(' ', at - ROOM) + 1;
  const to = body.indexOf(' ', at + ROOM + 10);
  return `${from ? '… ' : ''}${body.slice(from, to < 0 ? undefined : to)}${to < 0 ? '' : ' …'}`;
}

/** A text in parts, those that were looked for marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = wordsOf(query);
  const even = folded(text);
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  const next = (): [number, string] | null =>
    wanted
      .map((word): [number, string] => [even.indexOf(word, from), word])
      .filter(([at]) => at >= 0)
      .sort((a, b) => a[0] - b[0])[0] ?? null;
  for (let found = next(); found; found = next()) {
    const [at, word] = found;
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    parts.push({ text: text.slice(at, at + word.length), hit: true });
    from = at + word.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), hit: false }] : parts;
}
