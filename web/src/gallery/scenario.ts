/* A scenario as the mock-ups had it. */
import type { Hex } from '../games/flying-colors/hex';
import type { Shoal } from '../games/flying-colors/model';

export interface Sample {
  id: string;
  title: string;
  date: string;
  turns: number;
  maps: string[];
  wind: number | null;
  weather: string;
  background: string;
  audacity: Record<string, number>;
  sides: { id: string; nations: string[]; admiral: string }[];
  units: {
    nation: string;
    side: string;
    bow: Hex;
    stern: Hex | null;
    f: number;
    guns: number;
    vp: number;
  }[];
  shoals: Shoal[];
  batteries: { hex: Hex; nation: string }[];
}
