/* What stands on a chit, in words. */
import { t } from '../../common/i18n.svelte';

export function chitWords(chit: string): { title: string; text: string } {
  const face = chit.slice(1);
  const points = /^\d+/.exec(face);
  const what = (/(crew|fire|leak|mast|sail|rudder)/.exec(face) ?? [''])[0];
  return {
    title: points ? t('web-sg-chit-points', { count: Number(points[0]) }) : t('web-sg-chit-mark', { what }),
    text: points
      ? what
        ? t('web-sg-chit-mark', { what })
        : Number(points[0])
          ? ''
          : t('web-sg-chit-none')
      : '',
  };
}
