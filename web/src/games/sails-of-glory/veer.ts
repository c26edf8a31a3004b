/* The veer scale under the hand: one figure for each group of cards, the open span in aqua. */
import type { HandCard, Planning } from './model';

export function veerScale(
  hand: HandCard[],
  widths: number[],
  veer: NonNullable<Planning['veer']>,
  hover: string | null,
  words: { far: string; open: string },
  reeled: boolean,
): string {
  const total = widths.reduce((a, b) => a + b, 0);
  const groups = new Map<number, { x0: number; x1: number; open: boolean; hot: boolean }>();
  let x = 0;
  hand.forEach((c, i) => {
    const g = groups.get(c.card.veer);
    if (g) {
      g.x1 = x + widths[i];
      g.open ||= c.open;
      g.hot ||= c.id === hover;
    } else groups.set(c.card.veer, { x0: x, x1: x + widths[i], open: c.open, hot: c.id === hover });
    x += widths[i];
  });
  const list = [...groups].map(([v, g]) => ({ v, x: (g.x0 + g.x1) / 2 - 2, ...g }));
  const open = list.filter((g) => g.open);
  const shut = list.filter((g) => !g.open);
  let s = '';
  if (open.length) {
    const a = open[0].x - Math.min(30, widths[0] / 2);
    const b = open[open.length - 1].x + Math.min(30, widths[0] / 2);
    s += `<path d="M${a},11H${b}" stroke="#86e5cf" stroke-width="2.2"/><path d="M${a},4v14M${b},4v14" stroke="#86e5cf" stroke-width="2"/>`;
    for (const part of [shut.filter((g) => g.x < a), shut.filter((g) => g.x > b)])
      if (part.length) {
        const from = part[0].x < a ? part[0].x - 24 : b;
        const to = part[0].x < a ? a : part[part.length - 1].x + 24;
        s += `<path d="M${from},11H${to}" stroke="#a5552f" stroke-width="1.6" stroke-dasharray="4 3"/>`;
      }
    const wide = open.find((g) => g.v === 5);
    if (wide)
      s += `<path d="M${wide.x - (wide.x1 - wide.x0) / 2 + 5},11H${wide.x + (wide.x1 - wide.x0) / 2 - 5}" stroke="#86e5cf" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
    // where the hand is scrolled the words stand at its beginning, which is in sight
    const [at, anchor] = reeled ? [Math.max(0, a), 'start'] : [wide ? wide.x + 70 : (a + b) / 2, 'middle'];
    s += `<text x="${at}" y="35" text-anchor="${anchor}" style="font:12px var(--sans)" fill="#c9fff2">${words.open} <tspan fill="#e0bd6e" font-weight="600" text-decoration="underline">${veer.rule}</tspan></text>`;
  }
  if (shut.length && shut[0].x < (open[0]?.x ?? Infinity)) {
    const before = shut.filter((g) => g.x < (open[0]?.x ?? Infinity));
    s += `<text x="${(before[0].x + before[before.length - 1].x) / 2}" y="35" text-anchor="middle" style="font:600 12px var(--sans)" fill="#ffb5a9">${words.far}</text>`;
  }
  for (const g of list)
    s += `<circle cx="${g.x}" cy="11" r="9" fill="${g.hot ? '#86e5cf' : '#2a1e15'}" stroke="${g.open ? '#86e5cf' : '#a5552f'}" stroke-width="1.4"/><text x="${g.x}" y="15.2" text-anchor="middle" style="font:700 12px var(--sans)" fill="${g.hot ? '#0e3a35' : g.open ? '#d9fff5' : '#d9a08c'}">${g.v}</text>`;
  return `<svg width="${total}" height="40" viewBox="0 0 ${total} 40" style="overflow:visible">${s}</svg>`;
}
