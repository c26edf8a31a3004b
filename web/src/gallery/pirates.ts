/* One moment of a three-player game: Lena's Möwe intercepts Ada's (my) Clan Mactavish. The sample of the mock-ups. */
import { cardShip } from '../art/steamers';
import type { Opened } from '../games/kaisers-pirates/fights';
import type { SteamerState } from '../art/steamers';
import type { LogLine } from '../common/ui/models';
import { Choice } from '../games/kaisers-pirates/choice.svelte';
import { D } from '../games/kaisers-pirates/cards';
import type { KpTable, Part, SeatView, Tile } from '../games/kaisers-pirates/model';
import data from './fixtures/pirates.json?sample';

type Entry = [string, SteamerState];
interface SeatData {
  ships: Entry[];
  merchants: Entry[];
  hand?: number;
  pile: string[];
}
export interface Odds3 {
  sunk: number;
  damaged: number;
  none: number;
}
export interface Pirates {
  lena: SeatData;
  hugo: SeatData;
  mine: SeatData;
  hand: number[];
  laid: { onWolf: number; front: number[] };
  discard: number[];
  odds: { pass: Odds3; safe: number; amcHit: Odds3; amcTaken: Odds3 };
  opened: Odds3;
  duel: Odds3;
  plain: Odds3;
}
const S = data;
export const sample = S;
let n = 0;
const tile = ([id, state]: Entry, more: Partial<Tile> = {}): Tile => ({
  ship: ++n,
  id,
  state,
  turned: false,
  covers: [],
  ...more,
});
const worth = (list: string[]): number[] =>
  list.map((id) => (id === 'U-41' ? 11 : Number(D.merchants[id].victory_prize)));
