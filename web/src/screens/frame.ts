/* Which frame a table has by the size of the window (zoom counts: it makes the window smaller). */

/** Below this the columns beside the board fold away. */
export const LAPTOP = 1280;
/** From here the rail has its full width. */
export const DESK = 1440;
/** Below this it is a phone, unless it is not below the other and has the height. */
const TABLET = 900;
export const UPRIGHT = 700;

/** A window this low has no height for a sheet below the board: the sheet lies beside it as soon as it can. */
const SQUAT = 480;
/** Neither a phone nor a laptop: a tablet, held one way or the other. */
export const tablet = (width: number, height: number): boolean =>
  width < LAPTOP && width >= (height >= SQUAT ? UPRIGHT : TABLET);
/** Board above, sheet below: phones, tablets held upright, and tables that need a wide window. */
export function stacked(game: string, width: number, height: number): boolean {
  if (width >= LAPTOP) return false;
  if (game === 'kaisers-pirates') return !tabletFits(width, height);
  return height > width || !tablet(width, height);
}
/** The cards' tablet has a table of its own where its hand, its forces and its question have room. */
const tabletFits = (width: number, height: number): boolean =>
  height > width ? width >= UPRIGHT && height >= 900 : width >= TABLET && height >= 600;
/** The rail lies behind a handle and leaves its width to the cards: on tablets, and where a sheet of paper beside the
    table leaves it much higher than wide. */
export function folded(game: string, width: number, height: number): boolean {
  if (game !== 'kaisers-pirates') return false;
  return width < LAPTOP || (width < DESK && (width - 344) / 1212 < (0.85 * (height - 56)) / 944);
}
/** Width of the rail. */
export const railWidth = (width: number): number => (width < DESK ? 332 : 376);
/** Height of the bar of the past: boards keep clear of it. */
export const PLAYER = 122;
