/** How games ended, out of what the lists say of a table. */
import type { SeatInfo, SeatResult, TableInfo } from './wire';

export interface Ended {
  seat: SeatInfo;
  result: SeatResult;
}

/** The seats of a game that is over from first to last; none where its result is not known. */
export function ended(table: TableInfo): Ended[] {
  return table.seats
    .flatMap((seat) => {
      const result = table.results?.[seat.seat];
      return result ? [{ seat, result }] : [];
    })
    .sort((one, other) => one.result.place - other.result.place || one.seat.seat - other.seat.seat);
}

/** The result in a few words, as a key of the texts with its arguments. */
export function outcome(table: TableInfo): { key: string; args: Record<string, number> } {
  const all = ended(table);
  const own = all.find(({ seat }) => seat.mine);
  if (table.status === 'frozen') return { key: 'page-outcome-frozen', args: {} };
  if (!own) return { key: 'page-outcome-over', args: {} };
  const { place, total } = own.result;
  if (place > 1) return { key: 'page-outcome-place', args: { place, own: total } };
  const rivals = all.filter(({ seat, result }) => seat !== own.seat && (result.team < 0 || result.team !== own.result.team));
  const next = rivals[0]?.result;
  if (!next || next.place === 1) return { key: 'page-outcome-shared', args: { own: total } };
  return { key: next.total === total ? 'page-outcome-tie' : 'page-outcome-won', args: { own: total, next: next.total } };
}

const TRY = 'try:';

/** Does the table go on from a position to try, and from which? */
export const trial = (table: TableInfo): string | null => (table.forked?.startsWith(TRY) ? (table.forked.slice(TRY.length).split('@')[0] ?? null) : null);

/** The table that a what-if goes on from, and after which act; null for any other table. */
export function origin(table: TableInfo): { id: string; act: number } | null {
  const [id, act] = (table.forked ?? '').split('@');
  if (id?.startsWith(TRY)) return null;
  return id && act !== undefined ? { id, act: Number(act) } : null;
}
