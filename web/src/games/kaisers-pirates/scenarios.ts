/* Tables of The Kaiser's Pirates: one for each number of players, with the ships dealt in an opening position. */
import { cardShip, code, ship } from '../../art/steamers';
import { say, sayOr, t } from '../../common/i18n.svelte';
import type { ScenarioInfo, ScenarioPreview } from '../../common/protocol';
import type { ScenarioCard } from '../../screens/models';
import { CODE, COLOUR, seatTitle } from './adapter';
import { D, defs } from './cards';

export function card(info: ScenarioInfo, preview: ScenarioPreview | null): ScenarioCard {
  const view = preview?.game === 'kaisers-pirates' ? preview.view : undefined;
  const players = view?.players ?? [];
  function thumb(w: number, h: number, big: boolean): string {
    let o = `<defs>${defs()}</defs><rect width="${w}" height="${h}" fill="url(#kp-skyr)"/><rect y="${h * 0.32}" width="${w}" height="${h}" fill="url(#kp-water)"/>`;
    const n = Math.max(1, players.length);
    players.forEach((p, i) => {
      const s = p.rear[0];
      if (!s) return;
      const y = h * (0.4 + (0.52 * (i + 0.5)) / n);
      const x = w * (i % 2 ? 0.6 : 0.42);
      o += `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)})">${ship(cardShip(s.id, D.merchants[s.id], { recognised: s.recognised, scale: (big ? 0.78 : 0.42) * (0.75 + i * 0.12), lod: big ? 'l' : 'm', smoke: 0.5, flip: i % 2 }))}</g><g transform="translate(${big ? 8 : 5},${(y - 6).toFixed(1)})">${code(CODE[p.seat] ?? 'N', big ? 20 : 13, big ? 14 : 9)}</g>`;
    });
    return o;
  }
  const text = `kp-scn-${info.id}-text`;
  return {
    id: info.id,
    title: say(info.title),
    line: t('web-kp-scenario-line', { seats: info.seats.length }),
    forces: [], // all have as many cards
    tags: [info.seats.length <= 2 ? 'small' : '', info.seats.length >= 4 ? 'large' : ''].filter(Boolean),
    thumb,
    hero: {
      overline: '1914 \u2013 1918',
      text: sayOr(text, t('web-kp-text')),
      facts: t('web-kp-scenario-facts', { seats: info.seats.length }),
    },
    seats: info.seats.map((seat) => ({
      seat,
      title: seatTitle(seat),
      nations: [],
      code: CODE[seat] ?? 'N',
      colours: [COLOUR[seat] ?? '#444'],
    })),
  };
}
