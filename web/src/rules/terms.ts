/* Words of the glossary in a text: the first time each is used it can be asked what it means. */
import type { Term } from './books.svelte';
import type { Piece } from './text';

/** Plurals count too, where a language only adds letters. */
const ENDING = '(?:e?s)?';
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export type Word = { kind: 'word'; text: string; term: Term | null };

export class Glossary {
  private readonly pattern: RegExp | null;
  private readonly byName: Map<string, Term>;
  private readonly used = new Set<string>();

  /** `own` is the rule being read: its own words it explains itself. */
  constructor(terms: readonly Term[], own: string) {
    const others = terms.filter((term) => term.rule !== own);
    this.byName = new Map(others.map((term) => [term.name.toLowerCase(), term]));
    const names = others.map((term) => escaped(term.name)).sort((a, b) => b.length - a.length);
    this.pattern = names.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})${ENDING}(?![\\p{L}\\p{N}])`, 'giu')
      : null;
  }

  /** The words of a piece; those of the glossary carry their meaning. */
  words(piece: Extract<Piece, { text: string }>): Word[] {
    const found: Word[] = [];
    let from = 0;
    for (const match of this.pattern ? piece.text.matchAll(this.pattern) : []) {
      const term = this.byName.get(match[1].toLowerCase());
      if (!term || this.used.has(term.id)) continue;
      this.used.add(term.id);
      if (match.index > from)
        found.push({ kind: 'word', text: piece.text.slice(from, match.index), term: null });
      found.push({ kind: 'word', text: match[0], term });
      from = match.index + match[0].length;
    }
    return from < piece.text.length || !found.length
      ? [...found, { kind: 'word', text: piece.text.slice(from), term: null }]
      : found;
  }
}
