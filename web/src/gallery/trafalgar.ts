/* Trafalgar, turn 5: the sample state of the mock-up, as the table would get it from the server. */
import type { FcTable, ChartShip } from '../games/flying-colors/model';
import type { LogLine } from '../common/ui/models';
import data from './fixtures/trafalgar.json';
import sample from './fixtures/trafalgar.json?sample';

const { model } = sample;
const signed = (v: number): string => (v > 0 ? '+' : '\u2212') + Math.abs(v);
const lines = (list: unknown[][]): { text: string; rule: string; value: string }[] =>
  list.map(([text, value, rule]) => ({
    text: String(text),
    rule: String(rule),
    value: String(text).startsWith('Rate') ? String(value) : signed(Number(value)),
  }));
let n = 0;
const line = (nation: string, text: string, rule = '', note = ''): LogLine => ({
  key: ++n,
  nation,
  text,
  rule,
  note,
});

const logged: LogLine = {
  ...line('British', '**Royal Sovereign** stern-rakes **Santa Ana** to port'),
  open: true,
  ledger: {
    lines: lines(data.logged.fp),
    total: { text: `Firepower, so column ${data.logged.firepower}`, value: String(data.logged.firepower) },
    dice: [data.logged.die],
    verdict: `die ${data.logged.die}, gunners +1, wind \u22121, carronades +2: **${data.logged.read}** reads **${data.logged.raw}**; rake \u00d72, stern +2`,
    verdictRule: '12.5',
    result: `${data.logged.hits} hull`,
    dots: { kind: 'hull', faces: data.logged.faces, mark: data.logged.die },
  },
};
const early: LogLine[] = [
  line('British', '**Temeraire** advances to B3103', '', '1 mp'),
  line('French', '**Redoutable** grapples **Victory**, crew 2 against 4', '11.9', 'die 1'),
  logged,
  line('Spanish', '**Santa Ana** !!loses her last mast!!', '13.1'),
  line('French', '**Neptune** !!takes fire!!', '13.4', 'die 4'),
  line('British', 'Nelson\u2019s command is called, six ships', '7.0'),
];
const late: LogLine[] = [
  line('Spanish', '**Santa Ana** returns fire on **Royal Sovereign**: 2 hull, 1 rigging', '', 'die 3'),
  line('British', '**Mars** advances four, reaching', '', '4 mp'),
  line('British', 'Collingwood\u2019s command is called'),
  line('French', '**Indomptable** fires long on **Mars**: no effect', '12.6', 'die 1'),
  line('French', 'Villeneuve passes', '7.0'),
  line('British', 'British win the initiative, 9 against 6', '7.0', 'die 5, 3'),
  line('British', 'Commands formed: Nelson 6, Collingwood 5'),
  line('French', 'Wind holds, to 6', '4.1', 'die 3'),
  { key: ++n, text: 'Turn 4', heading: true },
  line('French', '**Redoutable** hits **Temeraire**: 1 hull, 1 rigging', '', 'die 2'),
  line('British', '**Victory** breaks the line astern of **Bucentaure**', '', '4 mp'),
  line('British', '**Victory** stern-rakes **Bucentaure**: 10 hull', '', 'die 5'),
  line('French', '**Bucentaure** !!loses her mizzen!!'),
  line('Spanish', '**Santa Ana** hits **Temeraire**: 1 rigging', '', 'die 4'),
  line('British', 'Break-off not tested: no ship lost yet', '15.2'),
];

const side = (id: string): ChartShip[] =>
  model.ships.filter((u) => (u.side === 'british') === (id === 'british'));

