import { describe, expect, it } from 'vitest';
import { applied } from '../src/common/changes';

describe('changes of what the server has told', () => {
  const told = {
    view: {
      ships: [
        { id: 1, hull: 3 },
        { id: 2, hull: 4 },
      ],
      wind: 2,
    },
    decision: null as unknown,
  };

  it('puts, removes, adds and cuts', () => {
    const changes: unknown[][] = [
      [['view', 'ships', 1, 'hull'], 2],
      [['view', 'ships', 2], { id: 3, hull: 5 }],
      [['view', 'wind']],
      [['decision'], { id: 'x' }],
    ];
    expect(applied(told, changes)).toEqual({
      view: {
        ships: [
          { id: 1, hull: 3 },
          { id: 2, hull: 2 },
          { id: 3, hull: 5 },
        ],
      },
      decision: { id: 'x' },
    });
    expect(applied(told, [[['view', 'ships', 'length'], 1]]).view.ships).toEqual([{ id: 1, hull: 3 }]);
  });

  it('leaves alone what was told before, and shares what did not change', () => {
    const before = structuredClone(told);
    const after = applied(told, [[['view', 'ships', 1, 'hull'], 0]]);
    expect(told).toEqual(before);
    expect(after.view.ships[0]).toBe(told.view.ships[0]);
    expect(after.view.ships[1]).not.toBe(told.view.ships[1]);
  });
});