const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
const pile = (list: string[]): SeatView['pile'] => ({
  top: { ship: list[0], worth: worth(list)[0] },
  count: list.length,
  points: sum(worth(list)),
});
export const COLOUR = { A: '#1f4f9a', L: '#171412', H: '#c8313a' };
const line = (code: 'A' | 'L' | 'H', text: string, rule = '', note = ''): LogLine<never> => ({
  key: 'kp' + ++n,
  code,
  colour: COLOUR[code],
  text,
  rule,
  note,
});
const head = (text: string): LogLine<never> => ({ key: 'kp' + ++n, text, heading: true });
export const parts = (o: Odds3, missed: string): Part[] => [
  ['sunk', o.sunk, 'sunk'],
  ['dam', o.damaged, 'damaged'],
  ['none', o.none, missed],
];
const opened: Opened = {
  left: ['British forces', 'Hugo, by night'],
  right: ['Kronprinz Wilhelm', 'Lena, recognised'],
  attack: { sides: [10, 8, 4], dice: [7, 3, 2], kept: 0, mods: [], total: 6 },
  defence: { sides: [10], dice: [4], kept: 0, mods: [], total: 4 },
  lines: [
    { text: 'Highest of three dice kept', rule: '3.2.7', value: '7' },
    { text: 'Night action', rule: '3.2.7.6', value: '−1' },
    { text: 'Attack', value: '6', total: true },
    { text: 'Defence die, undamaged', rule: '3.2.7', value: '4' },
    { text: 'Defence; doubled it would be 8', value: '4', total: true },
  ],
  verdict: { text: '6 is more than 4, less than 8:', bold: 'damaged', rest: ', not sunk', rule: '3.2.7.1' },
  stamp: { text: 'DAMAGED', colour: '#b5651a' },
  odds: parts(S.opened, 'missed'),
};
const home = S.odds.pass.none * S.odds.safe;
const fate: Part[] = [
  ['sunk', S.odds.pass.sunk, 'sunk'],
  ['dam', S.odds.pass.damaged, 'damaged'],
  ['none', S.odds.pass.none - home, 'whole'],
  ['safe', home, 'home'],
];
const alone: Part[] = [['none', 1, 'left alone']];
export const top = (
  left: number,
  now: number,
  turn: { code: string; text: string },
  who: { code: string; title: string; text: string },
): Pick<KpTable, 'top' | 'deck' | 'turn' | 'who'> => ({
  top: {
    title: 'The Kaiser\u2019s Pirates',
    subtitle: 'three players, round 2 of 3',
    phases: ['Commit', 'Announce', 'Answer', 'Dice', 'Safe Passage', 'Discard, draw'],
    phase: now,
    who: { title: '', detail: '', colour: '' },
  },
  deck: { left, total: 42, text: `Deck: ${left} of 42 left, then the round ends` },
  turn,
  who,
});
/** The first answer is taken up. */
export const firstAnswer = (): Choice => new Choice(() => {}, 'react 1');
export const pirates: KpTable = {
  ...top(
    17,
    2,
    { code: 'L', text: 'Lena, then you' },
    { code: 'A', title: 'Your answer', text: 'Möwe against Clan Mactavish, 0:38 left' },
  ),
  opponents: [
    {
      seat: 'lena',
      name: 'Lena',
      code: 'L',
      colour: COLOUR.L,
      turn: true,
      hand: 4,
      rear: S.lena.ships.map((e) =>
        tile(
          e,
          e[0] === 'moewe'
            ? { covers: [{ card: 14, use: 'intercept' }, { card: 85 }] }
            : { turned: !!e[1].recognised },
        ),
      ),
      front: S.lena.merchants.map((e) => tile(e)),
      laid: [{ card: null }, { card: null }],
      pile: pile(S.lena.pile),
    },
    {
      seat: 'hugo',
      name: 'Hugo',
      code: 'H',
      colour: COLOUR.H,
      turn: false,
      hand: 5,
      rear: S.hugo.ships.map((e) => tile(e, e[1].refuge ? { covers: [{ card: 43 }] } : {})),
      front: S.hugo.merchants.map((e) => tile(e)),
      laid: [],
      pile: pile(S.hugo.pile),
    },
  ],
  me: {
    seat: 'ada',
    name: 'Ada',
    code: 'A',
    colour: COLOUR.A,
    turn: false,
    hand: 6,
    rear: S.mine.ships.map((e, i) =>
      tile(e, i === 0 ? { covers: [{ card: S.laid.onWolf, use: 'intercept' }] } : {}),
    ),
    front: S.mine.merchants.map((e, i) => tile(e, i === 0 ? { aimed: true } : {})),
    laid: S.laid.front.map((card) => ({ card })),
    pile: pile(S.mine.pile),
  },
  meNote: 'laid on Wolf: a day Intercept!',
  piles: { discards: S.discard, ships: 11, merchants: 41 },
  hand: S.hand.map((card, i) => (i < 3 ? { card, action: 'react ' + card, key: String(i + 1) } : { card })),
  meeting: {
    seats: [],
    attacker: {
      drawing: cardShip('moewe', undefined, { smoke: 0.75 }),
      name: 'Möwe',
      text: 'Lena, under Swedish colours',
    },
    target: {
      drawing: cardShip('clan_mactavish', D.merchants.clan_mactavish, { smoke: 0.9 }),
      name: 'Clan Mactavish',
      text: 'yours, 5,816 tons, one gun',
    },
  },
  cable: {
    from: 'FROM MOEWE, LENA',
    to: 'TO CLAN MACTAVISH, YOU',
    attack: [10, 8, 6],
    defence: [8],
    date: '16 JAN 1916, BY DAY',
    alert: { text: 'SURPRISE ATTACK +2', rule: '3.3.36' },
    clock: 38,
    say: '**Möwe** intercepts your **Clan Mactavish**. __Do you answer?__',
    subject: 'Clan Mactavish, %',
    legend: true,
    answers: [
      {
        action: 'react 1',
        key: '1',
        card: 1,
        title: 'AMC',
        rule: '3.3.1',
        text: 'Alcantara fights, Möwe recognised',
        bar: alone,
        pair: [
          { name: 'Möwe', bar: parts(S.odds.amcHit, 'unhurt') },
          { name: 'Alcantara', bar: parts(S.odds.amcTaken, 'unhurt') },
        ],
      },
      {
        action: 'react 78',
        key: '2',
        card: 78,
        title: 'Slim Pickings',
        rule: '3.3.33',
        text: 'the Intercept! is cancelled',
        bar: alone,
        note: 'Möwe stays disguised',
      },
      {
        action: 'react 53',
        key: '3',
        card: 53,
        title: 'QQQ',
        rule: '3.3.22',
        text: 'she fights, her wireless calls',
        bar: fate,
        note: 'Möwe is recognised afterwards',
      },
      {
        action: 'pass',
        key: 'P',
        card: null,
        title: 'Pass',
        rule: '3.2.7',
        text: 'she takes what comes',
        bar: fate,
        note: 'Möwe stays disguised',
      },
    ],
    barred: [
      { strike: 'Fast Ship', text: 'barred by Surprise Attack', rule: '3.3.36' },
      { text: 'Recalled: only after a sinking', rule: '3.3.25' },
      { text: 'Damage Control: own turn' },
    ],
    pass: { action: 'pass', text: 'Pass' },
    passAll: {
      action: 'pass-kind',
      text: 'Pass on everything like this until my turn',
      note: 'raiders against my merchants; mines and attacks on my raiders still ask',
    },
  },
  log: [
    head('Lena\u2019s turn'),
    line('L', '**Möwe** intercepts your **Clan Mactavish**, Surprise Attack', '3.3.36', 'waits'),
    line('L', 'commits four cards, one on **Möwe**', '3.2.1'),
    head('Hugo\u2019s turn'),
    line('H', 'draws one card', '', '17 left'),
    {
      ...line('H', 'British forces intercept **Kronprinz Wilhelm** by night', '', ''),
      open: true,
      more: opened,
    },
    line('H', '**Prinz Eitel Friedrich** enters Island Refuge; coaled, not repaired', '3.3.17', '9 v 6'),
    head('Your turn'),
    line('A', '**Wolf** !!sinks!! Hugo\u2019s damaged **Matheran**, 7 points', '', '8 v 4'),
    line('H', 'no answer to **Wolf**'),
    line('A', 'Surprise Attack turned up with **Wolf**', '3.3.36', '+2'),
    line('A', 'commits two cards', '3.2.1'),
    head('Lena\u2019s turn before'),
    line('A', 'your QQQ: **Kronprinz Wilhelm** is recognised', '3.3.22'),
    line('L', '**Kronprinz Wilhelm** misses **Otaki**', '', '4 v 7'),
    line('L', 'Rendezvous Missed: your **Cormoran** runs low', '3.3.28', '5 v 3'),
  ],
  logNote: 'round 2, newest first',
  logCount: 41,
  standing: [
    { code: 'L', name: 'Lena', total: sum(worth(S.lena.pile)), game: null },
    { code: 'A', name: 'You', total: sum(worth(S.mine.pile)), game: null },
    { code: 'H', name: 'Hugo', total: sum(worth(S.hugo.pile)), game: null },
  ],
  cites: { laid: '3.2.1', prizes: '2.3.3' },
};
