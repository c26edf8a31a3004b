/* The last comparison of dice as a scene: made from the events that just came and the dice in the view. */
import { cardShip } from '../../art/steamers';
import { t } from '../../common/i18n.svelte';
import type { GameEvent } from '../../common/protocol';
import { richMessage } from '../../common/rich';
import { CODE, seatTitle } from './adapter';
import { D } from './cards';
import { fightAt } from './fights';
import type { Duel } from './model';
import type { WireView } from './wire';

const BY_NAME = new Map<string, string>(
  [...Object.entries(D.ships), ...Object.entries(D.merchants)].map(([id, c]) => [c.name, id]),
);

export function duelOf(fresh: readonly GameEvent[], view: WireView): Duel | null {
  const said = [...fresh]
    .reverse()
    .find((e) =>
      ['kp-sunk', 'kp-damaged', 'kp-captured', 'kp-no-effect', 'kp-damaged-already'].includes(e.what),
    );
  const fight = fresh
    .map((_, i) => fightAt(fresh, i))
    .filter((f) => f && !f.about)
    .at(-1);
  if (!fight || !said) return null;
  const names = Object.values(said.args).filter((v): v is string => typeof v === 'string' && BY_NAME.has(v));
  const rolled = fresh
    .filter((e) => e.roll)
    .flatMap((e) =>
      Object.values(e.args).filter((v): v is string => typeof v === 'string' && BY_NAME.has(v)),
    );
  const target = String(said.args.target ?? said.args.ship ?? names[names.length - 1] ?? '');
  const raid = [...fresh]
    .reverse()
    .find(
      (e) => typeof e.args.ship === 'string' && e.args.ship !== target && BY_NAME.has(String(e.args.ship)),
    );
  const attacker = raid ? String(raid.args.ship) : (rolled.find((n) => n !== target) ?? '');
  const verdict =
    said.what === 'kp-sunk' || said.what === 'kp-captured'
      ? 'sunk'
      : said.what === 'kp-no-effect'
        ? 'missed'
        : 'damaged';
  const id = BY_NAME.get(target);
  const from = BY_NAME.get(attacker);
  if (!id) return null;
  const { attack, defence } = fight;
  const owner = view.players.find((p) => [...p.rear, ...p.front].some((s) => s.name === target))?.seat ?? '';
  const mine = view.at_turn ?? '';
  return {
    title: t('web-kp-dice-spoken'),
    attacker: {
      name: attacker || t('web-kp-british'),
      text: seatTitle(mine),
      code: CODE[mine] ?? 'N',
      drawing: from
        ? cardShip(from, D.merchants[from], { recognised: 1, flash: 3, smoke: 0.8 })
        : { type: 'cruiser', flag: 'RN', seed: 'rn', flash: 3, smoke: 0.8 },
    },
    defender: {
      name: target,
      text: owner ? seatTitle(owner) : '',
      code: CODE[owner] ?? 'N',
      drawing: cardShip(
        id,
        D.merchants[id],
        verdict === 'sunk'
          ? { sinking: 0.5, smoke: 0 }
          : verdict === 'damaged'
            ? { damaged: 1, smoke: 0.4 }
            : { smoke: 0.8 },
      ),
    },
    attack,
    defence,
    verdict,
    odds: { parts: fight.odds },
    next: fresh
      .slice(fresh.indexOf(said))
      .map((e) => richMessage({ id: e.what, args: e.args }))
      .filter(Boolean)
      .slice(0, 4),
    words: {
      verdict: t(`web-kp-${verdict}`),
      bold: t('web-kp-sum', { attack: attack.total, defence: defence.total }),
      rest: t('web-kp-verdict', { verdict }),
      rule: '3.2.7.1',
      rolls: t('web-kp-rolls', { name: attacker || t('web-kp-british'), total: attack.total }),
    },
  };
}
