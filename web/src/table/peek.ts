/**
 * Looking before acting: pointing at something for a moment shows what choosing it would do.
 *
 * With a mouse one rests on it, with a finger one holds it, with the keyboard one comes to it. The
 * server is asked for the draft after that gesture, and the answer is shown but not adopted.
 */
import type { Draft, Gesture } from '../lib/wire';
import type { Table } from './table.svelte';

const REST = 160;
const HOLD = 250;
/** So long a preview stays when nothing is pointed at: from one thing to the next it does not flicker. */
const LINGER = 220;
const MOST_KNOWN = 60;

interface Looked {
  /** The thing, or the choice of a button. */
  key: string;
  gesture: Gesture;
}

/** What under an event could be chosen, and by which gesture. */
function lookedAt(target: EventTarget | null, draft: Draft | null): Looked | null {
  if (!(target instanceof Element) || !draft) return null;
  const thing = target.closest('[data-thing]')?.getAttribute('data-thing');
  if (thing && draft.touch[thing] && draft.touch[thing] !== 'laid') return { key: thing, gesture: { do: 'point', thing } };
  const choice = target.closest('[data-choice]')?.getAttribute('data-choice');
  return choice ? { key: `choice ${choice}`, gesture: { do: 'choose', choice: Number(choice) } } : null;
}

export class Peek {
  readonly #table: Table;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ending: ReturnType<typeof setTimeout> | undefined;
  #key: string | null = null;
  #held = false;
  /** What is known of the draft as it stands. */
  #known = new Map<string, Draft | null>();
  #draft: Draft | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The draft has changed, or something is under way: what was looked at is no more. */
  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ending);
    this.#key = null;
    this.#table.pointer.ghost = null;
    this.#table.pointer.peeked = null;
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && event.buttons === 0) this.#look(event.target, REST);
  };

  leave = (): void => this.#look(null, 0);

  /** Coming to a thing with the keyboard is pointing at it. */
  focus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.#look(event.target, REST);
  };

  down = (event: PointerEvent): void => {
    this.#held = false;
    if (event.pointerType !== 'touch') return this.end();
    this.#look(event.target, HOLD, () => (this.#held = true));
  };

  up = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') this.#look(null, 0);
  };

  /** What was held was looked at: letting go of it chooses nothing. */
  click = (event: MouseEvent): void => {
    if (!this.#held) return;
    this.#held = false;
    event.stopPropagation();
    event.preventDefault();
  };

  menu = (event: MouseEvent): void => {
    if (this.#held) event.preventDefault();
  };

  #look(target: EventTarget | null, after: number, begun: () => void = () => undefined): void {
    const looked = lookedAt(target, this.#table.draft);
    if (looked && looked.key === this.#key) return;
    clearTimeout(this.#timer);
    clearTimeout(this.#ending);
    this.#key = looked?.key ?? null;
    this.#ending = setTimeout(() => this.#key === null && this.end(), LINGER);
    if (!looked) return;
    this.#timer = setTimeout(() => {
      begun();
      void this.#ask(looked);
    }, after);
  }

  async #ask({ key, gesture }: Looked): Promise<void> {
    const { draft, pointer } = this.#table;
    if (draft !== this.#draft || this.#known.size > MOST_KNOWN) {
      this.#draft = draft;
      this.#known.clear();
    }
    if (!this.#known.has(key)) {
      const found = await this.#table.peek(gesture);
      if (found) this.#known.set(key, found);
    }
    if (this.#key !== key || this.#table.draft !== draft || pointer.dragging !== null) return;
    pointer.ghost = this.#known.get(key) ?? null;
    pointer.peeked = pointer.ghost && 'thing' in gesture ? gesture.thing : null;
  }
}
