/* Orders for one ship: the cards of her hand, the crew's actions, what is set and what is refused. */
import { say, t } from '../../common/i18n.svelte';
import { cardOf, DECKS, type SailSet } from './geo';
import { shipInHand } from './matmodel';
import type { Planning, Token, Ui } from './model';
import printed from './printed.json';
import type { CardHint, CardHints, Offer, Refused, SgDecision, ShipView, View } from './wire';
import { cardName } from './words';

type PlanOffer = Extract<Offer, { tag: 'plan' }>;
type TokenOffer = Extract<Offer, { tag: 'token' }>;
const TOKENS: NonNullable<ShipView['tokens']>[number][] = [
  'fire_port',
  'reload_port',
  'fire_starboard',
  'reload_starboard',
  'musketry',
  'boarding',
  'raise_sail',
  'reduce_sail',
  'repair',
  'extinguish',
  'pump',
  'grog',
];
const sailOf = (s: ShipView): SailSet => (s.sails === 'full' || s.sails === 'backing' ? s.sails : 'battle');
/** The card or the action a refusal is about. */
const orderOf = ({ fields }: Refused): string =>
  'card' in fields ? fields.card : 'token' in fields ? fields.token : '';

/** The cards of her deck for these sails. Each printed card comes twice: the twin lies under the first. */
function handOf(ship: ShipView, sail: SailSet, cards: PlanOffer[]): Planning['hand'] {
  const offered = new Map(cards.map((a) => [String(a.fields.card), a]));
  const deck = DECKS[ship.deck] ?? {};
  const groups = new Map<string, string[]>();
  for (const [card, c] of Object.entries(deck)) {
    if (c.border && !offered.has(card)) continue; // red and grey cards come when they must
    const key = `${c.veer} ${c.kind} ${JSON.stringify(c[sail] ?? card)}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()]
    .map((ids) => ids.find((x) => offered.has(x)) ?? ids[0])
    .map((card) => {
      const a = offered.get(card);
      const twins = [...groups.values()].find((g) => g.includes(card)) ?? [card];
      return { id: card, card: deck[card], count: twins.length, open: !!a, action: a?.action };
    })
    .sort((a, b) => a.card.veer - b.card.veer || a.card.n - b.card.n);
}
/** What stands on her log for the coming actions, and what is free. */
function slotsOf(ship: ShipView, planned: NonNullable<ShipView['tokens']>, open: boolean): Planning['slots'] {
  return [
    ...ship.deferred.map((x) => ({
      kind: 'set lockd' as const,
      icon: x,
      text: t('web-sg-token', { token: x }),
    })),
    ...planned.map((x) => ({ kind: 'set' as const, icon: x, text: t('web-sg-token', { token: x }) })),
    ...Array.from({ length: Math.max(0, ship.actions - planned.length - ship.deferred.length) }, () => ({
      kind: 'free' as const,
      icon: '',
      text: open ? t('web-sg-free') : '',
    })),
  ].slice(0, 5);
}
function tokensOf(
  ship: ShipView,
  planned: NonNullable<ShipView['tokens']>,
  offers: TokenOffer[],
  refused: Map<string, string>,
): Token[] {
  return TOKENS.map((id) => {
    const action = offers.find((a) => a.fields.token === id)?.action;
    const laid = planned.includes(id) || ship.deferred.includes(id);
    const state = action ? 'ok' : laid ? 'plan' : 'no';
    return { id, name: t('web-sg-token', { token: id }), state, action, why: refused.get(id) };
  });
}
export function planningOf(
  view: View,
  decision: SgDecision | null,
  hints: CardHints | null,
  ui: Ui,
  canUndo: boolean,
): Planning | null {
  const offers = decision?.actions ?? [];
  const cards = offers.filter((a) => a.tag === 'plan');
  const tokens = offers.filter((a) => a.tag === 'token');
  if (!cards.length && !tokens.length) return null;
  const id = shipInHand(decision);
  const ship = view.ships.find((s) => s.id === id);
  if (!ship) return null;
  const sail = sailOf(ship);
  const refused = new Map((decision?.refused ?? []).map((r) => [orderOf(r), say(r.reason)]));
  const shown = cards.length
    ? handOf(ship, sail, cards).map((c) => (c.open ? c : { ...c, why: refused.get(c.id) }))
    : [];
  const hover = ui.card && shown.some((c) => c.id === ui.card) ? ui.card : null;
  const chosenCard = view.chosen?.cards[String(ship.id)] ?? null;
  const first = ship.slots?.[0] ?? null;
  const next = hover ?? chosenCard;
  const hint = hints?.cards?.find((c) => c.card === hover);
  const done = offers.find((a) => a.tag === 'tokens-done' || a.tag === 'seal');
  const planned = ship.tokens ?? [];
  return {
    title: t('web-sg-orders-for', { ship: ship.name }),
    deck: ship.deck,
    own: printed.measured.includes(ship.deck) ? undefined : t('web-sg-own-deck', { deck: ship.deck }),
    sail,
    thisTurn: first && cardOf(first) ? { card: cardOf(first)!, id: first, text: t('web-sg-set') } : null,
    nextTurn:
      next && cardOf(next)
        ? {
            card: cardOf(next)!,
            id: next,
            set: next === chosenCard,
            text: next === chosenCard ? t('web-sg-set') : t('web-sg-click-to-set', { card: next }),
          }
        : null,
    opens: first ? 'next' : 'this',
    hand: shown,
    hover,
    tip: hint ? tipOf(hint) : null,
    veer: ship.veer_from === null ? null : { limit: ship.veer, from: ship.veer_from, rule: '' },
    slots: slotsOf(ship, planned, tokens.length > 0),
    slotNote: ship.actions ? t('web-sg-planned', { count: planned.length, of: ship.actions }) : '',
    slotCount: ship.actions ? `${planned.length}/${ship.actions}` : '',
    tokens: ship.actions ? tokensOf(ship, planned, tokens, refused) : [],
    seal: done
      ? { text: say(done.label), action: done.action }
      : { text: cards.length ? t('web-sg-card-first') : t('web-sg-token-first'), action: null },
    canUndo,
  };
}
const tipOf = (hint: CardHint): Planning['tip'] => ({
  title: `${hint.card}, ${t('web-sg-veer', { veer: hint.veer })}`,
  chip: cardName(hint.kind),
  lines: [tipLine(hint)],
});
function tipLine(hint: CardHint): string {
  const g = hint.ghosts.green ?? Object.values(hint.ghosts)[0];
  if (!g) return '';
  const a = g.path[0];
  return t('web-sg-travel', {
    mm: Math.round(Math.hypot(g.end[0] - a[0], g.end[1] - a[1]) / 100),
    heading: Math.round((((g.end[2] / 100) % 360) + 360) % 360),
  });
}
