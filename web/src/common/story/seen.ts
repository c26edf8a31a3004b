/* How far this browser has followed a match, for whoever comes back to it. */
const place = (match: string, seat: string): string => `quarterdeck.seen.${match}.${seat}`;

/** The last event that was seen; null where nothing is known of it. */
export function seenOf(match: string, seat: string): number | null {
  try {
    const kept = localStorage.getItem(place(match, seat));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
export function saw(match: string, seat: string, n: number): void {
  try {
    localStorage.setItem(place(match, seat), String(n));
  } catch {
    // no storage: nobody is told what he missed
  }
}