const top: FcTable['top'] = {
  title: 'Trafalgar',
  subtitle: '21 October 1805',
  turns: { label: 'Turn 5 of 16', total: 16, now: 5 },
  phases: ['Wind', 'Commands', 'Initiative', 'Activation', 'Drift', 'Boarding', 'Reckoning'],
  phase: 3,
  wind: { to: 300, text: 'to 6, calm' },
  clock: ['22:41', '31:07'],
  who: {
    title: 'Your decision',
    detail: 'Temeraire, activation 11 of 14',
    colour: 'var(--n-british)',
    nation: 'British',
  },
};
const orders: FcTable['orders'] = {
  overline: 'Nelson\u2019s command, 3 ships still to act',
  ask: '**Three points left.** Where does she go?',
  canUndo: true,
  end: { action: 'end', title: 'End move: 3 left', obvious: false },
  options: [
    {
      action: 'advance',
      icon: 'advance',
      title: 'Advance',
      detail: 'to B3004, still reaching',
      cost: '1 mp',
      key: 'W',
    },
    {
      action: 'wear port',
      icon: 'port',
      title: 'Wear to port',
      detail: 'reaching to beating',
      rule: '11.2',
      cost: '2 mp',
      key: 'A',
    },
    {
      action: 'wear starboard',
      icon: 'stbd',
      title: 'Wear to starboard',
      detail: 'reaching to running',
      rule: '11.2',
      cost: '1 mp',
      key: 'D',
    },
    {
      action: 'back',
      icon: 'back',
      title: 'Back sails',
      detail: 'hold this water, wear after it',
      rule: '11.5',
      cost: '1 mp',
      key: 'S',
    },
    {
      action: 'fire port',
      icon: 'firePort',
      title: 'Fire port: Redoutable',
      detail: 'stern rake, range 2, firepower 12',
      key: 'F',
      hot: true,
    },
    {
      action: 'fire stbd',
      icon: 'fireStbd',
      title: 'Fire starboard: Santa Ana',
      detail: 'full broadside, range 2, firepower 13',
      key: 'G',
    },
    {
      action: 'grapple',
      icon: 'grapple',
      title: 'Grapple',
      detail: 'no enemy alongside',
      rule: '9.0',
      refused: true,
    },
  ],
};
const card: FcTable['card'] = {
  id: 'temeraire_british',
  nation: 'British',
  name: 'Temeraire',
  meta: ['98 guns, second rate', 'light guns \u25cf, plain sail'],
  post: ['Captain Harvey\u2019s post', 'in Nelson\u2019s command'],
  tracks: [
    { name: 'Hull', boxes: 15, lost: 1, left: 14 },
    { name: 'Rigging', boxes: 15, lost: 2, left: 13 },
    { name: 'Crew', boxes: 5, lost: 0, left: 5 },
  ],
  facts: [
    { name: 'Guns', value: '98', detail: 'three decks' },
    { name: 'Rate', value: '2 \u25cf', detail: '4 when damaged' },
    { name: 'Speed', value: '4', detail: 'reaching, calm' },
    { name: 'Worth', value: '7', detail: 'points, 14 taken' },
  ],
  notes: [
    { text: 'One more rigging hit costs a point of speed', rule: '13.1' },
    { text: 'at six she can no longer carry full sail', rule: '11.12' },
    {
      text: 'at fifteen she is dismasted. When her fifteenth hull box is struck she turns to her damaged side, with fifteen more.',
    },
  ],
  sides: [
    { side: 'port', state: 'ready', detail: 'Port|broadside bears on Redoutable' },
    { side: 'stbd', state: 'ready', detail: 'Starboard|broadside bears on Santa Ana' },
  ],
  firepower: {
    title: 'Firepower by range, rate 2',
    values: [15, 12, 10, 7, 6, 5, 3, 2, 2, 1].map((value, i) => ({ range: i + 1, value, shaded: i < 4 })),
    note: 'Filled: shaded cells, where light guns lose one',
    rule: '12.8',
  },
  story:
    '**Turn 3** sighted, under full sail. **Turn 4** one rigging hit from Santa Ana; one hull, one rigging from Redoutable. **Turn 5** breaks the line astern of Redoutable.',
};
const shot: FcTable['shot'] = {
  nation: 'French',
  name: 'Redoutable',
  kind: 'French 74',
  chips: ['Stern rake', 'port side', 'range 2'],
  lines: lines(data.target.fp),
  firepower: data.target.firepower,
  hull: { mod: data.target.hull.mod, faces: data.target.hull.faces, mean: 'hull hits' },
  rig: { mod: data.target.rig.mod, faces: data.target.rig.faces, mean: 'rigging, 2 hull' },
  hullAction: 'hull',
  rigAction: 'rigging',
  sideName: 'to port, range 2',
};
const timeline: FcTable['timeline'] = {
  turns: 16,
  now: 4.46,
  says: 'now: Temeraire moves',
  ends: 'the game ends after turn 16, or when a fleet breaks',
  tide: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [2.6, 1, 1],
    [3, 4, 2],
    [3.4, 6, 5],
    [4, 10, 7],
    [4.46, 13, 8],
  ],
  colours: ['#d9464e', '#5e97ea'],
  marks: [
    { at: 3.05, kind: 'fire', side: 1, text: 'Neptune afire' },
    { at: 3.55, kind: 'mast', side: 1 },
    { at: 3.8, kind: 'mast', side: -1 },
    { at: 4.2, kind: 'mast', side: 1 },
  ],
  points: [
    { nation: 'British', value: 13 },
    { nation: 'French', value: 8 },
  ],
};

export const trafalgar = (tab: string): FcTable => ({
  top,
  prompt:
    '**Temeraire** is under way with three points left: choose her next step, or fire on **Redoutable**.',
  brief: '**Temeraire** has three points left. Tap her next step, or fire.',
  chart: model,
  fleets: [
    { id: 'british', title: 'British', nations: ['British'], rows: side('british') },
    { id: 'allied', title: 'Allied', nations: ['French', 'Spanish'], rows: side('allied') },
  ],
  orders,
  card,
  key: true,
  shot,
  log: tab === 'log' ? [...early, ...late] : early,
  logNote: '12:21, turn 5',
  logCount: 64,
  timeline,
  box: { x0: 26, y0: 4, x1: 108, y1: 122 },
});
const ROOT3 = Math.sqrt(3);
export const start = { s: 28, x: 306 - 19 * 42, y: 112 - 29.5 * ROOT3 * 28 };
