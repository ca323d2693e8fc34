/** When the tray of a basket lies open. */
import type { Table } from './table.svelte';

/** Nothing must be laid out, and there is something else to do: the tray comes when something is, or is on its way. */
export function isFolded({ draft }: Table): boolean {
  const basket = draft?.basket;
  if (!draft || !basket || basket.is_whole || basket.bound !== 'at_most') return false;
  return draft.choices.length > 0 && basket.items.every((item) => !item.laid);
}

/** Is there a basket, and its tray to be seen? A board may lay its things out itself. */
export const isOpen = (table: Table): boolean =>
  Boolean(table.draft?.basket) && !table.pointer.laysOut && (!isFolded(table) || table.pointer.dragging !== null);
