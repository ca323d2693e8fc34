/** The geometry of an Alhambra: its outline, its longest wall, the free cells around it. */
import { face, type Placed, type View } from './view';

/** Walls by cell: "x,y" -> the sides with a wall. The fountain is there, without walls. */
export type Cells = Map<string, string>;

export interface Edge {
  x: number;
  y: number;
  side: number;
  walled: boolean;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SIDES = 'NESW';

export const keyOf = (x: number, y: number): string => `${x},${y}`;

export function cellsOf(view: View, layout: Placed[]): Cells {
  const cells: Cells = new Map([[keyOf(0, 0), '']]);
  for (const { tile, x, y } of layout) cells.set(keyOf(x, y), face(view, tile).walls);
  return cells;
}

/** All sides of the outline, clockwise, once around from the topmost cell. */
export function outline(cells: Cells): Edge[] {
  const start = [...cells.keys()].map((key) => key.split(',').map(Number) as [number, number]);
  start.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  let [x, y] = start[0]!;
  let side = 0;
  const edges: Edge[] = [];
  do {
    edges.push({ x, y, side, walled: cells.get(keyOf(x, y))!.includes(SIDES[side]!) });
    const [ox, oy] = STEPS[side]!;
    const [ax, ay] = STEPS[(side + 1) % 4]!;
    if (cells.has(keyOf(x + ox + ax, y + oy + ay))) {
      [x, y, side] = [x + ox + ax, y + oy + ay, (side + 3) % 4];
    } else if (cells.has(keyOf(x + ax, y + ay))) {
      [x, y] = [x + ax, y + ay];
    } else side = (side + 1) % 4;
  } while (x !== edges[0]!.x || y !== edges[0]!.y || side !== 0);
  return edges;
}

/** The longest run of walled sides along the outline, in order (AL-10.3); all of it if nothing is open. */
export function longestRun(cells: Cells): Edge[] {
  const edges = outline(cells);
  const open = edges.findIndex((edge) => !edge.walled);
  if (open < 0) return edges;
  let best: Edge[] = [];
  let run: Edge[] = [];
  for (const edge of [...edges.slice(open), ...edges.slice(0, open)]) {
    run = edge.walled ? [...run, edge] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The longest wall if a tile with these walls stood there as well. */
export const wallWith = (cells: Cells, x: number, y: number, walls: string): number =>
  longestRun(new Map([...cells, [keyOf(x, y), walls]])).length;

/** A run of sides as an SVG path just outside the tiles, which are `unit` wide. */
export function runPath(run: Edge[], unit: number, gap: number): string {
  const normal = (edge: Edge) => STEPS[edge.side]!;
  const from = ({ x, y, side }: Edge): [number, number] => [x + (side === 1 || side === 2 ? 1 : 0), y + (side > 1 ? 1 : 0)];
  const to = ({ x, y, side }: Edge): [number, number] => [x + (side < 2 ? 1 : 0), y + (side === 1 || side === 2 ? 1 : 0)];
  const at = ([x, y]: [number, number], ...edges: Edge[]): string => {
    const apart = new Map(edges.map((edge) => [edge.side, normal(edge)]));
    const [dx, dy] = [...apart.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0] as [number, number]);
    return `${x * unit + dx * gap} ${y * unit + dy * gap}`;
  };
  const first = run[0];
  if (!first) return '';
  const last = run[run.length - 1]!;
  const closed = run.length > 3 && to(last).join() === from(first).join();
  const points = [at(from(first), ...(closed ? [last, first] : [first]))];
  run.forEach((edge, i) => {
    const next = run[i + 1] ?? (closed ? first : edge);
    points.push(at(to(edge), edge, next));
  });
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}

/** The free cells that share a side with a tile. */
export function frontier(cells: Cells): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (const key of cells.keys()) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (const [dx, dy] of STEPS) {
      if (!cells.has(keyOf(x + dx, y + dy))) found.set(keyOf(x + dx, y + dy), [x + dx, y + dy]);
    }
  }
  return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The cells of an Alhambra with so many rings of free cells around. */
export function boxOf(cells: Cells, ring: number): Box {
  const places = [...cells.keys()].map((key) => key.split(',').map(Number) as [number, number]);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  return { x, y, w: Math.max(...xs) + ring - x + 1, h: Math.max(...ys) + ring - y + 1 };
}
