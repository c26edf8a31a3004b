/* The REST side of the server, called by the paths of its schema. Seat keys live in strict cookies; the page never keeps
   them. */
import createClient from 'openapi-fetch';
import type { paths } from './openapi';
import {
  isGame,
  type Events,
  type GameId,
  type Lesson,
  type LessonPreview,
  type LessonTry,
  type MatchState,
  type NewMatch,
  type Orders,
  type Problem,
  type Replay,
  type ScenarioPreview,
  type Scenarios,
} from './protocol';

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
/** What the server says of a failure; anything else that was thrown is a line that is gone. */
export const problemOf = (error: unknown): Problem => (error instanceof ApiError ? error.problem : OFFLINE);

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
/** What carries the things of a game names it: they are what the schema says of that game. */
interface Carriers<G extends GameId> {
  state: MatchState<G>;
  events: Events<G>;
  replay: Replay<G>;
  orders: Orders<G>;
  lesson: Lesson<G>;
  tried: LessonPreview<G>;
}
const isOf = <G extends GameId, C extends keyof Carriers<G>>(
  game: G,
  _carrier: C,
  sent: { game: string },
): sent is Carriers<G>[C] => sent.game === game;
const isOpening = (sent: { game: string }): sent is ScenarioPreview => isGame(sent.game);
async function ofGame<G extends GameId, C extends keyof Carriers<G>>(
  game: G,
  carrier: C,
  asked: Promise<{ game: string }>,
): Promise<Carriers<G>[C]> {
  const sent = await asked;
  if (!isOf(game, carrier, sent)) throw new ApiError({ ...OFFLINE, code: 'not-found' });
  return sent;
}
type Show = 'mine' | 'open' | 'live' | 'finished';

export const games = () => told(client.GET('/api/games'));
const areScenarios = (sent: { scenarios: { game: string }[] }): sent is Scenarios =>
  sent.scenarios.every((scenario) => isGame(scenario.game));
export async function scenarios(game: string): Promise<Scenarios> {
  const sent = await told(client.GET('/api/games/{game}/scenarios', { params: { path: { game } } }));
  if (!areScenarios(sent)) throw new ApiError({ ...OFFLINE, code: 'not-found' });
  return sent;
}
export async function scenarioPreview(game: string, scenario: string): Promise<ScenarioPreview> {
  const params = { path: { game, scenario } };
  const sent = await told(client.GET('/api/games/{game}/scenarios/{scenario}', { params }));
  if (!isOpening(sent)) throw new ApiError({ ...OFFLINE, code: 'not-found' });
  return sent;
}
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
export const events = <G extends GameId>(
  game: G,
  match_id: string,
  seat: string | null,
  before: number,
  limit: number,
) =>
  ofGame(
    game,
    'events',
    told(
      client.GET('/api/matches/{match_id}/events', {
        params: { path: { match_id }, query: { before, limit, ...(seat ? { seat } : {}) } },
      }),
    ),
  );
/** The table of a match whose game is known; `match` tells which it is. */
export const table = <G extends GameId>(game: G, id: string, seat?: string) =>
  ofGame(game, 'state', match(id, seat));
export const match = (id: string, seat?: string) =>
  told(client.GET('/api/matches/{match_id}', { params: at(id, seat) }));
let early: { id: string; told: ReturnType<typeof match> } | null = null;
/** A table that is being opened is asked for while its screen is still on the way. */
export function matchEarly(id: string): void {
  early = { id, told: match(id) };
  early.told.catch(() => undefined);
}
/** The match of a table that opens: as it was asked for early, or asked for now. */
export function openingMatch(id: string): ReturnType<typeof match> {
  const asked = early?.id === id ? early.told : match(id);
  early = null;
  return asked;
}
/** What a captain would do; whoever no longer wants to know aborts. */
export const advice = (match_id: string, seat: string, signal: AbortSignal) =>
  told(
    client.POST('/api/matches/{match_id}/advice', { params: { path: { match_id } }, body: { seat }, signal }),
  );
export const review = (match_id: string) =>
  told(client.GET('/api/matches/{match_id}/review', { params: { path: { match_id } } }));
export const beginReview = (match_id: string) =>
  told(client.POST('/api/matches/{match_id}/review', { params: { path: { match_id } } }));
export const cancelReview = (match_id: string) =>
  told(client.POST('/api/matches/{match_id}/review/cancel', { params: { path: { match_id } } }));
export const playOn = (match_id: string, step: number, seat: string) =>
  told(
    client.POST('/api/matches/{match_id}/play-on', { params: { path: { match_id } }, body: { step, seat } }),
  );
export const claim = (match_id: string, seat: string, key?: string, name?: string) =>
  told(
    client.POST('/api/matches/{match_id}/seats/{seat}/claim', {
      params: { path: { match_id, seat } },
      body: { ...(key ? { key } : {}), ...(name ? { name } : {}) },
    }),
  );
export const replay = <G extends GameId>(game: G, match_id: string, seat: string | null, first = 0) =>
  ofGame(
    game,
    'replay',
    told(
      client.GET('/api/matches/{match_id}/replay', {
        params: { path: { match_id }, query: { first, ...(seat ? { seat } : {}) } },
      }),
    ),
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
const seatOf = (match_id: string, seat: string) => ({ params: { path: { match_id, seat } } });
/** The standing orders of a seat. */
export const orders = <G extends GameId>(game: G, match: string, seat: string) =>
  ofGame(
    game,
    'orders',
    told(client.GET('/api/matches/{match_id}/seats/{seat}/orders', seatOf(match, seat))),
  );
export const giveOrders = <G extends GameId>(
  game: G,
  match: string,
  seat: string,
  given: Record<string, unknown>,
) =>
  ofGame(
    game,
    'orders',
    told(
      client.PUT('/api/matches/{match_id}/seats/{seat}/orders', {
        ...seatOf(match, seat),
        body: { orders: given },
      }),
    ),
  );
export const uses = (match_id: string, seat: string) =>
  told(client.GET('/api/matches/{match_id}/seats/{seat}/uses', { params: { path: { match_id, seat } } }));
/** A new key for a seat: whoever else had it is out. */
export const renew = (match_id: string, seat: string) =>
  told(client.POST('/api/matches/{match_id}/seats/{seat}/renew', { params: { path: { match_id, seat } } }));
export const lessons = () => told(client.GET('/api/lessons'));
const inLesson = (game: string, lesson: string): { path: { game: string; lesson: string } } => ({
  path: { game, lesson },
});
export const lesson = <G extends GameId>(game: G, id: string, wish: LessonTry): Promise<Lesson<G>> => {
  const body = { done: [], seed: 0, ...wish };
  const params = inLesson(game, id);
  return ofGame(game, 'lesson', told(client.POST('/api/lessons/{game}/{lesson}', { params, body })));
};
export const lessonPreview = <G extends GameId>(
  game: G,
  id: string,
  action: string,
  done: string[],
  seed: number,
): Promise<LessonPreview<G>> => {
  const params = inLesson(game, id);
  const body = { action, done, seed };
  return ofGame(game, 'tried', told(client.POST('/api/lessons/{game}/{lesson}/preview', { params, body })));
};
