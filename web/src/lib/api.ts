/** The server over plain HTTP. */
import type { Admit, Again, Book, Contribution, Corrected, Corrections, Failure, Fill, Fork, GameInfo, History, Join, LessonInfo, LessonTable, LessonTried, LessonTry, Lobby, MaterialInfo, Me, Mute, Muted, NewTable, PositionInfo, Remove, Review, Turning, Updates } from './contract';
import type { FairRecord } from './hashes';
import { COVERED, type LogEntry, type Order, type Position, type Problem, type Reply, type Snapshot, type TableInfo } from './wire';

export type { Book, ClauseInfo as Clause, Costly, GameInfo, History, Lobby, Me, Muted, NewTable, OptionInfo as GameOption, Review } from './contract';

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

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, invite?: string | null): Promise<T> {
  const headers: Record<string, string> = { 'x-majlis': '1' };
  // An invitation is a secret: it stands in no address, as those are written into logs.
  if (invite) headers['x-majlis-invite'] = invite;
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
  const problem = (data as Failure | null)?.problem;
  throw new ApiError(problem ?? broken(response.status), response.status);
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
  history: (page = 0) => call<History>('GET', `/history${query({ page })}`),
  lobby: () => call<Lobby>('GET', '/tables'),
  material: (game: string) => call<MaterialInfo>('GET', `/material/${game}`),
  checkMaterial: (game: string, sent: Corrections) => call<Corrected>('POST', `/material/${game}`, sent),
  rulesAt: (id: string, lang: string, invite?: string | null) => call<Book>('GET', `/tables/${id}/rules${query({ lang })}`, undefined, invite),
  corrected: (id: string, invite?: string | null) => call<Corrected>('GET', `/tables/${id}/material`, undefined, invite),
  open: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string, invite?: string | null, seat = COVERED) => call<Snapshot>('GET', `/tables/${id}${query({ seat })}`, undefined, invite),
  updates: (id: string, since: number, invite?: string | null, seat = COVERED) =>
    call<Updates | Snapshot>('GET', `/tables/${id}/updates${query({ since, seat })}`, undefined, invite),
  command: (id: string, order: Order & { id: string }, invite?: string | null) => call<Reply>('POST', `/tables/${id}/commands`, order, invite),
  join: (id: string, seat: number, invite: string | null, pledge: string) =>
    call<TableInfo>('POST', `/tables/${id}/join`, { seat, pledge, ...(invite ? { invite } : {}) } satisfies Join),
  contribute: (id: string, contribution: string) => call<TableInfo>('POST', `/tables/${id}/contribution`, { contribution } satisfies Contribution),
  leave: (id: string) => call<TableInfo>('POST', `/tables/${id}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`, {}),
  fill: (id: string, seat: number, fill: string) => call<TableInfo>('POST', `/tables/${id}/seats`, { seat, fill } satisfies Fill),
  inviteAnew: (id: string) => call<TableInfo>('POST', `/tables/${id}/invite`, {}),
  remove: (id: string, whom: Remove) => call<TableInfo>('POST', `/tables/${id}/remove`, whom),
  admit: (id: string, who: string) => call<TableInfo>('POST', `/tables/${id}/admit`, { who } satisfies Admit),
  muted: () => call<Muted[]>('GET', '/muted'),
  mute: (who: string, name: string, mute: boolean) => call<Muted[]>('POST', '/muted', { who, name, mute } satisfies Mute),
  free: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/free`, { seat }),
  comeBack: (id: string) => call<TableInfo>('POST', `/tables/${id}/return`, {}),
  rematch: (id: string, pledge: string) => call<TableInfo>('POST', `/tables/${id}/rematch`, { pledge } satisfies Again),
  fork: (id: string, act: number, seats: string[]) => call<TableInfo>('POST', `/tables/${id}/fork`, { act, seats } satisfies Fork),
  replay: (id: string, act: number, seat: number) => call<Position>('GET', `/tables/${id}/replay${query({ act, seat })}`),
  log: (id: string, seat: number) => call<LogEntry[]>('GET', `/tables/${id}/log${query({ seat })}`),
  record: (id: string) => call<FairRecord>('GET', `/tables/${id}/record`),
  review: (id: string) => call<Review>('GET', `/tables/${id}/review`),
  turning: (id: string, act: number) => call<Turning>('GET', `/tables/${id}/review/${act}`),
  lessons: () => call<LessonInfo[]>('GET', '/lessons'),
  lesson: (game: string, name: string) => call<LessonTable>('GET', `/lessons/${game}/${name}`),
  drawLesson: (game: string, name: string, order: Order & { id: string }) => call<Reply>('POST', `/lessons/${game}/${name}/draft`, order),
  tryLesson: (game: string, name: string, wish: LessonTry) => call<LessonTried>('POST', `/lessons/${game}/${name}/try`, wish),
  positions: () => call<PositionInfo[]>('GET', '/positions'),
  tryPosition: (game: string, name: string) => call<TableInfo>('POST', `/positions/${game}/${name}`, {}),
  askReview: (id: string) => call<Review>('POST', `/tables/${id}/review`, {}),
};
