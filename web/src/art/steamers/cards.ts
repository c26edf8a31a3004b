/* What each card of the game looks like. */
import { hash, LIV } from './ink';
import type { MerchantLook, SteamerDrawing, SteamerState, SteamerType } from './looks';

const SH: Record<string, { type: SteamerType; funnels?: number; guiseFlag?: string; paint?: string }> = {
  emden: { type: 'cruiser' },
  dresden: { type: 'cruiser' },
  leipzig: { type: 'cruiser' },
  nuernberg: { type: 'cruiser' },
  koenigsberg: { type: 'cruiser' },
  karlsruhe: { type: 'cruiser', funnels: 4 },
  berlin: { type: 'liner', funnels: 2, guiseFlag: 'NL' },
  prinz_eitel_friedrich: { type: 'liner', funnels: 2, guiseFlag: 'ES' },
  cap_trafalgar: { type: 'liner', funnels: 3, guiseFlag: 'ES' },
  kaiser_wilhelm_der_grosse: { type: 'liner', funnels: 4, guiseFlag: 'NO' },
  kronprinz_wilhelm: { type: 'liner', funnels: 4, guiseFlag: 'NO' },
  seeadler: { type: 'fullrig', guiseFlag: 'NO' },
  moewe: { type: 'raider', guiseFlag: 'SE', paint: 'black' },
  wolf: { type: 'raider', guiseFlag: 'NO' },
  greif: { type: 'raider', guiseFlag: 'NO', paint: 'rust' },
  leopard: { type: 'raider', guiseFlag: 'NO', paint: 'navy' },
  cormoran: { type: 'raider', guiseFlag: 'NL', paint: 'green' },
  meteor: { type: 'raider', guiseFlag: 'SE' },
  geier: { type: 'raider', guiseFlag: 'SE', paint: 'navy' },
  iltis: { type: 'raider', guiseFlag: 'NL' },
};
const LV: Record<string, string> = {
  clan_mactavish: 'clan',
  otaki: 'buff',
  georgic: 'buff',
  mount_temple: 'buff',
  hitachi_maru: 'nyk',
  hudson_maru: 'nyk',
  author: 'harrison',
  dramatist: 'harrison',
  diplomat: 'harrison',
  flamenco: 'black',
  troilus: 'blue',
  kaipara: 'redtop',
  maria: 'green',
  mongolia: 'black',
  vandyck: 'blue',
  voltaire: 'blue',
  matheran: 'band',
  igotz_mendi: 'redtop',
  indrani: 'redtop',
  city_of_winchester: 'buff',
  lovat: 'green',
  appam: 'buff',
};
export function cardShip(id: string, m: MerchantLook | undefined, o: SteamerState = {}): SteamerDrawing {
  // o: state of the card in play
  const s = SH[id];
  if (s) {
    const war = s.type === 'cruiser' || o.recognised;
    return {
      seed: id,
      guise: s.type === 'cruiser' ? '' : war ? 'recognised' : 'disguised',
      flag: war ? 'DE' : s.guiseFlag,
      ...s,
      ...o,
    };
  }
  if (!m) return { ...o, seed: id };
  const tn = +m.tonnage,
    sail = m.type === 'sail',
    fl = o.prize ? 'DE' : m.flag;
  const paints = ['black', 'black', 'navy', 'green', 'rust'],
    h = hash(id);
  return {
    seed: id,
    flag: fl,
    type: sail ? 'barque' : tn >= 8000 ? 'passenger' : tn >= 5300 ? 'cargo' : 'tramp',
    masts: sail ? (tn >= 2000 ? 4 : 3) : 0,
    paint: sail ? ['green', 'black', 'white', 'rust', 'navy'][h % 5] : paints[h % 5],
    livery: LV[id] || Object.keys(LIV)[h % 8],
    gun: id === 'clan_mactavish' || id === 'otaki',
    ...o,
  };
}
