/**
 * A payment as a player lays it out: in any order, and taken back by a second touch.
 *
 * The rules want the units of a payment in rising order and one by one; so they are kept here until they
 * make a whole payment, and sent then. Where superfluous money is allowed nothing can tell when a payment
 * is whole: there each unit is sent as it is touched.
 */
import type { Pointer } from '../../lib/pointer.svelte';
import { DONE, type Payment, thingOfPick, unitsOf, waysToPay } from './money';
import type { Plan } from './plan';
import { type Frame, has, ownPending, type View } from './view';

export class Paying {
  /** The picks laid out here and not sent yet, in rising order. */
  chosen = $state.raw<number[]>([]);
  #view = $state.raw<View | null>(null);
  #frame: Frame | null = $derived.by(() => {
    const pending = this.#view && ownPending(this.#view);
    return pending?.kind === 'pay' ? pending.frame : null;
  });
  #sent: number[] = $derived(this.#frame?.picked ?? []);

  /** All payments that what is laid out can still become, best first. */
  ways: Payment[] = $derived.by(() => {
    const { price = 0, currency = null, exact } = this.#frame ?? {};
    if (!this.#view || !this.#frame) return [];
    return waysToPay(this.#view, this.#view.seat, price, currency, exact).filter((way) => contains(way.picks, this.laid));
  });

  /** What is laid out, sent or not. */
  laid: number[] = $derived([...this.#sent, ...this.chosen]);

  #open: boolean = $derived(this.#view !== null && !has(this.#view, 'coins') && !has(this.#view, 'allow_wasteful_payment'));

  constructor(
    readonly pointer: Pointer,
    readonly plan: Plan,
  ) {}

  /** The table stands there now; what was laid out before is forgotten. */
  follow(view: View): void {
    if (view === this.#view) return;
    this.#view = view;
    this.chosen = [];
  }

  /** How many of a thing are laid out. */
  count(thing: string): number {
    const view = this.#view;
    return view ? this.laid.filter((pick) => thingOfPick(view, pick) === thing).length : 0;
  }

  /** What is laid out is worth so much. */
  worth(): number {
    const units = this.#view ? unitsOf(this.#view, this.#view.seat) : [];
    return this.laid.reduce((sum, pick) => sum + (units.find((unit) => unit.pick === pick)?.value ?? 0), 0);
  }

  #pickOf(thing: string): number | undefined {
    const view = this.#view;
    const picks = new Set(this.ways.flatMap((way) => way.picks));
    return view ? [...picks].find((pick) => thingOfPick(view, pick) === thing) : undefined;
  }

  /** Whether one more of a thing leads to a payment. */
  takes(thing: string): boolean {
    const pick = this.#frame && this.#open ? this.#pickOf(thing) : undefined;
    return pick !== undefined && this.ways.some((way) => contains(way.picks, [...this.laid, pick]));
  }

  /** A unit was touched: lay it out or take it back. False where that is not for this hand to do. */
  touch(thing: string): boolean {
    const view = this.#view;
    if (!view || !this.#frame || !this.#open) return false;
    const pick = this.#pickOf(thing);
    if (pick !== undefined && this.takes(thing)) {
      this.chosen = [...this.chosen, pick].sort((a, b) => a - b);
      const whole = this.ways.find((way) => way.picks.length === this.laid.length);
      if (whole) this.make(whole);
      return true;
    }
    const kept = this.chosen.filter((one) => thingOfPick(view, one) !== thing);
    const back = kept.length < this.chosen.length;
    this.chosen = kept;
    return back;
  }

  /** Take back what is laid out and not sent; says whether there was anything. */
  release(): boolean {
    const had = this.chosen.length > 0;
    this.chosen = [];
    return had;
  }

  /** Pay like that. A payment that may hold more than it must ends with a word. */
  make(way: Payment): void {
    const steps = [...way.picks.slice(this.#sent.length), DONE];
    this.plan.begin(steps.map((pick) => ['pay', pick]));
  }
}

/** Whether a bag of picks holds another. */
function contains(whole: number[], part: number[]): boolean {
  const left = [...whole];
  return part.every((pick) => {
    const at = left.indexOf(pick);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
