/* The end sheet says what came of it: every outcome of Sails of Glory, in every language. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Catalogue, type Message } from '../src/common/catalogue';
import { verdict } from '../src/screens/outcome';

const root = resolve(import.meta.dirname, '../../src/quarterdeck/i18n/locales');
const cases = [
  ['sg-level-victory', [['french'], ['british']]],
  ['sg-level-victory', [['french'], []]],
  ['sg-level-draw', [['british', 'french']]],
  ['sg-level-draw', [['french']]],
  ['sg-level-defeat', [['french']]],
  ['qd-level-resignation', [['british'], ['french']]],
  ['qd-level-resignation', [['french']]],
] as const;
const said = {
  en: ['Victory: F', 'Victory: F', 'A drawn battle', 'Draw', 'Defeat', 'Victory: B', 'Resignation'],
  es: ['Victoria: F', 'Victoria: F', 'Batalla indecisa', 'Empate', 'Derrota', 'Victoria: B', 'Abandono'],
  it: [
    'Vittoria: F',
    'Vittoria: F',
    'Battaglia indecisa',
    'Pareggio',
    'Sconfitta',
    'Vittoria: B',
    'Abbandono',
  ],
};

describe.each(['en', 'es', 'it'] as const)('the end in %s', (lang) => {
  const words = new Catalogue(lang);
  for (const file of ['web', 'kernel', 'sails_of_glory'])
    words.add(readFileSync(resolve(root, lang, `${file}.ftl`), 'utf8'));
  const text = (m: Message): string => words.text(m.id, m.args) ?? m.id;
  it.each(cases.map((c, i) => [...c, i] as const))('%s %j', (level, ranking, i) => {
    const ended = { level, ranking: ranking.map((place) => [...place]) };
    expect(verdict(ended, (seat) => seat[0].toUpperCase(), text)).toBe(said[lang][i]);
  });
});
