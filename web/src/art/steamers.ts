/* Steamers and sailing ships in side view: parametric drawing, our own art. Waterline at y = 0, amidships at x = 0,
   bow to the right; 200 units = a light cruiser. Functions give SVG text. */
import { ensign, fire, flash, mirrored, smoke, water } from './steamers/effects';
import { hull } from './steamers/hull';
import { f } from './steamers/ink';
import type { SteamerDrawing, SteamerType } from './steamers/looks';
import { cruiser, freighter, liner, passenger, sailing } from './steamers/rigs';
import { Ship } from './steamers/ship';

export { cardShip } from './steamers/cards';
export { defs } from './steamers/defs';
export { code, flag } from './steamers/flags';
export { f, hash, rnd } from './steamers/ink';
export type { MerchantLook, SteamerDrawing, SteamerState, SteamerType } from './steamers/looks';

const RIGS: Record<SteamerType, (s: Ship) => void> = {
  cruiser,
  liner,
  raider: freighter,
  tramp: freighter,
  cargo: freighter,
  passenger,
  fullrig: sailing,
  barque: sailing,
};

/** Damaged she lies deeper and by the bow; sinking, more and more so. */
function afloat(s: Ship, drawn: string): string {
  const { sinking, damaged } = s.o;
  if (!sinking && !damaged) return drawn;
  const trim = sinking ? -4 - sinking * 13 : -3,
    drop = sinking ? 3 + sinking * 13 : 2.4;
  return `<g transform="translate(0,${f(drop)}) rotate(${f(-trim)})">${drawn}</g>`;
}

export function ship(drawing: SteamerDrawing): string {
  const s = new Ship(drawing);
  hull(s);
  RIGS[s.o.type](s);
  const plume = smoke(s),
    burning = fire(s),
    firing = flash(s);
  const above = afloat(s, s.back + s.mid + s.hull + ensign(s));
  const g = `${plume}<g clip-path="url(#kp-wl)">${above}</g>${burning}${firing}${water(s)}`;
  const turned = s.o.flip ? ' scale(-1,1)' : '';
  return `<g transform="scale(${f(s.o.scale || 1)})${turned}">${s.o.flip ? mirrored(s, g) : g}</g>`;
}
