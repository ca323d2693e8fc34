/** Which lessons this browser has seen to their end, and where one was left; kept in it. */
interface Kept {
  done: string[];
  at: Record<string, string>;
  /** Offered at a table, and not wanted. */
  declined?: string[];
}

const KEY = 'majlis-lessons';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && Array.isArray((value as Kept).done) && typeof (value as Kept).at === 'object';

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isKept(kept)) return kept;
  } catch {
    // storage is closed, or holds what we never wrote: begin anew
  }
  return { done: [], at: {} };
}

class Progress {
  #kept = $state.raw<Kept>(load());

  isDone(game: string, name: string): boolean {
    return this.#kept.done.includes(`${game}/${name}`);
  }

  isDeclined(game: string, name: string): boolean {
    return this.#kept.declined?.includes(`${game}/${name}`) ?? false;
  }

  decline(game: string, name: string): void {
    if (!this.isDeclined(game, name)) this.#keep({ ...this.#kept, declined: [...(this.#kept.declined ?? []), `${game}/${name}`] });
  }

  /** The step at which a lesson was left. */
  at(game: string, name: string): string {
    return this.#kept.at[`${game}/${name}`] ?? '';
  }

  reach(game: string, name: string, step: string): void {
    this.#keep({ ...this.#kept, at: { ...this.#kept.at, [`${game}/${name}`]: step } });
  }

  /** A lesson was seen to its end: next time it begins from the start. */
  finish(game: string, name: string): void {
    const key = `${game}/${name}`;
    const { [key]: _, ...at } = this.#kept.at;
    this.#keep({ ...this.#kept, done: this.isDone(game, name) ? this.#kept.done : [...this.#kept.done, key], at });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }
}

export const progress = new Progress();
