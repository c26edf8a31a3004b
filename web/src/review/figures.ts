/* Figures of a review as they are written: tenths of a win. */
import { words } from '../common/i18n.svelte';
import type { Course, Review } from '../common/protocol';
import { position } from '../common/timeline';

const one = (sign: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat(words.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign,
  });
export const tenths = (share: number): string => one('auto').format(10 * share);
export const signedTenths = (share: number): string => one('exceptZero').format(10 * share);

/** Where an action lies among the turns. */
export function turnOf(course: Course | null, at: number): number {
  const n = course?.ends[at] ?? 0;
  return course ? position(course, 1)(n) : 0;
}
export type Chance = Review['chances'][number];
/** The throws that changed most: where the game turned without an order. */
export const throws = (review: Review, most = 3): Chance[] =>
  [...review.chances]
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, most)
    .filter((chance) => Math.abs(chance.luck) > 0.08);
/** The result as it would be if the dice had been even. */
export const withoutLuck = (side: Review['sides'][number]): number =>
  Math.max(0, Math.min(1, side.result - side.luck));
