/** Several choices that a player made with one gesture, sent one after the other. */
import type { Pointer } from '../../lib/pointer.svelte';

/** A choice, and the kind of decision that it belongs to. */
export type Step = [kind: string, choice: number];

export class Plan {
  #left: Step[] = [];

  constructor(readonly pointer: Pointer) {}

  begin(steps: Step[]): void {
    this.#left = steps;
    this.goOn();
  }

  /** Make the next choice, if it is offered now; call it whenever the decision has changed. */
  goOn(): void {
    const [step, ...rest] = this.#left;
    const decision = this.pointer.decision;
    const choice = step && decision?.kind === step[0] ? decision.choices.find((one) => one.choice === step[1]) : undefined;
    this.#left = choice ? rest : [];
    if (choice) this.pointer.choose(choice);
  }
}
