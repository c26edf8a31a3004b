/* What is printed on a ship's card and log. */
import type { HullType } from '../../art/ships';
import { say, t } from '../../common/i18n.svelte';
import printed from './printed.json';

interface Print {
  guns?: string;
  year?: string;
  known?: string;
  veer: number;
  actions: number[];
}
export const SHIPS: Record<string, Print | undefined> = printed.ships;
const PRINTED = ['gunnery', 'musketry', 'burden', 'veer'] as const;
/** What the rulebook prints of her log, in words; all else was worked out. */
export function reconstructed(card: string): string {
  const printedOf = SHIPS[card]?.known ?? '';
  const known = PRINTED.flatMap((what) => {
    const found = [...printedOf.matchAll(new RegExp(`${what}\\w*(?:\\[(\\d+)\\])?`, 'g'))];
    const boxes = found.flatMap(([, box]) => box ?? []).join(', ');
    return found.length ? [t('web-sg-known', { what, boxes })] : [];
  });
  return say({ id: 'web-sg-own-ship', args: { known: known.length ? known : null } });
}
export const hullType = (type: string, guns: number): HullType =>
  /frig/.test(type)
    ? 'frigate'
    : /sloop|brig|corv/.test(type)
      ? 'brig'
      : guns >= 90
        ? 'first'
        : guns && guns < 64
          ? 'fourth'
          : 'third';
