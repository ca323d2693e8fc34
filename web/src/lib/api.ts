/** The server over plain HTTP. */
import type { ChatLine, LogEntry, Order, Position, Problem, Reply, Said, Snapshot, TableInfo, Turning, Update } from './wire';

/** What the server refused, or that it could not be reached (`offline`). */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

const offline: Problem = { code: 'offline', text: { key: 'page-offline' } };
const broken = (status: number): Problem => ({ code: String(status), text: { key: 'page-server-failed' } });

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'x-majlis': '1' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(offline, 0);
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(broken(response.status), response.status);
  }
  if (response.ok) return data as T;
  const problem = (data as { problem?: Problem } | null)?.problem;
  throw new ApiError(problem ?? broken(response.status), response.status);
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  clause: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: GameOption[];
  levels: string[];
  version: string;
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  option: string | null;
  ruling: boolean | string | null;
  see: string[];
}

export interface Book {
  game: string;
  language: string;
  chapters: { id: string; title: string }[];
  clauses: Clause[];
}

export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  live: TableInfo[];
  finished: TableInfo[];
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: string[];
  public: boolean;
  speed: string;
  guided?: boolean;
}

export interface Costly {
  /** The step before the choice. */
  step: number;
  seat: number;
  loss: number;
  text: Said;
  better: Said;
  chance: number;
  better_chance: number;
  /** The better act, choice by choice; none in a review from before these were kept. */
  line: number[];
}

export interface Review {
  status: 'none' | 'queued' | 'running' | 'done' | 'failed';
  progress: number;
  chances: number[][];
  costly: Costly[];
  luck: number[];
  play: number[];
}

const query = (values: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('POST', '/me', { name }),
  changePassword: (old: string, fresh: string) => call<Me>('POST', '/me/password', { old, new: fresh }),
  signUp: (name: string, password: string) => call<Me>('POST', '/accounts', { name, password }),
  signIn: (name: string, password: string) => call<Me>('POST', '/session', { name, password }),
  signOut: () => call<Me | null>('DELETE', '/session'),
  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string, lang: string) => call<Book>('GET', `/rules/${game}${query({ lang })}`),
  lobby: () => call<Lobby>('GET', '/tables'),
  open: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string, invite?: string | null) => call<Snapshot>('GET', `/tables/${id}${query({ invite })}`),
  updates: (id: string, since: number, invite?: string | null) =>
    call<{ updates: Update[]; number: number } | Snapshot>('GET', `/tables/${id}/updates${query({ since, invite })}`),
  command: (id: string, order: Order & { id: string }) => call<Reply>('POST', `/tables/${id}/commands`, order),
  join: (id: string, seat?: number, invite?: string | null) =>
    call<TableInfo>('POST', `/tables/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...(invite ? { invite } : {}) }),
  leave: (id: string) => call<TableInfo>('POST', `/tables/${id}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`, {}),
  fill: (id: string, seat: number, fill: string) => call<TableInfo>('POST', `/tables/${id}/seats`, { seat, fill }),
  free: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/free`, { seat }),
  comeBack: (id: string) => call<TableInfo>('POST', `/tables/${id}/return`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`, {}),
  fork: (id: string, step: number, seats: string[]) => call<TableInfo>('POST', `/tables/${id}/fork`, { step, seats }),
  replay: (id: string, step: number, seat: number) => call<Position>('GET', `/tables/${id}/replay${query({ step, seat })}`),
  log: (id: string, seat: number) => call<LogEntry[]>('GET', `/tables/${id}/log${query({ seat })}`),
  review: (id: string) => call<Review>('GET', `/tables/${id}/review`),
  turning: (id: string, step: number) => call<Turning>('GET', `/tables/${id}/review/${step}`),
  askReview: (id: string) => call<Review>('POST', `/tables/${id}/review`, {}),
};

export type { ChatLine };
