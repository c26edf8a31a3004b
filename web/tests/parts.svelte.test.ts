/* A pointer over a ship, or an order under it, works out neither the log nor the course of the battle anew. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Match } from '../src/common/protocol';
import type { Shown } from '../src/screens/games';
import type { Source } from '../src/games/flying-colors/parts.svelte';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
/** The opening of a battle as the server tells it. */
const root = resolve(import.meta.dirname, '../..');
const python = resolve(root, '.venv/bin/python');
const told = JSON.parse(execFileSync(python, ['web/tools/opening.py'], { cwd: root, encoding: 'utf8' })) as {
  shown: Shown<'flying-colors'>;
  match: Match;
};

it('derives chart, log and timeline apart', async () => {
  const { Parts } = await import('../src/games/flying-colors/parts.svelte');
  const ui = $state<Source['ui']>({ looked: null, hot: null, previews: {} });
  let shown = $state.raw(told.shown);
  let course = $state.raw<Source['course']>(null);
  const stop = $effect.root(() => {
    const parts = new Parts(() => ({
      shown,
      match: told.match,
      ui,
      canUndo: false,
      course,
      story: null,
    }));
    const { log, timeline, chart, table } = parts;
    expect(log.length).toBeGreaterThan(0);
    ui.hot = told.shown.decision?.actions[0].action ?? null;
    ui.looked = '1';
    flushSync();
    expect(parts.chart, 'the chart shows what is pointed at').not.toBe(chart);
    expect(parts.table).not.toBe(table);
    expect(parts.log).toBe(log);
    expect(parts.timeline).toBe(timeline);
    shown = { ...shown, events: [...shown.events] };
    flushSync();
    expect(parts.log, 'new events are new lines').not.toBe(log);
    expect(parts.log[1], 'and the old lines stand').toBe(log[1]);

    const known = parts.chart;
    course = {
      match: '',
      seat: null,
      turns: 9,
      parts: 2,
      sides: [],
      ends: [0],
      rows: [],
      marks: [],
      losses: {},
    };
    flushSync();
    expect(parts.timeline.turns).toBe(9);
    expect(parts.chart, 'the course of the battle is not on the chart').toBe(known);
    const [first, ...others] = shown.view.ships;
    shown = {
      ...shown,
      view: { ...shown.view, ships: [{ ...first, full_sails: !first.full_sails }, ...others] },
    };
    flushSync();
    const same = parts.chart.ships.filter((ship, i) => ship === known.ships[i]);
    expect(same, 'only the ship that changed is drawn anew').toHaveLength(known.ships.length - 1);
  });
  stop();
});
