/* What a turn on its way draws on the mat: wakes and paths, stars where bases touch, shot in the air, chits at the target. */
import { t } from '../../common/i18n.svelte';
import { chitG } from '../../art/tokens';
import type { Box } from './camera';
import { along, at, LENGTH, type PathPoint, type Pose } from './geo';
import { ahead, broadside, clear, collision, lain, slip, wakes, type Track } from './layers';
import * as draw from './mat';
import type { MatShip } from './model';
import { bandWords, type Bands } from './ruler';
import { chits, type Shot } from './draws';
import type { Move, Story } from './story';
import type { View } from './wire';
import { matWords } from './words';

export interface Layers {
  /** Under all, and the same while ships move. */
  still?: (v: draw.V) => string;
  under?: (v: draw.V) => string;
  mid?: (v: draw.V) => string;
  over?: (v: draw.V) => string;
  measure?: [number, number];
  /** Where no name may stand. */
  reserve?: (v: draw.V) => Box[];
}
const stopped = (m: Move): boolean => m.against.length > 0 || m.rocks;
/** A ship that is stopped has sailed her way before the others are done. */
export const share = (m: Move): number => {
  if (!m.asked) return 1;
  const last = m.asked[m.asked.length - 1];
  const first = m.asked[0];
  // she may be stopped before she has moved at all
  return Math.min(1, Math.max(0.01, m.length / (Math.hypot(last.x - first.x, last.y - first.y) || 1)));
};
/** Where she is when this much of the movement has gone by: slowly off, slowly up. */
export function poseAt(m: Move, t: number): Pose {
  return along(m.path, eased(Math.min(1, t / share(m))));
}
const eased = (u: number): number => u * u * (3 - 2 * u);

function tracks(story: Story, ships: Map<string, MatShip>, u: number): Track[] {
  return story.moves.flatMap((m) => {
    const ship = ships.get(m.id);
    if (!ship || m.length < 1) return [];
    const n = Math.round((m.path.length - 1) * eased(Math.min(1, u / share(m))));
    const done = m.path.slice(0, Math.max(2, n + 1));
    const left = m.path.slice(n);
    const missed = m.asked?.filter((p) => far(m, p) > m.length) ?? [];
    const rest: PathPoint[] = m.asked ? [...left, ...missed] : left;
    return [
      {
        ship: { ...ship, draw: {} },
        from: m.path[0],
        done,
        rest: m.asked || u < 1 ? rest : [],
        end: (m.asked ?? m.path)[(m.asked ?? m.path).length - 1],
        stopped: stopped(m),
      },
    ];
  });
}
const far = (m: Move, p: Pose): number => Math.hypot(p.x - m.path[0].x, p.y - m.path[0].y);

/** Wakes of a movement gone by, pale under what comes after it. */
export const traces = (story: Story, ships: MatShip[], wind: number): Layers => {
  const byId = new Map(ships.map((s) => [s.id, s]));
  return {
    under: (v) => {
      const gone = tracks(story, byId, 1);
      return lain(v, gone, wind, true) + wakes(v, gone, true);
    },
    over: (v) =>
      story.moves
        .filter((m) => m.against.length)
        .map((m) => {
          const p = v.P(...at(m.path[m.path.length - 1], LENGTH / 2, 0));
          return collision(p[0], p[1]);
        })
        .join(''),
  };
};
const tagAt = (v: draw.V, ship: MatShip): [number, number] => {
  const p = v.P(ship.pose.x, ship.pose.y);
  return [p[0] - 8, p[1] + 50 * v.k + 16];
};
export const sailing = (
  story: Story,
  ships: MatShip[],
  wind: number,
  u: number,
  veers: Map<string, string>,
): Layers => {
  const byId = new Map(ships.map((s) => [s.id, s]));
  const under = tracks(story, byId, u);
  return {
    reserve: (v) =>
      v.phone
        ? []
        : [...veers].flatMap(([id, text]) => {
            const ship = byId.get(id);
            if (!ship) return [];
            const [x, y] = tagAt(v, ship);
            const half = text.length * 3.2 + 10;
            return [[x - half, y - 10, x + half, y + 10] as const];
          }),
    still: (v) => lain(v, under, wind, false),
    under: (v) => wakes(v, under, false),
    mid: (v) => ahead(v, under),
    over: (v) => {
      let o = '';
      for (const m of story.moves) {
        const ship = byId.get(m.id);
        if (!ship) continue;
        const text = veers.get(m.id);
        const p = tagAt(v, ship);
        if (text && !v.phone)
          o += draw.tag(p[0], p[1], text, draw.seaTint(ship.nation), {
            bg: '#0c2730',
            ink: '#f6f0e1',
            w: text.length * 6.4 + 20,
          });
      }
      for (const m of story.moves) {
        if (!stopped(m) || u < share(m)) continue;
        const q = v.P(...at(m.path[m.path.length - 1], LENGTH / 2, 0));
        o += collision(q[0], q[1]);
        const words = [
          m.against.length ? t('web-sg-stopped-after', { mm: Math.round(m.length) }) : t('web-sg-strikes'),
          m.against.join(', '),
        ].filter(Boolean);
        if (v.phone) continue;
        const w = Math.max(...words.map((x) => x.length)) * 7 + 30;
        const [x, y] = clear(v, ships, q, w, 42);
        o += `<path d="M${draw.f(q[0])},${draw.f(q[1])}L${draw.f(Math.max(x, Math.min(x + w, q[0])))},${draw.f(y + 20)}" stroke="#ff6a48" stroke-width="1.4"/>${collision(q[0], q[1])}${slip(x, y, w, words, '', '#a92c14')}`;
      }
      return o;
    },
  };
};

