/* Scenario cards of Flying Colors, drawn from each opening position. */
import { nations, ship } from '../../art/ships';
import { historic, number, say, sayOr, t } from '../../common/i18n.svelte';
import type { ScenarioInfo, ScenarioPreview } from '../../common/protocol';
import type { ScenarioCard } from '../../screens/models';
import { seatTitle } from './adapter';
import { chartShip, shoalsOf } from './chartmodel';
import { parse } from './hex';
import printed from './printed.json';
import { thumb, type ThumbMap } from './thumb';
import type { WireView } from './wire';

export const order = [
  'trafalgar',
  'nile',
  'cape-st-vincent',
  'copenhagen',
  'camperdown',
  'algeciras-bay',
  'audierne-bay',
  'minorca',
  'virginia-capes',
  'frigate-bay',
  'cape-finisterre',
  'gut-of-gibraltar',
  'cape-henry',
  'goza-de-candia',
  'bec-du-raz',
];
const SHEETS: Record<string, { date: string; maps?: string[] } | undefined> = printed.scenarios;
const CLASSES = ['first', 'third', 'fourth', 'frigate'] as const;

const surname = (name: string): string => name.split(' (')[0].split(' ').pop() ?? name;

type Ships = ReturnType<typeof chartShip>[];
/** The ships of one nation in one fleet. */
interface Force {
  nation: string;
  units: Ships;
}
const commandersOf = (view: WireView | undefined): WireView['commanders'] =>
  (view?.commanders ?? []).filter((c) => c.admiral);
const sheetOf = (info: ScenarioInfo) => (info.game === 'flying-colors' ? info.info : undefined);
const turnsOf = (info: ScenarioInfo): number => sheetOf(info)?.turns ?? 0;
const ofClass = (u: Ships[number], c: (typeof CLASSES)[number]): boolean =>
  u.type === c || (c === 'frigate' && u.type === 'brig');

function mapOf(view: WireView | undefined, ships: Ships): ThumbMap {
  return {
    wind: view?.wind ?? null,
    units: ships.map((u) => ({
      nation: u.nation,
      bow: u.bow,
      stern: u.stern,
      facing: u.facing,
      guns: u.guns,
    })),
    shoals: view ? shoalsOf(view) : [],
    batteries: (view?.ships ?? [])
      .filter((s) => s.battery && s.bow)
      .map((s) => ({ hex: parse(s.bow), nation: s.nation })),
  };
}
function forcesOf(view: WireView | undefined, ships: Ships): Force[] {
  return (view?.fleets ?? [])
    .flatMap((f) =>
      f.nations.map((nation) => ({
        nation,
        units: ships.filter((u) => u.nation === nation && u.side === f.seat),
      })),
    )
    .filter((f) => f.units.length);
}
/** Turns, maps, wind, and how far the admirals' voices carry. */
function factsOf(info: ScenarioInfo, view: WireView | undefined): string {
  const turns = turnsOf(info);
  return (
    [
      turns ? t('web-turns', { turns }) : '',
      t('web-fc-maps', {
        maps: (SHEETS[info.id]?.maps ?? (sheetOf(info)?.board ?? '').split('')).join(', '),
      }),
      view
        ? t('web-fc-wind-facts', {
            wind: t('web-fc-wind-to', { to: view.wind, weather: view.weather }),
          })
        : '',
    ]
      .filter(Boolean)
      .join(', ') +
    '. ' +
    commandersOf(view)
      .map((c) => t('web-fc-admiral-range', { admiral: surname(c.name), range: c.range }) + '.')
      .join(' ')
  );
}
function heroOf(
  info: ScenarioInfo,
  view: WireView | undefined,
  ships: Ships,
  forces: Force[],
  date: string,
): ScenarioCard['hero'] {
  const text = `web-fc-story-${info.id}`;
  const used = CLASSES.filter((c) => ships.some((u) => ofClass(u, c))).slice(0, 3);
  return {
    overline: date,
    text: sayOr(text, t('web-fc-scenario-text', { ships: ships.length })),
    columns: used.map((c) => t('web-fc-class', { class: c })),
    rows: forces.map((f) => ({
      nation: f.nation,
      counts: used.map((c) => ({
        count: f.units.filter((u) => ofClass(u, c)).length,
        icon: ship({ type: c, nation: f.nation, heading: 90, windTo: 30, scale: 0.29, lod: 's', wake: 0 }),
      })),
      total: number(f.units.reduce((a, u) => a + u.guns, 0)),
    })),
    facts: factsOf(info, view),
  };
}
function seatOf(seat: string, view: WireView | undefined, ships: Ships): ScenarioCard['seats'][number] {
  const fleet = (view?.fleets ?? []).find((f) => f.seat === seat);
  const here = (fleet?.nations ?? []).filter((n) => ships.some((u) => u.nation === n && u.side === seat));
  const admiral = commandersOf(view).find((c) => c.side === seat);
  return {
    seat,
    title: admiral
      ? t('web-under', { seat: seatTitle('fc', seat), admiral: surname(admiral.name) })
      : seatTitle('fc', seat),
    nations: here,
    colours: here.length ? here.map((n) => nations[n]?.c ?? '#888') : ['#888'],
  };
}

export function card(info: ScenarioInfo, preview: ScenarioPreview | null): ScenarioCard {
  const view = preview?.game === 'flying-colors' ? preview.view : undefined;
  const ships = (view?.ships ?? []).filter((s) => s.bow && !s.battery).map((s) => chartShip(s, view!));
  const map = mapOf(view, ships);
  const forces = forcesOf(view, ships);
  const turns = turnsOf(info);
  const date = historic(sheetOf(info)?.date || String(info.year ?? ''));
  const tags = [
    ships.length <= 6 ? 'small' : '',
    ships.length >= 30 ? 'large' : '',
    map.shoals.length ? 'shallows' : '',
  ].filter(Boolean);
  return {
    id: info.id,
    title: say(info.title)
      .replace(/, \d{4}$/, '')
      .replace(/^.*First of June: /, 'First of June, '),
    line: date + (turns ? ', ' + t('web-turns', { turns }) : ''),
    forces: forces.map((f) => ({
      nation: f.nation,
      count: f.units.length,
      name: t('web-nation', { nation: f.nation.toLowerCase() }),
    })),
    tags,
    thumb: (w, h, big) => thumb(map, w, h, big),
    hero: heroOf(info, view, ships, forces, date),
    seats: info.seats.map((seat) => seatOf(seat, view, ships)),
  };
}
