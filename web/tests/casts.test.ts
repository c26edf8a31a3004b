/* What the client is told it knows by type: a cast takes somebody's word for it, and five are enough. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const MOST = 5;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/(\.d|openapi|messages)\.ts$/.test(name))
  .map((name) => join(SRC, name));

/** Casts in a piece of TypeScript; `as const` promises nothing. */
function inScript(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isAsExpression(node) && node.type.getText() !== 'const') || ts.isTypeAssertionExpression(node))
      found.push(node.getText().slice(-60));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}
/** Casts in a component, its script and its markup alike. */
function inComponent(text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'TSAsExpression' && 'start' in node && 'end' in node) {
      const cast = text.slice(Number(node.start), Number(node.end));
      if (!/\bas const$/.test(cast)) found.push(cast.slice(-60));
    }
    Object.values(node).forEach(visit);
  };
  visit(parse(text, { modern: true }));
  return found;
}
const casts = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  if (!/\bas\s/.test(text)) return [];
  return (path.endsWith('.svelte') ? inComponent(text) : inScript(text)).map(
    (cast) => `${relative(SRC, path)}: ${cast}`,
  );
};

it('finds casts where they are', () => {
  expect(inScript('const a = b as const; const c = d as unknown as E;')).toHaveLength(2);
  expect(inComponent('<script lang="ts">let a = b as C;</script>{(d as E).f}{g as const}')).toHaveLength(2);
});
it('has no more casts than can be looked after', () => {
  const found = files.flatMap(casts);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
}, 60_000);
