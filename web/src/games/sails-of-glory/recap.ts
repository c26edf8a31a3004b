/* What the recap shows of Sails of Glory beside its sentences. */
import { nations, ship } from '../../art/ships';
import { vignette, type Piece } from '../../art/vignette';
import { t } from '../../common/i18n.svelte';
import type { Recapped } from '../../common/story/story.svelte';
import { struckBy } from './beats';
import { pose } from './geo';
import { NATION, SIDE } from './matmodel';
import { keyOf } from './model';
import { hullType, SHIPS } from './prints';
import type { SgEvent, ShipView, View } from './wire';

const actorOf = (e: SgEvent): string => ('ship' in e ? keyOf(e.ship) : '');
function targetOf(e: SgEvent): string {
  if ('target' in e && typeof e.target === 'object') return keyOf(e.target);
  return 'other' in e ? keyOf(e.other) : '';
}
const found = (view: View | undefined, id: string): ShipView | undefined =>
  view?.ships.find((s) => String(s.id) === id);

function piece(id: string, view: View | undefined, firing: SgEvent | null): Piece | null {
  const s = found(view, id);
  if (!s || !view) return null;
  const { x, y, h } = pose(s.pose, view.height);
  const side = firing?.what === 'sg-fires' ? firing.side : '';
  const svg = ship({
    type: hullType(s.type, Number(SHIPS[s.card]?.guns ?? 74)),
    nation: NATION[s.nation] ?? 'Neutral',
    heading: h,
    windTo: (view.wind / 100 + 180) % 360,
    fire: s.fires ? 0.8 : 0,
    struck: !!s.fate,
    smoke: side === 'port' ? 'port' : side === 'starboard' ? 'stbd' : null,
    smokeAge: 0.3,
    wake: 0.4,
    seed: id,
  });
  return { svg, at: [x, y] };
}
/** What still troubles a ship of what was told. */
const HOLDS: Partial<Record<SgEvent['what'], (s: ShipView) => number>> = {
  'sg-fire-on-board': (s) => s.fires,
  'sg-leak': (s) => s.leaks,
  'sg-rudder-hit': (s) => s.rudder,
};

export const recap: Recapped<'sails-of-glory'> = {
  wide: false,
  when: (view) => t('web-turn', { turn: view.turn }),
  edge: (e) => ('ship' in e ? nations[SIDE[e.ship.side] ?? '']?.c : ''),
  picture(e, tables) {
    const at = (id: string, firing: SgEvent | null): Piece | null => piece(id, tables[0], firing);
    const actor = at(actorOf(e), e);
    const other = at(targetOf(e), null);
    return (
      actor &&
      vignette(actor, other, e.what === 'sg-fires' ? 'volley' : e.what === 'sg-melee' ? 'grapple' : null)
    );
  },
  hurts: (e) => {
    if ('target' in e && typeof e.target === 'object') return struckBy(e).length ? e.target.side : null;
    return e.what === 'sg-lost' ? e.ship.side : null;
  },
  warns(e, view, seat) {
    const s = 'ship' in e ? found(view, keyOf(e.ship)) : undefined;
    return s?.seat === seat && !s.fate && (HOLDS[e.what]?.(s) ?? 0) > 0;
  },
  sum: (events) =>
    t('web-sg-recap-sum', {
      sailed: events.filter((e) => e.what === 'sg-sailed').length,
      fired: events.filter((e) => e.what === 'sg-fires').length,
    }),
};
