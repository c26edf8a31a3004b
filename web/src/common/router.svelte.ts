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

export function startRouter(): void {
  const update = (): void => {
    route.now = read();
  };
  addEventListener('hashchange', update);
  update();
}
export const go = (to: string): void => {
  location.hash = to.startsWith('#') ? to : '#/' + to.replace(/^\//, '');
};
