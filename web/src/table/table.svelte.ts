/** One table as the page holds it: what the server said, what is shown, and what the viewer is about to do. */
import { Pointer } from '../lib/pointer.svelte';
import type { Answer, ChatLine, Choice, LogEntry, Order, Position, Problem, Reply, Snapshot, TableInfo } from '../lib/wire';
import { SPECTATOR } from '../lib/wire';

export type Send = (order: Order) => Promise<Reply>;

/** Why something was refused: the rules' answers about a thing, or the server's problem. */
export interface Refusal {
  thing: string | null;
  answers: Answer[];
  problem: Problem | null;
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
  #preview = $state.raw<Position | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  readonly pointer = new Pointer();
  readonly #send: Send;

  /** The position to draw: with the staged choices made. */
  shown: Position | null = $derived(this.#preview ?? this.position);
  asked: boolean = $derived(this.shown?.decision?.seat === this.seat && this.seat !== SPECTATOR);

  constructor(snapshot: Snapshot, seat: number, send: Send) {
    this.#send = send;
    this.pointer.onchoose = (choice) => void this.choose(choice);
    this.pointer.onwhy = (thing) => void this.why(thing);
    this.take(snapshot, seat);
  }

  /** Begin anew from a snapshot. */
  take(snapshot: Snapshot, seat: number): void {
    this.info = snapshot.table;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.seat = seat;
    this.arrive(snapshot.position, snapshot.may_undo);
  }

  /** The game stands here now; what was staged belongs to the past. */
  arrive(position: Position | null, mayUndo: boolean): void {
    this.position = position;
    this.mayUndo = mayUndo;
    this.refusal = null;
    this.#stage([], null);
  }

  /** Make a choice: staged while its act goes on, sent when it is complete. */
  async choose(choice: Choice): Promise<void> {
    const position = this.position;
    if (!position || this.busy) return;
    this.refusal = null;
    const staged = [...this.staged, choice];
    const choices = staged.map((one) => one.choice);
    const order = { seat: this.seat, step: position.step, choices };
    const reply = await this.#ask({ type: 'preview', ...order });
    if (!reply?.ok) return;
    if (!reply.complete && reply.preview) this.#stage(staged, reply.preview);
    else if ((await this.#ask({ type: 'act', ...order }))?.ok) this.#stage([], this.#preview);
  }

  /** Take the last staged choice back. */
  async takeBack(): Promise<void> {
    const staged = this.staged.slice(0, -1);
    if (!this.position || !this.staged.length) return;
    if (!staged.length) return this.#stage([], null);
    const choices = staged.map((one) => one.choice);
    const reply = await this.#ask({ type: 'preview', seat: this.seat, step: this.position.step, choices });
    if (reply?.ok && reply.preview) this.#stage(staged, reply.preview);
  }

  /** Let go: first of what is pointed at, then of the last staged choice. */
  letGo(): void {
    if (this.pointer.selection.length) this.pointer.release();
    else void this.takeBack();
  }

  async why(thing: string): Promise<void> {
    if (!this.position || !this.asked) return;
    const reply = await this.#send({ type: 'why', seat: this.seat, step: this.position.step, thing });
    if (reply.answers?.length) this.refusal = { thing, answers: reply.answers, problem: null };
  }

  async undo(): Promise<void> {
    if (this.staged.length) return this.takeBack();
    if (this.position) await this.#ask({ type: 'undo', seat: this.seat, step: this.position.step });
  }

  async #ask(order: Order): Promise<Reply | null> {
    this.busy = true;
    try {
      const reply = await this.#send(order);
      if (reply.problem) this.refusal = { thing: null, answers: [], problem: reply.problem };
      return reply;
    } finally {
      this.busy = false;
    }
  }

  #stage(staged: Choice[], preview: Position | null): void {
    this.staged = staged;
    this.#preview = preview;
    const decision = (preview ?? this.position)?.decision ?? null;
    this.pointer.ask(decision && decision.seat === this.seat ? decision : null);
  }
}
