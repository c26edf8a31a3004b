/* The three home scenes, our own drawings: SVG text for a viewBox of w by h. */
export { duel } from './scenes/duel';
export { fleet } from './scenes/fleet';
export { raider } from './scenes/raider';
