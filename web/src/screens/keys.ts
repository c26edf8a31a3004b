/* Links for friends: kept for this tab only, so that the maker of a match can hand them on after a reload. */
const place = (match: string): string => `quarterdeck.links.${match}`;

export function remember(match: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(place(match), JSON.stringify(links));
  } catch {
    // without storage the links can be copied only from a table made in this visit
  }
}
export function keysOf(match: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(match)) ?? '{}');
    const all = typeof kept === 'object' && kept ? Object.entries(kept) : [];
    return Object.fromEntries(all.map(([seat, link]): [string, string] => [seat, String(link)]));
  } catch {
    return {};
  }
}