const LAB = { front1: 0, rear1: 0, full1: 0, 'front-1': 0, 'rear-1': 0, 'full-1': 0 };
/** Where the shot leaves: the red dot of the arc, or the rail for muskets. */
const muzzle = (shot: Shot, from: Pose, to: Pose, arcs: View['arcs']): [number, number] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const right = dx * Math.cos((from.h * Math.PI) / 180) + dy * Math.sin((from.h * Math.PI) / 180) > 0;
  const side = shot.side === 'port' ? -1 : shot.side === 'starboard' ? 1 : right ? 1 : -1;
  const [fore, beam] = (arcs[shot.arc] ?? arcs.full).dot;
  return at(from, fore / 100, (beam / 100) * side);
};
export const firing = (
  shot: Shot,
  ships: MatShip[],
  guns: number[],
  bands: Bands,
  arcs: View['arcs'],
  turned: number,
): Layers => {
  const from = ships.find((s) => s.id === shot.id)?.pose;
  const to = ships.find((s) => s.id === shot.target)?.pose;
  if (!to) return {};
  const all = chits(shot);
  const strip = (v: draw.V): [number, number] => {
    const p = v.P(to.x, to.y);
    return [p[0] - all.length * 14, p[1] + 48 * v.k];
  };
  return {
    reserve: (v) => {
      const [x, y] = strip(v);
      return all.length && !v.phone ? [[x - 8, y - 8, x + all.length * 28 + 4, y + 33]] : [];
    },
    under: (v) =>
      from && shot.side !== 'musket'
        ? draw.arcs(v, from, guns, matWords(), { sides: [shot.side === 'port' ? -1 : 1], lab: LAB })
        : '',
    over: (v) => {
      let o = '';
      const struck: [number, number] =
        shot.rake === 'none' ? [to.x, to.y] : at(to, shot.rake === 'stern' ? -30 : 30, 0);
      const b = v.P(...struck);
      if (from) {
        const a = v.P(...muzzle(shot, from, to, arcs));
        if (shot.side !== 'musket') o += broadside(v, a, b);
        else
          o += `<path d="M${draw.f(a[0])},${draw.f(a[1])}L${draw.f(b[0])},${draw.f(b[1])}" stroke="#fff1c4" stroke-width="1.4" stroke-dasharray="3 6"/>`;
        if (shot.range !== null && !v.phone) {
          const letters = shot.draws.map((d) => d.letter).join(', ');
          const words = [
            letters
              ? t('web-sg-range-so', { mm: Math.round(shot.range), letters })
              : `${Math.round(shot.range)} mm: ${bandWords(shot.range, bands)}`,
            ...(shot.rake === 'none' ? [] : [t(`sg-mod-rake-${shot.rake}`)]),
          ];
          const w = Math.max(130, Math.max(...words.map((x) => x.length)) * 7.4 + 24);
          const mid: [number, number] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
          const [x, y] = clear(v, ships, mid, w, 14 + words.length * 14);
          o += `<path d="M${draw.f(Math.max(x, Math.min(x + w, mid[0])))},${draw.f(y + 12)}L${draw.f(mid[0])},${draw.f(mid[1])}" stroke="#f6f0e1" stroke-opacity=".8" stroke-width="1.2"/>${slip(x, y, w, words, '')}`;
        }
      }
      if (all.length && !v.phone) {
        const [x, y] = strip(v);
        const shown = all.map((c, i) => (i < turned ? c : c[0] + '?'));
        o += `<g transform="translate(${draw.f(x)},${draw.f(y)})"><rect x="-6" y="-6" width="${all.length * 28 + 8}" height="37" rx="4" fill="#0b2129" fill-opacity=".72"/>${shown.map((c, i) => `<g transform="translate(${i * 28},0)${i === turned ? ' rotate(-10 12 12)' : ''}" opacity="${i > turned ? 0.55 : 1}">${chitG(c, 24)}</g>`).join('')}</g>`;
      }
      return o;
    },
  };
};
