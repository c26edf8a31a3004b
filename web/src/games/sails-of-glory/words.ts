/* Words printed on the mat. */
import { t } from '../../common/i18n.svelte';
import type { Words } from './mat';

export const matWords = (): Words => ({
  aback: t('web-sg-aback'),
  backShort: t('web-sg-aback-short'),
  beating: t('web-sg-beating'),
  reaching: t('web-sg-reaching'),
  running: t('web-sg-running'),
  run: t('web-sg-run'),
  front: t('web-sg-front'),
  full: t('web-sg-full'),
  rear: t('web-sg-rear'),
  chain: t('web-sg-chain'),
  grape: t('web-sg-grape'),
  short: t('web-sg-short'),
  long: t('web-sg-long'),
});
