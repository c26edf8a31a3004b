/* The mat of the moment: ships, terrain, batteries, ghosts of the cards, arcs and what was measured. */
import { say, sayOr, t } from '../../common/i18n.svelte';
import type { Match } from '../../common/protocol';
import { pose } from './geo';
import { ghostsNow, lastMeasured } from './ghosts';
import type { Battery, MatModel, MatShip, Terrain, Ui } from './model';
import { hullType, SHIPS } from './prints';
import type { Story } from './story';
import type { CardHints, SetCard, SgDecision, ShipView, View } from './wire';

export { pose };
export const NATION: Record<string, string> = {
  UK: 'British',
  GB: 'British',
  FR: 'French',
  ES: 'Spanish',
  SP: 'Spanish',
  US: 'American',
  NL: 'Dutch',
  DK: 'Danish',
};
export const SIDE: Record<string, string> = { british: 'British', french: 'French', spanish: 'Spanish' };
export const seatName = (seat: string): string => sayOr(`sg-seat-${seat}`, seat);

function terrainOf(z: View['terrain'][number], height: number): Terrain {
  const points = z.outline.map(([x, y]) => [x / 100, (height - y) / 100]);
  const x = points.reduce((a, p) => a + p[0], 0) / points.length;
  const y = points.reduce((a, p) => a + p[1], 0) / points.length;
  return {
    kind: ['island', 'coast', 'sandbank'].includes(z.kind) ? z.kind : 'reef',
    outline: points.map((p) => [p[0] - x, p[1] - y]),
    x,
    y,
    rot: 0,
  };
}
/** What her captain is doing: writing, thinking, done. */
function standingOf(s: ShipView, view: View, match: Match): MatShip['state'] {
  if (view.sealed.includes(s.seat))
    return { icon: '', text: t('web-sg-sealed'), seal: true, colour: 'var(--danger-ink)' };
  if (match.waiting_for.includes(s.seat))
    return match.seats.find((x) => x.seat === s.seat)?.mine
      ? {
          icon: 'quill',
          text: t(view.phase === 'planning' ? 'web-sg-writing' : 'web-sg-your-turn'),
          colour: 'var(--legal-ink)',
        }
      : { icon: 'hourglass', text: t('web-sg-thinking'), colour: 'var(--ink-2)' };
  return {
    icon: '',
    text: s.fate ? t('web-sg-out') : t('web-sg-sail-now', { sail: s.sails }).replace(':', ''),
  };
}
function matShip(s: ShipView, view: View, match: Match): MatShip {
  const guns = Number(SHIPS[s.card]?.guns ?? 74);
  const who = match.seats.find((x) => x.seat === s.seat);
  return {
    id: String(s.id),
    name: s.name,
    nation: NATION[s.nation] ?? 'Neutral',
    type: hullType(s.type, guns),
    pose: pose(s.pose, view.height),
    sail: s.sails,
    guns,
    who: who?.mine
      ? t('web-kp-you')
      : who?.kind === 'bot'
        ? t('web-computer')
        : (who?.name ?? seatName(s.seat)),
    boxes: s.boxes,
    hullLost: s.hull.length,
    crewLost: s.crew.length,
    rig: Math.max(0.2, 1 - s.rigging * 0.15 - s.masts * 0.25),
    hull: 1 - s.hull.length / s.boxes,
    burning: s.fires > 0,
    struck: !!s.fate,
    aside: s.pose[0] < 0 || s.pose[0] > view.width || s.pose[1] < 0 || s.pose[1] > view.height,
    draw: {
      wake: 0.25,
      lost: s.masts ? [s.masts > 0 ? 1 : 0, s.masts > 1 ? 1 : 0, s.masts > 2 ? 1 : 0] : undefined,
    },
    state: standingOf(s, view, match),
  };
}
/** My first ship that still fights, else anybody's. */
const firstOf = (view: View): string =>
  String(
    (
      view.ships.find((s) => s.seat === view.seat && !s.fate) ??
      view.ships.find((s) => s.seat === view.seat) ??
      view.ships.find((s) => !s.fate)
    )?.id ?? '',
  );
const batteryOf = (b: View['batteries'][number], height: number): Battery => ({
  id: `battery-${b.id}`,
  name: say({ id: `sg-battery-${b.card}` }),
  nation: SIDE[b.side] ?? 'Neutral',
  x: b.at[0] / 100,
  y: (height - b.at[1]) / 100,
  boxes: b.boxes,
  hullLost: b.hull.length,
  crewLost: b.crew.length,
  silent: !!b.fate,
});
function arcsOf(
  view: View,
  decision: SgDecision | null,
  ui: Ui,
  selected: string,
  measured: boolean,
): MatModel['arcs'] {
  const me = view.ships.find((s) => String(s.id) === selected);
  const aimed = decision?.actions.find((a) => a.action === ui.card && a.tag === 'fire');
  // arcs and bands lie on the water only while measuring is open; under the lock, what was measured last
  const gunner = view.ships.find((s) => String(s.id) === (ui.over ?? selected) && !s.fate);
  const shown = view.measuring ? (ui.over || view.phase === 'combat' ? gunner : null) : measured ? me : null;
  return shown
    ? {
        pose: pose(shown.pose, view.height),
        guns: shown.guns,
        sides:
          aimed?.tag === 'fire' && aimed.fields.ship === shown.id
            ? [aimed.fields.side === 'port' ? -1 : 1]
            : [1, -1],
      }
    : null;
}
export function matModel(
  view: View,
  decision: SgDecision | null,
  hints: CardHints | null,
  ui: Ui,
  match: Match,
  told: Story | null,
  set: readonly SetCard[],
): MatModel {
  const inHand = shipInHand(decision);
  const selected = inHand !== null ? String(inHand) : (ui.looked ?? firstOf(view));
  const ships = view.ships.filter((s) => !s.fate || s.hulk).map((s) => matShip(s, view, match));
  const me = view.ships.find((s) => String(s.id) === selected);
  const last = lastMeasured(view, selected, told);
  return {
    size: [view.width / 100, view.height / 100],
    wind: view.wind / 100,
    ships,
    terrain: view.terrain.map((z) => terrainOf(z, view.height)),
    batteries: view.batteries.map((b) => batteryOf(b, view.height)),
    own: view.terrain.length ? t('web-sg-own-terrain') : undefined,
    selected,
    arcs: arcsOf(view, decision, ui, selected, last !== null),
    ruler: last?.ruler ?? null,
    measured: last?.note ?? null,
    ghosts: ghostsNow(view, hints, set, ui.card, selected),
    heads: me ? [[me.pose[2] / 100, '#ffd75e']] : [],
  };
}
export function shipInHand(decision: SgDecision | null): number | null {
  const ids = new Set(
    (decision?.actions ?? []).flatMap(({ fields }) => ('ship' in fields ? [fields.ship] : [])),
  );
  return ids.size === 1 ? [...ids][0] : null;
}
