/* From the server's view to the card table. Chances are the server's; nothing is reckoned here. */
import { cardShip, type SteamerDrawing, type SteamerState } from '../../art/steamers';
import { attribute, say, sayOr, t } from '../../common/i18n.svelte';
import type { Match } from '../../common/protocol';
import { rankName } from '../../common/ranks';
import { richMessage } from '../../common/rich';
import { askedOf } from '../../common/ui/asked';
import { concerns, logLines, type Mark } from '../../common/ui/log';
import { D, kindName } from './cards';
import { fightLine, nameOf, parts, seatOf } from './fights';
import type { Answer, Cable, KpTable, Meeting, SeatView, Tile } from './model';
import type { Contest, KpDecision, KpEvent, Offer, PlayerView, Refused, ShipView, View } from './wire';

export const CODE: Record<string, string> = { north: 'A', east: 'L', south: 'H', west: 'D', phantom: 'Q' };
export const COLOUR: Record<string, string> = {
  north: '#1f4f9a',
  east: '#171412',
  south: '#c8313a',
  west: '#b8860b',
  phantom: '#6b5a1e',
};
export const seatTitle = (seat: string): string => sayOr(`kp-seat-${seat}`, seat);
const PHASES = ['commit', 'announce', 'answer', 'dice', 'passage', 'draw'] as const;

export const stateOf = (s: ShipView): SteamerState => ({
  recognised: s.recognised,
  damaged: s.damage > 0,
  lowCoal: s.low,
  prize: s.prize,
  refuge: s.refuge,
});
const drawing = (s: ShipView): SteamerDrawing =>
  cardShip(s.id, D.merchants[s.id], { ...stateOf(s), smoke: 0.8 });
const shipOf = ({ fields }: Offer): number | null => ('ship' in fields ? fields.ship : null);
const cardOf = ({ fields }: Offer | Refused): number | null => ('card' in fields ? fields.card : null);

export interface Ui {
  previews: Record<string, Contest[] | null>;
}

/** An Intercept! is the other half of a card. */
const half = (use: string | null | undefined): string | undefined =>
  use === 'ship' || use === 'force' ? 'intercept' : undefined;
function useOf(a: Offer, view: View): string | undefined {
  if (a.tag === 'place' && 'use' in a.fields) return half(a.fields.use);
  return a.tag === 'play' ? half(view.committed.find((c) => c.card?.card === cardOf(a))?.use) : undefined;
}
/** What ends a question without a card. */
const STOPS = ['pass', 'ready', 'end'];
interface Answers extends Pick<Cable, 'pass' | 'passAll'> {
  list: Answer[];
}
function answers(decision: KpDecision, view: View, ui: Ui): Answers {
  const list: Answer[] = [];
  let pass: Cable['pass'];
  let passAll: Cable['passAll'];
  let n = 0;
  /** The card whose half is being chosen. */
  const laid = view.committed.at(-1)?.card?.card ?? null;
  const ships = view.players.flatMap((p) => [...p.rear, ...p.front]);
  for (const a of decision.actions) {
    const contests = ui.previews[a.action];
    const words = say(a.label).replace(/\.$/, '');
    const card = cardOf(a);
    const print = card !== null ? D.deck[String(card)] : null;
    const kind = print?.kind_id;
    if (a.tag === 'pass-kind') {
      passAll = {
        action: a.action,
        text: words,
        note: t('web-kp-pass-kind-note'),
      };
      continue;
    }
    const stop = STOPS.includes(a.tag);
    if (stop) pass = { action: a.action, text: a.tag === 'pass' ? t('web-kp-pass') : words };
    n++;
    list.push({
      action: a.action,
      key: stop ? 'P' : n <= 9 ? String(n) : '',
      card: a.tag === 'place' ? laid : card,
      use: useOf(a, view),
      ship: a.tag === 'place' ? undefined : ships.find((s) => s.ship === shipOf(a))?.id,
      title: kind ? kindName(kind) : words,
      button: kind ? say({ id: 'web-kp-verb', args: { verb: a.tag, what: kindName(kind) } }) : words,
      rule: kind ? D.kinds[kind].rule_ref : undefined,
      text: a.tag === 'pass-turn' ? t('web-kp-pass-turn-note') : attribute(a.label.id, 'for', a.label.args),
      bar: contests?.[0] ? parts(contests[0].odds) : undefined,
      pair:
        contests && contests.length > 1
          ? contests.slice(0, 2).map((c) => ({ name: nameOf(c.defence.name), bar: parts(c.odds) }))
          : undefined,
      note: contests?.[0]
        ? [...new Set([contests[0].attack.name, contests[0].defence.name].map(nameOf))].join(
            ` ${t('web-kp-against')} `,
          )
        : undefined,
    });
  }
  return { list, pass, passAll };
}

