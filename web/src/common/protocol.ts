/* What crosses the wire, as quarterdeck.server.schema declares it. REST records are checked against the OpenAPI
   document by tests; views, hints and previews belong to the games and are narrowed by their adapters. */
import type { Message } from './i18n.svelte';

export type Json = Record<string, unknown>;
export type SeatKind = 'human' | 'open' | 'bot';
export type MatchStatus = 'waiting' | 'playing' | 'finished';

export interface Mod {
  value: number;
  reason: string;
  rule: string;
}
export interface Roll {
  sides: number[];
  dice: number[];
  mods: Mod[];
  total: number;
  result?: number | string | null;
  table?: string;
  keep?: string;
}
export interface GameEvent {
  n: number;
  rule: string;
  what: string;
  args: Json;
  roll?: Roll | null;
}
export interface ActionOffer {
  action: string;
  tag: string;
  fields: Json;
  label: Message;
}
export interface Refused {
  action: string;
  tag: string;
  fields: Json;
  reason: Message;
  rule: string;
}
export interface Decision {
  id: string;
  seat: string;
  rule: string;
  step: string;
  prompt: Message;
  actions: ActionOffer[];
  refused?: Refused[];
}
export interface Outcome {
  ranking: string[][];
  level: string;
  scores: Json;
  reason?: Message | null;
  resigned?: string[];
}
export interface GameInfo {
  id: string;
  title: Message;
  prefix: string;
  version: string;
  scenarios: number;
  bots: string[];
}
export interface OptionInfo {
  id: string;
  title: Message;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
  scenarios?: string[] | null;
}
export interface ScenarioInfo {
  id: string;
  title: Message;
  year: number | null;
  seats: string[];
  info: Json;
}
export interface Scenarios {
  game: string;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
}
export interface ScenarioPreview {
  game: string;
  scenario: string;
  seats: string[];
  view: Json;
}
export interface SeatSpec {
  kind: SeatKind;
  level?: string | null;
  name?: string | null;
  invite?: boolean;
}
export interface NewMatch {
  game: string;
  scenario: string;
  options?: Record<string, boolean | number | string>;
  seats?: Record<string, SeatSpec>;
  seed?: number | string | null;
  listed?: boolean;
  spectators?: boolean;
  name?: string | null;
}
export interface SeatInfo {
  seat: string;
  kind: SeatKind;
  level: string | null;
  name: string | null;
  claimed: boolean;
  mine: boolean;
  resigned: boolean;
  invite: boolean;
}
export interface Match {
  id: string;
  game: string;
  scenario: string;
  options: Json;
  rules_version: string;
  status: MatchStatus;
  seats: SeatInfo[];
  waiting_for: string[];
  seq: number;
  listed: boolean;
  spectators: boolean;
  key_hash: string;
  created: number;
  updated: number;
  outcome?: Outcome | null;
  rematch?: string | null;
  key?: string | null;
}
export interface SeatKey {
  seat: string;
  key: string;
  link: string;
}
export interface Created {
  id: string;
  match: Match;
  keys: SeatKey[];
}
export interface MatchState {
  match: Match;
  seat: string | null;
  mine: string[];
  seq: number;
  n: number;
  view: Json | null;
  decision: Decision | null;
  can_undo: boolean;
  events: GameEvent[];
  rewind?: number | null;
  hints?: unknown;
}
export interface Frame {
  step: number;
  seat: string | null;
  n: number;
  view: Json;
  events: GameEvent[];
}
export interface Replay {
  match: string;
  seat: string | null;
  total: number;
  first: number;
  frames: Frame[];
}
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail?: string;
  reason?: Message | null;
  rule?: string | null;
}

/** What the socket says. */
export type ServerMessage =
  | { type: 'welcome'; protocol: number; seat: string | null; mine: string[]; match: Match }
  | {
      type: 'state';
      seq: number;
      n: number;
      status: MatchStatus;
      waiting_for: string[];
      can_undo: boolean;
      decision: Decision | null;
      events?: GameEvent[];
      view?: Json | null;
      rewind?: number | null;
      outcome?: Outcome | null;
      hints?: unknown;
    }
  | { type: 'match'; match: Match }
  | { type: 'ack'; ref: number; seq: number; repeated?: boolean }
  | { type: 'answer'; ref: number; seq: number; result?: unknown }
  | { type: 'pong'; ref: number }
  | { type: 'error'; ref: number; problem: Problem };
