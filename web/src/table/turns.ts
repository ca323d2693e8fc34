/** What the others did since one's last act: entries of the log gathered by turns, with the points that they changed. */
import type { Happening, LogEntry, Scored } from '../lib/wire';

/** One turn of somebody: acts of one seat, one after the other. */
export interface Turn {
  seat: number;
  entries: LogEntry[];
  /** How the turn changed the public points of each seat that it touched. */
  points: Map<number, number>;
}

/** One line of "What it means for you", before it is said. */
export type Meaning =
  | { kind: 'leads'; seat: number; by: number }
  | { kind: 'level'; seats: number[]; points: number }
  | { kind: 'gained'; seat: number; points: number; scored: Scored }
  | { kind: 'changed'; points: number; scored: Scored };

const difference = (scored: Scored): number => scored.after - scored.before;

/** What is no news: whose turn it is then, the next card says. */
export const PASSES: readonly string[] = ['turn', 'turn_begins', 'visits', 'revealed', 'faces', 'weighed', 'defeated'];

const isPayment = ({ kind }: Happening): boolean => kind.startsWith('paid');

/** What happened, what was paid last: it says less than what it was paid for. */
export const inWords = (happenings: Happening[]): Happening[] => [
  ...happenings.filter((happening) => !isPayment(happening)),
  ...happenings.filter(isPayment),
];

const isNews = (entry: LogEntry): boolean => entry.scored.length > 0 || entry.happenings.some(({ kind }) => !PASSES.includes(kind));

/** The turns after the last act of a seat that brought any news; of who only looks on, the last ones of everybody. */
export function turnsSince(log: LogEntry[], seat: number, players: number): Turn[] {
  const told = log.filter((entry) => entry.seat >= 0 && entry.happenings.length > 0);
  const since = told.slice(told.findLastIndex((entry) => entry.seat === seat) + 1);
  const turns: Turn[] = [];
  for (const entry of since) {
    let turn = turns.at(-1);
    if (turn?.seat !== entry.seat) turns.push((turn = { seat: entry.seat, entries: [], points: new Map() }));
    turn.entries.push(entry);
    for (const scored of entry.scored) {
      const points = (turn.points.get(scored.seat) ?? 0) + difference(scored);
      if (points) turn.points.set(scored.seat, points);
      else turn.points.delete(scored.seat);
    }
  }
  const news = turns.filter((turn) => turn.entries.some(isNews));
  return seat < 0 ? news.slice(-players) : news;
}

/** What a turn is about on the board, the last thing first: it is the one that the turn led to. */
export const thingsOf = (turn: Turn): string[] => [
  ...new Set(turn.entries.flatMap((entry) => entry.happenings.flatMap((happening) => happening.things)).reverse()),
];

/** What the turns mean for a seat, from public points alone: at most three lines. */
export function meanings(turns: Turn[], scores: (number | null)[], seat: number): Meaning[] {
  if (!turns.length || scores.some((score) => score === null)) return [];
  const found: Meaning[] = [lead(scores.map(Number))];
  const all = turns.flatMap((turn) => turn.entries.flatMap((entry) => entry.scored));
  const sums = new Map<number, number>();
  for (const scored of all) sums.set(scored.seat, (sums.get(scored.seat) ?? 0) + difference(scored));
  const [best] = [...sums].filter(([one]) => one !== seat).sort((a, b) => b[1] - a[1]);
  if (best && best[1] > 0) found.push({ kind: 'gained', seat: best[0], points: best[1], scored: largest(all, best[0]) });
  const own = sums.get(seat) ?? 0;
  if (own) found.push({ kind: 'changed', points: own, scored: largest(all, seat) });
  return found;
}

function lead(scores: number[]): Meaning {
  const order = scores.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  const top = order[0]!;
  const level = order.filter(({ points }) => points === top.points).map(({ seat }) => seat);
  if (level.length > 1) return { kind: 'level', seats: level, points: top.points };
  return { kind: 'leads', seat: top.seat, by: top.points - (order[1]?.points ?? 0) };
}

/** Of the changes of a seat's points, the one that moved them most. */
const largest = (all: Scored[], seat: number): Scored =>
  all.filter((scored) => scored.seat === seat).sort((a, b) => Math.abs(difference(b)) - Math.abs(difference(a)))[0]!;

/** How many of these sentences fit into so many letters; the first one is always told. */
export function briefly(sentences: string[], room: number): number {
  let letters = 0;
  const beyond = sentences.findIndex((sentence, i) => {
    letters += sentence.length;
    return i > 0 && letters > room;
  });
  return beyond < 0 ? sentences.length : beyond;
}
