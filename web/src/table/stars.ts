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

/** The corners and sides of a piece, and the places in an area. */
const BESIDE: [number, number][] = [[0, 0], [1, 0], [0, 1], [1, 1], [0.5, 0], [0, 0.5], [1, 0.5], [0.5, 1]];
const GRID = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92];
const ROOMY = 3 * STAR;

/** How much two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const around = ({ x, y }: Point): Box => ({ x: x - STAR / 2, y: y - STAR / 2, width: STAR, height: STAR });

/** Has the thing room for a star inside it, as an area has? A small piece must stay free. */
export const isRoomy = (thing: Box): boolean => thing.width >= ROOMY && thing.height >= ROOMY;

/** Where a star could lie for a thing: around a piece, in a grid over an area. */
function candidates(thing: Box): Point[] {
  const at = (u: number, v: number, out: number) => ({
    x: thing.x + u * thing.width + (2 * u - 1) * out,
    y: thing.y + v * thing.height + (2 * v - 1) * out,
  });
  if (!isRoomy(thing)) return BESIDE.map(([u, v]) => at(u, v, STAR * 0.45));
  return GRID.flatMap((v) => GRID.map((u) => at(u, v, 0)));
}

/** The place for a star: inside the board, over as little else as can be (`taken` weighs most), and of
 * an area, whatever its shape, `within` it. */
export function starAt(thing: Box, others: Box[], taken: Point[], board: Box, within: (point: Point) => boolean = () => true): Point {
  const half = STAR / 2;
  const clamp = (value: number, from: number, to: number) => Math.max(from + half, Math.min(to - half, value));
  const cost = (point: Point): number => {
    const star = around(point);
    const crossed = others.reduce((area, other) => area + overlap(star, other), 0);
    return crossed + 8 * taken.reduce((area, other) => area + overlap(star, around(other)), 0);
  };
  const found = candidates(thing)
    .map(({ x, y }) => ({ x: clamp(x, board.x, board.x + board.width), y: clamp(y, board.y, board.y + board.height) }))
    .map((point) => ({ point, cost: cost(point) }))
    .sort((a, b) => a.cost - b.cost);
  return ((isRoomy(thing) && found.find(({ point }) => within(point))) || found[0]!).point;
}
