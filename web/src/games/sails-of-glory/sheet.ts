/* The log of a ship: boxes, loads, sails, special damage. */
import { I } from '../../art/tokens';
import { t } from '../../common/i18n.svelte';
import { NATION } from './matmodel';
import type { MatSheet } from './model';
import { hullType, reconstructed, SHIPS } from './prints';
import type { ShipView, View } from './wire';

const SAILS: ShipView['sails'][] = ['full', 'battle', 'backing', 'furled'];
/** "A:2+rudder" of the server is the chit A2+rudder; a casualty marker has no letter. */
const chit = (face: string): string => (face === 'casualty' ? 'Ecrew' : face.replace(':', ''));

/** The shot I have chosen for a broadside in the open question. */
export const chosenLoad = (view: View, ship: number, side: string): string | null =>
  view.chosen?.loads.find((l) => l.firer.kind === 'ship' && l.firer.id === ship && l.weapon === side)?.ammo ??
  null;

function loadOf(view: View, s: ShipView, side: 'port' | 'starboard'): MatSheet['port'] {
  const b = s[side];
  const secret = chosenLoad(view, s.id, side) ?? b.load;
  return {
    load: b.loaded || secret ? (secret && I[secret] ? secret : b.loaded ? 'lock' : null) : null,
    text: secret
      ? t('web-sg-ammo', { kind: secret })
      : b.loaded
        ? t('web-sg-loaded')
        : b.fired
          ? t('web-sg-fired')
          : t('web-sg-empty'),
  };
}
const hitsOf = (
  s: ShipView,
  what: 'fire' | 'leak' | 'mast' | 'rudder' | 'sail',
  n: number,
): MatSheet['special'][number] => ({
  id: what,
  title: t('web-sg-special', { what }),
  text: n ? t('web-sg-special-text', { what, count: n, veer: s.veer }) : t('web-sg-none'),
  hits: n,
});
export function sheetOf(view: View, id: string | null): MatSheet | null {
  const s = view.ships.find((x) => String(x.id) === id);
  if (!s) return null;
  const print = SHIPS[s.card];
  return {
    ship: s.card,
    nation: NATION[s.nation] ?? 'Neutral',
    name: s.name,
    meta: [
      t('web-sg-guns-deck', { guns: Number(print?.guns ?? 0), year: print?.year ?? '', deck: s.deck }),
      print && s.veer < print.veer
        ? t('web-sg-veer-was', { veer: print.veer })
        : t('web-sg-veer', { veer: s.veer }),
    ],
    worse: s.veer < (print?.veer ?? 0) ? String(s.veer) : undefined,
    own: reconstructed(s.card),
    burden: s.burden,
    gunnery: s.gunnery,
    musketry: s.musketry,
    actions: print?.actions ?? s.musketry.map(() => 0),
    hull: s.hull.map((box) => box.map(chit)),
    crew: s.crew.map(chit),
    zero: s.zero.map((z) => z[0]),
    port: loadOf(view, s, 'port'),
    starboard: loadOf(view, s, 'starboard'),
    shot: [],
    sails: SAILS.map((x) => ({
      id: x,
      text: t('web-sg-sail-short', { sail: x }),
      state: s.sails === x ? ('on' as const) : ('' as const),
    })),
    special: [
      hitsOf(s, 'fire', s.fires),
      hitsOf(s, 'leak', s.leaks),
      hitsOf(s, 'mast', s.masts),
      hitsOf(s, 'rudder', s.rudder),
      hitsOf(s, 'sail', s.rigging),
    ],
    type: hullType(s.type, Number(print?.guns ?? 74)),
    windTo: 322,
  };
}
