/* Who is who on the strip of a replay: colours, ensigns and whose losses, by game. */
import type { Json } from '../common/protocol';
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
type Named = { name: string; side: string };

/** Ships stand in the view with their names and sides; a loss names its ship. */
function byShip(view: Json, sides: string[]): Sides['whose'] {
  const ships = (view.ships ?? []) as Named[];
  return (e) => {
    const found = ships.find((s) => Object.values(e.args).includes(s.name));
    return found ? sides.indexOf(found.side) : -1;
  };
}

export function sidesOf(game: string, sides: string[], view: Json): Sides {
  if (game === 'kaisers-pirates')
    return {
      colours: sides.map((s) => SEATS[s] ?? '#8a8474'),
      nations: sides.map(() => null),
      // prizes are told with the seat that takes them
      whose: (e) => sides.findIndex((s) => Object.values(e.args).includes(`@kp-seat-${s}`)),
    };
  const nations =
    game === 'flying-colors'
      ? ((view.fleets ?? []) as { nations: string[] }[]).map((f) => f.nations[0])
      : sides.map((s) => s[0].toUpperCase() + s.slice(1));
  return { colours: nations.map(tideOf), nations, whose: byShip(view, sides) };
}
