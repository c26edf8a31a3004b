/* What lies on the mat while orders are written: ghosts at the ends of cards, and what was measured last. */
import { t } from '../../common/i18n.svelte';
import { at, bearing, pose } from './geo';
import type { Ghost, MatModel } from './model';
import { bandWords, type Bands } from './ruler';
import type { Story } from './story';
import type { CardHints, Ghosts, SetCard, View } from './wire';

/** A ghost at the end of a card: for the attitude that is known, or at both arrows alike. */
function ghostsOf(
  ends: Ghosts | undefined,
  ship: string,
  kind: Ghost['kind'],
  card: string,
  height: number,
  look: Pick<Ghost, 'pale' | 'side'>,
): Ghost[] {
  const words = { card, kind };
  return Object.entries(ends ?? {}).map(([colour, g], i, all) => {
    const path = g.path.map((p) => pose(p, height));
    const end = pose(g.end, height);
    const first = all.length > 1 && i === 0;
    return {
      ship,
      pose: end,
      path,
      kind,
      ...look,
      text: first ? '' : t('web-sg-ghost', words),
      bare: first,
      other: first && colour === 'orange' ? end : undefined,
    };
  });
}
/** Where every set card takes its ship; for the ship in hand, the card under the pointer in place of the one it would
    replace. */
export function ghostsNow(
  view: View,
  hints: CardHints | null,
  set: readonly SetCard[],
  hot: string | null,
  selected: string,
): Ghost[] {
  const mine = view.ships.find((s) => String(s.id) === selected);
  const opens = mine?.slots?.length ? 'next' : 'this';
  const over = mine && hints?.cards.find((c) => c.card === hot);
  // words lie outside: left of the left one of my ships, right of the right one; of a single ship, away from the others
  const planned = view.ships.filter((s) => set.some((c) => c.ship === s.id) || s === mine);
  const among = planned.length > 1 ? planned : view.ships;
  const middle = among.reduce((sum, s) => sum + s.pose[0], 0) / among.length;
  const look = (id: string): Pick<Ghost, 'pale' | 'side'> => {
    const x = view.ships.find((s) => String(s.id) === id)?.pose[0] ?? 0;
    return { pale: id !== selected, side: x < middle ? -1 : 1 };
  };
  return [
    ...set
      .filter((c) => !over || String(c.ship) !== selected || c.turn !== opens)
      .flatMap((c) => ghostsOf(c.ghosts, String(c.ship), c.turn, c.card, view.height, look(String(c.ship)))),
    ...ghostsOf(over?.ghosts, selected, opens, over?.card ?? '', view.height, look(selected)),
  ];
}
export const bandsOf = (view: View): Bands => ({
  stripe: view.ruler.stripe / 100,
  half: view.ruler.half / 100,
  length: view.ruler.length / 100,
});
/** What the last fire phase measured of this ship; no ship has moved since, so it may lie on the table under a lock. */
export function lastMeasured(
  view: View,
  id: string,
  told: Story | null,
): { ruler: MatModel['ruler']; note: NonNullable<MatModel['measured']> } | null {
  if (view.measuring || view.phase !== 'planning' || told?.turn !== view.turn - 1) return null;
  const shot = told.shots.find(
    (s) => s.range !== null && s.side !== 'musket' && (s.id === id || s.target === id),
  );
  const [from, to] = [shot?.id, shot?.target].map((x) =>
    view.ships.find((s) => String(s.id) === x && !s.fate),
  );
  if (!shot || !from || !to) return null;
  const gun = pose(from.pose, view.height);
  const end = pose(to.pose, view.height);
  const [fore, beam] = (view.arcs[shot.arc] ?? view.arcs.full).dot;
  const dot = at(gun, fore / 100, ((shot.side === 'port' ? -1 : 1) * beam) / 100);
  return {
    ruler: { from: dot, bearing: bearing(dot, [end.x, end.y]) },
    note: {
      title: `${t('web-turn', { turn: told.turn })}: ${Math.round(shot.range!)} mm, ${bandWords(shot.range!, bandsOf(view))}`,
      text: t('web-sg-locked'),
      rule: '',
    },
  };
}
