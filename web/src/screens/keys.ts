/* Links for friends: kept for this page's life only, so that the maker of a match can hand them on. */
const made = new Map<string, Record<string, string>>();

export function remember(match: string, links: Record<string, string>): void {
  made.set(match, links);
}
export const keysOf = (match: string): Record<string, string> => made.get(match) ?? {};
