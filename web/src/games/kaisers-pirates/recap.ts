/* What the recap shows of The Kaiser's Pirates beside its sentences: the ships of a duel, or the scene of a card. */
import { ship } from '../../art/steamers';
import { HIGH, WIDE } from '../../art/vignette';
import { t } from '../../common/i18n.svelte';
import type { Recapped } from '../../common/story/story.svelte';
import { seatTide } from '../../screens/sides';
import { ship as shipOf } from './cards/print';
import { art, scene } from './cards/scenes';
import { duelOf } from './duel';
import { seatOf } from './fights';

export const recap: Recapped<'kaisers-pirates'> = {
  wide: false,
  when: (view) => t('web-kp-round-short', { round: view.round }),
  edge: (e) => seatTide(seatOf(e) ?? ''),
  picture(e) {
    const duel = duelOf([e]);
    if (duel) {
      const put = (x: number, drawing: object): string =>
        `<g transform="translate(${x},48) scale(.36)">${ship({ ...duel.attacker.drawing, ...drawing })}</g>`;
      const extra = put(30, {}) + put(88, { ...duel.defender.drawing, flip: 1 });
      return scene(0, 0, WIDE, HIGH, null, { extra });
    }
    if ('card' in e && e.card) return art(e.card.kind, 0, 0, WIDE, HIGH);
    const print = 'ship' in e && e.ship && 'print' in e.ship ? e.ship.print : '';
    return print ? scene(0, 0, WIDE, HIGH, shipOf(print, { scale: 0.4, lod: 'm' }), {}) : null;
  },
  hurts: (e) => (e.what === 'kp-duel' && e.effect !== 'none' ? e.target.seat : null),
  /** A disguise that is gone stays gone while she is at sea. */
  warns: (e, view, seat) =>
    e.what === 'kp-recognised' &&
    e.ship.seat === seat &&
    view.players.some((p) => [...p.rear, ...p.front].some((s) => s.ship === e.ship.id && s.recognised)),
  sum: (events, seat) =>
    t('web-kp-recap-sum', {
      plays: events.filter((e) => e.what === 'kp-plays' && e.player.seat !== seat).length,
      duels: events.filter((e) => e.what === 'kp-duel').length,
    }),
};
