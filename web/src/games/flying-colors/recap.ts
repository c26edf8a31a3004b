/* What the recap shows of Flying Colors beside its sentences. */
import { nations } from '../../art/ships';
import { vignette, type Piece } from '../../art/vignette';
import { t } from '../../common/i18n.svelte';
import type { Recapped } from '../../common/story/story.svelte';
import { amidships, shipDrawing } from './chart';
import { chartShip, onChart } from './chartmodel';
import { LOST } from './scene';
import type { FcEvent, WireShip, WireView } from './wire';

/** As she lay, with the smoke of the broadside she fired. */
function piece(id: number, tables: readonly WireView[], fired = ''): Piece | null {
  const view = tables.find((v) => onChart(v.ships[id]));
  if (!view) return null;
  const bare = chartShip(view.ships[id], view);
  const smoke = fired === 'port' ? 'port' : 'stbd';
  const u = fired ? ({ ...bare, smoke, smokeAge: 0.3, flash: 1 } as const) : bare;
  return { svg: shipDrawing(u, 'm', view.wind), at: amidships(u, 1) };
}
/** What still holds of what was told: she burns, is held, is about to strike. */
const HOLDS: Partial<Record<FcEvent['what'], (s: WireShip) => unknown>> = {
  'fc-vulnerable': (s) => s.vulnerable,
  'fc-grapple': (s) => s.grappled?.length,
  'fc-collision': (s) => s.fouled?.length,
  'fc-catches-fire': (s) => s.burning,
  'fc-burns': (s) => s.burning,
  'fc-grounding': (s) => s.aground,
};

export const recap: Recapped<'flying-colors'> = {
  wide: true,
  when: (view) => t('web-turn', { turn: view.turn }),
  edge: (e) => ('ship' in e ? nations[e.ship.nation]?.c : 'leader' in e ? nations[e.leader.nation]?.c : ''),
  picture(e, tables) {
    const actor = 'ship' in e ? e.ship : 'leader' in e ? e.leader : null;
    const drawn = actor && piece(actor.id, tables, e.what === 'fc-shot' ? e.side : '');
    if (!drawn) return null;
    const target = 'target' in e ? piece(e.target.id, tables) : null;
    return vignette(
      drawn,
      target,
      e.what === 'fc-shot' ? 'volley' : e.what === 'fc-grapple' ? 'grapple' : null,
    );
  },
  hurts(e) {
    if (e.what === 'fc-shot') return Object.values(e.suffered).some(Boolean) ? e.target.side : null;
    return LOST.has(e.what) && 'ship' in e ? e.ship.side : null;
  },
  warns(e, view, seat) {
    const mine = ('ship' in e && e.ship.side === seat) || ('target' in e && e.target.side === seat);
    return mine && 'ship' in e && Boolean(HOLDS[e.what]?.(view.ships[e.ship.id]));
  },
  sum: (events, seat) =>
    t('web-fc-recap-sum', {
      acted: events.filter((e) => e.what === 'fc-ship-acts' && e.ship.side !== seat).length,
      fired: new Set(events.flatMap((e) => (e.what === 'fc-shot' && e.ship.side !== seat ? [e.ship.id] : [])))
        .size,
    }),
};
