/* Who is who on the strip of a replay: colours, ensigns and whose losses, by game. */
import type { GameId, View } from '../common/protocol';
import type { Sides } from '../common/timeline';

const NATION: Record<string, string> = {
  British: '#d9464e',
  French: '#5e97ea',
  Spanish: '#dcab2e',
  Dutch: '#ee8838',
  Danish: '#a877cc',
};
export const tideOf = (nation: string): string => NATION[nation] ?? '#8a8474';
/** Players of the card table, on wood. */
const SEATS: Record<string, string> = {
  north: '#5e97ea',
  east: '#e0bd6e',
  south: '#d9464e',
  west: '#7fb98a',
  phantom: '#c9bda6',
};
export const seatTide = (seat: string): string => SEATS[seat] ?? '#8a8474';

/** Ships stand in the view with their names and sides; a loss names its ship. */
function byShip(ships: readonly { name: string; side: string }[], sides: string[]): Sides['whose'] {
  return (e) => {
    const found = ships.find((s) => Object.values(e.args).includes(s.name));
    return found ? sides.indexOf(found.side) : -1;
  };
}

const fleets = (nations: string[], whose: Sides['whose']): Sides => ({
  colours: nations.map(tideOf),
  nations,
  whose,
});
const SIDES: { [G in GameId]: (sides: string[], view: View<G>) => Sides } = {
  'flying-colors': (sides, view) =>
    fleets(
      view.fleets.map((f) => f.nations[0]),
      byShip(view.ships, sides),
    ),
  'sails-of-glory': (sides, view) =>
    fleets(
      sides.map((s) => s[0].toUpperCase() + s.slice(1)),
      byShip(view.ships, sides),
    ),
  'kaisers-pirates': (sides) => ({
    colours: sides.map(seatTide),
    nations: sides.map(() => null),
    // prizes are told with the seat that takes them
    whose: (e) => sides.findIndex((s) => Object.values(e.args).includes(`@kp-seat-${s}`)),
  }),
};
export const sidesOf = <G extends GameId>(game: G, sides: string[], view: View<G>): Sides =>
  SIDES[game](sides, view);
