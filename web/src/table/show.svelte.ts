/**
 * What others did, shown one act after the other at the viewer's own pace.
 *
 * The table is never delayed: what has arrived waits here until it is shown, and whoever wants to
 * act is taken to now. What was shown since one's last act is remembered, so that it can be looked
 * at again.
 */
import { catchingUp, type Pace, TIMES } from '../lib/pace';
import type { LogEntry, Position, Update } from '../lib/wire';

/** An update that moved the game: what was done, and the table before and after it. */
export interface Moment {
  entries: LogEntry[];
  before: Position | null;
  after: Position;
}

/** What a show needs of its table. */
export interface Hall {
  seat: number;
  position: Position | null;
  apply(update: Update): void;
  /** Show the scenes of an act that was made; resolves when play goes on. */
  stage(moment: Moment, pace: Pace): Promise<void>;
  /** All up to this act has been shown. */
  seen(act: number): void;
}

const BEAT = 40;
const MOST_REMEMBERED = 60;
const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

export class Show {
  pace = $state<Pace>('calm');
  /** The act that is about to be shown, or that has just been. */
  telling = $state.raw<LogEntry | null>(null);
  /** Updates that wait to be shown. */
  queue = $state.raw<Update[]>([]);
  paused = $state(false);
  /** So much waits that it is shown faster. */
  catching = $state(false);
  /** What was shown since one's last act. */
  moments = $state.raw<Moment[]>([]);
  /** Which of the moments is looked at again: so many of them are made; null is now. */
  at = $state<number | null>(null);

  readonly #hall: Hall;
  #draining = false;
  #hurry = false;
  #on = false;
  /** Acts of this seat are not told one by one: the viewer wants to see the next turn. */
  #past: number | null = null;
  #faster: Pace = 'calm';
  /** When the next act may be shown. */
  #free = 0;
  #seatBefore: number | null = null;
  #replays = 0;

  /** Has one's own decision arrived, while acts are still being shown? */
  ahead: boolean = $derived.by(() => {
    const last = this.queue.findLast((update) => 'position' in update);
    return last !== undefined && 'position' in last && last.position.draft !== null && last.position.view?.seat === this.#hall.seat;
  });
  /** The moment that is looked at; null is now. */
  glance: Position | null = $derived.by(() => {
    if (this.at === null) return null;
    return this.at > 0 ? (this.moments[this.at - 1]?.after ?? null) : (this.moments[0]?.before ?? null);
  });

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  /** An update to be shown in its turn; `late`: it was missed, and nobody waits for it. */
  push(update: Update, late: boolean): void {
    this.queue = [...this.queue, update];
    if (late) this.#hurry = true;
    void this.#drain();
  }

  /** Begin anew: nothing waits and nothing is remembered. */
  clear(): void {
    this.queue = [];
    this.moments = [];
    this.telling = null;
    this.now();
  }

  // --- what the viewer does ------------------------------------------------------------------------

  /** To now: all that waits is shown at once. */
  skip(): void {
    this.#hurry = this.#draining;
    this.paused = false;
    this.now();
  }

