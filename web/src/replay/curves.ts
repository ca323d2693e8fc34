/** What the time line draws: the chances that a review found, or the score until there is one. */
import type { Costly, Review } from '../lib/api';

export interface Curve {
  seat: number;
  /** Moves, rising, each with its value. */
  points: [number, number][];
}

/** A turning point on the curve of its seat. */
export interface Mark {
  act: number;
  value: number;
}

/** The points of every seat after a move. */
export interface Score {
  act: number;
  points: number[];
}

const MOST = 40;
const LINES = 5;

const percent = (chance: number): number => Math.round(chance * 100);

export function chanceCurves(review: Review, end: number): Curve[] {
  const last = Math.max(1, review.chances.length - 1);
  const seats = review.chances[0]?.map((_, seat) => seat) ?? [];
  return seats.map((seat) => ({ seat, points: review.chances.map((chances, at) => [(at * end) / last, percent(chances[seat] ?? 0)]) }));
}

export const turningMarks = (review: Review): Mark[] =>
  review.costly.map(({ act, seat }) => ({ act, value: percent(review.chances[Math.min(act, review.chances.length - 1)]?.[seat] ?? 0) }));

export function scoreCurves(scores: Score[]): Curve[] {
  const seats = scores[0]?.points.map((_, seat) => seat) ?? [];
  return seats.map((seat) => ({ seat, points: scores.map(({ act, points }) => [act, points[seat] ?? 0]) }));
}

/** Round numbers around all values and zero, and the lines of the scale between them. */
export interface Scale {
  low: number;
  top: number;
  lines: number[];
}

export function scaleOf(curves: Curve[]): Scale {
  const values = curves.flatMap((curve) => curve.points.map(([, value]) => value));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const span = most - least;
  const unit = span > 100 ? 50 : span > 20 ? 10 : 2;
  const [low, top] = [Math.floor(least / unit) * unit, Math.ceil(most / unit) * unit];
  // Some lines will do; zero is always one of them.
  const step = unit * Math.max(1, Math.ceil((top - low) / unit / LINES));
  const lines = [];
  for (let at = Math.ceil(low / step) * step; at <= top; at += step) lines.push(at + 0);
  return { low, top, lines };
}

export const PERCENT: Scale = { low: 0, top: 100, lines: [0, 25, 50, 75, 100] };

/** The moves at which the score is looked up: all of a short game, evenly spread ones of a long game. */
export function sampled(acts: number[]): number[] {
  if (acts.length <= MOST) return acts;
  return Array.from({ length: MOST }, (_, i) => acts[Math.round((i * (acts.length - 1)) / (MOST - 1))] ?? 0);
}

/** How much of the chances an act cost, in a word: the numbers are those of the curve. */
export function lossWord({ loss, better_chance }: Pick<Costly, 'loss' | 'better_chance'>): 'little' | 'tenth' | 'fifth' | 'half' | 'most' {
  const part = better_chance > 0 ? loss / better_chance : 0;
  if (part < 0.075) return 'little';
  if (part < 0.15) return 'tenth';
  if (part < 0.35) return 'fifth';
  return part < 0.7 ? 'half' : 'most';
}
