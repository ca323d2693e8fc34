/**
 * The geometry of the board: a round city, the court in its middle, five palaces around it, and seven
 * countries that reach from the city wall to the frame (wide) or to an outer ring (phone).
 */
import type { Area, Country, Guild } from './view';

export type Point = [number, number];

/** Where the palaces lie on the ring, by the middle of each in degrees, clockwise from the east. */
const PALACE_AT: Record<Guild, number> = { traditions: -90, commerce: -18, politics: 54, military: 126, intrigue: 198 };
/** The countries clockwise from the upper left. */
const COUNTRY_RING: Country[] = [
  'mare_internum',
  'sanmatia',
  'silk_road',
  'spice_road',
  'mare_indianum',
  'abbasid_caliphate',
  'nilus_valley',
];
/** The order of the areas for the keyboard: the court, round the palaces, round the countries. */
export const TOUR: Area[] = ['court', 'traditions', 'commerce', 'politics', 'military', 'intrigue', ...COUNTRY_RING];

const R = Math.PI / 180;
const num = (value: number) => String(+value.toFixed(1));
const line = (points: Point[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

/** A box for the things that lie in an area: centred on x, from the top or from the bottom, or around y. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  from: 'top' | 'middle' | 'bottom';
}

export interface Site {
  /** The area itself, and a line inside it for its state. */
  shape: string;
  edge: string;
  room: Room;
  /** The coloured arc of a guild. */
  arc?: string;
  /** A line along which a name can be written (phone). */
  way?: string;
}

export interface Map {
  width: number;
  height: number;
  cx: number;
  cy: number;
  /** Outer and inner edge of the city wall, and the wall of the court. */
  wall: number;
  city: number;
  court: number;
  sites: Record<Area, Site>;
  /** Empty corners for ornament. */
  corners: { x: number; y: number; r: number }[];
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a line from `at` in direction `way` goes before it meets the frame. */
function reach(at: Point, way: Point, rect: Rect): number {
  const to = (from: number, step: number, low: number, high: number) =>
    Math.abs(step) < 1e-9 ? Infinity : ((step > 0 ? high : low) - from) / step;
  return Math.min(to(at[0], way[0], rect.left, rect.right), to(at[1], way[1], rect.top, rect.bottom));
}

/** A country between two rays from the centre, from the city wall to the frame, drawn `inset` inside its borders. */
function toFrame(c: Point, from: number, to: number, inner: number, frame: Rect, inset: number): string {
  const r = inner + inset;
  const rect = { left: frame.left + inset, top: frame.top + inset, right: frame.right - inset, bottom: frame.bottom - inset };
  const ray = (angle: number, side: 1 | -1): [Point, Point] => {
    const u: Point = [Math.cos(angle), Math.sin(angle)];
    const at: Point = [c[0] - side * u[1] * inset, c[1] + side * u[0] * inset];
    const near = Math.sqrt(r * r - inset * inset);
    const far = reach(at, u, rect);
    return [
      [at[0] + u[0] * near, at[1] + u[1] * near],
      [at[0] + u[0] * far, at[1] + u[1] * far],
    ];
  };
  const [nearA, farA] = ray(from, 1);
  const [nearB, farB] = ray(to, -1);
  const corners: Point[] = [
    [rect.right, rect.bottom],
    [rect.left, rect.bottom],
    [rect.left, rect.top],
    [rect.right, rect.top],
  ];
  const turn = (p: Point) => {
    let angle = Math.atan2(p[1] - c[1], p[0] - c[0]);
    while (angle < from) angle += 2 * Math.PI;
    return angle;
  };
  const between = corners.filter((corner) => turn(corner) < to).sort((a, b) => turn(a) - turn(b));
  return `${line([nearA, farA, ...between, farB, nearB])}A${num(r)} ${num(r)} 0 0 0 ${num(nearA[0])} ${num(nearA[1])}z`;
}

/** A part of a ring between two rays, drawn `inset` inside its borders. */
function ofRing(c: Point, from: number, to: number, inner: number, outer: number, inset: number): string {
  const [r, s] = [inner + inset, outer - inset];
  const at = (angle: number, radius: number, side: 1 | -1): Point => {
    const shift = Math.asin(Math.min(1, inset / radius)) * side;
    return [c[0] + radius * Math.cos(angle + shift), c[1] + radius * Math.sin(angle + shift)];
  };
  const [a, b, d, e] = [at(from, r, 1), at(from, s, 1), at(to, s, -1), at(to, r, -1)];
  return (
    `${line([a, b])}A${num(s)} ${num(s)} 0 0 1 ${num(d[0])} ${num(d[1])}` +
    `L${num(e[0])} ${num(e[1])}A${num(r)} ${num(r)} 0 0 0 ${num(a[0])} ${num(a[1])}z`
  );
}

export function arc(c: Point, from: number, to: number, radius: number, back = false): string {
  const at = (angle: number): Point => [c[0] + radius * Math.cos(angle), c[1] + radius * Math.sin(angle)];
  const [a, b] = back ? [at(to), at(from)] : [at(from), at(to)];
  return `M${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 0 ${back ? 0 : 1} ${num(b[0])} ${num(b[1])}`;
}

export const circle = (c: Point, r: number): string =>
  `M${num(c[0] - r)} ${num(c[1])}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;

function palaces(c: Point, court: number, city: number, inset: number, lift: number): Record<Guild, Site> & { court: Site } {
  const sites: Partial<Record<Guild | 'court', Site>> = {
    court: {
      shape: circle(c, court),
      edge: circle(c, court - inset),
      room: { x: c[0], y: c[1], width: court * 1.62, height: court * 1.8, from: 'middle' },
    },
  };
  for (const [guild, degrees] of Object.entries(PALACE_AT) as [Guild, number][]) {
    const [from, to] = [(degrees - 36) * R, (degrees + 36) * R];
    const middle = (court + city - 8) / 2 + lift;
    // A palace is as deep as the ring and as long as its arc; how it lies decides which of them is its width.
    const [depth, length] = [city - court - 18, 2 * middle * Math.sin(36 * R) - 26];
    const [across, along] = [Math.cos(degrees * R) ** 2, Math.sin(degrees * R) ** 2];
    sites[guild] = {
      shape: ofRing(c, from, to, court, city, 0),
      edge: ofRing(c, from, to, court, city - 8, inset),
      arc: arc(c, from + 0.012, to - 0.012, city - 4),
      room: {
        // The wall bends away from a block of text at the side: a little inwards.
        x: c[0] + (middle - (court < 60 ? 0 : 3)) * Math.cos(degrees * R),
        // The corners of a block below the court come close to it: a little outwards.
        y: c[1] + (middle + (lift && degrees > 0 && degrees < 180 ? 7 : 0)) * Math.sin(degrees * R),
        width: depth * across + length * along - (across > 0.5 ? 8 : 0),
        height: depth * along + length * across,
        from: 'middle',
      },
    };
  }
  return sites as Record<Guild, Site> & { court: Site };
}

export const FRAME = 12;

/** The carpet: the whole box, countries up to the frame. */
export function carpet(width: number, height: number): Map {
  // Three countries lie in the east and two in the west: the city stands a little west of the middle.
  const [cx, cy] = [width / 2 - 24, height / 2];
  const wall = Math.min(height * 0.327, width * 0.3);
  const city = wall - 19;
  const court = city * 0.35;
  const frame = { left: FRAME, top: FRAME, right: width - FRAME, bottom: height - FRAME };
  const half = Math.min(width * 0.24, wall * 0.92);
  const side = height * 0.2;
  const angle = (x: number, y: number) => Math.atan2(y - cy, x - cx);
  const turns = [
    -Math.PI,
    angle(cx - half, FRAME),
    angle(cx + half, FRAME),
    angle(width - FRAME, cy - side),
    angle(width - FRAME, cy + side),
    angle(cx + half, height - FRAME),
    angle(cx - half, height - FRAME),
    Math.PI,
  ];
  const [top, bottom] = [FRAME + 12, height - FRAME - 10];
  const leftWide = cx - half - FRAME + 10;
  const rightWide = width - FRAME - (cx + half) + 10;
  const east = width - FRAME - cx - wall - 14;
  const tall = cy - FRAME - 30;
  const rooms: Record<Country, Room> = {
    mare_internum: { x: FRAME + leftWide / 2 + 7, y: top, width: leftWide - 6, height: tall, from: 'top' },
    sanmatia: { x: cx, y: top - 4, width: 2 * half - 60, height: cy - wall - FRAME - 12, from: 'top' },
    silk_road: { x: width - FRAME - rightWide / 2 - 4, y: top, width: rightWide, height: cy - side - FRAME - 20, from: 'top' },
    spice_road: { x: width - FRAME - east / 2 - 3, y: cy, width: east, height: 2 * side - 26, from: 'middle' },
    mare_indianum: { x: width - FRAME - rightWide / 2 - 4, y: bottom, width: rightWide, height: cy - side - FRAME - 20, from: 'bottom' },
    abbasid_caliphate: { x: cx, y: bottom + 4, width: 2 * half - 60, height: cy - wall - FRAME - 12, from: 'bottom' },
    nilus_valley: { x: FRAME + leftWide / 2 + 7, y: bottom, width: leftWide - 6, height: tall, from: 'bottom' },
  };
  const sites: Partial<Record<Area, Site>> = palaces([cx, cy], court, city, 7, 2);
  COUNTRY_RING.forEach((country, i) => {
    const [from, to] = [turns[i]!, turns[i + 1]!];
    sites[country] = {
      shape: toFrame([cx, cy], from, to, wall, frame, 0),
      edge: toFrame([cx, cy], from, to, wall, frame, 7),
      room: rooms[country],
    };
  });
  const corners = [
    { x: FRAME + 58, y: cy - 62, r: 38 },
    { x: FRAME + 58, y: cy + 66, r: 44 },
  ];
  return { width, height, cx, cy, wall, city, court, sites: sites as Record<Area, Site>, corners };
}

/** The ring map of a phone: everything round, seat marks and shields in place of stacks. */
export function ring(width: number): Map {
  const c: Point = [width / 2, width / 2];
  const outer = width / 2 - 3;
  const wall = outer * 0.62;
  const city = wall - 6;
  const court = city * 0.38;
  const sites: Partial<Record<Area, Site>> = palaces(c, court, city, 5, 0);
  const step = (2 * Math.PI) / 7;
  COUNTRY_RING.forEach((country, i) => {
    // Sanmatia, the second of the ring, is at the top.
    const middle = -Math.PI / 2 + (i - 1) * step;
    const [from, to] = [middle - step / 2, middle + step / 2];
    const lower = Math.sin(middle) > 0.3;
    const radius = (wall + outer) / 2;
    sites[country] = {
      shape: ofRing(c, from, to, wall, outer, 0),
      edge: ofRing(c, from, to, wall, outer, 5),
      way: arc(c, from, to, outer - (lower ? 10 : 20), lower),
      room: {
        x: c[0] + (radius - 9) * Math.cos(middle),
        y: c[1] + (radius - 9) * Math.sin(middle),
        width: step * radius - 22,
        height: outer - wall - 28,
        from: 'middle',
      },
    };
  });
  return { width, height: width, cx: c[0], cy: c[1], wall, city, court, sites: sites as Record<Area, Site>, corners: [] };
}

/** Something to be laid out: its width, and what it is. */
export interface Part<T> {
  width: number;
  what: T;
}

export interface Laid<T> {
  x: number;
  y: number;
  what: T;
}

/** A kind of row: its height, and the parts that share it as far as they fit. */
export interface Band<T> {
  height: number;
  gap: number;
  parts: Part<T>[];
  /** Fill the first rows before the last; otherwise four parts are two and two, not three and one. */
  full?: boolean;
}

/** Lays bands of parts into a room, each row centred; gives the top left corner of each, and how much it is squeezed. */
export function layOut<T>(room: Room, bands: Band<T>[]): { parts: Laid<T>[]; scale: number } {
  const rows: { height: number; gap: number; parts: Part<T>[]; width: number }[] = [];
  for (const { height, gap, parts, full } of bands) {
    const total = parts.reduce((sum, part) => sum + part.width + gap, -gap);
    const share = total / Math.max(1, Math.ceil(total / room.width));
    let row: (typeof rows)[number] | null = null;
    for (const part of parts) {
      const wider: number = row ? row.width + gap + part.width : 0;
      if (row && wider <= room.width && (full || wider <= share + part.width / 2)) {
        row.parts.push(part);
        row.width = wider;
      } else rows.push((row = { height, gap, parts: [part], width: part.width }));
    }
  }
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const widest = rows.reduce((most, row) => Math.max(most, row.width), 1);
  const scale = Math.min(1, room.height / Math.max(1, height), room.width / widest);
  const start = { top: 0, middle: -height / 2, bottom: -height }[room.from];
  let y = start;
  const laid: Laid<T>[] = [];
  for (const row of rows) {
    let x = -row.width / 2;
    for (const part of row.parts) {
      laid.push({ x, y, what: part.what });
      x += part.width + row.gap;
    }
    y += row.height;
  }
  return { parts: laid, scale };
}
