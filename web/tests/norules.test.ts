/* Nothing of the rules is known in the browser: no number of a rule, no figure that the server or a data file tells. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import printed from '../src/games/sails-of-glory/printed.json';

const SRC = resolve(import.meta.dirname, '../src');
const LOCALES = resolve(import.meta.dirname, '../../src/quarterdeck/i18n/locales/en');
/** The sample screens show what a server might say. */
const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !/^gallery|openapi\.ts|messages\.ts|\.d\.ts/.test(name),
);
/** Every rule that has words: "fc-rule-11-10" is rule 11.10, "sg-rule-sg-b-mov-1" is SG-B-MOV-1. */
const rules = new Set(
  readdirSync(LOCALES).flatMap((file) =>
    [...readFileSync(join(LOCALES, file), 'utf8').matchAll(/^(?:fc|kp|sg)-rule-([\w-]+) =/gm)].map(
      ([, id]) => (id.startsWith('sg-') ? id.toUpperCase() : id.replace(/-/g, '.')),
    ),
  ),
);
/** Figures of the rules that nothing drawn has by chance: the wind rim, the ruler, the base. */
const FIGURES = new Set(
  [...printed.rim.slice(1), printed.ruler.cd_band, printed.ruler.half / 2, printed.base[0] / 2].map(String),
);

function literals(text: string): { strings: string[]; numbers: string[] } {
  const found = { strings: [] as string[], numbers: [] as string[] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.strings.push(node.text);
    else if (ts.isNumericLiteral(node)) found.numbers.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}
const scriptOf = (text: string): string => /<script[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
const read = (name: string): string => {
  const text = readFileSync(join(SRC, name), 'utf8');
  return name.endsWith('.svelte') ? scriptOf(text) : text;
};

it('knows the numbers of the rules', () => {
  expect(rules.size).toBeGreaterThan(200);
  expect(rules).toContain('12.9');
  expect([...FIGURES]).toEqual(expect.arrayContaining(['97.5', '165', '62.5', '37.5']));
  expect(literals("say({ rule: '12.9' }); const a = [97.5];")).toEqual({
    strings: ['12.9'],
    numbers: ['97.5'],
  });
});
it('finds none of them in the client, and no figure of theirs', () => {
  const found = code.flatMap((name) => {
    const { strings, numbers } = literals(read(name));
    const cited = strings.filter((s) => rules.has(s) && /\D/.test(s));
    const known = name.startsWith('games/sails') ? numbers.filter((n) => FIGURES.has(n)) : [];
    return [...cited, ...known].map((what) => `${relative(SRC, join(SRC, name))}: ${what}`);
  });
  expect(found).toEqual([]);
}, 60_000);
