/* The table while a turn is shown: all sail, or one shot is fired. By a show on its way, or as a still picture. */
import type { HullType } from '../../art/ships';
import { t } from '../../common/i18n.svelte';
import { richMessage } from '../../common/rich';
import type { Frame } from '../../common/story/story.svelte';
import { struckBy } from './beats';
import { chits, type Shot } from './draws';
import { NATION } from './matmodel';
import { keyOf, type MatSheet, type MatShip, type SogTable } from './model';
import type { Bands } from './ruler';
import { sheetOf } from './sheet';
import type { Show } from './show.svelte';
import { firing, poseAt, sailing, share, traces, type Layers } from './showlayers';
import { storyOf, type Move, type Story } from './story';
import type { SgEvent, View } from './wire';

type StoryFrame = Frame<'sails-of-glory'>;
export interface Scene {
  story: Story;
  /** Null: all sail. */
  shot: Shot | null;
  /** Share of it gone by. */
  t: number;
  /** How many chits of the shot lie face up. */
  turned: number;
  /** The keys that go on with it. */
  keys: string;
}
/** The picture of a card: all sail, or one shot turns its chits. A still one shows where they have sailed to and every chit. */
export function sceneOf(
  { card, also }: Pick<StoryFrame, 'card' | 'also'>,
  told: Story | null,
  height: number,
  show?: Show,
): Scene | null {
  const here = card && storyOf([card, ...also], height);
  if (!here || !(here.moves.length || here.shots.length)) return null;
  const [shot = null] = here.shots;
  const moves = shot ? (told?.moves ?? []) : here.moves;
  const story = { ...here, turn: told?.turn ?? 0, moves };
  const still = { t: 1, turned: shot ? chits(shot).length : 0, keys: '' };
  return { story, shot, ...still, ...(show && { t: show.t, turned: show.turned, keys: keysOf(show) }) };
}
export const keysOf = (show: Show): string => t(show.chits.length ? 'web-sg-fire-keys' : 'web-sg-show-keys');
/** The table under a card that has no picture of its own. */
export const cardTable = (quiet: SogTable, card: SgEvent | null, keys = ''): SogTable => ({
  ...quiet,
  prompt: card ? richMessage(card.say) : t('web-story'),
  top: { ...quiet.top, who: { ...quiet.top.who, title: t('web-sg-this-turn'), detail: keys } },
  mat: {
    ...quiet.mat,
    ...BARE,
    selected: (card && concerned(card)[0]) ?? quiet.mat.selected,
  },
});
/** Nothing of what is planned or measured lies on the mat while something is shown. */
const BARE = { arcs: null, ruler: null, measured: null, ghosts: [] };
/** Whom an event is about: who was struck, or else who did it. */
export function concerned(e: SgEvent): string[] {
  const struck = struckBy(e).map(([id]) => id);
  if (struck.length) return struck;
  return [...('ship' in e ? [keyOf(e.ship)] : []), ...('other' in e ? [keyOf(e.other)] : [])];
}

const nameOf = (view: View, id: string | undefined): string =>
  view.ships.find((s) => String(s.id) === id)?.name ?? '';
function promptOf({ story, shot, turned }: Scene, view: View): string {
  // what the chits come to is said when the last of them is turned
  if (shot && turned < chits(shot).length) {
    const [ship, target] = [shot.id, shot.target].map((id) => `**${nameOf(view, id)}**`);
    return t('web-sg-shot-at', { ship, target });
  }
  if (shot) return richMessage(shot.event.say);
  const hits = story.moves.flatMap((m) =>
    m.against.length
      ? [t('web-sg-runs-onto', { ship: nameOf(view, m.id), other: m.against.join(', ') })]
      : [],
  );
  return `**${t('web-sg-all-sail', { count: story.moves.length })}** ${hits[0] ?? ''}`;
}
function standing({ story, shot }: Scene, s: MatShip): string {
  if (shot) return s.id === shot.id ? t('web-sg-firing') : s.id === shot.target ? t('web-sg-under-fire') : '';
  const move = story.moves.find((m) => m.id === s.id);
  if (!move) return '';
  return move.against.length ? t('web-sg-card-stopped', { card: move.card }) : move.card;
}
/** What stays while the ships sail and the chits are turned. */
export function stagedTable(quiet: SogTable, view: View, scene: Scene): SogTable {
  const { story, shot } = scene;
  const gunner = NATION[view.ships.find((s) => String(s.id) === shot?.id)?.nation ?? ''];
  return {
    ...quiet,
    planning: null,
    prompt: promptOf(scene, view),
    top: {
      ...quiet.top,
      phase: shot ? 3 : 2,
      turns: quiet.top.turns && {
        ...quiet.top.turns,
        now: story.turn,
        label: t('web-turn', { turn: story.turn }),
      },
      who: {
        ...quiet.top.who,
        title: shot ? t('web-sg-fire-title', { ship: nameOf(view, shot.id) }) : t('web-sg-sail-title'),
        detail: scene.keys,
        ...(gunner ? { nation: gunner, colour: `var(--n-${gunner.toLowerCase()})` } : {}),
      },
    },
    mat: {
      ...quiet.mat,
      ...BARE,
      selected: shot ? shot.id : quiet.mat.selected,
      ships: quiet.mat.ships.map((s) => ({ ...s, state: { icon: '', text: standing(scene, s) } })),
    },
  };
}
const sailingNow = (s: MatShip, move: Move | undefined, t: number): MatShip =>
  move ? { ...s, pose: poseAt(move, t), draw: { ...s.draw, wake: t < 1 ? 0.8 : 0.2 } } : s;
