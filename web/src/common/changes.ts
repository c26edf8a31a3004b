/* What the server says has changed since the last state: `[path, value]` puts something there, `[path]` removes it, and
   a list's "length" cuts it. Nothing that was told before is altered: whatever holds on to it keeps what it had. */
type Box = Record<string | number, unknown>;
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;
const isPath = (path: unknown): path is (string | number)[] => Array.isArray(path) && path.length > 0;

export function applied<T extends object>(told: T, changes: readonly (readonly unknown[])[]): T {
  const fresh = new Set<unknown>();
  /** The same to write in; copied once. */
  const own = (value: unknown): Box => {
    if (!isBox(value)) throw new Error('nothing there to change');
    if (fresh.has(value)) return value;
    const copy = Object.assign(Array.isArray(value) ? [] : {}, value);
    fresh.add(copy);
    return copy;
  };
  const empty: Box = {};
  const whole: T & Box = Object.assign(empty, told);
  for (const [path, ...put] of changes) {
    if (!isPath(path)) throw new Error('a change without a path');
    let at: Box = whole;
    for (const step of path.slice(0, -1)) {
      const next = own(at[step]);
      at[step] = next;
      at = next;
    }
    const last = path[path.length - 1];
    if (put.length) at[last] = put[0];
    else delete at[last];
  }
  return whole;
}
