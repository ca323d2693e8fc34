/** Arrows over a board: geometry alone, from the boxes of things to curves, rings and places for a number. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Leg {
  path: string;
  /** The three corners of the arrow's head. */
  head: string;
}

export interface Drawing {
  legs: Leg[];
  rings: Box[];
  /** Where the number stands: outside of every symbol; none where there is no such place. */
  star: Point | null;
}

/** A ring lies so far outside of its thing, and an arrow ends so far from it. */
export const OUTSIDE = 4;
const GAP = 9;
const HEAD = 13;
/** How far an arrow may bend to either side: the first that crosses the fewest symbols. */
const BENDS = [0.14, -0.14, 0.28, -0.28, 0.42, -0.42, 0.6, -0.6, 0.02];
export const STAR = 13;
// Along an arrow, from its middle outwards.
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9];

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const around = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by });

export const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The box around several. */
export function union(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where the way from the middle of a box towards a point leaves it, some distance outside. */
export function edge(box: Box, to: Point, gap: number): Point {
  const from = middle(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const across = Math.min(Math.abs(dx) > 0.01 ? box.width / 2 / Math.abs(dx) : Infinity, Math.abs(dy) > 0.01 ? box.height / 2 / Math.abs(dy) : Infinity);
  const part = Math.min(1, across + gap / length);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

/** The point towards which a curve between two points bends. */
const bent = (from: Point, to: Point, by: number): Point => ({ x: (from.x + to.x) / 2 - (to.y - from.y) * by, y: (from.y + to.y) / 2 + (to.x - from.x) * by });

const along = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
});

const disc = (at: Point): Box => ({ x: at.x - STAR, y: at.y - STAR, width: 2 * STAR, height: 2 * STAR });
const show = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

/** Places beside a box for something of a size: above, below, right, left. */
export function beside(box: Box, width: number, height: number): Box[] {
  const [cx, cy, gap] = [box.x + box.width / 2, box.y + box.height / 2, OUTSIDE + 3];
  const [above, below] = [box.y - gap - height, box.y + box.height + gap];
  return [
    { x: cx - width / 2, y: above, width, height },
    { x: cx - width / 2, y: below, width, height },
    { x: box.x, y: above, width, height },
    { x: box.x + box.width - width, y: above, width, height },
    { x: box.x + box.width + gap, y: cy - height / 2, width, height },
    { x: box.x - gap - width, y: cy - height / 2, width, height },
  ];
}

/** Places on the rim of a box, half outside: for a narrow room, where the rim itself is free of symbols. */
export function onRim(box: Box, width: number, height: number): Box[] {
  const [top, bottom] = [box.y - height * 0.8, box.y + box.height - height * 0.2];
  const [left, centre, right] = [box.x - OUTSIDE, box.x + (box.width - width) / 2, box.x + box.width - width + OUTSIDE];
  return [top, bottom].flatMap((y) => [left, centre, right].map((x) => ({ x, y, width, height })));
}

/** What can be seen of a box that others lie on, fanned out to its right. */
export function uncovered(box: Box, above: Box[]): Box {
  const cut = above.filter((other) => meet(box, other) && other.x > box.x + 4 && Math.abs(other.y - box.y) < box.height / 2 && other.width < box.width * 1.5);
  const right = Math.min(box.x + box.width, ...cut.map((other) => other.x - OUTSIDE));
  return { ...box, width: right - box.x };
}

/** The first place that lies inside the room and covers no symbol. */
export function free(places: Box[], symbols: Box[], room: Box): Box | null {
  const within = (box: Box) => box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height;
  return places.find((place) => within(place) && !symbols.some((symbol) => meet(place, symbol))) ?? null;
}

interface Curve {
  start: Point;
  bend: Point;
  end: Point;
}

/** The arrow from one box to another that crosses the fewest symbols and stays in the room. */
function curve(from: Box, to: Box, symbols: Box[], room: Box): Curve {
  const curves = BENDS.map((by): Curve => {
    const bend = bent(middle(from), middle(to), by);
    return { start: edge(from, bend, GAP), bend, end: edge(to, bend, GAP) };
  });
  const others = symbols.filter((symbol) => !meet(symbol, from) && !meet(symbol, to));
  const crossed = curves.map(({ start, bend, end }) => {
    const spots = Array.from({ length: 41 }, (_, at) => along(start, bend, end, at / 40)).map(({ x, y }) => ({ x: x - 3, y: y - 3, width: 6, height: 6 }));
    return spots.filter((spot) => !meet(spot, room)).length * 5 + others.filter((symbol) => spots.some((spot) => meet(spot, symbol))).length;
  });
  return curves[crossed.indexOf(Math.min(...crossed))]!;
}

/** The way of an act over its stations; what lies in the same place is one station. */
export function draw(stations: Box[][], symbols: Box[], room: Box): Drawing {
  const boxes = stations.map(union);
  const legs: Leg[] = [];
  const spots: Box[] = [];
  for (let at = 1; at < boxes.length; at += 1) {
    const [from, to] = [boxes[at - 1]!, boxes[at]!];
    if (meet(from, to)) continue;
    const { start, bend, end } = curve(from, to, symbols, room);
    const length = Math.hypot(end.x - bend.x, end.y - bend.y) || 1;
    const [ux, uy] = [(end.x - bend.x) / length, (end.y - bend.y) / length];
    const neck = { x: end.x - ux * HEAD * 0.8, y: end.y - uy * HEAD * 0.8 };
    const wing = (side: number) => ({ x: end.x - ux * HEAD - uy * HEAD * 0.55 * side, y: end.y - uy * HEAD + ux * HEAD * 0.55 * side });
    legs.push({ path: `M${show(start)}Q${show(bend)} ${show(neck)}`, head: `M${show(end)}L${show(wing(1))}L${show(wing(-1))}Z` });
    if (legs.length === 1) spots.push(...ALONG.map((t) => disc(along(start, bend, neck, t))));
  }
  if (boxes[0]) spots.push(...beside(boxes[0], 2 * STAR, 2 * STAR));
  const star = free(spots, symbols, room);
  return { legs, rings: stations.flat().map((box) => around(box, OUTSIDE)), star: star && middle(star) };
}
