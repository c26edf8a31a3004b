/* In shallow waters, turn 7: the sample of the mock-ups, planning, movement and combat. */
import type { HullType } from '../art/ships';
import type { LogLine } from '../common/ui/models';
import { at, bearing, DECKS, type PathPoint, type Pose, type SailSet } from '../games/sails-of-glory/geo';
import type {
  Label,
  MatModel,
  MatSheet,
  MatShip,
  Planning,
  SogTable,
  Terrain,
} from '../games/sails-of-glory/model';
import printed from '../games/sails-of-glory/printed.json';
import data from './fixtures/shallow-waters.json?sample';

export interface Sample {
  id: string;
  name: string;
  nation: string;
  type: HullType;
  pose: Pose;
  path: PathPoint[];
  end: Pose;
  stop?: Pose;
  card: string;
  deck: string;
  sail: SailSet;
  who: string;
  state: string;
  guns: number;
  burden: number;
  gunnery: number[][];
  musketry: number[];
  actions: number[];
  hullN: number;
  crewN: number;
  rig: number;
  hullK: number;
  burn?: number;
  hull?: string[][];
  crew?: string[];
  zero?: string[];
}
export interface Shallow {
  wind: number;
  hover: string;
  ships: Record<string, Sample>;
  g2: PathPoint[];
  g2end: Pose;
  orange: Pose;
  terrain: { piece: string; kind: 'island' | 'reef'; x: number; y: number; rot: number; k?: number }[];
}
export const S = data.state;
const OUTLINES: Record<string, number[][]> = printed.terrain;
export const IDS = ['hms_defence', 'hms_terpsichore', 'courageuse', 'genereux'];
const STATE: Record<string, MatShip['state']> = {
  you: { icon: 'quill', text: 'writing', colour: 'var(--legal-ink)' },
  sealed: { icon: '', text: 'sealed', seal: true, colour: 'var(--danger-ink)' },
  thinking: { icon: 'hourglass', text: 'thinking…', colour: 'var(--ink-2)' },
};
export const terrain: Terrain[] = S.terrain.map((z) => ({
  ...z,
  outline: OUTLINES[z.piece],
}));
export function matShip(
  id: string,
  label: Label | undefined,
  state?: MatShip['state'],
  pose?: Pose,
): MatShip {
  const s = S.ships[id];
  return {
    id,
    name: s.name,
    nation: s.nation,
    type: s.type,
    pose: pose ?? s.pose,
    sail: s.sail,
    guns: s.guns,
    who: s.who,
    boxes: s.gunnery.length,
    hullLost: s.hullN,
    crewLost: s.crewN,
    rig: s.rig,
    hull: s.hullK,
    burning: !!s.burn,
    label,
    state: state ?? STATE[s.state],
    draw: { wake: 0.25 },
  };
}
const d = S.ships.hms_defence;
const c = S.ships.courageuse;
const dot = at(d.pose, -3, 10);
export const planMat = (phone: boolean): MatModel => {
  const labels: Record<string, Label | undefined> = phone
    ? { hms_defence: [-4, 64, 'middle'], courageuse: [40, -22, 'start'] }
    : {
        hms_defence: [56, -34, 'start'],
        hms_terpsichore: [-44, -10, 'end'],
        courageuse: [60, 4, 'start'],
        genereux: [58, 22, 'start'],
      };
  return {
    size: [900, 900],
    wind: S.wind,
    ships: IDS.map((id) => matShip(id, labels[id])),
    terrain,
    selected: 'hms_defence',
    arcs: {
      pose: d.pose,
      guns: d.gunnery[d.hullN],
      sides: [1, -1],
      label: { front1: 226, full1: 0, rear1: 142, 'front-1': 226, 'full-1': 232, 'rear-1': 226 },
    },
    ruler: { from: dot, bearing: bearing(dot, [c.pose.x, c.pose.y]) },
    measured: phone
      ? null
      : {
          title: 'Turn 6: 114 mm, short, so A',
          text: 'locked: none may measure now',
          rule: 'p.10',
        },
    ghosts: [
      {
        ship: 'hms_defence',
        pose: d.end,
        path: d.path,
        kind: 'this',
        text: phone ? 'turn 7' : 'this turn: D15',
        offset: [-4, phone ? 52 : 62],
      },
      {
        ship: 'hms_defence',
        pose: S.g2end,
        path: S.g2,
        kind: 'next',
        text: phone ? 'D9?' : 'next turn: D9?',
        other: S.orange,
        offset: phone ? [-16, 50] : [-18, 64],
      },
    ],
    heads: [
      [d.pose.h, '#ffd75e'],
      [S.g2end.h, '#9ff3df'],
    ],
  };
};
let n = 0;
export const line = (nation: string, text: string, rule = '', note = ''): LogLine => ({
  key: 'sg' + ++n,
  nation,
  text,
  rule,
  note,
});
export const sheet = (id: string, over: Partial<MatSheet> = {}): MatSheet => {
  const s = S.ships[id];
  return {
    ship: id,
    nation: s.nation,
    name: s.name,
    meta: ['74 guns, 1763, deck D', 'veer 5, now'],
    worse: '4',
    burden: s.burden,
    gunnery: s.gunnery,
    musketry: s.musketry,
    actions: s.actions,
    hull: s.hull ?? [],
    crew: s.crew ?? [],
    zero: s.zero ?? [],
    port: { load: 'ball', text: 'ball, face down to the enemy' },
    starboard: { load: null, text: 'empty: fired in turn 6' },
    shot: [
      { kind: 'ball', count: 1 },
      { kind: 'chain', count: 2 },
      { kind: 'grape', count: 2 },
    ],
    sails: [
      { id: 'full', text: 'full', state: 'no' },
      { id: 'battle', text: 'battle', state: 'on' },
      { id: 'backing', text: 'backing', state: '' },
      { id: 'furled', text: 'furled', state: '' },
    ],
    special: [
      { id: 'fire', title: 'Fire', text: 'burns 1 box a turn', hits: 1 },
      { id: 'leak', title: 'Leak', text: 'none', hits: 0 },
      { id: 'mast', title: 'Masts', text: 'all three stand', hits: 0 },
      { id: 'rudder', title: 'Rudder', text: 'veer 5, now 4', hits: 1 },
      { id: 'sail', title: 'Sails', text: '2 hits: no full sail', hits: 2 },
    ],
    type: s.type,
    windTo: 322,
    ...over,
  };
};
const D = DECKS.D;
const STACKS: [string, number][] = [
  ['D17', 2],
  ['D13', 2],
  ['D9', 2],
  ['D5', 2],
  ['D1', 2],
  ['D3', 2],
  ['D7', 2],
  ['D11', 2],
  ['D16', 1],
];
const planningModel: Planning = {
  title: 'Orders, HMS Defence',
  opens: 'next',
  deck: 'D',
  sail: 'battle',
  thisTurn: { card: D.D15, id: 'D15', text: 'set in turn 6' },
  nextTurn: { card: D.D9, id: 'D9', set: false, text: 'click to set D9' },
  hand: STACKS.map(([id, count]) => ({
    id,
    card: D[id],
    count,
    open: Math.abs(D[id].veer - 8) <= 4,
    action: 'plan',
  })),
  hover: 'D9',
  tip: {
    title: 'D9 and D10, veer 4',
    chip: 'reaching',
    lines: [
      'Two points to port: 101 mm on, 20 to port, heading W.',
      'Beating she would end short, at the orange bar.',
    ],
  },
  veer: { limit: 4, from: 8, rule: 'p.24' },
  slots: [
    { kind: 'set lockd', icon: 'extinguish', text: 'Douse, kept' },
    { kind: 'set', icon: 'fire_port', text: 'Fire port' },
    { kind: 'free', icon: '', text: 'free: tap one' },
    { kind: 'shut', icon: '', text: 'lost, box 5' },
  ],
  slotNote: '2 of 3 planned, box 6',
  tokens: (
    [
      ['fire_port', 'Fire port', 'plan'],
      ['reload_port', 'Load port', 'no'],
      ['fire_starboard', 'Fire stbd', 'no'],
      ['reload_starboard', 'Load stbd', 'ok'],
      ['musketry', 'Muskets', 'ok'],
      ['boarding', 'Board', 'no'],
      ['raise_sail', 'Set sail', 'no'],
      ['reduce_sail', 'Reduce', 'ok'],
      ['repair', 'Repair', 'ok'],
      ['extinguish', 'Douse', 'plan'],
      ['pump', 'Pump', 'no'],
      ['grog', 'Grog', 'no'],
    ] as const
  ).map(([id, name, state]) => ({ id, name, state })),
  seal: { text: 'Seal: set a card first', action: null },
  canUndo: true,
};
const fires: LogLine = {
  ...line('French', '**Courageuse** fires port at **HMS Defence**', '', '3 A'),
  open: true,
  chits: () => ({
    lines: [
      { text: 'Courageuse: port, full arc, her box 3', rule: 'p.16', value: '3' },
      { text: 'Ball at 114 mm, short, so', rule: 'p.17', value: 'A' },
    ],
    rows: [
      { chit: 'Acrew', title: 'to crew box 3', did: [{ text: 'musketry 4 becomes 3', rule: 'p.17' }] },
      { chit: 'A3', title: 'to hull box 3', did: [{ text: '1 and 3 make 4 of 5', rule: 'p.18' }] },
      {
        chit: 'A2+rudder',
        title: 'box 3 is full, 1 lost',
        did: [{ text: 'rudder: veer 5 becomes 4', rule: 'p.33' }],
      },
    ],
    odds: ['A rudder hit in three A chits', '1 in 14'],
  }),
};
export const PHASES = ['Planning', 'Actions', 'Movement', 'Combat', 'Reload'];
export const top = (phase: number, title: string, detail: string, clock: string): SogTable['top'] => ({
  title: 'In shallow waters',
  subtitle: 'one island, three reefs, advanced rules',
  turns: { label: 'Turn 7', total: 10, now: 7 },
  phases: PHASES,
  phase,
  wind: { to: 270, text: 'from the east, steady' },
  clock: [clock, '3:00'],
  who: { title, detail, colour: 'var(--n-british)', nation: 'British' },
});
export const planTable = (phone: boolean): SogTable => ({
  top: top(0, 'Your orders', 'HMS Defence: one card, one action', '1:48'),
  prompt: phone
    ? '**HMS Defence:** next turn’s card, one more action'
    : '**HMS Defence** goes hard a-starboard this turn. Choose her card for **next turn** and **one more action**, then seal.',
  mat: planMat(phone),
  sheet: sheet('hms_defence'),
  planning: planningModel,
  log: [
    line('British', 'Fire on **HMS Defence** burns on: hull box 5', 'p.32'),
    fires,
    line('British', '**HMS Defence** fires starboard at **Courageuse**: one hull box, two crew', '', '5 A'),
    line('French', '**Généreux** turns into the wind, beating', 'p.9', 'B7'),
    line('British', '**HMS Terpsichore** reloads port, shot face down', 'p.30'),
    line('French', 'All orders sealed, turn 6', '', '2:31'),
  ],
  logNote: 'turn 7 begins',
  logCount: 41,
  orders: { n: '2 / 3' },
});
