/* Card faces and dice of The Kaiser's Pirates, our own design: functions that give SVG text. Ships lie flat, orders stand
   upright. */
import * as KP from '../../art/steamers';

export { action, mini } from './cards/action';
export { back } from './cards/backs';
export { die } from './cards/dice';
export { laurel } from './cards/ink';
export { D, kindName } from './cards/print';
export { full, tile } from './cards/tile';

export const defs = (): string =>
  KP.defs() +
  `<linearGradient id="kc-brass" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f0d596"/><stop offset=".55" stop-color="#d2a64d"/><stop offset="1" stop-color="#bf8f35"/></linearGradient><pattern id="kc-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V4" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/></pattern>`;