/** Ships where they are at this instant; nothing else is worked out anew while they sail. */
export function atInstant(staged: SogTable, { story, shot, t }: Scene): SogTable {
  const ships = staged.mat.ships.map((s) => {
    if (!shot)
      return sailingNow(
        s,
        story.moves.find((m) => m.id === s.id),
        t,
      );
    if (s.id !== shot.id || shot.side === 'musket') return s;
    const smoke: 'port' | 'stbd' = shot.side === 'port' ? 'port' : 'stbd';
    return { ...s, draw: { ...s.draw, smoke, smokeAge: 0.22, flash: t < 0.9 } };
  });
  return { ...staged, mat: { ...staged.mat, ships } };
}
/** Card and veer of every ship that sails. */
export const veersOf = (story: Story): Map<string, string> =>
  new Map(story.moves.map((m) => [m.id, `${m.card}, ${t('web-sg-veer', { veer: m.veer })}`]));

export function layersOf({ mat }: SogTable, scene: Scene, view: View, bands: Bands): Layers {
  const { story, shot } = scene;
  if (!shot) return sailing(story, mat.ships, mat.wind, scene.t, veersOf(story));
  const past = traces(story, mat.ships, mat.wind);
  const guns = view.ships.find((s) => String(s.id) === shot.id)?.guns ?? [0, 0, 0];
  const fire = firing(shot, mat.ships, guns, bands, view.arcs, scene.turned);
  return {
    under: (v) => (past.under?.(v) ?? '') + (fire.under?.(v) ?? ''),
    over: (v) => (past.over?.(v) ?? '') + (fire.over?.(v) ?? ''),
    reserve: fire.reserve,
  };
}
export interface Listed {
  id: string;
  name: string;
  nation: string;
  type: HullType;
}
/** Every ship of the battle, those too that are no longer on the mat. */
export const listOf = (view: View, ships: readonly MatShip[]): Listed[] =>
  view.ships.map((s) => ({
    id: String(s.id),
    name: s.name,
    nation: NATION[s.nation] ?? 'Neutral',
    type: ships.find((x) => x.id === String(s.id))?.type ?? 'third',
  }));
/** A mat with the chits ringed that were not on it before. */
export function struckSheet(view: View, before: View | null, id: string): MatSheet | null {
  const sheet = sheetOf(view, id);
  const old = before?.ships.find((s) => String(s.id) === id);
  if (!sheet || !old) return sheet;
  const ring = (chit: string, fresh: boolean): string => (fresh && /^[A-E]/.test(chit) ? chit + '*' : chit);
  return {
    ...sheet,
    hull: sheet.hull.map((box, i) => box.map((c, j) => ring(c, j >= (old.hull[i]?.length ?? 0)))),
    crew: sheet.crew.map((c, i) => ring(c, i >= old.crew.length)),
  };
}

const BEFORE = ['repair', 'extinguish', 'pump', 'raise_sail', 'reduce_sail', 'grog', 'boarding'];
export interface Stave {
  name: string;
  nation: string;
  done: number;
  stopped?: boolean;
  actions: string[];
  combat: [string, number][];
  reload: string[];
}
/** A turn as a score: one line for each ship, as far as they have sailed. */
export function stavesOf(story: Story, t: number, view: View): Stave[] {
  return story.moves.flatMap((m) => {
    const s = view.ships.find((x) => String(x.id) === m.id);
    if (!s) return [];
    const tokens = story.actions[m.id] ?? [];
    const shots = story.shots.filter((x) => x.id === m.id);
    const fire = tokens.length
      ? tokens.filter((x) => x.startsWith('fire_') || x === 'musketry')
      : shots.map((x) => (x.side === 'musket' ? 'musketry' : `fire_${x.side}`));
    return [
      {
        name: s.name.replace(/^HMS /, ''),
        nation: NATION[s.nation] ?? 'Neutral',
        done: m.length < 1 ? 0 : Math.min(t, share(m)),
        stopped: m.against.length > 0 && t >= share(m),
        actions: tokens.filter((x) => BEFORE.includes(x)).slice(0, 3),
        combat: [...new Set(fire)].map((x, i, all): [string, number] => [x, (i + 1) / (all.length + 1)]),
        reload: tokens.filter((x) => x.startsWith('reload_')).slice(0, 1),
      },
    ];
  });
}
