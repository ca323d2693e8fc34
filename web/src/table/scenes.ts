/** What is computed to tell a scene: which rows are told, the bars of the seats, the tally. */
import type { LogEntry, Position, Scene, SceneRow } from '../lib/wire';

/** A scene with the act that it belongs to and the table around it. */
export interface Staged {
  entry: LogEntry;
  scene: Scene;
  before: Position | null;
  after: Position;
}

/** A seat's bar: points before the scene, those of the rows told so far, those of the row being told. */
export interface Bar {
  seat: number;
  before: number;
  told: number;
  now: number;
}

const pays = (row: SceneRow): boolean => row.shares.some(({ points }) => points !== 0);

/** Does the scene move points at all? A battle may only cost goods. */
export const movesPoints = (scene: Scene): boolean => scene.rows.some(pays);

/** Points for so many rows are a scoring: it ends with a summary. A battle, a combat and a chain of effects are part of a turn. */
const GRAND = 3;
const OF_A_TURN = ['chain', 'combat', 'battle'];
export const isGrand = (scene: Scene): boolean => !OF_A_TURN.includes(scene.kind) && scene.rows.length >= GRAND && movesPoints(scene);

/** Is there anything to tell in this row? What pays nobody is passed over where others pay. */
export const isTold = (scene: Scene, row: number): boolean => {
  const here = scene.rows[row];
  return here !== undefined && (!isGrand(scene) || pays(here));
};

/** The next row that is told after this one, or before it; the number of rows is the end, -1 the beginning. */
export function nextRow(scene: Scene, row: number, way: 1 | -1): number {
  let next = row + way;
  while (next >= 0 && next < scene.rows.length && !isTold(scene, next)) next += way;
  return next;
}

export const shareOf = (row: SceneRow, seat: number) => row.shares.find((share) => share.seat === seat);

const sum = (rows: SceneRow[], seat: number): number => rows.reduce((points, row) => points + (shareOf(row, seat)?.points ?? 0), 0);

/** The seats that a scene is about. */
export const seatsOf = (scene: Scene): number[] =>
  [...new Set(scene.rows.flatMap((row) => row.shares.map(({ seat }) => seat)))].sort((a, b) => a - b);

/** What a seat had before a scene that tells more than its act: a whole turn, or all points from nothing. */
function begun({ args }: Scene, seat: number): number | null {
  return Array.isArray(args.before) ? Number(args.before[seat] ?? 0) : null;
}

/** The bar of a seat while a row is told; earlier scenes of the same act count as before. */
function barOf({ entry, scene, before: table }: Staged, row: number, seat: number, score: number | null): Bar {
  const earlier = entry.scenes.slice(0, entry.scenes.indexOf(scene)).flatMap((one) => one.rows);
  const scored = entry.scored.find((one) => one.seat === seat);
  // The end of a game counts every point once more, from nothing on.
  const known = scene.kind === 'end' ? 0 : begun(scene, seat);
  // Where the table before it is not remembered, the points are those after it.
  const whole = table || score === null ? 0 : sum(entry.scenes.flatMap((one) => one.rows), seat);
  const before = known ?? (scored?.before ?? (score ?? 0) - whole) + sum(earlier, seat);
  return { seat, before, told: sum(scene.rows.slice(0, row), seat), now: sum(scene.rows.slice(row, row + 1), seat) };
}

/** The bars of the seats while a row is told. */
export const bars = (staged: Staged, row: number, scores: (number | null)[]): Bar[] =>
  seatsOf(staged.scene).map((seat) => barOf(staged, row, seat, scores[seat] ?? null));

/** The score sheet has the last word on what a seat has after a scene: an act may bring points beside its scenes. */
export function afterwards({ entry, scene }: Staged, seat: number, counted: number): number {
  const scored = entry.scenes.at(-1) === scene ? entry.scored.find((one) => one.seat === seat) : undefined;
  return scored?.after ?? counted;
}

/** What a seat has while a scene is told: what it had (`score`) with the rows told so far; in the end what it has then. */
export function pointsTold(staged: Staged, row: number, seat: number, score: number | null): number {
  const bar = barOf(staged, row, seat, score);
  const counted = bar.before + bar.told + bar.now;
  return row < staged.scene.rows.length ? counted : afterwards(staged, seat, counted);
}

/** The seats in the order of their points after the scene, with their places; who is level shares one. */
export function places(all: Bar[]): { bar: Bar; place: number; after: number }[] {
  const after = (bar: Bar) => bar.before + bar.told + bar.now;
  return [...all]
    .sort((a, b) => after(b) - after(a))
    .map((bar, _, sorted) => ({ bar, place: sorted.findIndex((one) => after(one) === after(bar)) + 1, after: after(bar) }));
}

const KINDS = ['building', 'good', 'guild', 'landscape', 'faction', 'currency'];

/** The colour of what a row counts, and of what is written on it, where the house has one for it. */
export function coloursOf(thing: string): string {
  const name = thing.slice(thing.lastIndexOf('-') + 1);
  const first = (on: string, otherwise: string) =>
    [thing, ...KINDS.map((kind) => `${kind}-${name}`)].reduceRight((rest, key) => `var(--${on}${key}, ${rest})`, `var(--${otherwise})`);
  return `--b: ${first('', 'board-2')}; --f: ${first('on-', 'ink')}`;
}
