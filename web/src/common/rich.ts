/* Sentences with bold names: "**Temeraire** advances" and !!words of loss!! as parts to show. */
import { names, say, type Message } from './i18n.svelte';

export interface Part {
  text: string;
  kind: 'plain' | 'bold' | 'loss' | 'soft';
}

export function rich(text: string): Part[] {
  return text
    .split(/(\*\*.+?\*\*|!!.+?!!|__.+?__)/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('**')
        ? { text: piece.slice(2, -2), kind: 'bold' as const }
        : piece.startsWith('!!')
          ? { text: piece.slice(2, -2), kind: 'loss' as const }
          : piece.startsWith('__')
            ? { text: piece.slice(2, -2), kind: 'soft' as const }
            : { text: piece, kind: 'plain' as const },
    );
}

const quote = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence begins with a capital, also where a name that has none ("the French") comes first. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** A message with the proper names among its arguments marked bold. */
export function richMessage(m: Message | null | undefined): string {
  const text = capital(say(m));
  const list = names(m?.args);
  if (!list.length) return text;
  return text.replace(new RegExp(list.map(quote).join('|'), 'g'), (name) => `**${name}**`);
}
