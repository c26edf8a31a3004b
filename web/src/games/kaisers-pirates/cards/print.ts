/* What is printed on the cards, and the names of the cards in the reader's language. */
import * as KP from '../../../art/steamers';
import type { SteamerDrawing, SteamerState, SteamerType } from '../../../art/steamers';
import { sayOr } from '../../../common/i18n.svelte';
import printed from '../printed.json';

export interface Print {
  ships: Record<string, Record<string, string>>;
  merchants: Record<string, Record<string, string> & KP.MerchantLook>;
  kinds: Record<string, Record<string, string>>;
  deck: Record<string, Record<string, string>>;
  solo: Record<string, Record<string, string>>;
}
export const D: Print = printed;
export const ship = (id: string, state: SteamerState): SteamerDrawing =>
  KP.cardShip(id, D.merchants[id], state);
export const LENGTHS: Record<SteamerType, number> = {
  cruiser: 200,
  liner: 232,
  raider: 178,
  tramp: 168,
  cargo: 188,
  passenger: 214,
  fullrig: 196,
  barque: 224,
};
/** Names and texts of the cards in the reader's language. */
export const kindName = (kind: string): string => sayOr(`kp-card-${kind}`, D.kinds[kind]?.name_en ?? kind);
export function kindText(kind: string, lines: number): string[] {
  const text = sayOr(`web-kp-text-${kind.replace(/_/g, '-')}`, '');
  return text ? wrap(text, 22).slice(0, lines) : [];
}
function wrap(text: string, width: number): string[] {
  const out: string[] = [''];
  for (const word of text.split(' ')) {
    const last = out[out.length - 1];
    if (last && last.length + word.length + 1 > width) out.push(word);
    else out[out.length - 1] = last ? last + ' ' + word : word;
  }
  return out;
}
