/* Words: the same Fluent catalogues the server has, one bundle per language, fetched when first needed. */
import { Catalogue, LANGUAGES, type Language, type Message } from './catalogue';
import type { Messages } from './messages';

export { LANGUAGES, type Language, type Message };

type Part = 'web' | 'games' | 'lessons';
const FILES: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {
  en: {
    web: () => import('virtual:ftl/en'),
    games: () => import('virtual:ftl/en/games'),
    lessons: () => import('virtual:ftl/en/lessons'),
  },
  es: {
    web: () => import('virtual:ftl/es'),
    games: () => import('virtual:ftl/es/games'),
    lessons: () => import('virtual:ftl/es/lessons'),
  },
  it: {
    web: () => import('virtual:ftl/it'),
    games: () => import('virtual:ftl/it/games'),
    lessons: () => import('virtual:ftl/it/lessons'),
  },
};

const catalogues = new Map<Language, Catalogue>();
const loaded = new Set<string>();
/** What was needed so far, in whichever language. */
const parts = new Set<Part>(['web']);
export const words = $state<{ lang: Language; version: number }>({ lang: 'en', version: 0 });

async function load(lang: Language, part: Part): Promise<void> {
  if (loaded.has(lang + part)) return;
  loaded.add(lang + part);
  parts.add(part);
  const text = (await FILES[lang][part]()).default;
  const known = catalogues.get(lang) ?? new Catalogue(lang);
  catalogues.set(lang, known);
  known.add(text);
  words.version++;
}

/** Words of the games too: awaited before a table or the list of scenarios is shown. */
export const loadGameWords = (): Promise<void> => load(words.lang, 'games');
export const loadLessonWords = (): Promise<void> => load(words.lang, 'lessons');

export async function setLanguage(lang: Language): Promise<void> {
  await Promise.all([...parts].map((part) => load(lang, part)));
  words.lang = lang;
  document.documentElement.lang = lang;
  try {
    localStorage.setItem('quarterdeck.lang', lang);
  } catch {
    // private windows may have no storage; the choice then lasts as long as the page
  }
}

export function preferredLanguage(): Language {
  let saved: string | null;
  try {
    saved = localStorage.getItem('quarterdeck.lang');
  } catch {
    saved = null;
  }
  const wanted = [saved, ...navigator.languages].map((l) => l?.slice(0, 2));
  return wanted.map((l) => LANGUAGES.find((known) => known === l)).find((l) => l !== undefined) ?? 'en';
}

function current(): Catalogue | undefined {
  void words.version;
  return catalogues.get(words.lang);
}

/** The arguments of a message, if it wants any. */
type Wanted<K extends keyof Messages> = object extends Messages[K] ? [] : [Messages[K]];

/** The words of a message; the id itself when the catalogue has none, so that a gap is seen and not hidden. */
export const t = <K extends keyof Messages>(id: K, ...[args]: Wanted<K>): string =>
  say({ id, args: { ...args } });
export const has = (id: string): boolean => current()?.has(id) ?? false;
/** The words of a message that may not be there, or else. */
export const sayOr = (id: string, otherwise: string): string => current()?.text(id) ?? otherwise;
export const problem = (code: string): string =>
  sayOr(`web-problem-${code}`, t('web-problem-other', { code }));
export const attribute = (id: string, name: string, args: Record<string, unknown> = {}): string =>
  current()?.text(`${id}.${name}`, args) ?? '';
/** The words of a message whose id comes from the server or is put together. */
export const say = (m: Message | null | undefined): string =>
  m ? (current()?.text(m.id, m.args ?? {}) ?? m.id) : '';

/** Proper names among the arguments of a message: shown in bold where they appear in its words. */
export function names(args: Record<string, unknown> | undefined): string[] {
  const found: string[] = [];
  for (const value of Object.values(args ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'string' && /^\p{Lu}.*\p{Ll}/u.test(item)) found.push(item);
  }
  return found.sort((a, b) => b.length - a.length);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** A day or two of history, written in the data as "1-2 August 1798", in the reader's language. */
export function historic(date: string): string {
  const m = /^(\d+)(?:-(\d+))? (\w+) (\d{4})$/.exec(date);
  const month = m ? MONTHS.indexOf(m[3]) : -1;
  if (!m || month < 0 || words.lang === 'en') return date;
  const day = (d: string): Date => new Date(Date.UTC(Number(m[4]), month, Number(d)));
  const format = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long', timeZone: 'UTC' });
  return m[2] ? format.formatRange(day(m[1]), day(m[2])) : format.format(day(m[1]));
}

/** How long ago something was, in the largest unit that says it: "yesterday", "3 minutes ago". */
export function ago(seconds: number): string {
  const gone = Date.now() / 1000 - seconds;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, size]) => gone >= size) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.floor(gone / length);
  return new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' }).format(-count, unit);
}

export const number = (n: number): string => new Intl.NumberFormat(words.lang).format(n);
/** A mean, to one place, as the language writes it: 3.4 or 3,4. */
export const tenths = (n: number): string =>
  new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
export const signed = (n: number): string => (n > 0 ? '+' : n < 0 ? '\u2212' : '\u00b1') + Math.abs(n);
