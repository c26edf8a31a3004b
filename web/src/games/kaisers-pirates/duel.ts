/* The last attack as a scene: everything in it is in the event of the duel and in those it brought about. */
import { cardShip, type SteamerDrawing, type SteamerState } from '../../art/steamers';
import { t } from '../../common/i18n.svelte';
import { richMessage } from '../../common/rich';
import { CODE, seatTitle } from './adapter';
import { D } from './cards';
import { nameOf, parts, thrown } from './fights';
import type { Duel } from './model';
import type { DuelEvent, KpEvent } from './wire';

const VERDICT: Record<DuelEvent['effect'], Duel['verdict']> = {
  sunk: 'sunk',
  captured: 'captured',
  damaged: 'damaged',
  again: 'damaged',
  none: 'missed',
};
const LOOK: Record<Duel['verdict'], SteamerState> = {
  sunk: { sinking: 0.5, smoke: 0 },
  captured: { smoke: 0.8, prize: true },
  damaged: { damaged: 1, smoke: 0.4 },
  missed: { smoke: 0.8 },
};
function drawing(who: DuelEvent['attacker'], state: SteamerState): SteamerDrawing {
  return who.ship
    ? cardShip(who.ship.print, D.merchants[who.ship.print], state)
    : { type: 'cruiser', flag: 'RN', seed: 'rn', ...state };
}

export function duelOf(fresh: readonly KpEvent[]): Duel | null {
  const duel = fresh.filter((e) => e.what === 'kp-duel').at(-1);
  if (!duel) return null;
  const verdict = VERDICT[duel.effect];
  const attack = thrown(duel.attack);
  const defence = thrown(duel.defence);
  const attacker = nameOf(duel.attacker.name);
  const led = fresh.filter((e) => e === duel || e.of === duel.n || (e.n > duel.n && e.of === duel.of));
  return {
    title: t('web-kp-dice-spoken'),
    attacker: {
      name: attacker,
      text: seatTitle(duel.attacker.seat),
      code: CODE[duel.attacker.seat] ?? 'N',
      drawing: drawing(duel.attacker, { recognised: 1, flash: 3, smoke: 0.8 }),
    },
    defender: {
      name: nameOf(duel.target.name),
      text: seatTitle(duel.target.seat),
      code: CODE[duel.target.seat] ?? 'N',
      drawing: drawing(duel.target, LOOK[verdict]),
    },
    attack,
    defence,
    damagesFrom: duel.damages_from,
    sinksFrom: duel.sinks_from,
    verdict,
    odds: { parts: parts(duel.odds) },
    next: led.map((e) => richMessage(e.say)).slice(0, 4),
    words: {
      verdict: t(`web-kp-${verdict}`),
      bold: t('web-kp-sum', { attack: attack.total, defence: defence.total }),
      rest: t('web-kp-verdict', { verdict }),
      rule: duel.rule,
      rolls: t('web-kp-rolls', { name: attacker, total: attack.total }),
    },
  };
}
