/* From the server's view to the mat and its panels. */
import { say, t, tenths } from '../../common/i18n.svelte';
import type { Match } from '../../common/protocol';
import { askedOf, promptOf } from '../../common/ui/asked';
import { concerns, logLines, type Mark } from '../../common/ui/log';
import type { LogLine } from '../../common/ui/models';
import { fireOf, noteOf, otherLedger, shotLedger } from './draws';
import { NATION, seatName, SIDE } from './matmodel';
import type { SogTable, Ui } from './model';
import { planningOf } from './planning';
import { chosenLoad, sheetOf } from './sheet';
import type { CardHints, FireHints, Offer, SgDecision, SgEvent, View } from './wire';

const PHASES: View['phase'][] = ['planning', 'actions', 'movement', 'combat', 'reload'];
export interface Choice {
  action: string;
  title: string;
  /** Whose it is, where its words begin with a ship; and the words without her. */
  ship: string;
  short: string;
  detail: string;
  icon: string;
  tag: string;
}
export function choicesOf(decision: SgDecision | null, hints: FireHints | null): Choice[] {
  return (decision?.actions ?? []).map((a) => {
    const shot = hints?.shots?.find((s) => s.action === a.action);
    const title = say(a.label).replace(/\.$/, '');
    const [, ship, short] = /^([^:]+): (.+)$/.exec(title) ?? ['', '', title];
    return {
      action: a.action,
      tag: a.tag,
      title,
      ship,
      short: short.charAt(0).toLocaleUpperCase() + short.slice(1),
      detail: shot
        ? t('web-sg-shot-line', {
            mm: Math.round(shot.range / 100),
            count: shot.count.total,
            letters: shot.letters.join(''),
            hull: tenths(shot.hull_hundredths / 100),
            rake: shot.rake !== 'none',
          })
        : '',
      icon: iconOf(a),
    };
  });
}
/** More answers than these are put in order by ship. */
const FEW = 4;
/** Answers under the ship they concern; few, or those of one ship, stand as they are. */
export function byShip(choices: readonly Choice[]): { ship: string; choices: Choice[] }[] {
  const ships = [...new Set(choices.map((c) => c.ship))];
  if (choices.length <= FEW || ships.length < 2) return [{ ship: '', choices: [...choices] }];
  return ships.map((ship) => ({ ship, choices: choices.filter((c) => c.ship === ship) }));
}
/** The button that ends a question: the obvious one only where nothing else would do anything. */
export const ends = (c: Choice): boolean => c.tag === 'seal' || c.tag === 'fire-done';
export const obvious = (c: Choice, choices: readonly Choice[]): boolean =>
  c.tag === 'seal' || choices.every((other) => other === c || other.tag === 'fire-away');
