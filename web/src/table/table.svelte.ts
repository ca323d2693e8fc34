/** One table as the page holds it: what the server said, what is shown, and what the viewer is about to do. */
import { isStill, type Pace } from '../lib/motion';
import { Pointer } from '../lib/pointer.svelte';
import type { Answer, ChatLine, Choice, Hint, LogEntry, Order, Position, Problem, Reply, Snapshot, TableInfo, Update } from '../lib/wire';
import { SPECTATOR } from '../lib/wire';

export type Send = (order: Order) => Promise<Reply>;

/** Why something was refused: the rules' answers about a thing, or the server's problem. */
export interface Refusal {
  thing: string | null;
  answers: Answer[];
  problem: Problem | null;
}

const PAUSE = { calm: 450, brisk: 160, instant: 0 } as const;
// The acts of others are shown one after the other, but never for longer than this; then the page jumps.
const LONGEST_SHOW = 4000;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Through whose eyes a snapshot was taken. */
function eyesOf(snapshot: Snapshot): number {
  const seat: unknown = snapshot.position?.view?.seat;
  if (typeof seat === 'number') return seat;
  return snapshot.table.seats.find((one) => one.mine)?.seat ?? SPECTATOR;
}

export class Table {
  info = $state.raw<TableInfo>() as TableInfo;
  /** What the server says; null while seats are being filled. */
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  mayUndo = $state(false);
  /** Whose eyes: the seat that is shown, or -1. */
  seat = $state(SPECTATOR);
  /** Choices made on this page that the server has not been told as an act yet. */
  staged = $state.raw<Choice[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  busy = $state(false);
  /** Acts that have arrived and wait to be shown. */
  queued = $state(0);
  /** When the clocks of `info` were true, by this machine's clock. */
  clockedAt = $state(Date.now());
  pace = $state<Pace>('calm');
  /** The screen is closed until the person of this seat takes the device. */
  passTo = $state<number | null>(null);

  readonly pointer = new Pointer();
  readonly #send: Send;
  #preview = $state.raw<Position | null>(null);
  #queue: Update[] = [];
  #draining = false;
  #hurry = false;
  #arrivals = 0;
  #tail: Promise<void> = Promise.resolve();

  /** The position to draw: with the staged choices made. */
  shown: Position | null = $derived(this.#preview ?? this.position);
  asked: boolean = $derived(this.pointer.decision !== null);
  /** The step whose log line is the last one shown. */
  last: LogEntry | null = $derived(this.log.findLast((entry) => entry.happenings.length > 0) ?? null);
  mine: number[] = $derived(this.info.seats.filter((one) => one.mine).map((one) => one.seat));

  constructor(snapshot: Snapshot, send: Send) {
    this.#send = send;
    this.pointer.onchoose = (choice) => void this.choose(choice);
    this.pointer.onwhy = (thing) => void this.why(thing);
    this.snapshot(snapshot);
  }

  // --- what the server says ----------------------------------------------------------------------

  /** Begin anew from a snapshot. */
  snapshot(snapshot: Snapshot): void {
    const eyes = eyesOf(snapshot);
    const shares = snapshot.table.seats.filter((one) => one.mine && one.kind === 'person').length > 1;
    if (shares && snapshot.table.status === 'running' && this.seat !== eyes) this.passTo = eyes;
    this.#queue = [];
    this.queued = 0;
    this.#take(snapshot.table);
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.seat = eyes;
    this.#arrive(snapshot.position, snapshot.may_undo);
  }

  /** An update: shown in its turn, the acts of others one after the other. */
  update(update: Update, late = false): void {
    this.#queue.push(update);
    this.queued = this.#queue.length;
    if (late) this.#hurry = true;
    void this.#drain();
  }

  /** Show a moment of a finished game. */
  look(position: Position, seat: number, log: LogEntry[]): void {
    this.seat = Math.max(SPECTATOR, seat);
    this.log = log;
    this.#arrive(position, false);
  }

  /** Show what is waiting at once. */
  skip(): void {
    this.#hurry = true;
  }

  async #drain(): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    let spent = 0;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.queued = this.#queue.length;
      this.#apply(next);
      const told = next.type === 'step' && next.entry.seat !== this.seat && next.entry.happenings.length > 0;
      if (!told || this.#hurry || isStill() || document.hidden) continue;
      const pause = Math.min(PAUSE[this.pace], LONGEST_SHOW - spent);
      for (let waited = 0; waited < pause && !this.#hurry; waited += 50) await wait(50);
      spent += pause;
    }
    this.queued = 0;
    this.#hurry = false;
    this.#draining = false;
  }

  #apply(update: Update): void {
    if (update.type === 'chat') {
      this.chat = [...this.chat, update.line];
      return;
    }
    this.#take(update.table);
    if (update.type === 'table') return;
    if (update.type === 'step') this.log = [...this.log, update.entry];
    else this.log = this.log.filter((entry) => entry.step <= update.position.step);
    this.#arrive(update.position, update.may_undo);
  }

  #take(info: TableInfo): void {
    this.info = info;
    this.clockedAt = Date.now();
  }

