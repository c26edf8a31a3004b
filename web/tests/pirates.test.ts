/* The Kaiser's Pirates: the table while the dice of an answer are told, one throw after the other. */
import { describe, expect, it } from 'vitest';
import { tableAt } from '../src/games/kaisers-pirates/telling';
import type { KpEvent, View } from '../src/games/kaisers-pirates/wire';

const event = (n: number, what: string, more: object = {}): KpEvent => {
  // enough of an event for what is read of it here
  const made: unknown = { n, what, of: 1, rule: '', say: { id: what, args: {} }, ...more };
  return made as KpEvent;
};
const roll = { dice: [3], sides: [10], mods: [], total: 3, keep: '', table: '', result: null, odds: [] };
const duel = (n: number): KpEvent => event(n, 'kp-duel', { attack: roll, defence: roll });
const ship = (id: number): object => ({ id, name: `S${id}`, print: '', seat: 'south' });
const table = (announced: object | null, ...ids: number[]): View => {
  const row = ids.map((id) => ({ ship: id }));
  const made: unknown = { announced, players: [{ seat: 'south', rear: row, front: [] }] };
  return made as View;
};
const ships = (view: View): number[] => view.players.flatMap((p) => p.rear.map((s) => s.ship));

describe('the dice of an answer', () => {
  // [3.3.1] the raider misses the auxiliary cruiser, who then sinks her; the table afterwards knows neither
  const reacts = event(1, 'kp-reacts');
  const sunk = event(4, 'kp-sunk', { ship: { name: 'S3', seat: 'south', ship: ship(3), card: null } });
  const raid = { kind: 'raid', ship: 3 };
  const moment = {
    before: table(raid, 3, 4, 5),
    view: table(null, 5),
    events: [reacts, duel(2), duel(3), sunk, duel(5), event(6, 'kp-gone', { ship: ship(4) })],
  };
  const at = (card: KpEvent): View => tableAt(moment, card);

  it('find those who fight where they lay', () => {
    expect(ships(at(duel(2)))).toEqual([3, 4, 5]);
    expect(ships(at(duel(3)))).toEqual([3, 4, 5]);
    expect(at(duel(3)).announced).toBe(raid);
  });
  it('do not find whom earlier dice sank', () => {
    expect(ships(at(duel(5)))).toEqual([4, 5]);
  });
  it('leave the table as it is where nothing was announced, and cards as they lie', () => {
    expect(tableAt({ ...moment, before: table(null, 3, 4, 5) }, duel(2))).toBe(moment.view);
    expect(at(reacts)).toBe(moment.view);
  });
});
