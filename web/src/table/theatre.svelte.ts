/** The theatre: the scenes of an act, row by row, in place of the board until play goes on. */
import { isStill } from '../lib/motion';
import { type Pace, TIMES } from '../lib/pace';
import type { Scene } from '../lib/wire';
import { isGrand, nextRow, type Staged } from './scenes';
import type { Moment } from './show.svelte';

/** A short clock of one's own ends a scene: there is no time to look. */
const CHECK = 500;

/** The scenes of a moment. */
export const bill = (moment: Moment): Staged[] =>
  moment.entries.flatMap((entry) => entry.scenes.map((scene) => ({ entry, scene, before: moment.before, after: moment.after })));

/** Is a scene shown by itself? Somebody else's battle only at a pace that has the time for it. */
export function isShown(scene: Scene, actor: number, viewer: number, pace: Pace): boolean {
  if (isGrand(scene)) return true;
  if (pace === 'once') return false;
  const concerned = actor === viewer || scene.rows.some((row) => row.shares.some(({ seat }) => seat === viewer));
  return concerned || pace !== 'brisk';
}

export class Theatre {
  /** What is on the bill; empty when the curtain is down. */
  bill = $state.raw<Staged[]>([]);
  number = $state(0);
  /** The row that is told; as many as there are: the summary. */
  row = $state(0);
  paused = $state(false);
  pace = $state<Pace>('calm');
  /** What was shown last, to be seen again. */
  last = $state.raw<Staged[]>([]);

  now: Staged | null = $derived(this.bill[this.number] ?? null);
  isSummary: boolean = $derived(this.now !== null && this.row >= this.now.scene.rows.length);
  /** Does it wait for a word to go on? */
  waits: boolean = $derived(this.now !== null && !Number.isFinite(this.#time(this.now.scene, this.isSummary)));

  /** Is one's own clock so short that nothing may be shown? */
  isShort: () => boolean = () => false;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #ended: () => void = () => undefined;

  /** Show scenes; resolves when play goes on. */
  play(scenes: Staged[], pace: Pace): Promise<void> {
    if (!scenes.length) return Promise.resolve();
    this.last = scenes;
    this.close();
    if (this.isShort()) return Promise.resolve();
    this.pace = pace;
    this.paused = false;
    this.bill = scenes;
    this.#open(0, isStill() || pace === 'once');
    this.#watch = setInterval(() => this.isShort() && this.close(), CHECK);
    return new Promise((resolve) => (this.#ended = resolve));
  }

  /** The last scenes once more. */
  again(pace: Pace): void {
    void this.play(this.last, pace === 'once' ? 'calm' : pace);
  }

  /** To the board: the curtain falls. */
  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.bill = [];
    this.#ended();
    this.#ended = () => undefined;
  }

  toggle(): void {
    this.paused = !this.paused;
    this.#schedule();
  }

  /** Another pace, from here on. */
  keep(pace: Pace): void {
    this.pace = pace;
    if (this.now) this.#schedule();
  }

  /** One row on; after the summary the next scene, or play. */
  forward(): void {
    if (!this.now) return;
    if (!this.isSummary) this.tell(nextRow(this.now.scene, this.row, 1));
    else if (this.number + 1 < this.bill.length) this.#open(this.number + 1, false);
    else this.close();
  }

  back(): void {
    if (!this.now) return;
    const row = nextRow(this.now.scene, this.row, -1);
    if (row >= 0) this.tell(row);
    else if (this.number > 0) this.#open(this.number - 1, true);
  }

  /** From the first row of all. */
  home(): void {
    this.#open(0, false);
  }

  /** To the result: the summary of the last scene. */
  end(): void {
    this.#open(this.bill.length - 1, true);
  }

  /** Tell this row. */
  tell(row: number): void {
    this.row = row;
    this.#schedule();
  }

  #open(number: number, atEnd: boolean): void {
    this.number = number;
    const rows = this.bill[number]!.scene.rows.length;
    this.tell(atEnd ? rows : nextRow(this.bill[number]!.scene, -1, 1));
  }

  #time(scene: Scene, isSummary: boolean): number {
    const times = TIMES[this.pace];
    if (!isSummary) return times.row;
    // Where another scene follows, the result of this one is only looked at.
    return isGrand(scene) && this.number + 1 === this.bill.length ? times.summary : times.outcome;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.now || this.paused) return;
    const time = this.#time(this.now.scene, this.isSummary);
    if (Number.isFinite(time)) this.#timer = setTimeout(() => this.forward(), time);
  }
}
