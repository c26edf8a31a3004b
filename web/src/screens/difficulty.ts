/* Difficulty of the sides as it was counted: shares of wins, never a guess. */
import { number, t } from '../common/i18n.svelte';
import type { Measured } from '../common/protocol';
import { seatName } from './games';
import type { Balance, ScenarioCard } from './models';

const NOBODY = '#b7ad98';

/** Shares in hundred that add up to a hundred. */
function hundred(counts: number[], all: number): number[] {
  const exact = counts.map((c) => (100 * c) / all);
  const out = exact.map(Math.floor);
  const order = exact.map((x, i) => [x - out[i], i]).sort((a, b) => b[0] - a[0]);
  const sum = Math.round(exact.reduce((a, b) => a + b, 0));
  for (let k = 0; out.reduce((a, b) => a + b, 0) < sum; k++) out[order[k % order.length][1]]++;
  return out;
}
/** Five steps from an easy wind to a desperate fight, against the share that an even match would give. */
function level(share: number, even: number): number {
  const part = share / even;
  return part >= 1.5 ? 1 : part >= 1.15 ? 2 : part > 0.85 ? 3 : part > 0.4 ? 4 : 5;
}

export function measuredCard(
  game: string,
  card: ScenarioCard,
  told: Measured | null | undefined,
): ScenarioCard {
  if (!told?.games) return card;
  const seats = card.seats;
  // partners of a team win together: each of them has half of it
  const won = seats.map((s) => told.wins[s.seat] ?? 0);
  const together = won.reduce((a, b) => a + b, 0);
  const decided = told.games - told.draws;
  const teams = seats.length > 1 && together > decided;
  const shares = hundred([...won.map((w) => (teams ? (w * decided) / together : w)), told.draws], told.games);
  const draws = shares.pop() ?? 0;
  const rest = seats.length === 1 ? 100 - shares[0] : draws;
  const parts: Balance['parts'] = seats.map((s, i) => ({ percent: shares[i], colours: s.colours }));
  if (rest) parts.splice(1, 0, { percent: rest, colours: [NOBODY] });
  const even = seats.length === 1 ? 50 : 100 / seats.length;
  const note = t('web-difficulty-games', { games: told.games });
  return {
    ...card,
    balance: {
      parts,
      labels: shares.map((s) => `${s} %`),
      note: draws && seats.length > 1 ? `${note}, ${t('web-difficulty-draws', { share: draws })}` : note,
    },
    tags: seats.length === 2 && Math.abs(shares[0] - shares[1]) <= 20 ? [...card.tags, 'even'] : card.tags,
    hero: {
      ...card.hero,
      sides: seats.map((s, i) => {
        const hard = level(shares[i], even);
        return {
          nation: s.nations[0] ?? '',
          code: s.code,
          title: t('web-difficulty-side', { side: seatName(game, s.seat), level: hard }),
          level: hard,
          text: t('web-difficulty-wins', {
            share: shares[i],
            rank: t('web-level', { level: told.rank }),
          }),
        };
      }),
      minutes: t('web-difficulty-turns', { turns: number(Math.round((10 * told.turns) / told.games) / 10) }),
    },
  };
}
