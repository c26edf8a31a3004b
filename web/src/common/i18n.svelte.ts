/* Words: the same Fluent catalogues the server has, one bundle per language, fetched when first needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

const FILES: Record<
  Language,
  { web: () => Promise<{ default: string }>; games: () => Promise<{ default: string }> }
> = {
  en: { web: () => import('virtual:ftl/en'), games: () => import('virtual:ftl/en/games') },
  es: { web: () => import('virtual:ftl/es'), games: () => import('virtual:ftl/es/games') },
  it: { web: () => import('virtual:ftl/it'), games: () => import('virtual:ftl/it/games') },
};

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
export const words = $state<{ lang: Language; version: number }>({ lang: 'en', version: 0 });

async function load(lang: Language, part: 'web' | 'games'): Promise<void> {
  if (loaded.has(lang + part)) return;
  loaded.add(lang + part);
  const text = (await FILES[lang][part]()).default;
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundles.set(lang, bundle);
  }
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  words.version++;
}

/** Words of the games too: awaited before a table or the list of scenarios is shown. */
export const loadGameWords = (): Promise<void> => load(words.lang, 'games');

export async function setLanguage(lang: Language): Promise<void> {
  const games = [...loaded].some((key) => key.endsWith('games'));
  await load(lang, 'web');
  if (games) await load(lang, 'games');
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
  return (wanted.find((l) => LANGUAGES.includes(l as Language)) as Language) ?? 'en';
}

const lists = new Map<string, Intl.ListFormat>();
function join(items: string[]): string {
  let format = lists.get(words.lang);
  if (!format) {
    format = new Intl.ListFormat(words.lang, { type: 'conjunction' });
    lists.set(words.lang, format);
  }
  return format.format(items);
}

/** An argument as Fluent takes it: "@id" is itself a message, lists are joined in the reader's language. */
function variable(value: unknown): FluentVariable {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.startsWith('@') ? t(value.slice(1)) : value;
  if (Array.isArray(value)) return join(value.map((v) => String(variable(v))));
  if (value && typeof value === 'object' && 'id' in value) return say(value as Message);
  return String(value);
}

function pattern(id: string, attribute: string | undefined, args: Record<string, unknown>): string | null {
  void words.version;
  const bundle = bundles.get(words.lang);
  const message = bundle?.getMessage(id);
  const value = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !value) return null;
  const given: Record<string, FluentVariable> = {};
  for (const [name, v] of Object.entries(args)) given[name] = variable(v);
  return bundle.formatPattern(value, given, []);
}

/** The words of a message; the id itself when the catalogue has none, so that a gap is seen and not hidden. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  return pattern(id, undefined, args) ?? id;
}
export function has(id: string): boolean {
  void words.version;
  return bundles.get(words.lang)?.hasMessage(id) ?? false;
}
export const attribute = (id: string, name: string, args: Record<string, unknown> = {}): string =>
  pattern(id, name, args) ?? '';
export const say = (m: Message | null | undefined): string => (m ? t(m.id, m.args ?? {}) : '');

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
export const signed = (n: number): string => (n > 0 ? '+' : n < 0 ? '\u2212' : '\u00b1') + Math.abs(n);
