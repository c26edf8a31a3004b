/* Which frame a table has by the size of the window (zoom counts: it makes the window smaller). */

/** Below this the columns beside the board fold away. */
export const LAPTOP = 1280;
/** From here the rail has its full width. */
export const DESK = 1440;

/** Board above, sheet below: phones, tablets held upright, and tables whose tray needs a wide window. */
export function stacked(game: string, width: number, height: number): boolean {
  if (width >= LAPTOP) return false;
  return game !== 'flying-colors' || width < 900 || height > width;
}
/** Width of the rail. */
export const railWidth = (width: number): number => (width < DESK ? 332 : 376);
/** Height of the bar of the past: boards keep clear of it. */
export const PLAYER = 122;
