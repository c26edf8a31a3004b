/* The markup of rule texts (docs/rulebook-texts.md) as blocks to show: paragraphs, lists, tables, diagrams. */
export type Piece =
  | { kind: 'plain' | 'bold'; text: string }
  /** A rule ("12.5") or a ruling ("ruling 110"). */
  | { kind: 'link'; to: string };
export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list' | 'steps'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }
  | { kind: 'diagram'; name: string };

export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*.+?\*\*|\[\[.+?\]\])/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { kind: 'bold' as const, text: part.slice(2, -2) }
        : part.startsWith('[[')
          ? { kind: 'link' as const, to: part.slice(2, -2) }
          : { kind: 'plain' as const, text: part },
    );
}

const cells = (line: string): Piece[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => pieces(cell.trim()));

function block(text: string): Block {
  const lines = text.split('\n');
  const diagram = /^\{diagram: ([a-z-]+)\}$/.exec(text);
  if (diagram) return { kind: 'diagram', name: diagram[1] };
  if (lines.every((line) => line.startsWith('|')))
    return { kind: 'table', head: cells(lines[0]), rows: lines.slice(2).map(cells) };
  if (lines.every((line) => line.startsWith('* ')))
    return { kind: 'list', items: lines.map((line) => pieces(line.slice(2))) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'steps', items: lines.map((line) => pieces(line.replace(/^\d+\. /, ''))) };
  return { kind: 'paragraph', pieces: pieces(lines.join(' ')) };
}

export const blocks = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(block);

/** The first words of a text, and its pictures. */
export function lead(text: string): string {
  const [first, ...rest] = text.split(/\n{2,}/).filter(Boolean);
  return [first, ...rest.filter((part) => part.startsWith('{diagram:'))].join('\n\n');
}