  /** The game stands here now; what was staged belongs to the past. */
  #arrive(position: Position | null, mayUndo: boolean): void {
    this.#arrivals += 1;
    this.position = position;
    this.mayUndo = mayUndo;
    this.refusal = null;
    this.hints = null;
    if (position?.standings) this.pointer.focus = null;
    this.#stage([], null);
  }

  // --- what the viewer does ------------------------------------------------------------------------

  /** Make a choice: staged while its act goes on, sent when it is complete. */
  choose(choice: Choice): Promise<void> {
    const decision = this.pointer.decision;
    return this.#alone(async () => {
      const position = this.position;
      if (!position || !decision || decision !== this.pointer.decision) return; // a second click on what is done
      this.refusal = null;
      const staged = [...this.staged, choice];
      const order = { seat: this.seat, step: position.step, choices: staged.map((one) => one.choice) };
      const arrivals = this.#arrivals;
      const preview = await this.#ask({ type: 'preview', ...order });
      if (!preview.ok || arrivals !== this.#arrivals) return;
      if (!preview.complete && preview.preview) return this.#stage(staged, preview.preview);
      const act = await this.#ask({ type: 'act', ...order });
      // Until the update comes, the table stays as it is and nothing more can be chosen.
      if (act.ok && arrivals === this.#arrivals) this.pointer.ask(null);
    });
  }

  /** Take the last staged choice back. */
  takeBack(): Promise<void> {
    return this.#alone(async () => {
      const staged = this.staged.slice(0, -1);
      if (!this.position || !this.staged.length) return;
      if (!staged.length) return this.#stage([], null);
      const choices = staged.map((one) => one.choice);
      const reply = await this.#ask({ type: 'preview', seat: this.seat, step: this.position.step, choices });
      if (reply.ok && reply.preview) this.#stage(staged, reply.preview);
    });
  }

  /** Let go: of the refusal, of what is pointed at, then of the last staged choice. */
  letGo(): void {
    if (this.refusal) this.refusal = null;
    else if (this.pointer.selection.length) this.pointer.release();
    else if (this.staged.length) void this.takeBack();
    else this.pointer.focus = null;
  }

  async why(thing: string): Promise<void> {
    this.refusal = null;
    if (!this.position || !this.asked) return;
    const choices = this.staged.map((one) => one.choice);
    const reply = await this.#send({ type: 'why', seat: this.seat, step: this.position.step, thing, choices });
    if (reply.answers?.length) this.refusal = { thing, answers: reply.answers, problem: null };
  }

  undo(): Promise<void> {
    if (this.staged.length) return this.takeBack();
    return this.#alone(async () => {
      if (!this.position) return;
      const seat = this.mine.includes(this.seat) ? this.seat : (this.mine[0] ?? SPECTATOR);
      await this.#ask({ type: 'undo', seat, step: this.position.step });
    });
  }

  async consent(agree: boolean): Promise<void> {
    if (this.seat !== SPECTATOR) await this.#ask({ type: 'consent', seat: this.seat, agree });
  }

  hint(): Promise<void> {
    return this.#alone(async () => {
      if (!this.position || !this.asked || this.staged.length) return;
      const reply = await this.#ask({ type: 'hint', seat: this.seat, step: this.position.step });
      if (reply.hints) this.hints = reply.hints;
    });
  }

  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: 'say', text })).ok;
  }

  async #ask(order: Order): Promise<Reply> {
    const reply = await this.#send(order);
    if (reply.problem) this.refusal = { thing: null, answers: [], problem: reply.problem };
    return reply;
  }

  /** One thing after the other: what a quick hand does next waits for the answer to what it did before. */
  #alone(work: () => Promise<void>): Promise<void> {
    const run = this.#tail.then(async () => {
      this.busy = true;
      try {
        await work();
      } finally {
        this.busy = false;
      }
    });
    this.#tail = run.catch(() => undefined);
    return run;
  }

  #stage(staged: Choice[], preview: Position | null): void {
    this.staged = staged;
    this.#preview = preview;
    const decision = (preview ?? this.position)?.decision ?? null;
    const own = this.seat !== SPECTATOR && decision?.seat === this.seat && this.info.status === 'running';
    this.pointer.ask(own && decision ? decision : null);
  }
}
