import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { rich } from '../src/common/rich';

const root = resolve(import.meta.dirname, '../../src/quarterdeck/i18n/locales');
const source = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = resolve(folder, e.name);
    if (e.isDirectory()) return source(path);
    return /\.(ts|svelte)$/.test(e.name) ? [readFileSync(path, 'utf8')] : [];
  });
const used = new Set(
  source(resolve(import.meta.dirname, '../src')).flatMap((text) =>
    [...text.matchAll(/'(web-[a-z0-9-]*[a-z0-9])'/g)].map((m) => m[1]),
  ),
);

describe.each(['en', 'es', 'it'])('words in %s', (lang) => {
  const bundle = new FluentBundle(lang);
  const errors = bundle.addResource(new FluentResource(readFileSync(resolve(root, lang, 'web.ftl'), 'utf8')));
  it('can be read', () => expect(errors).toEqual([]));
  it.each([...used].sort())('%s', (id) => expect(bundle.hasMessage(id)).toBe(true));
});

describe('rich text', () => {
  it('marks names, losses and asides', () => {
    expect(rich('**Victory** !!burns!!. __Well?__').map((p) => p.kind)).toEqual([
      'bold',
      'plain',
      'loss',
      'plain',
      'soft',
    ]);
  });
});
