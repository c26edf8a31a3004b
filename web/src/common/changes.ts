/* What the server says has changed since the last state: `[path, value]` puts something there, `[path]` removes it, and
   a list's "length" cuts it. Nothing that was told before is altered: whatever holds on to it keeps what it had. */
export type Change = [path: (string | number)[], value?: unknown];
type Box = Record<string | number, unknown>;

export function applied<T>(told: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  const own = (value: unknown): Box => {
    if (fresh.has(value)) return value as Box;
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Box) }) as Box;
    fresh.add(copy);
    return copy;
  };
  const whole = own(told);
  for (const change of changes) {
    const path = change[0];
    let at = whole;
    for (const step of path.slice(0, -1)) {
      const next = own(at[step]);
      at[step] = next;
      at = next;
    }
    const last = path[path.length - 1];
    if (change.length === 1) delete at[last];
    else at[last] = change[1];
  }
  return whole as T;
}
