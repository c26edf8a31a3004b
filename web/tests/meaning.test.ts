import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Catalogue, LANGUAGES } from '../src/common/catalogue';

interface Row {
  id: string;
  args: Record<string, unknown>;
  en: string;
  es: string;
  it: string;
}
const rows = (path: string): Row[] => JSON.parse(readFileSync(path, 'utf8')) as Row[];
const home = resolve(import.meta.dirname, '../..');
const locales = resolve(home, 'src/quarterdeck/i18n/locales');
const vectors = rows(resolve(home, 'tests/i18n/vectors.json'));
/** Written by tools/words.py for the test that compares both sides. */
const renderings = process.env.RENDERINGS;

describe.each(LANGUAGES)('%s', (lang) => {
  const words = new Catalogue(lang);
  for (const name of readdirSync(resolve(locales, lang)).filter((n) => n.endsWith('.ftl')))
    words.add(readFileSync(resolve(locales, lang, name), 'utf8'));

  it.each(vectors)('$id $args', (v) => expect(words.text(v.id, v.args)).toBe(v[lang]));

  it.runIf(renderings)('reads every selector', () => {
    const all = rows(renderings!);
    expect(all.length).toBeGreaterThan(300);
    const differ = all.filter((r) => words.text(r.id, r.args) !== r[lang]);
    expect(differ.map((r) => [r.id, r.args, r[lang], words.text(r.id, r.args)])).toEqual([]);
  });
});
