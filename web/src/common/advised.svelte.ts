/* Who has asked the captain at the table that is open, and after which event: the log says it. */
import type { Match } from './protocol';

export const advised = $state<{ list: NonNullable<Match['advised']> }>({ list: [] });
