/* The board of a running match as a small picture for its sheet on the home screen, drawn as it stands now. */
import type { GameId, View } from '../common/protocol';

export const W = 126;
export const H = 88;
const SEA = `<rect width="${W}" height="${H}" fill="#1b4a57"/>`;
type Place = [number, number];

/** Where the sides are nearest each other, and how far apart: that is what one wants to see. */
function hottest<T>(units: T[], at: (u: T) => Place, side: (u: T) => string): { at: Place; apart: number } {
  let least = Infinity;
  let found: Place = units.length ? at(units[0]) : [0, 0];
  for (const u of units)
    for (const v of units) {
      if (side(u) === side(v)) continue;
      const [a, b] = [at(u), at(v)];
      const d = Math.hypot(a[0] - b[0], a[1] - b[1]);
      if (d < least) {
        least = d;
        found = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      }
    }
  return { at: found, apart: Number.isFinite(least) ? least : 0 };
}
/** A scale at which both fit into the picture, not closer than the usual one. */
const fitted = (usual: number, apart: number): number => (apart ? Math.min(usual, 58 / apart) : usual);

async function flyingColors(view: View<'flying-colors'>): Promise<string> {
  const [{ chartShip, onChart }, { corner }, { centre }] = await Promise.all([
    import('../games/flying-colors/chartmodel'),
    import('../games/flying-colors/thumb'),
    import('../games/flying-colors/hex'),
  ]);
  const ships = view.ships.filter(onChart).map((s) => chartShip(s, view));
  const hot = hottest(
    ships,
    (u) => centre(u.bow, 1),
    (u) => u.side,
  );
  const s = fitted(9, hot.apart);
  return corner(ships, view.wind, [W / 2 - hot.at[0] * s, H / 2 - hot.at[1] * s], s);
}

async function sailsOfGlory(view: View<'sails-of-glory'>): Promise<string> {
  const [{ ship }, { NATION, pose }] = await Promise.all([
    import('../art/ships'),
    import('../games/sails-of-glory/matmodel'),
  ]);
  const afloat = view.ships.filter((s) => s.fate === null);
  const place = (s: (typeof afloat)[number]): Place => {
    const p = pose(s.pose, view.height);
    return [p.x, p.y];
  };
  const hot = hottest(afloat, place, (s) => s.side);
  const k = fitted(0.36, hot.apart);
  const [x, y] = [hot.at[0] * k, hot.at[1] * k];
  let o = SEA;
  for (const z of view.terrain)
    o += `<path d="M${z.outline.map((p) => `${((p[0] / 100) * k - x + W / 2).toFixed(1)},${(((view.height - p[1]) / 100) * k - y + H / 2).toFixed(1)}`).join('L')}Z" fill="${z.kind === 'island' || z.kind === 'coast' ? '#e6d8b4' : '#69a59a'}" stroke="#f1f7e6" stroke-opacity=".7" stroke-dasharray="1.5 1.8"/>`;
  for (const s of afloat) {
    const at = place(s).map((v) => v * k);
    const type = /frig/.test(s.type) ? 'frigate' : 'third';
    o += `<g transform="translate(${(at[0] - x + W / 2).toFixed(1)},${(at[1] - y + H / 2).toFixed(1)})">${ship({ type, nation: NATION[s.nation] ?? 'Neutral', heading: s.pose[2] / 100, windTo: (view.wind / 100 + 180) % 360, scale: Math.max(0.14, k * 0.85), lod: 's', wake: 0.4, smoke: s.port.fired ? 'port' : s.starboard.fired ? 'stbd' : null })}</g>`;
  }
  return o;
}

async function kaisersPirates(view: View<'kaisers-pirates'>): Promise<string> {
  const [{ cardShip, ship }, { D, defs }] = await Promise.all([
    import('../art/steamers'),
    import('../games/kaisers-pirates/cards'),
  ]);
  const mine = view.players.find((p) => p.seat === view.me?.seat) ?? view.players[0];
  const ships = [...(mine?.rear ?? []), ...(mine?.front ?? [])].slice(0, 3);
  let o = `<defs>${defs()}</defs><rect width="${W}" height="${H}" fill="url(#kp-skyr)"/><rect y="34" width="${W}" height="${H}" fill="url(#kp-water)"/>`;
  ships.forEach((s, i) => {
    const [x, y, scale] = [
      [38, 46, 0.28],
      [88, 60, 0.34],
      [52, 80, 0.42],
    ][i];
    const state = { recognised: s.recognised, damaged: s.damage > 0, smoke: 0.5 };
    o += `<g transform="translate(${x},${y})">${ship(cardShip(s.id, D.merchants[s.id], { ...state, scale, lod: 'm', flip: i % 2 }))}</g>`;
  });
  return o;
}

const DRAW: { [G in GameId]: (view: View<G>) => Promise<string> } = {
  'flying-colors': flyingColors,
  'sails-of-glory': sailsOfGlory,
  'kaisers-pirates': kaisersPirates,
};
export const boardThumb = <G extends GameId>(game: G, view: View<G>): Promise<string> => DRAW[game](view);
