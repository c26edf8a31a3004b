/* A page-wide style whose class nothing has is a style that was lost: scoped ones Svelte looks at itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name));
const read = (ending: string): string[] =>
  files.filter((f) => f.endsWith(ending)).map((f) => readFileSync(f, 'utf8'));
const STYLE = /<style[\s\S]*?<\/style>/g;
const classes = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/gi)].map((found) => found[1]);

describe('page-wide styles', () => {
  const components = read('.svelte');
  const written = [...components.map((s) => s.replace(STYLE, '')), ...read('.ts')].join('\n');
  const words = new Set(written.match(/[a-z_][\w-]*/gi));

  it('has no class that nothing bears', () => {
    const styled = read('.css').flatMap(classes);
    expect(styled.length).toBeGreaterThan(100);
    expect([...new Set(styled.filter((name) => !words.has(name)))]).toEqual([]);
  });
  it('reaches into other components by classes that are there', () => {
    const globals = components.flatMap((s) =>
      (s.match(STYLE) ?? []).flatMap((css) =>
        [...css.matchAll(/:global\(([^)]*)\)/g)].flatMap((found) => classes(found[1])),
      ),
    );
    expect(globals.length).toBeGreaterThan(20);
    expect([...new Set(globals.filter((name) => !words.has(name)))]).toEqual([]);
  });
});
