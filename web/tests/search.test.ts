import { expect, it } from 'vitest';
import type { Rulebook } from '../src/common/protocol';
import { Glossary } from '../src/rules/terms';
import { marked, search } from '../src/rules/search';

const book: Rulebook = {
  game: 'flying-colors',
  language: 'es',
  chapters: [],
  rules: [
    { id: '1.1', title: 'Andanada', text: 'Si **nadie** apunta, el enemigo barre ([[1.2]]).', steps: [] },
    { id: '1.2', title: 'Bajíos', text: 'El barco encalla y la tripulación pierde el ánimo.', steps: [] },
  ],
  rulings: [{ n: '7', rules: ['1.2'], text: 'Un barco fondeado no encalla dos veces.' }],
  terms: [{ id: 'a', name: 'barco', text: 'Lo que flota.', rule: '9.9' }],
};

it('finds words in titles, texts and rulings, whatever their accents', () => {
  expect(search(book, 'andanada')).toEqual([{ rule: '1.1', excerpt: '' }]);
  expect(search(book, 'TRIPULACION').map((hit) => hit.rule)).toEqual(['1.2']);
  expect(search(book, 'fondeado encalla').map((hit) => hit.rule)).toEqual(['1.2']);
  expect(search(book, 'andanada encalla')).toEqual([]);
  expect(search(book, 'ncalla')).toEqual([]);
  expect(search(book, '1.2').map((hit) => hit.rule)).toEqual(['1.1', '1.2']);
  expect(search(book, '  ')).toEqual([]);
});
it('shows the place and marks it', () => {
  expect(search(book, 'animo')[0].excerpt).toContain('ánimo');
  expect(marked('El ánimo de Ana', 'animo ana')).toEqual([
    { text: 'El ', hit: false },
    { text: 'ánimo', hit: true },
    { text: ' de ', hit: false },
    { text: 'Ana', hit: true },
  ]);
});
it('explains a word of the glossary the first time, not where its own rule is read', () => {
  const words = new Glossary(book.terms, '1.2').words({ kind: 'plain', text: 'Dos barcos y un barco' });
  expect(words.map((word) => [word.text, word.term?.id ?? null])).toEqual([
    ['Dos ', null],
    ['barcos', 'a'],
    [' y un barco', null],
  ]);
  const own = new Glossary(book.terms, '9.9').words({ kind: 'plain', text: 'Un barco' });
  expect(own).toEqual([{ kind: 'word', text: 'Un barco', term: null }]);
});
