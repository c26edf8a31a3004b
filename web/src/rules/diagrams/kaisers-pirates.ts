/* Pictures of The Kaiser's Pirates: a card as it is printed here, both its ends. */
import { action, defs, tile } from '../../games/kaisers-pirates/cards';
import type { Drawing, Drawings } from './drawings';

const beside = (parts: string[], at: [number, number][], width: number, height: number): Drawing => ({
  width,
  height,
  svg: `<defs>${defs()}</defs>${parts.map((part, i) => `<g transform="translate(${at[i].join()})">${part}</g>`).join('')}`,
});
export const drawings: Drawings = {
  card: () =>
    beside(
      [action(1, { w: 190 }), action(1, { w: 190, use: 'intercept' }), tile('wolf', {}, 150)],
      [
        [20, 18],
        [222, 18],
        [436, 90],
      ],
      620,
      302,
    ),
};
