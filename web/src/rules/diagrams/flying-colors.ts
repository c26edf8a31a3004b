/* Pictures of Flying Colors: the chart's own ships, arcs, halos and rose on a few hexes of sea. */
import { t } from '../../common/i18n.svelte';
import * as draw from '../../games/flying-colors/chart';
import { hexPath } from '../../games/flying-colors/chart/ink';
import { centre, key, opposite, parse, step, type Hex } from '../../games/flying-colors/hex';
import type { ChartModel, ChartShip } from '../../games/flying-colors/model';
import type { Drawing, Drawings } from './drawings';
import positions from './positions.json';

const S = 22;
const { hers, shots } = positions;
const WIND = 5;

const ship = (nation: string, bow: Hex, facing: number): ChartShip => ({
  id: `${nation} ${key(bow)}`,
  name: '',
  nation,
  side: nation,
  bow,
  stern: step(bow, opposite(facing)),
  facing,
  type: 'third',
  guns: 74,
  hull: 1,
  rig: 1,
  crew: 1,
  sail: 'plain',
  wake: 0.4,
  commanders: [],
});
const chart = (ships: ChartShip[], more: Partial<ChartModel> = {}): ChartModel => ({
  columns: 30,
  rows: [1, 30],
  wind: WIND,
  ships,
  shoals: [],
  batteries: [],
  commands: [],
  grapples: [],
  selected: null,
  reach: [],
  arcs: { port: [], stbd: [] },
  ghosts: [],
  aim: null,
  targets: {},
  sails: [],
  points: null,
  ...more,
});
const hulls = (ships: ChartShip[]): string =>
  ships
    .map((u) => {
      const [x, y] = draw.amidships(u, S);
      return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${draw.hullScale(u, S).toFixed(3)})">${draw.shipDrawing(u, 'm', WIND)}</g>`;
    })
    .join('');

/** A stretch of sea round some hexes, with what lies on it. */
function sea(round: Hex[], body: string, wide: number, high: number): Drawing {
  const places = round.map((h) => centre(h, S));
  const mid = [0, 1].map((i) => {
    const all = places.map((p) => p[i]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });
  let grid = '';
  const [column, row] = [Math.round(mid[0] / (1.5 * S)), Math.round(mid[1] / (Math.sqrt(3) * S))];
  for (let c = column - 12; c <= column + 12; c++)
    for (let r = row - 8; r <= row + 8; r++) grid += hexPath([c, r], S, S);
  return {
    width: wide,
    height: high,
    svg: `<defs>${draw.defs()}</defs><g transform="translate(${(wide / 2 - mid[0]).toFixed(1)},${(high / 2 - mid[1]).toFixed(1)})"><path d="${grid}" fill="none" stroke="#d8efe6" stroke-opacity=".12"/>${body}</g>`,
  };
}
const fan = {
  port: hers.fan.port.map(([hex, range]): [Hex, number] => [parse(String(hex)), Number(range)]),
  stbd: hers.fan.stbd.map(([hex, range]): [Hex, number] => [parse(String(hex)), Number(range)]),
};
const target = ship('French', parse(hers.bow), hers.facing);

/** Several pictures beside each other, each with its name. */
function row(parts: { drawing: Drawing; name: string }[]): Drawing {
  const gap = 8;
  const wide = parts[0].drawing.width;
  const high = parts[0].drawing.height;
  const svg = parts
    .map(
      ({ drawing, name }, i) =>
        `<svg x="${i * (wide + gap)}" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${drawing.svg}</svg><text x="${i * (wide + gap) + wide / 2}" y="${high - 10}" text-anchor="middle" class="map-name on" fill="#ffe59a">${name}</text>`,
    )
    .join('');
  return { width: parts.length * (wide + gap) - gap, height: high, svg };
}
const line = (a: ChartShip, b: ChartShip, style: string): string => {
  const [p, q] = [draw.amidships(a, S), draw.amidships(b, S)];
  return `<path d="M${p.join()}L${q.join()}" fill="none" ${style}/>`;
};
function shot(kind: keyof typeof shots): Drawing {
  const firer = ship('British', parse(shots[kind].bow), shots[kind].facing);
  const m = chart([target, firer], { arcs: fan });
  const dots = 'stroke="#ffe59a" stroke-width="2" stroke-dasharray="3 5"';
  return sea([target.bow, firer.bow], draw.arcs(m, S) + line(firer, target, dots) + hulls(m.ships), 220, 270);
}
/** Where she will lie; the pill beside her says her heading. */
function ghostOf(u: ChartShip): string {
  const [bow, stern] = [centre(u.bow, S), centre(u.stern ?? u.bow, S)];
  const offset: [number, number] = [(bow[0] - stern[0]) * 1.2, (bow[1] - stern[1]) * 1.2];
  const ghost = { bow: u.bow, facing: u.facing, cost: String(u.facing), label: '', action: '', offset };
  return draw.ghost(ghost, u.type, S, false);
}
const roseWords = () => ({
  running: t('web-fc-running'),
  reaching: t('web-fc-reaching'),
  beating: t('web-fc-beating'),
  aback: t('web-fc-aback'),
});

export const drawings: Drawings = {
  'points-of-sail': () => ({
    width: 620,
    height: 300,
    svg: `<defs>${draw.defs()}</defs>${draw.rose(310, 150, 96, WIND, null, ['beating', 'aback', 'beating', 'reaching', 'running', 'reaching'], null, roseWords())}`,
  }),
  arcs: () => {
    const own = ship('British', parse(hers.bow), hers.facing);
    const m = chart([own], { arcs: fan });
    const names = draw.arcLabels(m, S, { port: t('web-fc-port-arc'), stbd: t('web-fc-stbd-arc') });
    return sea([own.bow, step(own.bow, 4)], draw.arcs(m, S) + hulls([own]) + names, 620, 400);
  },
  rakes: () =>
    row([
      { drawing: shot('partial'), name: t('web-diagram-partial') },
      { drawing: shot('full'), name: t('web-diagram-full') },
      { drawing: shot('bow-rake'), name: t('web-diagram-bow-rake') },
      { drawing: shot('stern-rake'), name: t('web-diagram-stern-rake') },
    ]),
  formation: () => {
    const ships = [0, 1, 2].map((i) => ship('British', [10, 6 + 4 * i], 1));
    const m = chart(ships, {
      commands: [{ nation: 'British', ships: ships.map((u) => u.id), active: true }],
    });
    return sea([ships[0].bow, ships[2].bow], draw.halos(m, S) + hulls(ships), 620, 460);
  },
  wearing: () => {
    const before = ship('British', [10, 10], 6);
    const after = ship('British', [10, 10], 5);
    return sea([before.bow, step(before.bow, 3)], hulls([before]) + ghostOf(after), 620, 240);
  },
  tacking: () => {
    const before = ship('British', [10, 12], 1);
    const after = ship('British', step(before.stern ?? before.bow, 3), 3);
    return sea([before.bow, after.bow], hulls([before]) + ghostOf(after), 620, 260);
  },
  'line-of-sight': () => {
    const a = ship('British', [6, 10], 1);
    const b = ship('French', [12, 10], 1);
    const between = ship('French', [9, 9], 1);
    const free = ship('French', [10, 14], 1);
    const lines =
      line(a, b, 'stroke="#ff6a48" stroke-width="2.4" stroke-dasharray="4 5"') +
      line(a, free, 'stroke="#86e5cf" stroke-width="2.4" stroke-dasharray="4 5"');
    return sea([a.bow, b.bow, free.bow], hulls([a, b, between, free]) + lines, 620, 320);
  },
};
