/** What the coach has said about the act that is being made, and what of it is drawn on the board. */
import type { Draft, Hint, Verdict, Way } from '../lib/wire';

/** A way over the board: the coach's own, what follows it, or one that was a mistake. */
export interface Stroke {
  path: string[][];
  kind: 'best' | 'then' | 'played';
  label: string;
}

const same = (one: number[], other: number[]): boolean => one.length === other.length && one.every((number, at) => number === other[at]);

/** Does all of one list lie in the other, each thing as often? */
function within(some: number[], all: number[]): boolean {
  const left = [...all];
  return some.every((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Is the hint's act one that the draft may still become? */
export function goesOn(hint: Hint, draft: Draft): boolean {
  const done = draft.open ? draft.parts.slice(0, -1) : draft.parts;
  if (!done.every((part, at) => same(part, hint.parts[at] ?? []) && at < hint.parts.length)) return false;
  const things = new Set(hint.way.made.flatMap((part) => part.touches));
  if (!draft.pointed.every((thing) => things.has(thing))) return false;
  return !draft.open || within(draft.parts.at(-1) ?? [], hint.parts[done.length] ?? []);
}

/** Is the whole of it laid out? */
export function isLaid(hint: Hint, draft: Draft): boolean {
  const [laid, wanted] = [draft.parts, hint.parts];
  return laid.length === wanted.length && laid.every((part, at) => part.length === wanted[at]!.length && within(part, wanted[at]!));
}

export class Coach {
  /** The acts that it considers, the best first; none where it has said nothing. */
  hints = $state.raw<Hint[]>([]);
  asking = $state(false);
  /** The hint whose way is drawn; an alternative while it is pointed at. */
  shown = $state(0);
  /** The things of a reason that is pointed at. */
  lit = $state.raw<string[]>([]);
  /** Is all of the best act laid out already? Then its way need not be shown. */
  laid = $state(false);
  /** The guide has asked for a try: whatever the hand does is laid out first, to be spoken of. */
  trying = $state(false);
  /** What it thinks of the act that is laid out, and the acts that it would have advised. */
  verdict = $state.raw<Verdict | null>(null);
  #known: Hint[] = [];
  /** Ways of a game that is looked back at, in the place of hints. */
  marks = $state.raw<Stroke[] | null>(null);

  strokes: Stroke[] = $derived.by(() => {
    if (this.marks) return this.marks;
    const hint = this.hints[this.shown];
    if (!hint) return [];
    if (this.shown > 0) return [{ path: hint.way.path, kind: 'best', label: String(this.shown + 1) }];
    const then: Way | null = hint.then;
    const strokes: Stroke[] = this.laid ? [] : [{ path: hint.way.path, kind: 'best', label: '1' }];
    if (then?.path.length) strokes.push({ path: then.path, kind: 'then', label: '2' });
    return strokes;
  });

  take(hints: Hint[], draft: Draft): void {
    [this.hints, this.shown, this.lit] = [hints, 0, []];
    this.laid = hints[0] !== undefined && isLaid(hints[0], draft);
  }

  /** It has looked at a try; what it would do itself waits until it is asked for. */
  judge(verdict: Verdict, hints: Hint[]): void {
    this.hide();
    [this.verdict, this.#known] = [verdict, hints];
  }

  /** Show what it would have done in the place of a try. */
  reveal(draft: Draft): void {
    this.take(
      this.#known.map((hint) => ({ ...hint, anew: false })),
      draft,
    );
  }

  /** The draft is another one: advice that it has left behind is gone. */
  follow(draft: Draft): void {
    this.verdict = null;
    const left = this.hints.filter((hint) => goesOn(hint, draft)).map((hint) => ({ ...hint, anew: false }));
    if (left[0] === undefined || left[0].parts !== this.hints[0]?.parts) this.hide();
    else this.take(left, draft);
  }

  hide(): void {
    [this.hints, this.shown, this.lit, this.laid, this.verdict] = [[], 0, [], false, null];
  }
}
