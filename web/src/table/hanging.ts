/** Where a card hangs over the table: it covers none of the things that it speaks of, if that can be helped. */
import type { Box } from './arrows';

/** So far from a thing it keeps: rings and tags lie around it. */
const GAP = 10;

/** The upper edge of a card so high, between `top` and `bottom`; at `first` where that covers nothing needed, else where it covers least. */
export function hangAt(height: number, top: number, bottom: number, first: 'top' | 'bottom', needed: Box[]): number {
  const lowest = Math.max(top, bottom - height);
  const within = (y: number) => Math.min(Math.max(y, top), lowest);
  const ends = first === 'top' ? [top, lowest] : [lowest, top];
  const beside = needed.flatMap((box) => [box.y - GAP - height, box.y + box.height + GAP]);
  const covers = (y: number) => needed.reduce((sum, box) => sum + Math.max(0, Math.min(y + height, box.y + box.height) - Math.max(y, box.y)), 0);
  return [...ends, ...beside.map(within)].reduce((best, y) => (covers(y) < covers(best) ? y : best));
}
