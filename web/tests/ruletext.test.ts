import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocks, lead, pieces } from '../src/rules/text';

describe('the markup of rule texts', () => {
  it('finds words, terms and links in a line', () => {
    expect(pieces('A **rake** doubles ([[12.5]], [[ruling 91]]).')).toEqual([
      { kind: 'plain', text: 'A ' },
      { kind: 'bold', text: 'rake' },
      { kind: 'plain', text: ' doubles (' },
      { kind: 'link', to: '12.5' },
      { kind: 'plain', text: ', ' },
      { kind: 'link', to: 'ruling 91' },
      { kind: 'plain', text: ').' },
    ]);
  });

  it('tells paragraphs, lists, steps, tables and diagrams apart', () => {
    const text =
      'One\ntwo.\n\n* a\n* b\n\n1. first\n2. then\n\n| die | R |\n|---|---|\n| 1 | 2R* |\n\n{diagram: arcs}';
    const made = blocks(text);
    expect(made.map((block) => block.kind)).toEqual(['paragraph', 'list', 'steps', 'table', 'diagram']);
    expect(made[0]).toEqual({ kind: 'paragraph', pieces: [{ kind: 'plain', text: 'One two.' }] });
    expect(made[3]).toEqual({
      kind: 'table',
      head: [[{ kind: 'plain', text: 'die' }], [{ kind: 'plain', text: 'R' }]],
      rows: [[[{ kind: 'plain', text: '1' }], [{ kind: 'plain', text: '2R*' }]]],
    });
    expect(made[4]).toEqual({ kind: 'diagram', name: 'arcs' });
  });

  it('leaves no sign of the markup in any text we have', () => {
    const books = new URL('../../src/quarterdeck/rulebook/', import.meta.url);
    const files = readdirSync(books, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    expect(files).toHaveLength(9);
    for (const file of files)
      for (const text of readFileSync(new URL(file, books), 'utf8').split(/^## .+$/m)) {
        for (const block of blocks(text.trim())) {
          const lines =
            block.kind === 'paragraph'
              ? [block.pieces]
              : block.kind === 'table'
                ? [...block.head, ...block.rows.flat()]
                : block.kind === 'diagram'
                  ? []
                  : block.items;
          for (const part of lines.flat())
            if (part.kind !== 'link') expect(part.text).not.toMatch(/\*\*|\[\[|\]\]|\||^\s*\* |^\d+\. |[{}]/);
        }
      }
  });
});

it('draws every picture that a text names', async () => {
  const { drawings: fc } = await import('../src/rules/diagrams/flying-colors');
  const { drawings: sg } = await import('../src/rules/diagrams/sails-of-glory');
  const { drawings: kp } = await import('../src/rules/diagrams/kaisers-pirates');
  const books = { flying_colors: fc, sails_of_glory: sg, kaisers_pirates: kp };
  for (const [book, drawings] of Object.entries(books)) {
    const text = readFileSync(`../src/quarterdeck/rulebook/${book}/en.md`, 'utf8');
    const named = new Set([...text.matchAll(/^\{diagram: ([a-z-]+)\}$/gm)].map((match) => match[1]));
    expect([...named].sort()).toEqual(Object.keys(drawings).sort());
    for (const draw of Object.values(drawings)) expect(draw().svg).toContain('<path');
  }
}, 60_000);

it('a lesson shows the first words of its rule and its pictures, nothing in between', () => {
  const text = 'She rakes.\n\n* one\n* two\n\n{diagram: rakes}\n\nAnd so on.';
  expect(blocks(lead(text)).map((block) => block.kind)).toEqual(['paragraph', 'diagram']);
  expect(lead('Alone.')).toBe('Alone.');
});
