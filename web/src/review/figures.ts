/* Figures of a review as they are written: tenths of a win. */
import { t, words } from '../common/i18n.svelte';
import type { Course, Review } from '../common/protocol';
import { position } from '../common/timeline';
import type { Mark } from '../common/ui/models';

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
/** The orders that cost most and the throws that changed most, for the strip of a replay. */
export function turningPoints(review: Review, course: Course, name: (seat: string) => string): Mark[] {
  const mark = (kind: 'order' | 'dice', at: number, seat: string, text: string): Mark => ({
    at: turnOf(course, at),
    n: course.ends[at],
    kind,
    side: review.seats.indexOf(seat) === 0 ? -1 : 1,
    text,
  });
  return [
    ...review.costliest.map((c) =>
      mark('order', c.at, c.seat, `${name(c.seat)}: ${t('web-review-difference')} ${signedTenths(-c.cost)}`),
    ),
    ...throws(review).map((c) =>
      mark('dice', c.at, c.seat, t('web-review-dice', { seat: name(c.seat), luck: signedTenths(c.luck) })),
    ),
  ];
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