function tile(s: ShipView, view: View, decision: KpDecision | null, mine: boolean): Tile {
  const offers = (decision?.actions ?? []).filter((a) => shipOf(a) === s.ship);
  const covers = view.committed
    .filter((c) => c.ship === s.ship)
    .map((c) => ({
      card: c.card?.card ?? null,
      use: half(c.use),
    }));
  return {
    ship: s.ship,
    id: s.id,
    worth: s.worth,
    state: stateOf(s),
    turned: !mine && s.recognised && s.kind !== 'warship' && covers.length === 0,
    covers: covers.length ? covers : s.card_on_it ? [{ card: null }] : [],
    action: offers.length === 1 ? offers[0].action : undefined,
    aimed: view.announced?.target === s.ship,
  };
}
function seatView(p: PlayerView, view: View, decision: KpDecision | null, match: Match): SeatView {
  const mine = view.me?.seat === p.seat;
  const sits = match.seats.find((s) => s.seat === p.seat);
  const laid =
    view.at_turn === p.seat
      ? view.committed
          .filter((c) => c.ship === null)
          .map((c) => ({ card: c.card?.card ?? null, use: half(c.use) }))
      : [];
  const pile = p.victory.cards;
  const name =
    sits?.name ??
    (sits?.kind === 'bot' ? `${seatTitle(p.seat)}, ${rankName(sits.level ?? '')}` : seatTitle(p.seat));
  return {
    seat: p.seat,
    // Fog Bank or Deception lies open with the force until the end of its next turn
    name: p.pending ? `${name} · ${kindName(p.pending)}` : name,
    code: CODE[p.seat] ?? 'N',
    colour: COLOUR[p.seat] ?? '#444',
    turn: view.at_turn === p.seat,
    hand: p.hand_count,
    rear: p.rear.map((s) => tile(s, view, decision, mine)),
    front: p.front.map((s) => tile(s, view, decision, mine)),
    laid,
    pile: {
      top: pile.filter((c) => c.ship).at(-1) ?? null,
      count: pile.length,
      points: p.victory.least,
    },
    action: decision?.actions.find((a) => 'seat' in a.fields && a.fields.seat === p.seat)?.action,
  };
}
/** The card that is barred, by its name. */
function struckOut(r: Refused): string | undefined {
  const card = cardOf(r);
  return card === null ? undefined : kindName(D.deck[String(card)].kind_id);
}
function meeting(view: View): Meeting | null {
  const a = view.announced;
  const all = view.players.flatMap((p) => [...p.rear, ...p.front].map((s) => ({ s, seat: p.seat })));
  const find = (id: number | null): { s: ShipView; seat: string } | undefined =>
    all.find((x) => x.s.ship === id);
  if (!a) return null;
  const from = find(a.ship);
  const to = find(a.target ?? a.targets[0] ?? null);
  // a ship that is gone is nobody else
  let attacker: Meeting['attacker'] = null;
  if (from)
    attacker = {
      drawing: drawing(from.s),
      name: from.s.name,
      text: t(from.s.recognised ? 'web-kp-of-known' : 'web-kp-of-disguised', { seat: seatTitle(from.seat) }),
    };
  else if (a.ship === null)
    attacker = {
      drawing: { type: 'cruiser', flag: 'RN', seed: 'rn', smoke: 0.8 },
      name: sayOr(`kp-card-${a.kind}`, t('web-kp-british')),
      text: seatTitle(a.seat),
    };
  return {
    seats: [a.seat, a.defender ?? to?.seat ?? ''],
    attacker,
    target: to ? { drawing: drawing(to.s), name: to.s.name, text: seatTitle(to.seat) } : null,
  };
}
/** The form on which I am asked: who attacks whom, what may answer it, what may not. */
function cableOf(view: View, decision: KpDecision, made: Answers, meets: Meeting | null): Cable {
  const a = view.announced;
  const all = view.players.flatMap((p) => [...p.rear, ...p.front]);
  const target = all.find((s) => s.ship === (a?.target ?? a?.targets[0]));
  return {
    from: meets?.attacker
      ? t('web-kp-from', { name: meets.attacker.name, seat: seatTitle(a?.seat ?? '') }).toUpperCase()
      : '',
    to: meets?.target
      ? t('web-kp-to', {
          name: meets.target.name,
          seat: seatTitle(a?.defender ?? view.me?.seat ?? ''),
        }).toUpperCase()
      : '',
    attack: a?.dice ?? [],
    defence: target?.defence ?? [],
    date: a ? t(a.night ? 'web-kp-by-night' : 'web-kp-by-day').toUpperCase() : '',
    alert: a?.assists.length
      ? {
          text: a.assists
            .map((x) => kindName(x))
            .join(', ')
            .toUpperCase(),
        }
      : undefined,
    say: richMessage(decision.prompt),
    subject: target ? `${target.name}, %` : '',
    answers: made.list,
    barred: (decision.refused ?? []).map((r) => ({
      text: say(r.reason).replace(/\.$/, ''),
      strike: struckOut(r),
      rule: r.rule,
    })),
    pass: made.pass,
    passAll: made.passAll,
    legend: made.list.some((x) => x.bar),
  };
}
/** My cards: what each may do now, or why not. */
function handOf(view: View, decision: KpDecision | null, list: Answer[]): KpTable['hand'] {
  const offered = new Map((decision?.actions ?? []).map((x) => [cardOf(x), x]));
  const keyOf = (action: string): string | undefined => list.find((x) => x.action === action)?.key;
  return (view.me?.hand ?? []).map((c) => {
    const o = offered.get(c.card);
    const no = decision?.refused.find((r) => cardOf(r) === c.card);
    return {
      card: c.card,
      action: o?.action,
      key: o ? keyOf(o.action) : undefined,
      why: o ? undefined : no ? say(no.reason) : decision ? t('web-kp-no-use') : undefined,
    };
  });
}
const LOST: ReadonlySet<KpEvent['what']> = new Set(['kp-sunk', 'kp-captured', 'kp-gone']);
/** Whose line of the log it is, and whom it befalls. */
function mark(e: KpEvent, me: string | undefined): Mark {
  const of = seatOf(e) ?? '';
  const befalls = 'target' in e ? e.target?.seat : 'ship' in e ? e.ship?.seat : undefined;
  return {
    code: CODE[of] ?? 'N',
    colour: COLOUR[of] ?? '#8a8474',
    ...concerns(me, of, befalls, LOST.has(e.what)),
  };
}
const standingOf = (p: PlayerView, view: View): KpTable['standing'][number] => ({
  code: CODE[p.seat] ?? 'N',
  name: p.seat === view.me?.seat ? t('web-kp-you') : seatTitle(p.seat),
  total: p.victory.least,
  game: view.round > 1 ? p.round_points : null,
});
/** The log, newest first. */
export const logOf = (events: readonly KpEvent[], me: string | undefined): KpTable['log'] =>
  logLines(
    events,
    (e) => mark(e, me),
    (e) => e.what === 'kp-turn',
    true,
    fightLine,
  );

