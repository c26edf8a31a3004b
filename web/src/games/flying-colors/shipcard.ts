/* The sheet of one ship: what is printed on her counter, what is left of her, what her guns can do, her day so far. */
import { say, t } from '../../common/i18n.svelte';
import { richMessage } from '../../common/rich';
import { marksOf } from '../../common/sources.svelte';
import { chartShip } from './chartmodel';
import type { ShipCard } from './model';
import printed from './printed.json';
import type { FcDecision, FcEvent, ShipHints, WireShip, WireView } from './wire';

/** By rate: firepower at each range, and whether it is printed on a shaded field. */
const FIREPOWER: Record<string, number[][] | undefined> = printed.firepower;
const SYMBOL: Record<string, string> = { black_circle: '\u25cf', white_circle: '\u25cb' };
/** What a ship does all day is not worth telling: moving, being called, taking aim, nothing coming of it. */
const DULL = new Set([
  'fc-sails',
  'fc-ship-acts',
  'fc-sails-changed',
  'fc-names-target',
  'fc-answers-fire',
  'fc-no-fire',
  'fc-magazine-holds',
  'fc-fights-on',
  'fc-stays-afloat',
  'fc-commander-unhurt',
]);
const LINES = 9;

function states(s: WireShip): string {
  const found = [
    s.damaged && 'damaged',
    s.burning && 'burning',
    s.struck && 'struck',
    s.anchored && 'anchored',
    s.aground && 'aground',
    s.irons && 'irons',
    s.adrift && 'adrift',
    s.full_sails && 'full',
    s.grappled?.length && 'grappled',
    s.fouled?.length && 'fouled',
    s.prize && 'prize',
  ] as const;
  const words = found.flatMap((state) => (state ? [t('web-fc-state', { state })] : []));
  return words.length ? words.join(', ') : t('web-fc-plain-sail');
}

const tellsOf = (e: FcEvent, id: number): boolean =>
  ('ship' in e && e.ship.id === id) || ('target' in e && e.target.id === id);

/** Turn by turn, what befell her and what she did; the last of it if there is much. */
function story(id: number, events: readonly FcEvent[]): string {
  const days: { turn: string; said: string[] }[] = [];
  let turn = t('web-setup');
  for (const e of events) {
    if (e.what === 'fc-turn') turn = say(e.say).replace(/\.$/, '');
    if (DULL.has(e.what) || !tellsOf(e, id)) continue;
    const text = richMessage(e.say).replace(/\*\*/g, '');
    if (days.at(-1)?.turn !== turn) days.push({ turn, said: [] });
    days.at(-1)!.said.push(text);
  }
  let left = LINES;
  const shown = [];
  for (const day of days.reverse()) {
    if (left <= 0) break;
    shown.unshift(`**${day.turn}** ${day.said.slice(-left).join(' ')}`);
    left -= day.said.length;
  }
  return shown.join(' ');
}

function tracksOf(s: WireShip, view: WireView): ShipCard['tracks'] {
  const crewMax = s.manpower + (s.crew ?? 0);
  return [
    { name: t('web-fc-hull'), boxes: s.capacity, lost: s.capacity - s.hull_left, left: s.hull_left },
    {
      name: t('web-fc-rigging'),
      boxes: view.rigging_boxes,
      lost: view.rigging_boxes - s.rigging_left,
      left: s.rigging_left,
    },
    { name: t('web-fc-crew'), boxes: crewMax, lost: s.crew ?? 0, left: s.manpower },
  ];
}
type Drawn = ReturnType<typeof chartShip>;
/** Guns, rate, speed while it is hers to move (else her worth), command. */
function factsOf(s: WireShip, c: Drawn, view: WireView, points?: readonly number[]): ShipCard['facts'] {
  const admiral = view.commanders.find((k) => k.ship === s.id && !k.fate);
  return [
    { name: t('web-fc-guns'), value: String(c.guns), detail: '' },
    {
      name: t('web-fc-rate'),
      value: [s.rate, SYMBOL[s.symbol]].filter(Boolean).join(' '),
      detail:
        s.symbol === 'black_circle' || s.symbol === 'white_circle'
          ? t('web-fc-symbol', { symbol: s.symbol })
          : '',
    },
    points
      ? {
          name: t('web-fc-speed'),
          value: String(points[s.facing - 1] ?? ''),
          detail: t(`web-fc-${view.points_of_sail[s.facing - 1]}`),
        }
      : { name: t('web-fc-worth'), value: String(s.vp), detail: t('web-kp-points') },
    {
      name: t('web-fc-command'),
      value: c.commanders[0] ? String(c.commanders[0].range) : '\u2013',
      detail: c.commanders.map((x) => x.name).join(', '),
      ours: admiral?.card ? marksOf('flying-colors', 'commander', admiral.card).values : undefined,
    },
  ];
}
/** What each broadside is ready for, and whom it bears on. */
function sidesOf(s: WireShip, view: WireView, decision: FcDecision | null): ShipCard['sides'] {
  const bears = (side: string): string =>
    (decision?.actions ?? [])
      .flatMap((a) =>
        a.tag === 'fire' && view.active === s.id && a.fields.side === side
          ? [view.ships[a.fields.target].name]
          : [],
      )
      .join(', ');
  return (['port', 'starboard'] as const).map((side) => {
    const fired = side === 'port' ? s.fired_port : s.fired_starboard;
    const on = bears(side);
    return {
      side: side === 'port' ? 'port' : 'stbd',
      state: fired ? t('web-fc-fired') : t('web-fc-ready'),
      detail: t('web-fc-side', { side }) + (on ? '|' + t('web-fc-bears', { targets: on }) : ''),
    };
  });
}
function firepowerOf(s: WireShip): ShipCard['firepower'] {
  const firepower = FIREPOWER[s.rate];
  return firepower
    ? {
        title: t('web-fc-firepower-by-range', { rate: s.rate }),
        values: firepower
          .map(([value, shaded], i) => ({ range: i + 1, value, shaded: !!shaded }))
          .filter((v) => v.value >= 0),
        note: t('web-fc-shaded'),
      }
    : undefined;
}

export function shipCard(
  view: WireView,
  id: string | null,
  decision: FcDecision | null,
  hints: ShipHints | null,
  events: readonly FcEvent[],
): ShipCard | null {
  const s = id === null ? null : view.ships[Number(id)];
  if (!s) return null;
  const c = chartShip({ ...s, bow: s.bow || 'A0101' }, view);
  const points = view.active === s.id && hints?.points.length ? hints.points : undefined;
  return {
    id: String(s.id),
    ours: marksOf('flying-colors', 'ship', s.counter).values,
    nation: s.nation,
    name: s.name,
    meta: [t('web-fc-guns-rate', { guns: c.guns, rate: s.rate }), states(s)],
    tracks: tracksOf(s, view),
    facts: factsOf(s, c, view, points),
    sides: sidesOf(s, view, decision),
    firepower: firepowerOf(s),
    story: story(s.id, events),
  };
}
