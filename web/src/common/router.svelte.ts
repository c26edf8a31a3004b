/* Hash routes: no server knows which page is open, and a seat key in a link never reaches one. */

export interface Route {
  path: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [path, query] = location.hash.replace(/^#\/?/, '').split('?');
  return {
    path: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(query ?? ''),
  };
}

export const route = $state<{ now: Route }>({ now: { path: [], query: new URLSearchParams() } });

/** A seat's link is /t/<match>#<seat>.<key>: it becomes the table's own route, and the key leaves the address bar. */
function seatLink(): void {
  const found = /^\/t\/([\w-]+)$/.exec(location.pathname);
  if (!found) return;
  const [seat, ...key] = location.hash.slice(1).split('.');
  const query = key.length
    ? `?seat=${encodeURIComponent(seat)}&key=${encodeURIComponent(key.join('.'))}`
    : '';
  history.replaceState(null, '', `/#/table/${found[1]}${query}`);
}

export function startRouter(): void {
  seatLink();
  const update = (): void => {
    route.now = read();
  };
  addEventListener('hashchange', update);
  update();
}
export const go = (to: string): void => {
  location.hash = to.startsWith('#') ? to : '#/' + to.replace(/^\//, '');
};
