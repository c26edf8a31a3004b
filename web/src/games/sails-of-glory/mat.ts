/* The play mat as SVG text, from the lowest layer up: table, sea, terrain, arcs and ruler, bases, hulls, names, rose. */
export { arcs, rulerG } from './mat/arcs';
export { f, poly, seaTint, tag, type V, type Words } from './mat/ink';
export { rose } from './mat/rose';
export { neat, sea, table, terrain } from './mat/sea';
export { base, battery, burn, defs, ghost, label, shipG } from './mat/ships';
