/**
 * One's own share of a shuffle: made here, pledged by its hash when sitting down, opened when every seat
 * is taken, and looked for in the record after the game. Nobody is asked anything.
 */
import { api, ApiError, type NewTable } from './api';
import type { Kept } from './hashes';
import type { TableInfo } from './wire';

const KEY = 'majlis-shares';
const MOST = 100;
const kept = new Map<string, Kept>();
const underWay = new Set<string>();
// Only who opens or joins a table needs it.
const hashes = () => import('./hashes');

function load(): [string, Kept][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, Kept][]) : [];
  } catch {
    return []; // storage is closed, or holds what we never wrote
  }
}

/** What this browser has kept of a table. */
export const recall = (id: string): Kept | undefined => kept.get(id) ?? new Map(load()).get(id);

function remember(id: string, one: Kept): void {
  kept.set(id, one);
  const others = load().filter(([other]) => other !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [id, one]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** Sits down with a new secret: `ask` sends its pledge. `commitment` is what the table showed before, if it was there. */
async function sitWith(ask: (pledge: string) => Promise<TableInfo>, commitment?: string): Promise<TableInfo> {
  const contribution = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const pledge = (await hashes()).pledgeOf(contribution);
  const info = await ask(pledge);
  if (!info.pledges.includes(pledge)) return info; // it had begun, or one sat there already
  remember(info.id, { contribution, commitment: commitment ?? info.commitment, pledges: null });
  return (await openShare(info)) ?? info;
}

export const openTable = (table: NewTable): Promise<TableInfo> => sitWith((pledge) => api.open({ ...table, pledge }));
export const join = ({ id, commitment }: TableInfo, seat: number, invite: string | null): Promise<TableInfo> =>
  sitWith((pledge) => api.join(id, seat, invite, pledge), commitment);
export const rematch = (id: string): Promise<TableInfo> => sitWith((pledge) => api.rematch(id, pledge));

/** Opens one's contribution where it is time for it, once all that it is dealt with is fixed. */
export async function openShare(info: TableInfo): Promise<TableInfo | null> {
  const own = info.gathering && info.seats.some((seat) => seat.mine) ? recall(info.id) : undefined;
  if (!own || underWay.has(info.id)) return null;
  underWay.add(info.id);
  try {
    const { isSame, pledgeOf } = await hashes();
    const fits = info.commitment === own.commitment && info.pledges.includes(pledgeOf(own.contribution)) && isSame(own.pledges ?? info.pledges, info.pledges);
    if (!fits) return null; // who changes what was fixed learns nothing from us
    remember(info.id, { ...own, pledges: info.pledges });
    return await api.contribute(info.id, own.contribution);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null; // the table says so when it begins without it
  } finally {
    underWay.delete(info.id);
  }
}

export type Verdict = 'none' | 'in' | 'checked' | 'left-out' | 'wrong';

// A record does not change: it is fetched and checked once.
const checked = new Map<string, Promise<Verdict>>();

async function check(id: string, own: Kept): Promise<Verdict> {
  const [record, { isTrue }] = await Promise.all([api.record(id), hashes()]);
  if (!isTrue(own, record)) return 'wrong';
  return record.contributions?.includes(own.contribution) ? 'checked' : 'left-out';
}

/** What became of one's own share; when the game is over, held against its record. */
export async function verdict(info: TableInfo): Promise<Verdict> {
  const own = recall(info.id);
  if (!own || info.status === 'open' || info.forked) return 'none';
  if (info.commitment !== own.commitment) return 'wrong';
  const isIn = info.contributions.includes(own.contribution);
  if (info.status !== 'finished') return isIn ? 'in' : 'left-out';
  try {
    const found = checked.get(info.id) ?? check(info.id, own);
    checked.set(info.id, found);
    return await found;
  } catch (error) {
    checked.delete(info.id);
    if (!(error instanceof ApiError)) throw error;
    return isIn ? 'in' : 'left-out';
  }
}
