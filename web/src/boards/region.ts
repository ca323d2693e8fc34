/** Which part of a board a small picture shows. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around what matters there is some room, and a piece is never drawn larger than this. */
const ROOM = 36;
const CLOSEST = 2.2;

/** The part of this shape (height by width) that shows all of the boxes, as far as the whole has it. */
export function regionOf(boxes: readonly Box[], whole: { width: number; height: number }, shape: number): Box {
  if (!boxes.length) return { x: 0, y: 0, width: whole.width, height: whole.width * shape };
  const left = Math.min(...boxes.map((box) => box.x)) - ROOM;
  const top = Math.min(...boxes.map((box) => box.y)) - ROOM;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + ROOM;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + ROOM;
  const width = Math.min(whole.width, Math.max(right - left, (bottom - top) / shape, whole.width / CLOSEST));
  const height = width * shape;
  const within = (middle: number, size: number, all: number) => Math.max(0, Math.min(middle - size / 2, all - size));
  return { x: within((left + right) / 2, width, whole.width), y: within((top + bottom) / 2, height, whole.height), width, height };
}
