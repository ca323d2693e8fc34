/** Where the numbered stars of turns lie: at the thing that a turn was about, outside of what is drawn there. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const STAR = 26;

/** The corners and sides of a thing: first beyond it, then, for one with room, in its corners. */
const BESIDE: [number, number][] = [[0, 0], [1, 0], [0, 1], [1, 1], [0.5, 0], [0, 0.5], [1, 0.5], [0.5, 1]];
const ROOMY = 4 * STAR;

/** How much two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const around = ({ x, y }: Point): Box => ({ x: x - STAR / 2, y: y - STAR / 2, width: STAR, height: STAR });

/** Where a star could lie for a thing. */
function candidates(thing: Box): Point[] {
  // A small piece must stay free: the star touches it from outside. An area has room in its corners.
  const out = thing.width >= ROOMY && thing.height >= ROOMY ? -STAR * 0.6 : STAR * 0.45;
  return BESIDE.map(([u, v]) => ({
    x: thing.x + u * thing.width + (2 * u - 1) * out,
    y: thing.y + v * thing.height + (2 * v - 1) * out,
  }));
}

/** The place for a star: inside the board, and over as little else as can be; `taken` weighs most. */
export function starAt(thing: Box, others: Box[], taken: Point[], board: Box): Point {
  const half = STAR / 2;
  const clamp = (value: number, from: number, to: number) => Math.max(from + half, Math.min(to - half, value));
  const cost = (point: Point): number => {
    const star = around(point);
    const crossed = others.reduce((area, other) => area + overlap(star, other), 0);
    return crossed + 8 * taken.reduce((area, other) => area + overlap(star, around(other)), 0);
  };
  let best: { point: Point; cost: number } | null = null;
  for (const { x, y } of candidates(thing)) {
    const point = { x: clamp(x, board.x, board.x + board.width), y: clamp(y, board.y, board.y + board.height) };
    const found = cost(point);
    if (!best || found < best.cost) best = { point, cost: found };
  }
  return best!.point;
}
