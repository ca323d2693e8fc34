/**
 * Money to take from the display, picked in any order: one card, or several of little worth together.
 *
 * The rules take cards in the order of their places and end the turn when nothing can follow; so cards that
 * could go with others are kept here until the player says that it is enough.
 */
import type { Pointer } from '../../lib/pointer.svelte';
import { cardOf } from './money';
import type { Plan } from './plan';
import { ownPending, type View } from './view';

const ENOUGH = 4;

export class Taking {
  /** The places picked so far, in rising order. */
  chosen = $state.raw<number[]>([]);
  #view = $state.raw<View | null>(null);
  #asked: boolean = $derived(this.#view !== null && ownPending(this.#view)?.kind === 'choose_action');

  total: number = $derived(this.chosen.reduce((sum, place) => sum + this.#value(place), 0));

  constructor(
    readonly pointer: Pointer,
    readonly plan: Plan,
  ) {}

  follow(view: View): void {
    if (view === this.#view) return;
    this.#view = view;
    this.chosen = [];
  }

  /** What a card counts towards the sum; a bureau de change is taken alone. */
  #value(place: number): number {
    const card = this.#view?.display[place];
    return card && cardOf(card).money ? cardOf(card).value : Infinity;
  }

  /** Whether a card may come to those that are picked. */
  takes(place: number): boolean {
    return this.total + this.#value(place) <= (this.#view?.printed.together ?? 0);
  }

  /** A card was touched. False where it goes alone and at once. */
  touch(place: number): boolean {
    if (!this.#asked || !this.#view?.display[place]) return false;
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((other) => other !== place);
    else if (this.chosen.length) this.chosen = this.takes(place) ? [...this.chosen, place].sort() : [place];
    else if (!this.#hasPartner(place)) return false;
    else this.chosen = [place];
    return true;
  }

  #hasPartner(place: number): boolean {
    const most = this.#view?.printed.together ?? 0;
    return [0, 1, 2, 3].some((other) => other !== place && this.#value(place) + this.#value(other) <= most);
  }

  /** Let go of what is picked; says whether anything was. */
  release(): boolean {
    const had = this.chosen.length > 0;
    this.chosen = [];
    return had;
  }

  /** Take what is picked. */
  make(): void {
    const [first, ...rest] = this.chosen;
    if (first === undefined) return;
    this.plan.begin([['choose_action', first], ...[...rest, ENOUGH].map((place): [string, number] => ['take_more', place])]);
  }
}
