/* Scenario cards of Sails of Glory: the mat of each, drawn from its opening position. */
import { nations, ship } from '../../art/ships';
import { say, sayOr, t } from '../../common/i18n.svelte';
import type { ScenarioInfo, ScenarioPreview } from '../../common/protocol';
import type { ScenarioCard } from '../../screens/models';
import { seatName } from './matmodel';
import printed from './printed.json';
import type { View } from './wire';

export const order = ['enemy_in_sight_basic', 'enemy_in_sight', 'in_shallow_waters'];
type Sheet = Extract<ScenarioInfo, { game: 'sails-of-glory' }>['info'];
type Fleet = Sheet['fleets'][number];
const FRIGATES = new Set(
  Object.entries(printed.ships).flatMap(([id, s]) => (/frig/.test(s.type) ? [id] : [])),
);
const SIDE: Record<string, string> = {
  british: 'British',
  french: 'French',
  spanish: 'Spanish',
  american: 'American',
};

/** Ships stand where the scenario puts them, else along the edge their fleet comes from. */
function shipsOf(
  fleets: readonly Fleet[],
  size: readonly number[],
  wind: number,
  [ox, oy, k]: [number, number, number],
  big: boolean,
): string {
  let o = '';
  for (const fleet of fleets) {
    const edge = fleet.zone.edge;
    const n = fleet.ships.length;
    fleet.ships.forEach((unit, i) => {
      const along = (i + 1) / (n + 1);
      const set = unit.x || unit.y;
      const at: Record<string, [number, number, number]> = {
        N: [along, 0.09, 180],
        S: [along, 0.91, 0],
        W: [0.09, along, 90],
        E: [0.91, along, 270],
      };
      const [fx, fy, h] = at[edge];
      const x = set ? unit.x : fx * size[0];
      const y = set ? size[1] - unit.y : fy * size[1];
      o += `<g transform="translate(${(ox + x * k).toFixed(1)},${(oy + y * k).toFixed(1)})">${ship({ type: FRIGATES.has(unit.card) ? 'frigate' : 'third', nation: SIDE[fleet.side] ?? 'Neutral', heading: set ? unit.heading : h, windTo: (wind + 180) % 360, scale: big ? 0.3 : 0.2, wake: 0.2 })}</g>`;
    });
  }
  return o;
}
/** The mat of a scenario, with its terrain, its ships and the wind. */
function thumb(
  view: View | undefined,
  fleets: readonly Fleet[],
  size: readonly number[],
  [w, h]: [number, number],
  big: boolean,
): string {
  const k = Math.min(w / size[0], h / size[1]);
  const ox = (w - size[0] * k) / 2;
  const oy = (h - size[1] * k) / 2;
  let o = `<rect width="${w}" height="${h}" fill="#1b4a57"/><rect width="${w}" height="${h}" fill="url(#tg)"/><rect x="${ox}" y="${oy}" width="${size[0] * k}" height="${size[1] * k}" fill="none" stroke="#e9dcb8" stroke-opacity=".6"/>`;
  let grid = '';
  for (let i = 1; i < 9; i++)
    grid += `M${ox + (i * size[0] * k) / 9},${oy}v${size[1] * k}M${ox},${oy + (i * size[1] * k) / 9}h${size[0] * k}`;
  o += `<path d="${grid}" stroke="#d8efe6" stroke-opacity=".08"/>`;
  for (const z of view?.terrain ?? [])
    o += `<path d="M${z.outline.map((p) => `${(ox + (p[0] / 100) * k).toFixed(1)},${(oy + ((view!.height - p[1]) / 100) * k).toFixed(1)}`).join('L')}Z" fill="${z.kind === 'island' || z.kind === 'coast' ? '#e6d8b4' : '#69a59a'}" stroke="#f1f7e6" stroke-opacity=".7" stroke-width=".8" stroke-dasharray="1.5 1.8"/>`;
  o += shipsOf(fleets, size, (view?.wind ?? 9000) / 100, [ox, oy, k], big);
  const wind = (view?.wind ?? 9000) / 100 + 180;
  return (
    o +
    `<g transform="translate(${w - (big ? 25 : 16)},${big ? 25 : 16}) scale(${big ? 1.15 : 0.72})"><circle r="15" fill="#0d2f39" fill-opacity=".8" stroke="#e0bd6e"/><g transform="rotate(${wind})"><path d="M0,-12L5,-3.6L1.6,-4.6V7L4.6,12L0,9.4L-4.6,12L-1.6,7V-4.6L-5,-3.6Z" fill="#e0bd6e"/></g></g>`
  );
}

export function card(info: ScenarioInfo, preview: ScenarioPreview | null): ScenarioCard {
  const view = preview?.game === 'sails-of-glory' ? preview.view : undefined;
  const sheet = info.game === 'sails-of-glory' ? info.info : undefined;
  const fleets = sheet?.fleets ?? [];
  const size = view ? [view.width / 100, view.height / 100] : [900, 900];
  const ships = fleets.reduce((a, f) => a + f.ships.length, 0);
  const text = `sg-scn-${info.id.replace(/_/g, '-')}-text`;
  return {
    id: info.id,
    title: say(info.title),
    line: sheet?.levels.length === 1 ? t('web-sg-level', { level: sheet.levels[0] }) : t('web-sg-all-levels'),
    forces: fleets.map((f) => ({
      nation: SIDE[f.side] ?? 'Neutral',
      count: f.ships.length,
      name: seatName(f.side),
    })),
    tags: [
      ships <= 4 ? 'small' : '',
      ships >= 6 ? 'large' : '',
      view?.terrain.length ? 'shallows' : '',
    ].filter(Boolean),
    thumb: (w, h, big) => thumb(view, fleets, size, [w, h], big),
    hero: {
      overline: sheet?.page ? t('web-sg-page', { page: sheet.page }) : '',
      text: sayOr(text, t('web-sg-scenario-text', { ships })),
      facts: t('web-sg-scenario-facts', { width: size[0], height: size[1] }),
    },
    seats: info.seats.map((seat) => {
      const nation = SIDE[seat] ?? SIDE[fleets.find((f) => seat.startsWith(f.side))?.side ?? ''] ?? 'Neutral';
      return { seat, title: seatName(seat), nations: [nation], colours: [nations[nation]?.c ?? '#888'] };
    }),
  };
}
