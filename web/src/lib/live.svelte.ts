/**
 * The line to one table: a WebSocket that comes back by itself and resumes where it was, with plain
 * HTTP in its place where a network lets no WebSocket through.
 */
import { api, ApiError } from './api';
import { COVERED, type Order, type Reply, type ServerMessage, type Snapshot, type Update } from './wire';

export interface Listener {
  snapshot(snapshot: Snapshot): void;
  update(update: Update, late: boolean): void;
  /** The line is back after it was lost. */
  back(): void;
  /** The table is gone, or not for this person any more; nothing comes over this line again. */
  refused(): void;
}

const WAITS = [1, 2, 4, 8, 15, 30];
const REPLY_WITHIN = 8000;
const POLL_EVERY = 2000;
// A table that is not there, or not for this person. The server closes a line with 4000 and more.
const REFUSED = [403, 404];

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Live {
  online = $state(true);
  /** Seconds until the next try, while offline. */
  wait = $state(0);

  #number = -1;
  #seat = COVERED;
  #socket: WebSocket | null = null;
  #opened = false;
  #failures = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, (reply: Reply) => void>();
  readonly #id: string;
  readonly #invite: string | null;
  readonly #listener: Listener;

  constructor(id: string, invite: string | null, listener: Listener) {
    this.#id = id;
    this.#invite = invite;
    this.#listener = listener;
  }

  /** Open the line after the first snapshot. */
  open(snapshot: Snapshot): void {
    this.#number = snapshot.number;
    this.#connect();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Look through other eyes from now on: a snapshot comes. */
  look(seat: number): void {
    this.#seat = seat;
    this.#number = -1; // through these eyes nothing has been seen yet: what comes next is a snapshot
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket.send(JSON.stringify({ type: 'look', seat }));
    api.table(this.#id, this.#invite, seat).then(
      (snapshot) => this.#seat === seat && this.#hear(snapshot, true),
      () => undefined, // the line is lost: it asks for these eyes when it is back
    );
  }

  /** Send a command; the same id goes again over HTTP when the line does not answer. */
  async send(order: Order): Promise<Reply> {
    const command = { ...order, id: newId() };
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.OPEN) {
      const reply = await new Promise<Reply | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), REPLY_WITHIN);
        this.#pending.set(command.id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        socket.send(JSON.stringify(command));
      });
      this.#pending.delete(command.id);
      if (reply) return reply;
    }
    try {
      const reply = await api.command(this.#id, command, this.#invite);
      if (this.#socket?.readyState !== WebSocket.OPEN) await this.#poll();
      return reply;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) this.#lost();
      return { type: 'reply', id: command.id, ok: false, act: 0, problem: error.problem };
    }
  }

  #now = (): void => {
    if (!this.online && document.visibilityState === 'visible') {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    // A browser sends no headers of ours with a socket; its protocols are in none of the logs.
    const protocols = this.#invite ? ['majlis', `invite.${this.#invite}`] : [];
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#id}/live?since=${this.#number}&seat=${this.#seat}`, protocols);
    this.#socket = socket;
    this.#opened = false;
    socket.onopen = () => {
      this.#opened = true;
      this.#failures = 0;
      if (!this.online) {
        this.online = true;
        this.#listener.back();
      }
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage, false);
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      if (REFUSED.includes(event.code - 4000)) return this.#refused();
      if (!this.#opened && this.#failures >= 1) void this.#poll().then((reached) => (reached ? this.#again(POLL_EVERY / 1000) : this.#lost()));
      else this.#lost();
    };
  }

  #hear(message: ServerMessage, late: boolean): void {
    if (message.type === 'reply') return this.#pending.get(message.id)?.(message);
    if (message.type === 'snapshot') {
      this.#number = message.number;
      this.#listener.snapshot(message);
    } else if (message.number > this.#number || (message.type === 'table' && message.number === this.#number)) {
      // Who is online is told without a new number.
      this.#number = message.number;
      this.#listener.update(message, late);
    }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'ack', number: this.#number }));
  }

  /** What was missed, over HTTP; says whether the server was reached. */
  async #poll(): Promise<boolean> {
    try {
      const missed = await api.updates(this.#id, this.#number, this.#invite, this.#seat);
      if ('type' in missed) this.#hear(missed, true);
      else for (const update of missed.updates) this.#hear(update, true);
      if (!this.online) {
        this.online = true;
        this.#listener.back();
      }
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (REFUSED.includes(error.status)) this.#refused();
      return false;
    }
  }

  #refused(): void {
    this.close();
    this.#listener.refused();
  }

  #lost(): void {
    if (this.#closed) return;
    this.#failures += 1;
    // The first loss is often a short one: try once before saying anything.
    if (this.#failures > 1) this.online = false;
    this.#again(WAITS[Math.min(this.#failures - 1, WAITS.length - 1)] ?? 30);
  }

  #again(seconds: number): void {
    clearTimeout(this.#timer);
    this.wait = seconds;
    const tick = () => {
      this.wait -= 1;
      if (this.wait <= 0) this.#connect();
      else this.#timer = setTimeout(tick, 1000);
    };
    this.#timer = setTimeout(tick, 1000);
  }
}
