/** The geometry of an Alhambra on the page: its cells, the free ones around it, its longest wall as a line. */
import type { Placed, View, WallPart } from './view';

export type Cell = [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Clockwise from the north: the way to the neighbour, and the corners where a side begins and ends. */
const SIDES: Record<WallPart['side'], { way: Cell; from: Cell; to: Cell }> = {
  N: { way: [0, -1], from: [0, 0], to: [1, 0] },
  E: { way: [1, 0], from: [1, 0], to: [1, 1] },
  S: { way: [0, 1], from: [1, 1], to: [0, 1] },
  W: { way: [-1, 0], from: [0, 1], to: [0, 0] },
};

/** The cells that are built on; the fountain is at 0, 0. */
export const cellsOf = (layout: Placed[]): Cell[] => [[0, 0], ...layout.map(({ x, y }): Cell => [x, y])];

/** A wall as an SVG path just outside the tiles, which are `unit` wide. */
export function wallLine(wall: WallPart[], unit: number, gap: number): string {
  const corner = (part: WallPart, end: 'from' | 'to'): Cell => [part.x + SIDES[part.side][end][0], part.y + SIDES[part.side][end][1]];
  const at = ([x, y]: Cell, sides: Set<WallPart['side']>): string => {
    const [dx, dy] = [...sides].map((side) => SIDES[side].way).reduce(([a, b], [c, d]): Cell => [a + c, b + d], [0, 0]);
    return `${x * unit + dx * gap} ${y * unit + dy * gap}`;
  };
  const [first, last] = [wall[0], wall.at(-1)];
  if (!first || !last) return '';
  const closed = wall.length > 3 && corner(last, 'to').join() === corner(first, 'from').join();
  const points = [at(corner(first, 'from'), new Set(closed ? [last.side, first.side] : [first.side]))];
  wall.forEach((part, i) => {
    const next = wall[i + 1] ?? (closed ? first : part);
    points.push(at(corner(part, 'to'), new Set([part.side, next.side])));
  });
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}

/** The free cells that share a side with a tile, row by row. */
export function frontier(cells: Cell[]): Cell[] {
  const built = new Set(cells.map(String));
  const found = new Map<string, Cell>();
  for (const [x, y] of cells) {
    for (const { way } of Object.values(SIDES)) {
      const near: Cell = [x + way[0], y + way[1]];
      if (!built.has(String(near))) found.set(String(near), near);
    }
  }
  return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The cells of an Alhambra with so many rings of free cells around. */
export function boxOf(cells: Cell[], ring: number): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  return { x, y, w: Math.max(...xs) + ring - x + 1, h: Math.max(...ys) + ring - y + 1 };
}

export interface Preview {
  came: Placed[];
  gone: Placed[];
  wall: number;
  path: WallPart[];
}

/** What an act that is only looked at would change of the viewer's Alhambra, or null. */
export function previewOf(ghost: { view?: unknown } | null, view: View): Preview | null {
  const then = (ghost?.view as View | null | undefined)?.players[view.seat];
  const now = view.players[view.seat];
  if (!then || !now) return null;
  const at = ({ tile, x, y }: Placed) => `${tile} ${x} ${y}`;
  const [before, after] = [new Set(now.layout.map(at)), new Set(then.layout.map(at))];
  return {
    came: then.layout.filter((one) => !before.has(at(one))),
    gone: now.layout.filter((one) => !after.has(at(one))),
    wall: then.wall,
    path: then.wall_path,
  };
}

/** The box around two boxes. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
