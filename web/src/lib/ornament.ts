/**
 * Star patterns by "polygons in contact" (Hankin's construction): generated, never drawn by hand.
 *
 * Tile the plane with polygons; from the middle of every edge send two rays into the polygon, each at
 * the contact angle to the edge; join each ray to the partner it meets after the shortest walk; forget
 * the tiling.
 */
export type Point = [number, number];
export interface Pattern {
  w: number;
  h: number;
  d: string;
}

const R = Math.PI / 180;
const short = (value: number) => String(+value.toFixed(2));

/** A regular n-gon with edge a and centre (cx, cy), one edge normal at `turn` degrees. */
export function ngon(n: number, a: number, cx = 0, cy = 0, turn = 0): Point[] {
  const r = a / 2 / Math.sin(Math.PI / n);
  return Array.from({ length: n }, (_, i): Point => {
    const t = turn * R + (Math.PI / n) * (2 * i - 1);
    return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
  });
}

interface Ray {
  edge: number;
  m: Point;
  d: Point;
}

function raysOf(corners: Point[], angle: number): Ray[] {
  const next = (i: number) => corners[(i + 1) % corners.length]!;
  const area = corners.reduce((sum, [x, y], i) => sum + x * next(i)[1] - next(i)[0] * y, 0);
  const ring = area > 0 ? corners : [...corners].reverse();
  return ring.flatMap(([x, y], edge): Ray[] => {
    const [u, v] = ring[(edge + 1) % ring.length]!;
    const e = Math.atan2(v - y, u - x);
    const m: Point = [(x + u) / 2, (y + v) / 2];
    return [e + angle * R, e + Math.PI - angle * R].map((t) => ({ edge, m, d: [Math.cos(t), Math.sin(t)] }));
  });
}

/** The two rays of each edge, joined to their nearest partners: polylines of start, meeting point, end. */
export function motif(corners: Point[], angle: number): Point[][] {
  const rays = raysOf(corners, angle);
  const pairs: { p: Ray; q: Ray; length: number; at: Point }[] = [];
  rays.forEach((p, i) => {
    for (const q of rays.slice(0, i)) {
      const k = p.d[0] * q.d[1] - p.d[1] * q.d[0];
      if (p.edge === q.edge || Math.abs(k) < 1e-9) continue;
      const [dx, dy] = [q.m[0] - p.m[0], q.m[1] - p.m[1]];
      const s = (dx * q.d[1] - dy * q.d[0]) / k;
      const t = (dx * p.d[1] - dy * p.d[0]) / k;
      if (s > 1e-6 && t > 1e-6) pairs.push({ p, q, length: s + t, at: [p.m[0] + s * p.d[0], p.m[1] + s * p.d[1]] });
    }
  });
  const used = new Set<Ray>();
  const lines: Point[][] = [];
  for (const { p, q, at } of pairs.sort((a, b) => a.length - b.length)) {
    if (used.has(p) || used.has(q)) continue;
    used.add(p).add(q);
    lines.push([p.m, at, q.m]);
  }
  return lines;
}

export const path = (lines: Point[][]): string =>
  lines.map((line) => line.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')).join('');

/** Eightfold: octagons and squares. Repeats as a square. */
export function zellige8(a = 24, angle = 67.5): Pattern {
  const w = a * (1 + Math.SQRT2);
  const lines = motif(ngon(8, a, w / 2, w / 2), angle);
  for (const [x, y] of [[0, 0], [w, 0], [0, w], [w, w]] as Point[]) lines.push(...motif(ngon(4, a, x, y, 45), angle));
  return { w, h: w, d: path(lines) };
}

/** Tenfold: decagons edge to edge with bow-ties in the gaps. Repeats as a rectangle. */
export function girih10(a = 20, angle = 54): Pattern {
  const apothem = a / 2 / Math.tan(Math.PI / 10);
  const [w, h] = [4 * apothem * Math.cos(36 * R), 4 * apothem * Math.sin(36 * R)];
  const lines: Point[][] = [];
  for (const [x, y] of [[0, 0], [w, 0], [0, h], [w, h], [w / 2, h / 2]] as Point[]) lines.push(...motif(ngon(10, a, x, y), angle));
  for (const [x, y] of [[w / 2, 0], [w / 2, h], [0, h / 2], [w, h / 2]] as Point[]) {
    // The four decagons around the gap give its six corners.
    const east = ngon(10, a, x - w / 2, y);
    const west = ngon(10, a, x + w / 2, y, 180);
    const low = ngon(10, a, x, y - h / 2).reduce((p, q) => (q[1] > p[1] ? q : p));
    const top = ngon(10, a, x, y + h / 2).reduce((p, q) => (q[1] < p[1] ? q : p));
    lines.push(...motif([east[0]!, low, west[1]!, west[0]!, top, east[1]!], angle));
  }
  return { w, h, d: path(lines) };
}

const RINGS: Point[] = [[1, 3], [0.62, 4], [0.3, 2]];

/** One rosette: star polygons {n/k} on shrinking circles, for medallions, seals and empty places. */
export function rosette(n: number, r: number, rings: Point[] = RINGS, cx = 0, cy = 0): string {
  return rings
    .map(([q, k], ring) => {
      const at = (i: number): Point => {
        const t = ((2 * i + (ring % 2)) * Math.PI) / n - Math.PI / 2;
        return [cx + r * q * Math.cos(t), cy + r * q * Math.sin(t)];
      };
      return Array.from({ length: n }, (_, i) => path([[at(i), at(i + k)]])).join('');
    })
    .join('');
}

/** A pattern as a CSS background. */
export const dataUri = ({ w, h, d }: Pattern, colour: string, width = 1): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${short(w)}' height='${short(h)}'><path d='${d}' fill='none' stroke='${colour}' stroke-width='${width}'/></svg>`,
  )}")`;
