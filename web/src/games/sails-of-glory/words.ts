/* Words printed on the mat. */
import { sayOr, t } from '../../common/i18n.svelte';
import type { Words } from './mat';

/** What a manoeuvre card does, by its kind. */
export const cardName = (kind: string): string => sayOr(`sg-card-${kind.replace(/_/g, '-')}`, kind);

export const matWords = (): Words => ({
  aback: t('web-sg-aback'),
  backShort: t('web-sg-aback-short'),
  beating: t('web-sg-beating'),
  reaching: t('web-sg-reach'),
  running: t('web-sg-running'),
  run: t('web-sg-run'),
  front: t('web-sg-front'),
  full: t('web-sg-full'),
  rear: t('web-sg-rear'),
  chain: t('web-sg-chain'),
  grape: t('web-sg-grape'),
  short: t('web-sg-short'),
  long: t('web-sg-long'),
  compass: t('web-compass-letters'),
});
