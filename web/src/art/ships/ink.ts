/* Numbers as text, chance that repeats, angles, and the puff that smoke is made of. */
const printed = new Map<number, string>();
/** A number to two places. The same few thousand are written again and again, and to write one takes long. */
export function f(n: number): string {
  const hundredths = Math.round(n * 100);
  const known = printed.get(hundredths);
  if (known !== undefined) return known;
  const text = (hundredths / 100).toString();
  printed.set(hundredths, text);
  return text;
}
export function rnd(seed: number) {
  let t = seed >>> 0;
  return () => {
    t = (t * 1664525 + 1013904223) >>> 0;
    return t / 4294967296;
  };
}
export function hash(s: unknown) {
  let h = 2166136261;
  for (const ch of String(s)) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
export const norm = (a: number) => {
  a = ((a % 360) + 360) % 360;
  return a > 180 ? a - 360 : a;
};
export function puff(x: number, y: number, r: number, kind?: string, op?: number): string {
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#qd-${kind || 'smoke'})" opacity="${f(op ?? 1)}"/>`;
}
