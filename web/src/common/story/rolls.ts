/* The dice of an event, whatever its kind calls them. */
import type { Roll } from '../protocol';

const isRoll = (value: unknown): value is Roll =>
  typeof value === 'object' && value !== null && 'dice' in value && 'sides' in value && 'total' in value;

export const rollsOf = (event: object): Roll[] => Object.values(event).filter(isRoll);