const TAG_ICON: Record<string, string | undefined> = {
  repair: 'repair',
  douse: 'extinguish',
  board: 'boarding',
  grog: 'grog',
  seal: 'quill',
};
function iconOf(a: Offer): string {
  if (a.tag === 'fire' || a.tag === 'fire-away')
    return a.fields.side === 'port' ? 'fire_port' : 'fire_starboard';
  if (a.tag === 'load') return String(a.fields.ammo);
  if (a.tag === 'musket') return 'musketry';
  if (a.tag === 'sails') return 'raise_sail';
  if (a.tag === 'token') return String(a.fields.token);
  return TAG_ICON[a.tag] ?? '';
}
/** The bar above the mat. */
function topOf(view: View, decision: SgDecision | null, match: Match, waiting: string): SogTable['top'] {
  const mine = view.ships.find((s) => s.seat === view.seat);
  const nation = mine ? NATION[mine.nation] : undefined;
  return {
    title: say({ id: `sg-scn-${match.scenario.replace(/_/g, '-')}` }),
    subtitle: t('web-sg-level', { level: view.level }),
    turns: {
      label: t('web-turn', { turn: view.turn }),
      total: Math.max(10, view.turn + 3),
      now: view.turn,
    },
    phases: PHASES.map((p) => t('web-sg-phase', { phase: p })),
    phase: PHASES.indexOf(view.phase),
    wind: {
      to: view.wind / 100 + 180,
      text: t('web-sg-wind-from', { from: compass(view.wind / 100), strength: view.wind_strength }),
    },
    who: {
      title: askedOf(decision, match, waiting),
      detail: decision ? t('web-sg-phase', { phase: view.phase }) : waiting,
      colour: `var(--n-${(nation ?? 'neutral').toLowerCase()})`,
      nation,
    },
  };
}
const LOST: ReadonlySet<SgEvent['what']> = new Set(['sg-lost', 'sg-battery-lost', 'sg-mast-lost']);
/** The log, newest first. */
export function logOf(view: View, events: readonly SgEvent[]): LogLine[] {
  const nations = new Map(view.ships.map((s) => [s.id, NATION[s.nation]]));
  const actors = new Map(events.flatMap((e) => ('ship' in e ? [[e.n, e.ship] as const] : [])));
  const mine = view.ships.find((s) => s.seat === view.seat)?.side;
  const mark = (e: SgEvent): Mark => {
    const actor = actors.get(e.n);
    const befalls = 'target' in e && typeof e.target === 'object' ? e.target?.side : undefined;
    return {
      nation: actor?.kind === 'ship' ? nations.get(actor.id) : actor && SIDE[actor.side],
      ...concerns(mine, actor?.side, befalls, LOST.has(e.what)),
    };
  };
  return logLines(events, mark, (e) => e.what === 'sg-turn', false, chitLines(events));
}
export function buildTable(
  view: View,
  decision: SgDecision | null,
  hints: CardHints | null,
  events: readonly SgEvent[],
  match: Match,
  ui: Ui,
  canUndo: boolean,
  { mat, log }: Pick<SogTable, 'mat' | 'log'>,
): SogTable {
  const waiting = match.waiting_for.map(seatName).join(', ');
  const prompt = promptOf(decision, match, waiting, events);
  const planning = planningOf(view, decision, hints, ui, canUndo);
  return {
    top: topOf(view, decision, match, waiting),
    prompt,
    mat,
    sheet: sheetOf(view, mat.selected),
    planning,
    log,
    logNote: t('web-turn', { turn: view.turn }),
    logCount: log.filter((l) => !l.heading).length,
    orders: { n: planning?.slotCount ?? '' },
  };
}
/** A shot opens into arc and range, its chits and the odds; special damage stands under its chit. */
function chitLines(events: readonly SgEvent[]): (e: SgEvent) => Partial<LogLine> | 'skip' | undefined {
  const fire = fireOf(events);
  const opened = new Map<number, Partial<LogLine>>();
  for (const shot of fire.shots)
    if (shot.draws.length)
      opened.set(shot.event.n, { note: noteOf(shot.event), chits: () => shotLedger(shot) });
  for (const other of fire.others)
    opened.set(other.event.n, {
      note: noteOf(other.event),
      ledger: undefined,
      chits: () => otherLedger(other),
    });
  return (e) => opened.get(e.n);
}
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const compass = (deg: number): string => t('web-compass', { point: COMPASS[Math.round(deg / 45) % 8] });

/** What I have written down so far and not yet shown: one line for each of my ships. */
export function written(view: View): { ship: string; text: string }[] {
  const c = view.chosen;
  if (!c) return [];
  return view.ships
    .filter((s) => s.seat === view.seat && !s.fate)
    .map((s) => {
      const id = String(s.id);
      const load = (side: 'port' | 'starboard'): string => {
        const kind = chosenLoad(view, s.id, side);
        return kind ? `${t(`web-sg-${side}`)}: ${t('web-sg-ammo', { kind })}` : '';
      };
      const parts = [
        c.sails[id] ? t('web-sg-sail-short', { sail: c.sails[id] }) : '',
        load('port'),
        load('starboard'),
        ...(s.tokens ?? []).map((x) => t('web-sg-token', { token: x })),
      ].filter(Boolean);
      return { ship: s.name, text: parts.join(' \u00b7 ') };
    })
    .filter((x) => x.text);
}
