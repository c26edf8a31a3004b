/* Difficulty of the sides as it was counted: wins of so many games, and no more said than so many games can tell. */
import { t } from '../common/i18n.svelte';
import type { Measured } from '../common/protocol';
import { rankName } from '../common/ranks';
import { seatName } from './games';
import type { Counted, ScenarioCard } from './models';

/** Fewer games tell nothing. */
const FEW = 10;
const Z = 1.96;

/** Where the true share lies, 95 times in 100, when `won` of `games` were won (Wilson). */
export function bracket(won: number, games: number): [number, number] {
  const p = won / games;
  const mid = (p + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games))) / (1 + (Z * Z) / games);
  return [Math.max(0, mid - half), Math.min(1, mid + half)];
}
type OddsWord = 'easy' | 'favoured' | 'even' | 'hard' | 'desperate' | 'unknown';
/** A word only where the bracket leaves out the share of an even match. */
export function oddsWord(won: number, games: number, even: number): OddsWord {
  if (games < FEW) return 'unknown';
  const [low, high] = bracket(won, games);
  const quarter = (1 - even) / 2;
  if (low > even) return low > even + quarter ? 'easy' : 'favoured';
  if (high < even) return high < even / 2 ? 'desperate' : 'hard';
  return 'even';
}

function countedOf(game: string, card: ScenarioCard, told: Measured): Counted {
  const won = card.seats.map((s) => told.wins[s.seat] ?? 0);
  const together = won.reduce((a, b) => a + b, 0);
  // partners of a team win together: each of them has half of it
  const all = Math.max(told.games, together + told.draws);
  const games = t('web-difficulty-games', { games: told.games, rank: rankName(told.rank) });
  const draws = told.draws ? ' ' + t('web-difficulty-draws', { draws: told.draws }) : '';
  return {
    games: told.games,
    sides: card.seats.map((s, i) => ({
      name: seatName(game, s.seat),
      colours: s.colours,
      won: won[i],
      share: won[i] / all,
    })),
    bracket: card.seats.length === 2 && told.games >= FEW ? bracket(won[0], told.games) : undefined,
    note: games + draws,
  };
}

export function measuredCard(
  game: string,
  card: ScenarioCard,
  told: Measured | null | undefined,
): ScenarioCard {
  if (!told?.games) return card;
  const counted = countedOf(game, card, told);
  const even =
    card.seats.length === 1
      ? 0.5
      : counted.sides.reduce((a, s) => a + s.won, 0) / told.games / card.seats.length;
  const words = counted.sides.map((s) => oddsWord(s.won, told.games, even));
  return {
    ...card,
    counted,
    tags: card.seats.length === 2 && words[0] === 'even' ? [...card.tags, 'even'] : card.tags,
    hero: {
      ...card.hero,
      minutes: t('web-difficulty-turns', { turns: Math.round(told.turns / told.games) }),
    },
    seats: card.seats.map((s, i) => ({ ...s, odds: t('web-odds-word', { odds: words[i] }) })),
  };
}
