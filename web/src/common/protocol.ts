/* What crosses the wire: names for the records of the server's own schema (`npm run types` writes openapi.ts from it). */
import type { components } from './openapi';

type Schema = components['schemas'];

/** A view, hints or a preview of a game whose types are not yet published. */
export type Json = Record<string, unknown>;
/** What each game tells, by role: its view, hints, previews, events and decisions. */
export type Games = Schema['Games'];
export type GameId = keyof Games;

export type SeatKind = Schema['SeatOut']['kind'];
export type MatchStatus = Schema['MatchOut']['status'];
export type Mod = Schema['Mod'];
export type Roll = Schema['Roll'];
export type GameEvent = Schema['EventOut'];
export type ActionOffer = Schema['ActionOut'];
export type Refused = Schema['RefusedOut'];
export type Decision = Schema['DecisionOut'];
export type Outcome = Schema['OutcomeOut'];
export type GameInfo = Schema['GameOut'];
export type OptionInfo = Schema['OptionOut'];
export type ScenarioInfo = Schema['ScenarioOut'];
export type Scenarios = Schema['ScenariosOut'];
export type ScenarioPreview = Schema['ScenarioPreviewOut'];
export type SeatSpec = Schema['SeatSpec'];
export type NewMatch = Schema['NewMatch'];
export type SeatInfo = Schema['SeatOut'];
export type Match = Schema['MatchOut'];
export type SeatKey = Schema['SeatKeyOut'];
export type SeatUses = Schema['UsesOut'];
export type Created = Schema['CreatedOut'];
export type MatchState = Schema['StateOut'];
export type Events = Schema['EventsOut'];
export type Frame = Schema['FrameOut'];
export type Replay = Schema['ReplayOut'];
export type Course = Schema['TimelineOut'];
export type Rulebook = Schema['RulebookOut'];
export type Sources = Schema['SourcesOut'];
export type Measured = Schema['MeasuredOut'];
export type Problem = Schema['Problem'];

/** What the socket says, and what it is told. */
export type ServerMessage = Schema['ServerMessage'];
export type ClientMessage = Schema['ClientMessage'];
