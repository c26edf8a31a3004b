/* Numbers as text, chance that repeats itself, and the colours of paint. */

export const f = (n: number) => (Math.round(n * 100) / 100).toString();
export const hash = (s: string) => {
  let h = 2166136261;
  for (const c of String(s)) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
export const rnd = (seed: number) => {
  let t = seed >>> 0;
  return () => {
    t = (t * 1664525 + 1013904223) >>> 0;
    return t / 4294967296;
  };
};
export const INK = '#17130f';
export const WHITE = '#fbf5e6';
export const BLACK = '#171412';
export const RED = '#b5202a';
export const HULL: Record<string, [string, string]> = {
  black: ['#43413f', '#191817'],
  grey: ['#a9b0b0', '#6f7878'],
  dgrey: ['#7d8686', '#4c5454'],
  neutral: ['#6a5a48', '#382d22'],
  white: ['#f4eee0', '#c9c1ae'],
  green: ['#5c7566', '#33463c'],
  rust: ['#7d4a36', '#4a2a1f'],
  navy: ['#3f4f66', '#222d3e'],
};
/** Funnels: the ground, and bands from the top down. */
export const LIV: Record<string, [string, [number, number, string][]]> = {
  black: ['#2a2725', []],
  clan: [
    '#2a2725',
    [
      [0.3, 0.42, RED],
      [0.54, 0.66, RED],
    ],
  ],
  redtop: ['#b5402f', [[0, 0.26, BLACK]]],
  blue: ['#3b6ea5', [[0, 0.3, BLACK]]],
  buff: ['#d9ac5c', [[0, 0.22, BLACK]]],
  plainbuff: ['#d9b064', []],
  harrison: [
    '#2a2725',
    [
      [0.28, 0.38, WHITE],
      [0.38, 0.52, RED],
      [0.52, 0.62, WHITE],
    ],
  ],
  white: ['#f1e9d6', [[0, 0.22, BLACK]]],
  grey: ['#8d9695', [[0, 0.16, '#3b4142']]],
  green: ['#3f6f56', [[0, 0.26, BLACK]]],
  nyk: [
    '#2a2725',
    [
      [0.28, 0.36, WHITE],
      [0.42, 0.5, WHITE],
    ],
  ],
  band: ['#2a2725', [[0.3, 0.56, WHITE]]],
  neutral: ['#5b5148', [[0.3, 0.52, '#d6c494']]],
};
