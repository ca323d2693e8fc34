/** What the time line draws: the chances that a review found, or the score until there is one. */
import type { Review } from '../lib/api';

export interface Curve {
  seat: number;
  /** Moves, rising, each with its value. */
  points: [number, number][];
}

/** A turning point on the curve of its seat. */
export interface Mark {
  step: number;
  value: number;
}

/** The points of every seat after a move. */
export interface Score {
  step: number;
  points: number[];
}

const MOST = 40;

const percent = (chance: number): number => Math.round(chance * 100);

export function chanceCurves(review: Review, end: number): Curve[] {
  const last = Math.max(1, review.chances.length - 1);
  const seats = review.chances[0]?.map((_, seat) => seat) ?? [];
  return seats.map((seat) => ({ seat, points: review.chances.map((chances, at) => [(at * end) / last, percent(chances[seat] ?? 0)]) }));
}

export const turningMarks = (review: Review): Mark[] =>
  review.costly.map(({ step, seat }) => ({ step, value: percent(review.chances[Math.min(step, review.chances.length - 1)]?.[seat] ?? 0) }));

export function scoreCurves(scores: Score[]): Curve[] {
  const seats = scores[0]?.points.map((_, seat) => seat) ?? [];
  return seats.map((seat) => ({ seat, points: scores.map(({ step, points }) => [step, Math.max(0, points[seat] ?? 0)]) }));
}

/** A round number above all of them, for the scale. */
export function topOf(curves: Curve[]): number {
  const most = Math.max(1, ...curves.flatMap((curve) => curve.points.map(([, value]) => value)));
  const unit = most > 100 ? 50 : most > 20 ? 10 : 2;
  return Math.ceil(most / unit) * unit;
}

/** The moves at which the score is looked up: all of a short game, evenly spread ones of a long game. */
export function sampled(steps: number[]): number[] {
  if (steps.length <= MOST) return steps;
  return Array.from({ length: MOST }, (_, i) => steps[Math.round((i * (steps.length - 1)) / (MOST - 1))] ?? 0);
}
