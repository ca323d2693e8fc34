/** One table as the page holds it: what the server said, what is shown, and what the viewer is about to do. */
import type { Pace } from '../lib/pace';
import { type Dropped, Pointer } from '../lib/pointer.svelte';
import type { Answer, ChatLine, Choice, Draft, Drawn, Gesture, Hint, LogEntry, Order, Position, Problem, Reply, Snapshot, TableInfo, Update } from '../lib/wire';
import { COVERED, SPECTATOR } from '../lib/wire';
import { company } from '../lib/company.svelte';
import { type Moment, Show } from './show.svelte';
import { keepSeen, missed, seenOf } from './seen';
import { bill, isShown, Theatre } from './theatre.svelte';
import { Coach } from './coach.svelte';

export type Send = (order: Order) => Promise<Reply>;

/** Why something was refused: the rules' answers about a thing, or the server's problem. */
export interface Refusal {
  thing: string | null;
  answers: Answer[];
  problem: Problem | null;
}

// An answer that takes longer is waited for without outlines: what they say may be false by then.
const LATE = 30;

// After so many milliseconds without the view of a seat it may be asked for again.
const AGAIN = 1500;

// With less on one's own clock nothing takes the place of the board.
const SHORT = 30_000;

// What was dragged and let go beside everything.
const NOWHERE: Refusal = { thing: null, answers: [], problem: { code: 'nowhere', text: { key: 'page-nowhere' } } };

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
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** The newest word about seats and clocks, while acts before it may still be shown. */
  newest = $state.raw<TableInfo>() as TableInfo;
  /** When the clocks of `newest` were true, on a clock that no change of the time of day moves. */
  clockedAt = $state(performance.now());
  /** Ask before each act, also one that is a single choice. */
  confirm = $state(false);
  /** The screen is closed until the person of this seat takes the device. */
  passTo = $state<number | null>(null);
  /** Asks for other eyes: the view of a seat is not even fetched before its person has the device. */
  onlook: (seat: number) => void = () => undefined;

  readonly pointer = new Pointer();
  /** What others do, at the viewer's pace. */
  readonly show = new Show(this);
  readonly theatre = new Theatre();
  readonly coach = new Coach();
  readonly #send: Send;
  #arrivals = 0;
  #opened = false;
  /** Has what came before been shown? Until then what is shown beside it is not written down. */
  #caughtUp = false;
  #shown: number | null = null;
  #tail: Promise<void> = Promise.resolve();
  #underWay = 0;
  #takenAt = 0;

  /** The act that is being made. */
  draft: Draft | null = $derived(this.pointer.draft);
  /** Is anything laid, chosen or pointed at that the server has not been told to do? */
  begun: boolean = $derived(this.draft !== null && (this.draft.parts.length > 0 || this.draft.pointed.length > 0));
  /** The position to draw: with the parts of the draft made, or a moment that is looked at again. */
  shown: Position | null = $derived.by(() => {
    const { position, draft } = this;
    if (this.show.glance) return this.show.glance;
    if (!position || !draft) return position;
    return { ...position, view: draft.view ?? position.view, decision: draft.decision ?? position.decision };
  });
  asked: boolean = $derived(this.draft !== null);
  /** The act whose log line is the last one shown. */
  last: LogEntry | null = $derived(this.log.findLast((entry) => entry.happenings.length > 0) ?? null);
  /** What is said by those whom one wants to hear. */
  heard: ChatLine[] = $derived(this.chat.filter((line) => !company.isMuted(line.who)));
  mine: number[] = $derived(this.info.seats.filter((one) => one.mine).map((one) => one.seat));

  constructor(snapshot: Snapshot, send: Send) {
    this.#send = send;
    this.pointer.onputback = (thing) => void this.putBack(thing);
    this.pointer.onlay = (numbers) => void this.lay(numbers);
    this.pointer.onpoint = (thing, dragging) => this.point(thing, dragging);
    this.pointer.onchoose = (choice) => void this.choose(choice);
    this.pointer.onconfirm = () => void this.doIt();
    this.pointer.onwhy = (thing) => void this.why(thing);
    this.pointer.ondropped = (dropped) => void this.dropped(dropped);
    this.theatre.isShort = () => this.isShort;
    this.snapshot(snapshot);
  }

  // --- what the server says ----------------------------------------------------------------------

  /** Begin anew from a snapshot. */
  snapshot(snapshot: Snapshot): void {
    const eyes = eyesOf(snapshot);
    this.show.clear();
    this.theatre.close();
    this.#take(snapshot.table);
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.seat = eyes;
    this.#arrive(snapshot.position, snapshot.may_undo);
    if (eyes === this.passTo) {
      this.passTo = null;
      this.#takenAt = 0;
    }
    this.#cover();
  }

  /** Somebody else at this screen must act: it is closed, and forgets what only the last one may know. */
  #cover(): void {
    const { asked, seats, status } = this.info;
    const own = seats.filter((one) => one.mine && !one.away).map((one) => one.seat);
    if (own.length < 2 || status !== 'running') this.passTo = null;
    else if (!asked.includes(this.seat)) {
      const next = asked.find((seat) => own.includes(seat)) ?? null;
      if (next !== null && this.passTo === null && this.seat !== SPECTATOR) this.onlook(COVERED);
      this.passTo = next;
    }
  }

  /** The person of the seat has the device. A quick hand presses twice; whoever waits may ask again. */
  taken(): void {
    if (this.passTo === null || Date.now() - this.#takenAt < AGAIN) return;
    this.#takenAt = Date.now();
    this.onlook(this.passTo);
  }

  /** An update: shown in its turn, the acts of others one after the other. What is said comes at once. */
  update(update: Update, late = false): void {
    if (update.type === 'chat') return this.apply(update);
    this.#clock(update.table);
    this.show.push(update, late);
  }

  /** Show a moment of a finished game. */
  look(position: Position, seat: number, log: LogEntry[]): void {
    this.seat = Math.max(SPECTATOR, seat);
    this.log = log;
    this.#arrive(position, false);
  }

  /** Show what is waiting at once, and the board. */
  skip(): void {
    this.show.skip();
    this.theatre.close();
  }

  /** The scenes of an act, if this viewer is to see them now; resolves when play goes on. */
  stage(moment: Moment, pace: Pace): Promise<void> {
    return this.theatre.play(
      bill(moment).filter(({ entry, scene }) => isShown(scene, entry.seat, this.seat, pace)),
      pace,
    );
  }

  /** The scenes that a reload has broken off; else what happened before the first act, to who has not acted yet. Once. */
  begin(pace: Pace): void {
    const [opening] = this.log;
    const { position: after, log } = this;
    if (this.#opened || !after || this.passTo !== null || opening?.act !== 0) return;
    this.#opened = true;
    const seen = seenOf(this.info.id);
    const entries = seen === null ? this.#opening(opening) : missed(log, seen);
    void this.stage({ entries, before: null, after }, pace).then(() => {
      this.#caughtUp = true;
      this.seen(this.#shown ?? after.act);
    });
  }

  #opening(opening: LogEntry): LogEntry[] {
    const acted = this.log.some(({ seat }) => seat === this.seat && seat >= 0);
    const late = this.seat < 0 && (this.position?.act ?? 0) > 0;
    return this.info.status !== 'running' || acted || late ? [] : [opening];
  }

  /** All up to this act has been shown. */
  seen(act: number): void {
    this.#shown = act;
    if (this.#caughtUp) keepSeen(this.info.id, act);
  }

  /** The scenes of an act once more: with the tables around it, where they are remembered. */
  again(entry: LogEntry): void {
    const moment = this.show.moments.find((one) => one.entries.some(({ act }) => act === entry.act));
    const after = moment?.after ?? this.position;
    if (!after) return;
    this.theatre.last = bill({ entries: [entry], before: moment?.before ?? null, after });
    this.theatre.again(this.show.pace);
  }

  /** Is one's own time nearly over? */
  get isShort(): boolean {
    const clock = this.newest.seats[this.seat]?.clock ?? null;
    return clock !== null && this.newest.asked.includes(this.seat) && clock - (performance.now() - this.clockedAt) < SHORT;
  }

  /** What an update says is so now. */
  apply(update: Update): void {
    if (update.type === 'chat') {
      this.chat = [...this.chat, update.line];
      return;
    }
    this.#take(update.table);
    if (update.type === 'table') return this.#cover();
    const first = update.type === 'act' ? (update.entries[0]?.act ?? Infinity) : update.position.act + 1;
    this.log = [...this.log.filter((entry) => entry.act < first), ...(update.type === 'act' ? update.entries : [])];
    this.#arrive(update.position, update.may_undo);
    this.#cover();
  }

  #take(info: TableInfo): void {
    this.info = info;
    if (!this.show.queue.length) this.#clock(info);
  }

  #clock(info: TableInfo): void {
    if (this.newest === info) return;
    this.newest = info;
    this.clockedAt = performance.now();
  }

  /** The game stands here now; what was begun belongs to the past. */
  #arrive(position: Position | null, mayUndo: boolean): void {
    this.#arrivals += 1;
    this.position = position;
    this.mayUndo = mayUndo;
    this.refusal = null;
    this.coach.hide();
    if (position?.standings) this.pointer.focus = null;
    this.pointer.draft = this.info.status === 'running' ? (position?.draft ?? null) : null;
  }

  // --- what the viewer does ------------------------------------------------------------------------

  /** Point at a thing: an act that is one choice is made by that, unless each is to be confirmed. */
  point(thing: string, dragging = false): Promise<void> {
    return this.#gesture({ do: 'point', thing }, !this.confirm && !dragging);
  }

  /** Take one of a thing out of the basket. */
  putBack(thing: string): Promise<void> {
    return this.#gesture({ do: 'put_back', thing });
  }

  /** What was dragged has been let go where it leads nowhere: the thing under it says why it does not take it. */
  async dropped({ onto, picked, home }: Dropped): Promise<void> {
    if (onto !== null && !home) return this.point(onto);
    if (picked) await this.back();
    if (!home) this.refusal = NOWHERE;
  }

  /** Press a button: what it costs stands on it. */
  choose(choice: Choice): Promise<void> {
    return this.#gesture({ do: 'choose', choice: choice.choice }, !this.confirm, choice.warns.length > 0);
  }

  /** Lay a ready-made set into the basket. */
  lay(numbers: number[]): Promise<void> {
    return this.#gesture({ do: 'lay', numbers });
  }

  /** One gesture back. */
  back(): Promise<void> {
    return this.begun ? this.#gesture({ do: 'back' }) : Promise.resolve();
  }

  /** Carry the act out, or go on to its next question. */
  doIt(): Promise<void> {
    const draft = this.draft;
    if (!draft) return Promise.resolve();
    if (!draft.complete && draft.closes === 'on') return this.#gesture({ do: 'close' });
    if (!draft.complete && draft.closes !== 'act') return Promise.resolve();
    const parts = draft.complete || draft.open ? draft.parts : [...draft.parts, []];
    return this.#alone(async (isNow) => {
      if (isNow()) await this.#act(parts, isNow);
    });
  }

  /** One gesture on the draft; the answer is the draft after it, why not, or that it is done. */
  #gesture(gesture: Gesture, go = false, sure = false, drawn: Drawn | null = null): Promise<void> {
    return this.#alone(async (isNow) => {
      const draft = this.draft;
      if (!draft || !isNow()) return;
      this.refusal = null;
      const { parts, open, pointed } = drawn ?? draft;
      const late = setTimeout(() => (this.pointer.waiting = true), LATE);
      const order = { seat: this.seat, act: this.position?.act ?? 0, parts, open, pointed, go };
      const reply = await this.#send({ type: 'draft', ...order, ...gesture });
      clearTimeout(late);
      this.pointer.waiting = false;
      if (!isNow()) return;
      if (!reply.ok) return this.#refuse(reply, 'thing' in gesture ? gesture.thing : null);
      this.pointer.draft = reply.draft ?? null;
      if (reply.draft) this.coach.follow(reply.draft);
      // What a button costs has been read on it: it need not be pressed twice.
      if (sure && go && reply.draft?.single) await this.#act(reply.draft.parts, isNow);
    });
  }

  async #act(parts: number[][], isNow: () => boolean): Promise<void> {
    const reply = await this.#send({ type: 'act', seat: this.seat, act: this.position?.act ?? 0, parts });
    if (!isNow()) return;
    if (!reply.ok) this.#refuse(reply, null);
    // Until the update comes, the table stays as it is and nothing more can be chosen.
    else this.pointer.draft = null;
  }

  /** What a gesture would lead to: asked for, not adopted; nothing while one's hand is still at work. */
  async peek(gesture: Gesture): Promise<Draft | null> {
    const { draft, position } = this;
    if (!draft || !position || this.busy || this.show.at !== null) return null;
    const { parts, open, pointed } = draft;
    const reply = await this.#send({ type: 'draft', seat: this.seat, act: position.act, parts, open, pointed, go: false, ...gesture });
    return reply.ok ? (reply.draft ?? null) : null;
  }

  /** Let go: of the refusal, then of the last gesture, then of the details. */
  letGo(): void {
    if (this.refusal) this.refusal = null;
    else if (this.coach.hints.length) this.coach.hide();
    else if (this.begun) void this.back();
    else this.pointer.focus = null;
  }

  async why(thing: string): Promise<void> {
    const draft = this.draft;
    this.refusal = null;
    if (!draft || !this.position) return;
    const { parts, open, pointed } = draft;
    const reply = await this.#send({ type: 'why', seat: this.seat, act: this.position.act, thing, parts, open, pointed });
    if (reply.answers?.length) this.refusal = { thing, answers: reply.answers, problem: null };
  }

  undo(): Promise<void> {
    if (this.begun) return this.back();
    return this.#alone(async () => {
      if (!this.position) return;
      const seat = this.mine.includes(this.seat) ? this.seat : (this.mine[0] ?? SPECTATOR);
      await this.#ask({ type: 'undo', seat, act: this.position.act });
    });
  }

  async consent(agree: boolean): Promise<void> {
    if (this.seat !== SPECTATOR) await this.#ask({ type: 'consent', seat: this.seat, agree });
  }

  /** Ask the coach, wherever the draft stands. It takes its time: nothing waits for it. */
  async hint(): Promise<void> {
    const { draft, coach, position } = this;
    if (!position || !draft || coach.asking) return;
    const arrivals = this.#arrivals;
    const { parts, open, pointed } = draft;
    coach.asking = true;
    try {
      const reply = await this.#send({ type: 'hint', seat: this.seat, act: position.act, parts, open, pointed });
      if (arrivals !== this.#arrivals || !this.draft) return;
      if (reply.problem) this.#refuse(reply, null);
      else if (reply.hints) {
        coach.take(reply.hints, draft);
        if (this.draft !== draft) coach.follow(this.draft);
      }
    } finally {
      coach.asking = false;
    }
  }

  /** What is laid out, if it is a whole act. */
  get whole(): number[][] | null {
    const draft = this.draft;
    if (!draft || !(draft.complete || draft.closes === 'act') || !this.begun) return null;
    return draft.complete || draft.open ? draft.parts : [...draft.parts, []];
  }

  /** Ask the coach what it thinks of the act that is laid out. */
  async judge(): Promise<void> {
    const { draft, coach, position, whole } = this;
    if (!position || !draft || !whole || coach.asking) return;
    coach.asking = true;
    try {
      const reply = await this.#send({ type: 'hint', seat: this.seat, act: position.act, parts: whole, judge: true });
      if (this.draft !== draft) return;
      if (reply.problem) this.#refuse(reply, null);
      else if (reply.verdict) coach.judge(reply.verdict, reply.hints ?? []);
    } finally {
      coach.asking = false;
    }
  }

  /** Lay out an act of the coach: it stays to be looked at, and is not carried out. */
  layOut(hint: Hint): Promise<void> {
    return this.#gesture({ do: 'look' }, false, false, { parts: hint.parts, open: hint.open, pointed: [] });
  }

  /** Agree to hints at this table, or no longer. */
  async agreeHints(agree: boolean): Promise<void> {
    await this.#ask({ type: 'hints', agree });
  }

  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: 'say', text })).ok;
  }

  async #ask(order: Order): Promise<Reply> {
    const reply = await this.#send(order);
    if (reply.problem) this.#refuse(reply, null);
    return reply;
  }

  #refuse(reply: Reply, thing: string | null): void {
    const answers = reply.answers ?? [];
    this.refusal = { thing, answers, problem: answers.length ? null : (reply.problem ?? null) };
    this.pointer.refused = thing === null ? null : { thing, reason: answers[0]?.reason ?? null };
    // On a shared screen the eyes may have passed to another seat meanwhile.
    if (reply.position?.view?.seat === this.seat && reply.problem?.code === 'stale') this.#arrive(reply.position, this.mayUndo);
  }

  /** One thing after the other: what a quick hand does next waits for the answer to what it did before.
   * `isNow` says whether the position is still the one that the hand saw. */
  #alone(work: (isNow: () => boolean) => Promise<void>): Promise<void> {
    const arrivals = this.#arrivals;
    this.#underWay += 1;
    this.busy = true;
    const run = this.#tail
      .then(() => work(() => arrivals === this.#arrivals))
      .finally(() => {
        this.#underWay -= 1;
        this.busy = this.#underWay > 0;
      });
    this.#tail = run.catch(() => undefined);
    return run;
  }
}
