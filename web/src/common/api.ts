/* The REST side of the server. Seat keys live in strict cookies; the page never keeps them. */
import type {
  Course,
  Created,
  GameInfo,
  Match,
  MatchState,
  NewMatch,
  Problem,
  Replay,
  Rulebook,
  ScenarioPreview,
  Scenarios,
  SeatKey,
  Sources,
} from './protocol';

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-quarterdeck': '1' };
  if (init.body) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch('/api' + path, { credentials: 'same-origin', ...init, headers });
  } catch {
    throw new ApiError({ status: 0, code: 'offline', title: 'offline' });
  }
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : null;
  if (!response.ok)
    throw new ApiError((body as Problem) ?? { status: response.status, code: 'http', title: '' });
  return body as T;
}
const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: 'POST', body: JSON.stringify(body) });

export const games = (): Promise<{ games: GameInfo[]; seeds_allowed: boolean }> => call('/games');
export const scenarios = (game: string): Promise<Scenarios> => call(`/games/${game}/scenarios`);
export const scenarioPreview = (game: string, scenario: string): Promise<ScenarioPreview> =>
  call(`/games/${game}/scenarios/${scenario}`);
export const matches = (query = ''): Promise<{ matches: Match[]; next: string | null }> =>
  call('/matches' + query);
export const match = (id: string, seat?: string): Promise<MatchState> =>
  call(`/matches/${id}${seat ? '?seat=' + encodeURIComponent(seat) : ''}`);
export const create = (spec: NewMatch): Promise<Created> => post('/matches', spec);
export const claim = (
  id: string,
  seat: string,
  key?: string,
  name?: string,
): Promise<{ match: Match; key: SeatKey }> =>
  post(`/matches/${id}/seats/${seat}/claim`, { ...(key ? { key } : {}), ...(name ? { name } : {}) });
export const replay = (id: string, seat: string | null, first = 0): Promise<Replay> =>
  call(`/matches/${id}/replay?first=${first}${seat ? '&seat=' + encodeURIComponent(seat) : ''}`);
export const timeline = (id: string, seat: string | null): Promise<Course> =>
  call(`/matches/${id}/timeline${seat ? '?seat=' + encodeURIComponent(seat) : ''}`);
export const rulebook = (game: string, language: string): Promise<Rulebook> =>
  call(`/games/${game}/rulebook/${language}`);
export const sources = (game: string): Promise<Sources> => call(`/games/${game}/sources`);
export const record = (id: string): Promise<unknown> => call(`/matches/${id}/record`);
export const resign = (id: string, seat: string): Promise<unknown> => post(`/matches/${id}/resign`, { seat });
export const rematch = (id: string): Promise<Created> => post(`/matches/${id}/rematch`, {});
