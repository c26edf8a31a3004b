/* How each game makes the cards of its battles. */
import type { ScenarioInfo, ScenarioPreview } from '../../common/protocol';
import type { ScenarioCard } from '../models';

export interface Cards {
  card(info: ScenarioInfo, preview: ScenarioPreview | null): ScenarioCard;
  order?: string[];
}
export const CARDS: Record<string, () => Promise<Cards>> = {
  'flying-colors': () => import('../../games/flying-colors/scenarios'),
  'sails-of-glory': () => import('../../games/sails-of-glory/scenarios'),
  'kaisers-pirates': () => import('../../games/kaisers-pirates/scenarios'),
};
