/** Taking back: at once, by asking the others, or not at all; the same answer for button and key. */
import type { Said, SeatInfo } from '../lib/wire';
import type { Table } from './table.svelte';

/** At this table, and not the viewer: whoever must agree before anything known is taken back. */
const isBeside = (seat: SeatInfo): boolean => seat.kind === 'person' && !seat.away && !seat.mine;

/** Who only looks on, or looks back, has nothing to take back. */
export const isOffered = (table: Table): boolean => table.mine.length > 0 && table.info.status === 'running';

/** Why nothing can be taken back just now; null where something can be. */
export function whyNoUndo(table: Table): Said | null {
  if (table.begun || table.mayUndo) return null;
  if (table.info.undo_asked !== null) return { key: 'problem-undo-asked' };
  const own = table.mine.includes(table.seat) ? table.seat : table.mine[0];
  return table.log.some((entry) => entry.seat === own) ? null : { key: 'undo-nothing' };
}

/** Must the others be asked first? Bots never mind. */
export const mustAsk = (table: Table): boolean =>
  !table.begun && !table.mayUndo && table.info.seats.some(isBeside);

/** Take back, or say why not. */
export function undo(table: Table): void {
  if (!isOffered(table)) return;
  const why = whyNoUndo(table);
  if (why) table.refusal = { thing: null, answers: [], problem: { code: 'cannot-undo', text: why } };
  else void table.undo();
}