export function buildTable(
  view: View,
  decision: KpDecision | null,
  events: readonly KpEvent[],
  match: Match,
  ui: Ui,
  log: KpTable['log'],
): KpTable {
  const seat = view.me?.seat ?? null;
  const others = view.players.filter((p) => p.seat !== seat);
  const me = view.players.find((p) => p.seat === seat) ?? null;
  // opponents sit in the order of play after me
  const at = view.players.findIndex((p) => p.seat === seat);
  const order = at < 0 ? others : [...view.players.slice(at + 1), ...view.players.slice(0, at)];
  const waiting = match.waiting_for.map(seatTitle).join(', ');
  const meets = meeting(view);
  const made = decision ? answers(decision, view, ui) : null;
  const cable = decision && made ? cableOf(view, decision, made, meets) : null;
  return {
    top: {
      title: t('web-kp-title'),
      subtitle: t('web-kp-round', { players: view.players.length, round: view.round }),
      phases: PHASES.map((p) => t('web-kp-phase', { phase: p })),
      phase: PHASES.indexOf(view.phase),
      who: { title: '', detail: '', colour: '' },
    },
    deck: { left: view.deck, total: view.dealt, text: t('web-kp-deck-left', { count: view.deck }) },
    turn: { code: CODE[view.at_turn ?? ''] ?? 'N', text: view.at_turn ? seatTitle(view.at_turn) : '' },
    who: {
      code: CODE[seat ?? ''] ?? 'N',
      title: askedOf(decision, match, waiting),
      text: decision
        ? meets?.target && meets.attacker
          ? `${meets.attacker.name} ${t('web-kp-against')} ${meets.target.name}`
          : t('web-kp-round-short', { round: view.round })
        : waiting,
    },
    opponents: order.map((p) => seatView(p, view, decision, match)),
    me: me ? seatView(me, view, decision, match) : null,
    meNote: t('web-kp-laid-here'),
    piles: {
      discards: view.discard_top.map((c) => c.card),
      ships: view.german_deck,
      merchants: view.merchant_deck,
    },
    hand: handOf(view, decision, made?.list ?? []),
    meeting: meets,
    cable,
    log,
    logNote: t('web-kp-log-note', { round: view.round }),
    logCount: events.length,
    standing: view.players.map((p) => standingOf(p, view)),
    cites: view.cites,
  };
}
