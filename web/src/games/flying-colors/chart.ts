/* The layers of the Flying Colors chart as SVG text, in chart pixels (hex side `s`), from the lowest up:
   texture, shoals, halos, legal water, arcs, ships, ghosts, aim, labels. The neatline, the rose and the mini-map
   belong to the window and are drawn in window pixels. */
export * from './chart/arcs';
export { border, graduation, minimap, minimapWindow, rhumbs } from './chart/glass';
export { amidships, type Frame } from './chart/ink';
export { label, occupied, placeLabels } from './chart/labels';
export { rose } from './chart/rose';
export { scene } from './chart/scene';
export { plan } from './chart/plan';
export * from './chart/ships';
export { batteries, chartKey, defs, gridCell, numbers, shoals, texture } from './chart/sea';
