/** One table as the page holds it: what the server said, what is shown, and what the viewer is about to do. */
import { isStill, type Pace } from '../lib/motion';
import { Pointer } from '../lib/pointer.svelte';
import type { Answer, ChatLine, Choice, Decision, Hint, LogEntry, Order, Position, Problem, Reply, Snapshot, TableInfo, Update } from '../lib/wire';
import { SPECTATOR } from '../lib/wire';
import { insertions, isOpen, isSame, laterChoice, type Pick, type Stand, startOf, together, walk } from './picking';

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
  staged: Choice[] = $derived.by(() => this.#picks.map((pick) => pick.choice));
  /** Parts of a set that were pointed at and whose turn has not come. */
  held = $state.raw<Choice[]>([]);
  /** What would follow by itself and end the act if the held choices were made; null where they would not end it. */
  rest = $state.raw<Choice[] | null>(null);
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
  #picks = $state.raw<Pick[]>([]);
  #preview = $state.raw<Position | null>(null);
  #queue: Update[] = [];
  #draining = false;
  #hurry = false;
  #arrivals = 0;
  #tail: Promise<void> = Promise.resolve();
  #underWay = 0;
  #pointed: (() => void)[] = [];

  /** The position to draw: with the staged choices made. */
  shown: Position | null = $derived(this.#preview ?? this.position);
  asked: boolean = $derived(this.pointer.decision !== null);
  /** The step whose log line is the last one shown. */
  last: LogEntry | null = $derived(this.log.findLast((entry) => entry.happenings.length > 0) ?? null);
  mine: number[] = $derived(this.info.seats.filter((one) => one.mine).map((one) => one.seat));

  constructor(snapshot: Snapshot, send: Send) {
    this.#send = send;
    this.pointer.onchoose = (choice, pointed) => void this.choose(choice, pointed);
    this.pointer.onother = (thing) => void this.pick(thing);
    this.pointer.onwhy = (thing) => void this.why(thing);
    this.pointer.onlater = (again) => this.#later(again);
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
  choose(choice: Choice, pointed = false): Promise<void> {
    return this.#answer(async (decision) => {
      const stand = await walk(this.#picks, decision, together(this.held, choice), this.#look);
      if (stand) return this.#reach(stand, pointed && isOpen(stand, decision.kind));
      const again = this.held.findLastIndex((one) => isSame(one, choice));
      if (again >= 0) return this.#stage(this.#picks, this.#preview, this.held.toSpliced(again, 1));
      // It does not go with what is held: that is let go, and nothing is sent before the player has seen it.
      const alone = this.held.length ? await walk(this.#picks, decision, [choice], this.#look) : null;
      if (alone) await this.#reach(alone, true);
    });
  }

  /** Point at a part of a set that is not offered now: it comes in before the others, goes out, or waits for its turn. */
  pick(thing: string): Promise<void> {
    return this.#answer(async (decision) => {
      for (const [at, wanted] of insertions(this.#picks, this.held, decision.kind, thing)) {
        const stand = await walk(this.#picks.slice(0, at), this.#picks[at]!.decision, wanted, this.#look);
        if (stand) return this.#reach(stand, isOpen(stand, decision.kind));
      }
      if (await this.#takeOut(decision, thing)) return;
      const fits = (choice: Choice) => choice.touches.includes(thing);
      const later = this.rest?.find(fits) ?? (await laterChoice(this.#picks, decision, fits, this.#look));
      const stand = later && (await walk(this.#picks, decision, together(this.held, later), this.#look));
      if (stand) await this.#reach(stand, isOpen(stand, decision.kind));
      else await this.#cannot(thing);
    });
  }

  /** Make the held choices and let the rest follow. */
  finish(): Promise<void> {
    return this.#answer(async (decision) => {
      const stand = await walk(this.#picks, decision, this.held, this.#look);
      if (stand) await this.#reach(stand, false);
    });
  }

  /** Take the last held or staged choice back. */
  takeBack(): Promise<void> {
    return this.#alone(async () => {
      if (this.held.length) this.#stage(this.#picks, this.#preview, this.held.slice(0, -1));
      else if (this.#picks.length) await this.#standAt(this.#picks.slice(0, -1), []);
    });
  }

  /** While an answer is under way, a quick hand points at the next part of a set: that comes after it. */
  #later(again: () => void): boolean {
    if (!this.#underWay) return false;
    const [kind, arrivals] = [this.pointer.decision?.kind, this.#arrivals];
    this.#pointed.push(() => {
      if (arrivals === this.#arrivals && kind === this.pointer.decision?.kind) again();
    });
    return true;
  }

  /** Answer the decision that is shown, unless another one is by then: a second click on what is done. */
  #answer(work: (decision: Decision) => Promise<void>): Promise<void> {
    const asked = this.pointer.decision;
    return this.#alone(async () => {
      if (!asked || asked !== this.pointer.decision) return;
      this.refusal = null;
      await work(asked);
    });
  }

  /** Where choices lead. That an order of picks does not stand is no refusal: another one may. */
  #look = async (choices: Choice[]): Promise<Reply> => {
    const order = { seat: this.seat, step: this.position?.step ?? 0, choices: choices.map((one) => one.choice) };
    const arrivals = this.#arrivals;
    const reply = await this.#send({ type: 'preview', ...order });
    if (reply.problem && reply.problem.code !== 'illegal') this.#refuse(reply.problem);
    return arrivals === this.#arrivals ? reply : { ...reply, ok: false };
  };

  /** Go on from where picks lead; a complete act is sent. What ends a set is held for the player to look at, if asked for. */
  async #reach(stand: Stand, hold: boolean): Promise<void> {
    if (hold && stand.ended) {
      const last = stand.picks[stand.picks.length - 1]!.choice;
      return this.#standAt(stand.picks.slice(0, -1), [last, ...stand.held], stand.made);
    }
    if (!stand.complete) return this.#stage(stand.picks, stand.position, stand.ended ? [] : stand.held);
    const arrivals = this.#arrivals;
    const choices = stand.picks.map((pick) => pick.choice.choice);
    const act = await this.#ask({ type: 'act', seat: this.seat, step: this.position?.step ?? 0, choices });
    // Until the update comes, the table stays as it is and nothing more can be chosen.
    if (act.ok && arrivals === this.#arrivals) this.pointer.ask(null);
  }

  /** Take a thing out of what is picked or held; says whether it was there. */
  async #takeOut(decision: Decision, thing: string): Promise<boolean> {
    const held = this.held.findLastIndex((choice) => choice.touches.includes(thing));
    if (held >= 0) {
      this.#stage(this.#picks, this.#preview, this.held.toSpliced(held, 1));
      return true;
    }
    const start = startOf(this.#picks, decision.kind);
    const at = this.#picks.findLastIndex(({ choice }, i) => i >= start && choice.touches.includes(thing));
    if (at < 0) return false;
    const later = [...this.#picks.slice(at + 1).map((pick) => pick.choice), ...this.held];
    if (!later.length) await this.#standAt(this.#picks.slice(0, at), []);
    else {
      const stand = await walk(this.#picks.slice(0, at), this.#picks[at]!.decision, later, this.#look);
      if (!stand) return false;
      await this.#reach(stand, true);
    }
    return true;
  }

  /** Show the position after picks that have stood before. */
  async #standAt(picks: Pick[], held: Choice[], rest: Choice[] | null = null): Promise<void> {
    if (!picks.length) return this.#stage([], null, held, rest);
    const reply = await this.#look(picks.map((pick) => pick.choice));
    if (reply.ok && reply.preview) this.#stage(picks, reply.preview, held, rest);
  }

  /** Let go: of the refusal, of what is pointed at, then of the last staged choice. */
  letGo(): void {
    if (this.refusal) this.refusal = null;
    else if (this.pointer.selection.length) this.pointer.release();
    else if (this.staged.length || this.held.length) void this.takeBack();
    else this.pointer.focus = null;
  }

  async why(thing: string): Promise<void> {
    this.refusal = null;
    if (this.asked) await this.#cannot(thing);
  }

  async #cannot(thing: string): Promise<void> {
    if (!this.position) return;
    const choices = this.staged.map((one) => one.choice);
    const reply = await this.#send({ type: 'why', seat: this.seat, step: this.position.step, thing, choices });
    if (reply.answers?.length) this.refusal = { thing, answers: reply.answers, problem: null };
  }

  undo(): Promise<void> {
    if (this.staged.length || this.held.length) return this.takeBack();
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
      if (!this.position || !this.asked || this.staged.length || this.held.length) return;
      const reply = await this.#ask({ type: 'hint', seat: this.seat, step: this.position.step });
      if (reply.hints) this.hints = reply.hints;
    });
  }

  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: 'say', text })).ok;
  }

  async #ask(order: Order): Promise<Reply> {
    const reply = await this.#send(order);
    if (reply.problem) this.#refuse(reply.problem);
    return reply;
  }

  #refuse(problem: Problem): void {
    this.refusal = { thing: null, answers: [], problem };
  }

  /** One thing after the other: what a quick hand does next waits for the answer to what it did before. */
  #alone(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    this.busy = true;
    const run = this.#tail.then(work).finally(() => {
      this.#underWay -= 1;
      while (!this.#underWay && this.#pointed.length) this.#pointed.shift()!();
      this.busy = this.#underWay > 0;
    });
    this.#tail = run.catch(() => undefined);
    return run;
  }

  #stage(picks: Pick[], preview: Position | null, held: Choice[] = [], rest: Choice[] | null = null): void {
    this.#picks = picks;
    this.#preview = preview;
    this.held = held;
    this.rest = rest;
    const decision = (preview ?? this.position)?.decision ?? null;
    const own = this.seat !== SPECTATOR && decision?.seat === this.seat && this.info.status === 'running';
    const asked = own && decision ? decision : null;
    const set = asked ? picks.slice(startOf(picks, asked.kind)) : [];
    const things = (choices: Choice[]) => new Set(choices.flatMap((choice) => choice.touches));
    const counts = new Map<string, number>();
    for (const thing of held.flatMap((choice) => choice.touches)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    this.pointer.ask(asked, {
      held: counts,
      picked: things(set.map((pick) => pick.choice)),
      earlier: things(set.flatMap((pick) => pick.decision.choices)),
    });
  }
}
