/* What crosses the wire: names for the records of the server's own schema (`npm run types` writes openapi.ts from
   openapi.json). Views, hints and previews belong to the games and are narrowed by their adapters. */
import type { components } from './openapi';

type Schema = components['schemas'];

export type Json = Record<string, unknown>;
export type SeatKind = 'human' | 'open' | 'bot';
export type MatchStatus = Schema['MatchOut']['status'];
export type Mod = Schema['ModOut'];
export type Roll = Schema['RollOut'];
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
/** What the server fills in when it is left out need not be sent. */
export type SeatSpec = Partial<Schema['SeatSpec']>;
export type NewMatch = Pick<Schema['NewMatch'], 'game' | 'scenario'> &
  Partial<Omit<Schema['NewMatch'], 'seats'>> & { seats?: Record<string, SeatSpec> };
export type SeatInfo = Schema['SeatOut'];
export type Match = Schema['MatchOut'];
export type SeatKey = Schema['SeatKeyOut'];
export type Created = Schema['CreatedOut'];
export type MatchState = Schema['StateOut'];
export type Frame = Schema['FrameOut'];
export type Replay = Schema['ReplayOut'];
export type Course = Schema['TimelineOut'];
export type Rulebook = Schema['RulebookOut'];
export type Sources = Schema['SourcesOut'];
export type Measured = Schema['MeasuredOut'];
export type Problem = Pick<Schema['Problem'], 'status' | 'code' | 'title'> & Partial<Schema['Problem']>;

/** What the socket says. */
export type ServerMessage = Schema['ServerMessage'];
