/* What crosses the wire: names for the records of the server's own schema (`npm run types` writes openapi.ts from it). */
import type { components } from './openapi';

type Schema = components['schemas'];

/** What each game tells, by role: its view, hints, previews, events and decisions. */
export type Games = Schema['Games'];
export type GameId = keyof Games;
export const GAMES: readonly GameId[] = ['flying-colors', 'sails-of-glory', 'kaisers-pirates'];
export const isGame = (id: string): id is GameId => GAMES.some((game) => game === id);
export type View<G extends GameId = GameId> = Games[G]['view'];
export type Hints<G extends GameId = GameId> = Games[G]['hints'];
export type Preview<G extends GameId = GameId> = Games[G]['preview'];
export type Decision<G extends GameId = GameId> = Games[G]['decision'];
export type GameEvent<G extends GameId = GameId> = Games[G]['event'];
/** A record of the server that carries such things, as it is for one game. */
type Of<G extends GameId, Carrier, Told> = Omit<Carrier, keyof Told | 'game'> & Told & { game: G };

export type SeatKind = Schema['SeatOut']['kind'];
export type MatchStatus = Schema['MatchOut']['status'];
export type Mod = Schema['Mod'];
export type Roll = Schema['Roll'];
export type ActionOffer = Games[GameId]['offer'];
export type Outcome = Schema['OutcomeOut'];
export type GameInfo = Schema['GameOut'];
export type OptionInfo = Schema['OptionOut'];
export type ScenarioInfo = {
  [G in GameId]: Of<G, Schema['ScenarioOut'], { info: Games[G]['info'] }>;
}[GameId];
export type Scenarios = Omit<Schema['ScenariosOut'], 'scenarios'> & { scenarios: ScenarioInfo[] };
export type ScenarioPreview = {
  [G in GameId]: Of<G, Schema['ScenarioPreviewOut'], { view: View<G> }>;
}[GameId];
export type SeatSpec = Schema['SeatSpec'];
export type NewMatch = Schema['NewMatch'];
export type SeatInfo = Schema['SeatOut'];
export type Match = Schema['MatchOut'];
export type SeatKey = Schema['SeatKeyOut'];
export type SeatUses = Schema['UsesOut'];
export type Created = Schema['CreatedOut'];
export type MatchState<G extends GameId = GameId> = Of<
  G,
  Schema['StateOut'],
  { view: View<G> | null; decision: Decision<G> | null; hints: Hints<G>; events: GameEvent<G>[] }
>;
export type Events<G extends GameId> = Of<G, Schema['EventsOut'], { events: GameEvent<G>[] }>;
export type Frame<G extends GameId> = Omit<Schema['FrameOut'], 'view' | 'events'> & {
  view: View<G>;
  events: GameEvent<G>[];
};
export type Replay<G extends GameId> = Of<G, Schema['ReplayOut'], { frames: Frame<G>[] }>;
export type Orders<G extends GameId> = Of<G, Schema['OrdersOut'], { orders: Games[G]['orders'] | null }>;
export type Course = Schema['TimelineOut'];
export type Rulebook = Schema['RulebookOut'];
export type Advice = Schema['AdviceOut'];
export type AdvisedOrder = Schema['AdvisedOrderOut'];
export type ReviewState = Schema['ReviewStateOut'];
export type Review = Schema['ReviewOut'];
export type Sources = Schema['SourcesOut'];
export type Measured = Schema['MeasuredOut'];
/** A step of a guided game, or an exercise, after a try. */
export type Lesson<G extends GameId = GameId> = Of<
  G,
  Schema['LessonOut'],
  { state: MatchState<G>; tried: MatchState<G> | null }
>;
export type LessonPreview<G extends GameId> = Of<G, Schema['LessonPreviewOut'], { result: Preview<G> }>;
export type LessonTry = Partial<Schema['LessonIn']>;
export type Lessons = Schema['CourseOut'];
export type Problem = Schema['Problem'];

/** What the socket tells of the table; with deltas only at first, then what changed in it. */
export interface Told<G extends GameId> {
  view?: View<G> | null;
  decision?: Decision<G> | null;
  hints?: Hints<G>;
}
export type State<G extends GameId> = Omit<Schema['State'], keyof Told<G> | 'events'> &
  Told<G> & { events?: GameEvent<G>[] };
/** Of the questions a socket can be asked the page asks for previews. */
export type Answer<G extends GameId> = Omit<Schema['Answer'], 'result'> & { result: Preview<G> };
export type ServerMessage<G extends GameId> =
  | Exclude<Schema['ServerMessage'], { type: 'state' | 'answer' }>
  | State<G>
  | Answer<G>;
export type ClientMessage = Schema['ClientMessage'];
