/**
 * The two tiles of a swap, pointed at in any order.
 *
 * The rules take them in rising order, so that a swap has one spelling (AM-12.21). Here the first
 * tile is remembered until the second is known; then both choices are made in the order of the rules.
 */
import type { Pointer } from '../../lib/pointer.svelte';
import { cellThing } from './realm';
import type { Placed, View } from './view';

export class Swap {
  /** The cell of the first tile, while the second is waited for. */
  first = $state<string | null>(null);
  #second: string | null = null;

  /** What a click on a tile means during a swap; undefined where it means what it always does. */
  handler(view: View, pointer: Pointer, asked: boolean): ((placed: Placed) => boolean) | undefined {
    if (!asked || view.pending?.kind !== 'swap_tiles' || view.pending.picked) return undefined;
    return (placed) => this.#point(cellThing(placed.row, placed.column), placed, pointer);
  }

  #point(cell: string, placed: Placed, pointer: Pointer): boolean {
    if (placed.landscape.startsWith('ST-')) return false;
    if (this.first === null || this.first === cell) {
      this.first = this.first === cell ? null : cell;
      return true;
    }
    const both = [this.first, cell];
    this.first = null;
    // The choices of the first question come in the order of the rules.
    const lower = pointer.decision?.choices.find((choice) => both.some((one) => choice.touches.includes(one)));
    if (!lower) return false;
    this.#second = both.find((one) => !lower.touches.includes(one)) ?? null;
    pointer.choose(lower);
    return true;
  }

  /** Make the second choice as soon as it is asked. */
  goOn(view: View, pointer: Pointer): void {
    const second = this.#second;
    if (view.pending?.kind !== 'swap_tiles') this.first = this.#second = null;
    if (!second || view.pending?.kind !== 'swap_tiles' || !view.pending.picked) return;
    const choice = pointer.decision?.choices.find(({ touches }) => touches.includes(second));
    this.#second = null;
    if (choice) pointer.choose(choice);
  }
}
