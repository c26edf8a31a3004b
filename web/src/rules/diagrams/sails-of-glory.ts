/* Pictures of Sails of Glory: the mat's own bases, arcs, cards and chits. */
import { chitG } from '../../art/tokens';
import { cardArt } from '../../games/sails-of-glory/cardart';
import { cardOf, path, type Colour, type Pose } from '../../games/sails-of-glory/geo';
import * as draw from '../../games/sails-of-glory/mat';
import type { MatShip } from '../../games/sails-of-glory/model';
import { matWords } from '../../games/sails-of-glory/words';
import type { Drawing, Drawings } from './drawings';

/** The wind comes from the west. */
const WIND = 270;

const ship = (nation: string, pose: Pose): MatShip => ({
  id: `${nation} ${pose.x}`,
  name: '',
  nation,
  type: 'third',
  pose,
  sail: 'battle',
  guns: 74,
  who: '',
  boxes: 9,
  hullLost: 0,
  crewLost: 0,
  rig: 1,
  hull: 1,
  state: { icon: '', text: '' },
});
/** Millimetres of the mat in a picture: its middle, and how many pixels one has. */
function mat(width: number, height: number, middle: [number, number], k: number): draw.V {
  const ox = width / 2 - middle[0] * k;
  const oy = height / 2 - middle[1] * k;
  return {
    k,
    ox,
    oy,
    P: (x, y) => [ox + x * k, oy + y * k],
    view: [0, 0, width, height],
    W: width,
    H: height,
  };
}
function piece(v: draw.V, s: MatShip, on = false): string {
  const [x, y] = v.P(s.pose.x, s.pose.y);
  return `<g transform="translate(${draw.f(x)},${draw.f(y)}) rotate(${draw.f(s.pose.h)}) scale(${v.k})">${draw.base({ sel: on })}</g><g transform="translate(${draw.f(x)},${draw.f(y)})">${draw.shipG(v, s, s.pose.h, WIND)}</g>`;
}
const picture = (v: draw.V, body: string): Drawing => ({
  width: v.W,
  height: v.H,
  svg: `<defs>${draw.defs(v)}</defs>${body}`,
});
const NO_NAMES = { front1: 0, full1: 0, rear1: 0, 'front-1': 0, 'full-1': 0, 'rear-1': 0 };
const card = (
  id: string,
  x: number,
  y: number,
  w: number,
  o: { dim?: boolean; hot?: boolean } = {},
): string => {
  const known = cardOf(id);
  return known ? `<g transform="translate(${x},${y})">${cardArt(id, known, w, 'battle', o)}</g>` : '';
};
function end(id: string, from: Pose, colour: Colour): Pose {
  const known = cardOf(id);
  return known ? (path(from, known, 'battle', colour).at(-1) ?? from) : from;
}

function attitude(): Drawing {
  const v = mat(620, 300, [0, 0], 2.6);
  const own = ship('British', { x: -70, y: 0, h: 20 });
  return picture(v, piece(v, own, true) + draw.rose(WIND, 440, 150, 84, [[20, '#ffd75e']], matWords()));
}
function manoeuvre(): Drawing {
  const v = mat(620, 340, [70, 0], 1.5);
  const from: Pose = { x: 80, y: 60, h: 0 };
  const own = ship('British', from);
  const [orange, green] = (['orange', 'green'] as const).map((colour) => end('C19', from, colour));
  return picture(
    v,
    card('C19', 60, 50, 140) +
      draw.ghost(v, green, own, WIND, '#4fc07a', { hull: false }) +
      draw.ghost(v, orange, own, WIND, '#f59a34', { hull: false }) +
      piece(v, own, true),
  );
}
function collision(): Drawing {
  const v = mat(620, 300, [0, 0], 1.6);
  const first = ship('French', { x: 30, y: -10, h: 80 });
  const second = ship('British', { x: -45, y: 30, h: 60 });
  const wanted = end('C1', { x: -70, y: 44, h: 60 }, 'green');
  return picture(
    v,
    draw.ghost(v, wanted, second, WIND, '#ff6a48', { hull: false }) +
      piece(v, first) +
      piece(v, second, true),
  );
}
function arcs(): Drawing {
  const v = mat(620, 420, [0, 0], 0.78);
  const own = ship('British', { x: 0, y: 0, h: 0 });
  return picture(v, draw.arcs(v, own.pose, [3, 5, 3], matWords()) + piece(v, own, true));
}
function veer(): Drawing {
  const v = mat(620, 170, [0, 0], 1);
  const row = ['C21', 'C17', 'C13', 'C1', 'C11', 'C15', 'C19'];
  const far = new Set(['C21', 'C17']);
  const cards = row.map((id, i) => card(id, 14 + i * 86, 26, 72, { dim: far.has(id), hot: id === 'C19' }));
  return picture(v, cards.join(''));
}
function rakes(): Drawing {
  const v = mat(620, 340, [60, 0], 1.15);
  const own = ship('British', { x: -60, y: 0, h: 0 });
  const raked = ship('French', { x: 100, y: 0, h: 90 });
  const beside = ship('French', { x: 190, y: -60, h: 0 });
  const fired = draw.arcs(v, own.pose, [3, 5, 3], matWords(), { sides: [1], lab: NO_NAMES });
  return picture(v, fired + piece(v, beside) + piece(v, raked) + piece(v, own, true));
}
function chits(): Drawing {
  const v = mat(620, 110, [0, 0], 1);
  const row = ['A3', 'A2', 'A0', 'Acrew', 'A2rudder', 'Bfire', 'C1mast', 'Dcrew', 'E1'];
  const all = row.map((spec, i) => `<g transform="translate(${18 + i * 66},30)">${chitG(spec, 50)}</g>`);
  return picture(v, all.join(''));
}
export const drawings: Drawings = { attitude, manoeuvre, collision, arcs, veer, rakes, chits };
