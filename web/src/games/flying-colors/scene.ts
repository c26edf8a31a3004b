/* How Flying Colors is told: which events stand on a card, and what the chart shows with them. */
import { t } from '../../common/i18n.svelte';
import { rollsOf } from '../../common/story/rolls';
import type { Frame, Telling } from '../../common/story/story.svelte';
import { parse } from './hex';
import type { ChartScene } from './model';
import type { FcEvent, Hits, WireView } from './wire';

type Game = 'flying-colors';
/** Rolls that decided nothing are said on the card of what they came of. */
const DULL = new Set([
  'fc-no-fire',
  'fc-magazine-holds',
  'fc-fights-on',
  'fc-stays-afloat',
  'fc-commander-unhurt',
]);
export const LOST: ReadonlySet<string> = new Set([
  'fc-struck',
  'fc-captured',
  'fc-sunk',
  'fc-scuttled',
  'fc-exploded',
  'fc-battery-silent',
  'fc-dismasted',
  'fc-damaged',
]);

export const telling: Telling<Game> = {
  own: 900,
  joins: () => false,
  table: (moment) => moment.view,
  card(e) {
    if (DULL.has(e.what) && e.of !== null) return null;
    if (LOST.has(e.what) || rollsOf(e).length) return 'result';
    return e.what === 'fc-command-activated' ? 'step' : null;
  },
  // a ship that fires at a second target begins anew
  opens: (e, beat) => e.what === 'fc-names-target' && beat.some((x) => x.what === 'fc-shot'),
  befalls: (e, seat) =>
    'target' in e ? e.target.side === seat : LOST.has(e.what) && 'ship' in e && e.ship.side === seat,
  sound: (e) =>
    e.what === 'fc-shot' || e.what === 'fc-exploded' ? 'broadside' : rollsOf(e).length ? 'dice' : null,
};

/** A sign for a beat. */
export function icon(events: readonly FcEvent[]): string {
  const has = (what: string): boolean => events.some((e) => e.what === what);
  if (events.some((e) => LOST.has(e.what))) return '\u2691';
  if (has('fc-shot')) return '\u2739';
  if (has('fc-melee') || has('fc-grapples')) return '\u2694';
  return has('fc-command-activated') ? '\u2690' : '\u2684';
}

const lost = (hits: Hits): string[] =>
  (
    [
      [hits.hull, 'web-fc-hull-short'],
      [hits.rigging, 'web-fc-rig-short'],
      [hits.crew, 'web-fc-crew-short'],
    ] as const
  ).flatMap(([n, id]) => (n ? [`\u2212${n} ${t(id)}`] : []));

/** Who acts, on whom, by which way she came, and what it cost. */
export function sceneOf(frame: Frame<Game>, beat: readonly FcEvent[]): ChartScene | null {
  const e = frame.card;
  if (!e || !('ship' in e)) return null;
  const path = beat.flatMap((x) => (x.what === 'fc-sails' && x.ship.id === e.ship.id ? x.path : []));
  const target = 'target' in e ? String(e.target.id) : null;
  return {
    actor: String(e.ship.id),
    target,
    volley: e.what === 'fc-shot',
    path: path.map((p) => parse(p.bow)),
    hits: e.what === 'fc-shot' ? lost(e.suffered) : [],
  };
}

export interface Change {
  name: string;
  was: number;
  now: number;
  boxes: number;
}
/** What the boxes of the ship it befell were before, and are now. */
export function changesOf(frame: Frame<Game>): Change[] {
  const e = frame.card;
  const ref = e && 'target' in e ? e.target : e && 'ship' in e ? e.ship : null;
  if (!ref) return [];
  const [was, now] = [frame.before, frame.view].map((view: WireView) => view.ships[ref.id]);
  const boxes = frame.view.rigging_boxes;
  // The boxes of her damaged side are fresh (13.3): the shot took all of the other's, what carries over is told next.
  if (now.hull_left > was.hull_left)
    return e?.what === 'fc-damaged'
      ? [{ name: t('web-fc-hull'), was: now.capacity, now: now.hull_left, boxes: now.capacity }]
      : [{ name: t('web-fc-hull'), was: was.hull_left, now: 0, boxes: was.capacity }];
  return [
    { name: t('web-fc-hull'), was: was.hull_left, now: now.hull_left, boxes: now.capacity },
    { name: t('web-fc-rigging'), was: was.rigging_left, now: now.rigging_left, boxes },
    { name: t('web-fc-crew'), was: was.manpower, now: now.manpower, boxes: now.manpower + (now.crew ?? 0) },
  ].filter((c) => c.was !== c.now);
}
