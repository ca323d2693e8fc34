/** Money cards have no names of their own; so that they can move, each gets one that stays with it. */
import type { View } from './view';

export class Pieces {
  #ids = new Map<string, string>();
  #made = 0;
  #view: View | null = null;

  /** Follow the cards to a new position: who vanished here and appeared there has moved. */
  follow(view: View): void {
    if (view === this.#view) return;
    this.#view = view;
    const slots = slotsOf(view);
    const next = new Map<string, string>();
    const free = new Map<string, string[]>();
    for (const [slot, id] of this.#ids) {
      if (slots.has(slot)) next.set(slot, id);
      else free.set(kindOf(slot), [...(free.get(kindOf(slot)) ?? []), id]);
    }
    for (const slot of slots) {
      if (!next.has(slot)) next.set(slot, free.get(kindOf(slot))?.pop() ?? `card-${this.#made++}`);
    }
    this.#ids = next;
  }

  /** The id of a card: in a place of the display, or the n-th of its kind in the hand. */
  id(where: string, card: string): string {
    return this.#ids.get(`${where}|${card}`) ?? `card-${where}`;
  }
}

const kindOf = (slot: string): string => slot.slice(slot.indexOf('|') + 1);

function slotsOf(view: View): Set<string> {
  const slots = new Set<string>();
  view.display.forEach((card, place) => {
    if (card) slots.add(`display:${place}|${card}`);
  });
  for (const [card, count] of Object.entries(view.players[view.seat]?.hand ?? {})) {
    for (let copy = 0; copy < (count ?? 0); copy++) slots.add(`hand:${copy}|${card}`);
  }
  return slots;
}