  /** Pause, or go on: also from a moment that was stepped back to. */
  toggle(): void {
    if (this.at !== null && !this.#replays) void this.replay(this.at, this.moments.length);
    else this.paused = !this.paused;
  }

  /** Another pace: what waits for a tap at the old one goes on. */
  keep(pace: Pace): void {
    if (this.pace === pace) return;
    this.pace = pace;
    this.#on = this.#draining;
  }

  /** One act on. */
  forward(): void {
    if (this.at === null) this.#on = this.#draining;
    else this.#look(this.at + 1);
  }

  /** One turn on. */
  forwardTurn(): void {
    if (this.at === null) this.#past = this.telling?.seat ?? null;
    this.forward();
  }

  /** One act back. */
  back(): void {
    if (!this.moments.length) return;
    this.paused = true;
    this.#look((this.at ?? this.moments.length) - 1);
  }

  /** All that is remembered, from its beginning. */
  again(): void {
    void this.replay(0, this.moments.length);
  }

  /** Back from a look at what was. */
  now(): void {
    this.#replays = 0;
    this.at = null;
  }

  /** Show the moments from one to before another again. */
  async replay(from: number, to: number): Promise<void> {
    if (from >= to) return;
    const run = (this.#replays = performance.now());
    this.paused = false;
    const { who, what, result } = TIMES[this.pace === 'once' ? 'brisk' : this.pace];
    for (let at = from; at <= to; at += 1) {
      this.at = at;
      this.telling = this.moments[at]?.entries[0] ?? this.telling;
      if (!(await this.#until(performance.now() + (at === from ? who + what : what + result), () => this.#replays !== run))) return;
    }
    this.now();
  }

  #look(at: number): void {
    this.#replays = 0;
    this.at = at >= this.moments.length ? null : Math.max(0, at);
    this.telling = this.moments[(this.at ?? this.moments.length) - 1]?.entries.at(-1) ?? null;
    if (this.at === null) this.paused = false;
  }

  // --- showing ---------------------------------------------------------------------------------------

  async #drain(): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const entry = this.#told(next);
      const pace = this.#hurry ? 'once' : this.#keepUp();
      if (entry) await this.#lead(entry, pace);
      if (this.queue[0] !== next) continue;
      await this.#show(next, entry, pace);
    }
    this.#hurry = false;
    this.catching = false;
    this.#past = null;
    this.#draining = false;
  }

  /** The first act of an update that somebody else made and that is to be told; null where there is none. */
  #told(update: Update): LogEntry | null {
    if (update.type !== 'act' || document.hidden) return null;
    return update.entries.find((entry) => entry.seat !== this.#hall.seat && entry.happenings.length > 0) ?? null;
  }

  /** The pace at which what waits is shown in time. */
  #keepUp(): Pace {
    const seats = this.queue.flatMap((update) => this.#told(update)?.seat ?? []);
    const pace = catchingUp(seats, this.catching ? this.#faster : this.pace);
    this.catching ||= pace !== this.pace;
    if (this.catching) this.#faster = pace;
    return pace;
  }

  /** Wait until the act before has been seen, then say who acts. */
  async #lead(entry: LogEntry, pace: Pace): Promise<void> {
    if (this.#past !== null && entry.seat !== this.#past) this.#past = null;
    if (this.#past !== null) return;
    const between = this.#seatBefore !== null && this.#seatBefore !== entry.seat ? TIMES[pace].between : 0;
    await this.#until(this.#free + between);
    if (this.#past !== null) return;
    this.now();
    this.telling = entry;
    await this.#until(performance.now() + (this.#hurry ? 0 : TIMES[pace].who));
  }

  async #show(update: Update, entry: LogEntry | null, pace: Pace): Promise<void> {
    const before = this.#hall.position;
    this.queue = this.queue.slice(1);
    this.#hall.apply(update);
    if ('position' in update) this.now();
    if (update.type === 'undo') this.#hall.seen(update.position.act);
    if (update.type !== 'act') return;
    const moment = { entries: update.entries, before, after: update.position };
    const own = update.entries.some((one) => one.seat === this.#hall.seat);
    if (own) this.telling = null;
    this.moments = own ? [] : [...this.moments, moment].slice(-MOST_REMEMBERED);
    this.#seatBefore = entry?.seat ?? null;
    const { what, result } = TIMES[pace];
    this.#free = entry ? performance.now() + what + result : 0;
    if (!this.#hurry && !document.hidden) await this.#hall.stage(moment, pace);
    this.#hall.seen(update.position.act);
  }

  /** Wait until a time, unless the viewer wants to go on; false where what was waited for is given up. */
  async #until(time: number, given: () => boolean = () => false): Promise<boolean> {
    let rest = time - performance.now();
    while (rest > 0 && !this.#hurry && !this.#on && !given()) {
      await wait(Math.min(BEAT, rest));
      if (!this.paused) rest -= BEAT;
    }
    while (this.paused && !this.#hurry && !this.#on && !given()) await wait(BEAT);
    this.#on = false;
    return !given();
  }
}
