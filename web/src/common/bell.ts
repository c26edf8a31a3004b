/* The title and the icon of the page say when it is my turn. */
const PLAIN = '/icon.svg';
/** The compass of the icon, with a lamp lit in its middle. */
const LIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><rect x="-32" y="-32" width="64" height="64" rx="10" fill="#2a1e15"/><path d="M0,-27L4.8,-4.8L27,0L4.8,4.8L0,27L-4.8,4.8L-27,0L-4.8,-4.8Z" fill="#e0bd6e"/><circle r="15" fill="#ff6a48" stroke="#2a1e15" stroke-width="3"/></svg>',
)}`;

export function ring(mine: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = mine ? LIT : PLAIN;
}
