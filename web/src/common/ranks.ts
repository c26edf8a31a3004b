/* Computer players as people call them: a rank, and a temper if one was chosen ("bold-captain"). */
import { t } from './i18n.svelte';

export const rankName = (level: string): string => {
  const [rank, temper = ''] = level.split('-').reverse();
  return t('web-tempered', { level: rank, temper });
};
