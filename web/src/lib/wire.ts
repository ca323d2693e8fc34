/** What travels between server and page; the spelling of `src/majlis/server/wire.py`. */

export const SPECTATOR = -1;

/** An argument of a text: a number, words, the name of a thing, a player, another text, or a list of texts. */
export type Arg = number | string | { ref: string } | { seat: number } | Said | Said[];

/** A message key of the Fluent files with its arguments. */
export interface Said {
  key: string;
  args?: Record<string, Arg>;
}

export interface Choice {
  choice: number;
  text: Said;
  clause: string;
  touches: string[];
}

export interface Decision {
  kind: string;
  seat: number;
  clause: string;
  text: Said;
  follows: boolean;
  choices: Choice[];
}

export interface Happening {
  kind: string;
  args: number[];
  text: Said;
  clause: string;
}

export interface Reason {
  clause: string;
  text: Said;
  points: number;
}

export interface Standing {
  seat: number;
  place: number;
  team: number;
  total: number;
  points: Reason[];
}

/** The table as one seat knows it after so many steps. */
export interface Position<View = any> {
  step: number;
  view: View;
  decision: Decision | null;
  standings: Standing[] | null;
}

/** An act, choice by choice, and the table after it. */
export interface Way {
  choices: Choice[];
  position: Position;
}

/** A decision of a finished game: how it went and how it would have gone, as its seat saw it. */
export interface Turning {
  step: number;
  seat: number;
  /** Who had to do what. */
  text: Said;
  played: Way;
  better: Way;
}

export interface Answer {
  text: Said;
  clause: string;
  reason: Said;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  online: boolean;
  mine: boolean;
  clock: number | null;
  /** The person has left; a bot of `level` plays until the person returns. */
  away: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  status: 'open' | 'running' | 'finished' | 'frozen';
  public: boolean;
  seats: SeatInfo[];
  host: boolean;
  asked: number[];
  steps: number;
  speed: string;
  created: string;
  changed: string;
  commitment: string;
  seed: string | null;
  salt: string | null;
  reason: string | null;
  invite: string | null;
  forked: string | null;
  rematch: string | null;
  undo_asked: number | null;
  guided: boolean;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface LogEntry {
  step: number;
  seat: number;
  happenings: Happening[];
}

export interface Snapshot {
  type: 'snapshot';
  number: number;
  table: TableInfo;
  position: Position | null;
  log: LogEntry[];
  chat: ChatLine[];
  may_undo: boolean;
}

export interface StepUpdate {
  type: 'step';
  number: number;
  entry: LogEntry;
  position: Position;
  table: TableInfo;
  may_undo: boolean;
}

export interface UndoUpdate {
  type: 'undo';
  number: number;
  seat: number;
  position: Position;
  table: TableInfo;
  may_undo: boolean;
}

export interface TableUpdate {
  type: 'table';
  number: number;
  table: TableInfo;
}

export interface ChatUpdate {
  type: 'chat';
  number: number;
  line: ChatLine;
}

export type Update = StepUpdate | UndoUpdate | TableUpdate | ChatUpdate;

export interface Problem {
  code: string;
  text: Said;
  clause?: string | null;
}

export interface Hint {
  choice: number;
  text: Said;
  chance: number;
}

export interface Reply {
  type: 'reply';
  id: string;
  ok: boolean;
  step: number;
  problem?: Problem | null;
  preview?: Position | null;
  complete?: boolean;
  /** What followed the last choice by itself: the same question, with one answer only. */
  made?: Choice[] | null;
  answers?: Answer[] | null;
  hints?: Hint[] | null;
}

export type ServerMessage = Snapshot | Update | Reply;

/** A command before it gets its id. */
export type Order =
  | { type: 'act'; seat: number; step: number; choices: number[] }
  | { type: 'preview'; seat: number; step: number; choices: number[] }
  | { type: 'undo'; seat: number; step: number }
  | { type: 'consent'; seat: number; agree: boolean }
  | { type: 'why'; seat: number; step: number; thing: string; choices: number[] }
  | { type: 'hint'; seat: number; step: number }
  | { type: 'say'; text: string };
