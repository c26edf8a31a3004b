/* The orders that are offered, and those that are refused with their reasons; the odds of a shot. */
import { has, say, t } from '../../common/i18n.svelte';
import type { OrderOption, ShotCard, Ui } from './model';
import printed from './printed.json';
import { dotsOf, firepowerLines } from './shots';
import type {
  FcDecision,
  Offer,
  PointOfSail,
  Refused,
  ShipHints,
  ShotPreview,
  WirePreview,
  WireView,
} from './wire';

const GUNS: Record<string, number | undefined> = printed.guns;
export const KEYS: Record<string, string> = {
  ahead: 'W',
  'wear port': 'A',
  'wear starboard': 'D',
  back: 'S',
  tack: 'T',
  'finish plain': 'E',
  'finish full': 'R',
};
const ICON: Record<string, OrderOption['icon']> = {
  ahead: 'advance',
  leave: 'advance',
  back: 'back',
  tack: 'stbd',
  press: 'sail',
  anchor: 'anchor',
  weigh: 'anchor',
  swing: 'anchor',
  sternway: 'back',
  'fall-off': 'back',
  drop: 'back',
  hold: 'hold',
  collide: 'grapple',
  grapple: 'grapple',
  evade: 'port',
  stand: 'hold',
  'cut-loose': 'grapple',
  finish: 'sail',
  form: 'command',
  without: 'command',
  confirm: 'command',
  activate: 'command',
  pass: 'hold',
  select: 'command',
  'hold-fire': 'hold',
  'no-answer': 'hold',
  board: 'board',
  'no-melee': 'hold',
  commit: 'board',
  'melee-group': 'board',
  scuttle: 'hold',
};
function icon(a: Offer): OrderOption['icon'] {
  if (a.tag === 'wear') return a.fields.to === 'port' ? 'port' : 'stbd';
  if (a.tag === 'fire' || a.tag === 'answer') return a.fields.side === 'port' ? 'firePort' : 'fireStbd';
  if (a.tag === 'shoot') return 'firePort';
  return ICON[a.tag] ?? 'command';
}
/** So many options have a figure of the keyboard. */
const FIGURES = 9;
/** What ends an activation or a question. */
export const END = new Set([
  'finish plain',
  'finish full',
  'confirm',
  'pass',
  'hold-fire',
  'no-answer',
  'no-melee',
]);

/** Of these, what can be taken back: to let something go is never the obvious thing. */
export const OBVIOUS = new Set(['finish plain', 'finish full', 'confirm']);

/** Whether a step keeps her point of sail or changes it; the rose shows the same. */
function sailing(view: WireView, to: PointOfSail): string {
  const ship = view.ships[view.active];
  const from = view.points_of_sail[ship.facing - 1];
  if (from === to) return t('web-fc-still', { point: t(`web-fc-${to}`) });
  return t('web-fc-now-sailing', { from: t(`web-fc-${from}`), to: t(`web-fc-${to}`) });
}

/** The ship an order is about: her target, else herself. */
export function shipOf({ fields }: Offer | Refused): number | null {
  if ('target' in fields) return fields.target;
  if ('ship' in fields) return fields.ship;
  return 'leader' in fields ? fields.leader : null;
}

export function options(
  view: WireView,
  decision: FcDecision | null,
  hints: ShipHints | null,
  ui: Ui,
): OrderOption[] {
  if (!decision) return [];
  let fires = 0;
  const list: OrderOption[] = decision.actions.map((a, i) => {
    const shot = ui.previews[a.action];
    const pose = hints?.poses?.find((p) => p.path.length === 1 && p.path[0] === a.action);
    const fire = a.tag === 'fire';
    if (fire) fires++;
    const ship = shipOf(a);
    return {
      action: a.action,
      ship: ship === null ? undefined : String(ship),
      icon: icon(a),
      title: say(a.label).replace(/\.$/, ''),
      detail:
        shot?.kind === 'shot'
          ? t('web-fc-shot-line', {
              attack: attackName(shot.attack),
              range: shot.range,
              firepower: shot.firepower.total,
            })
          : pose
            ? t('web-fc-to-hex', { hex: pose.bow }) + ', ' + sailing(view, pose.point)
            : '',
      cost: pose ? `${pose.cost} ${t('web-fc-mp')}` : '',
      key: KEYS[a.action] ?? (fire && fires <= 2 ? 'FG'[fires - 1] : i < FIGURES ? String(i + 1) : ''),
      hot: ui.hot === a.action,
    };
  });
  for (const r of decision.refused ?? [])
    list.push({
      action: r.action,
      icon: 'grapple',
      title: has(`fc-act-${r.tag}`) ? refusedTitle(r.tag, r.fields, view) : r.action,
      detail: say(r.reason).replace(/\.$/, ''),
      rule: r.rule,
      refused: true,
    });
  return list;
}
function refusedTitle(tag: string, fields: Record<string, unknown>, view: WireView): string {
  const args: Record<string, unknown> = {};
  for (const [name, v] of Object.entries(fields))
    args[name] =
      typeof v === 'number' && /ship|target|leader/.test(name)
        ? (view.ships[v]?.name ?? v)
        : typeof v === 'string' && has(`fc-word-${v}`)
          ? `@fc-word-${v}`
          : v;
  return say({ id: `fc-act-${tag}`, args }).replace(/\.$/, '');
}
const attackName = (attack: ShotPreview['attack']): string => t('web-fc-attack', { attack });

export function shotCard(shot: WirePreview | null | undefined, view: WireView): ShotCard | null {
  if (shot?.kind !== 'shot') return null;
  const target = view.ships[shot.target];
  return {
    nation: target.nation,
    name: target.name,
    kind: `${t('web-nation', { nation: target.nation.toLowerCase() })} ${GUNS[target.counter] ?? ''}`,
    chips: [
      attackName(shot.attack),
      t('web-fc-side', { side: shot.side }),
      t('web-fc-range', { range: shot.range }),
    ],
    lines: firepowerLines(shot.rate, shot.row, shot.range, shot.firepower),
    firepower: shot.firepower.total,
    hull: columnOdds(shot, 'hull'),
    rig: columnOdds(shot, 'rigging'),
    sideName: t('web-fc-side-range', { side: shot.side, range: shot.range }),
  };
}
function columnOdds(shot: ShotPreview, name: 'hull' | 'rigging'): ShotCard['hull'] {
  const c = shot.columns.find((x) => x.column === name);
  if (!c) return { mod: 0, faces: [], mean: '' };
  const d = dotsOf(c.results);
  const other = name === 'hull' ? c.rigging_tenths / 10 : c.hull_tenths / 10;
  const words = name === 'hull' ? t('web-fc-hull-hits') : t('web-fc-rigging-hits');
  const beside = name === 'hull' ? t('web-fc-rig-short') : t('web-fc-hull-short');
  return {
    mod: c.mods.reduce((a, m) => a + m.value, 0),
    faces: name === 'hull' ? d.hull : d.rig,
    mean: words + (other >= 0.5 ? `, ${other.toFixed(0)} ${beside}` : ''),
  };
}
