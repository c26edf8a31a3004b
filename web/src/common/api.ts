/* The REST side of the server, called by the paths of its schema. Seat keys live in strict cookies; the page never keeps
   them. */
import createClient from 'openapi-fetch';
import type { paths } from './openapi';
import type { NewMatch, Problem } from './protocol';

/** What the page itself finds wrong before the server has heard anything. */
export const OFFLINE: Problem = {
  status: 0,
  code: 'offline',
  title: 'offline',
  type: '',
  detail: '',
  reason: null,
  rule: null,
};

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

const client = createClient<paths>({
  baseUrl: '/',
  credentials: 'same-origin',
  headers: { accept: 'application/json', 'x-quarterdeck': '1' },
});

/** A match under the rules of an earlier release has a page of its own. */
export function toOldPage(path: string): void {
  const id = /^\/(?:api|ws)\/matches\/([^/?]+)/.exec(path)?.[1];
  if (id) location.replace(`/old/${id}`);
}

/** What was told, or the problem as an error. */
async function told<T>(asked: Promise<{ data?: T; error?: Problem; response: Response }>): Promise<T> {
  const answer = await asked.catch(() => {
    throw new ApiError(OFFLINE);
  });
  if (answer.data !== undefined) return answer.data;
  if (answer.error?.code === 'rules-changed') toOldPage(new URL(answer.response.url).pathname);
  throw new ApiError(answer.error ?? { ...OFFLINE, status: answer.response.status, code: 'http' });
}
const at = (
  match_id: string,
  seat?: string | null,
): { path: { match_id: string }; query: { seat?: string } } => ({
  path: { match_id },
  query: seat ? { seat } : {},
});
type Show = 'mine' | 'open' | 'live' | 'finished';

export const games = () => told(client.GET('/api/games'));
export const scenarios = (game: string) =>
  told(client.GET('/api/games/{game}/scenarios', { params: { path: { game } } }));
export const scenarioPreview = (game: string, scenario: string) =>
  told(client.GET('/api/games/{game}/scenarios/{scenario}', { params: { path: { game, scenario } } }));
export const rulebook = (game: string, language: string) =>
  told(client.GET('/api/games/{game}/rulebook/{language}', { params: { path: { game, language } } }));
export const sources = (game: string) =>
  told(client.GET('/api/games/{game}/sources', { params: { path: { game } } }));
export const matches = (show: Show) => told(client.GET('/api/matches', { params: { query: { show } } }));
/** A name for a request, so that it is done once however often it is sent. */
export const once = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
/** A match is made once: where the answer was lost on the way the same request is sent again. */
export const create = async (wish: NewMatch) => {
  const body = { ...wish, once: once() };
  try {
    return await told(client.POST('/api/matches', { body }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'offline') throw error;
    return await told(client.POST('/api/matches', { body }));
  }
};
export const events = (match_id: string, seat: string | null, before: number, limit: number) =>
  told(
    client.GET('/api/matches/{match_id}/events', {
      params: { path: { match_id }, query: { before, limit, ...(seat ? { seat } : {}) } },
    }),
  );
export const match = (id: string, seat?: string) =>
  told(client.GET('/api/matches/{match_id}', { params: at(id, seat) }));
export const claim = (match_id: string, seat: string, key?: string, name?: string) =>
  told(
    client.POST('/api/matches/{match_id}/seats/{seat}/claim', {
      params: { path: { match_id, seat } },
      body: { ...(key ? { key } : {}), ...(name ? { name } : {}) },
    }),
  );
export const replay = (match_id: string, seat: string | null, first = 0) =>
  told(
    client.GET('/api/matches/{match_id}/replay', {
      params: { path: { match_id }, query: { first, ...(seat ? { seat } : {}) } },
    }),
  );
export const timeline = (id: string, seat: string | null) =>
  told(client.GET('/api/matches/{match_id}/timeline', { params: at(id, seat) }));
export const record = (match_id: string) =>
  told(client.GET('/api/matches/{match_id}/record', { params: { path: { match_id } } }));
export const resign = (match_id: string, seat: string) =>
  told(client.POST('/api/matches/{match_id}/resign', { params: { path: { match_id } }, body: { seat } }));
export const rematch = (match_id: string) =>
  told(client.POST('/api/matches/{match_id}/rematch', { params: { path: { match_id } } }));
/** Where a seat is used, for whoever holds it. */
export const uses = (match_id: string, seat: string) =>
  told(client.GET('/api/matches/{match_id}/seats/{seat}/uses', { params: { path: { match_id, seat } } }));
/** A new key for a seat: whoever else had it is out. */
export const renew = (match_id: string, seat: string) =>
  told(client.POST('/api/matches/{match_id}/seats/{seat}/renew', { params: { path: { match_id, seat } } }));
