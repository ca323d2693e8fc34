/**
 * Pieces move from where they were to where they are.
 *
 * A piece is an element with `data-piece="stable id"`. Take the places before the position changes
 * and play them after: each piece travels along a slight arc, a piece whose `data-face` has changed
 * turns over, and a new one fades in. A piece that only sits elsewhere on the screen because the board
 * was laid out anew has not moved: the same element, at the same point of its drawing, stays still.
 */
import type { Pace } from './pace';

interface Place {
  element: Element;
  box: DOMRect;
  /** Where it is in its drawing, however that is scaled; null outside of one. */
  point: DOMPoint | null;
  face: string | null;
}

export type Places = Map<string, Place>;

const MOVE = { step: 280, calm: 280, brisk: 160, once: 0 } as const;
const TURN = { step: 360, calm: 360, brisk: 200, once: 0 } as const;
const EASE = 'cubic-bezier(.5, 0, .2, 1)';
const MOST = 60;
const moving = new Set<Animation>();

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.getAttribute('data-piece') ?? '', { element, box, point: pointOf(element), face: element.getAttribute('data-face') });
  }
  return found;
}

/** Show the way from the places before; resolves when every piece has arrived. */
export async function play(root: Element, before: Places, pace: Pace): Promise<void> {
  const still = isStill();
  const time = still ? 0 : MOVE[pace];
  const running: Animation[] = [];
  for (const element of root.querySelectorAll('[data-piece]')) {
    if (running.length >= MOST) break;
    const old = before.get(element.getAttribute('data-piece') ?? '');
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    if (!old) {
      if (before.size) running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], still ? 150 : TURN[pace]));
      continue;
    }
    const turned = old.face !== null && old.face !== element.getAttribute('data-face');
    if (time && turned) running.push(turn(element, TURN[pace]));
    const dx = old.box.left + old.box.width / 2 - box.left - box.width / 2;
    const dy = old.box.top + old.box.height / 2 - box.top - box.height / 2;
    if (Math.hypot(dx, dy) < 1.5 || isSamePlace(old, element)) continue;
    if (time) running.push(travel(element, dx, dy, time));
    else if (still) running.push(element.animate([{ opacity: 0.2 }, { opacity: 1 }], 150));
  }
  await follow(running);
}

/** Keep an eye on animations, so that `skip` ends them; resolves when all have ended. */
export async function follow(running: Animation[]): Promise<void> {
  for (const animation of running) moving.add(animation);
  await Promise.allSettled(running.map((animation) => animation.finished));
  for (const animation of running) moving.delete(animation);
}

/** Jump to the end of everything that moves. */
export function skip(): void {
  for (const animation of moving) animation.finish();
}

/** Has the piece stayed where it was in the view, whatever the layout did to it? */
function isSamePlace(old: Place, element: Element): boolean {
  if (old.element !== element) return false;
  const point = pointOf(element);
  return !old.point || !point || Math.hypot(point.x - old.point.x, point.y - old.point.y) < 0.5;
}

/** The origin of a piece in the units of the drawing that it is part of. */
function pointOf(element: Element): DOMPoint | null {
  if (!(element instanceof SVGGraphicsElement)) return null;
  const drawing = element.ownerSVGElement?.getScreenCTM();
  const own = element.getScreenCTM();
  return drawing && own ? new DOMPoint(0, 0).matrixTransform(drawing.inverse().multiply(own)) : null;
}

/** A slight arc from so far away to where the element is. */
export function way(dx: number, dy: number, units: (dx: number, dy: number) => [number, number] = (x, y) => [x, y]): Keyframe[] {
  const far = Math.hypot(dx, dy) || 1;
  const lift = Math.min(28, far * 0.12);
  const points = [units(dx, dy), units(dx / 2 + (lift * dy) / far, dy / 2 - (lift * Math.abs(dx)) / far), [0, 0]];
  return points.map(([x, y]) => ({ translate: `${x}px ${y}px` }));
}

const travel = (element: Element, dx: number, dy: number, time: number): Animation =>
  element.animate(way(dx, dy, (x, y) => local(element, x, y)), { duration: time, easing: EASE });

function turn(element: Element, time: number): Animation {
  return element.animate([{ scale: '1 1' }, { scale: '0.02 1' }, { scale: '1 1' }], { duration: time, easing: EASE });
}

/** A way on the screen in the units of the element's parent: SVG scales and turns. */
function local(element: Element, dx: number, dy: number): [number, number] {
  const parent = element.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (!matrix) return [dx, dy];
  const inverse = matrix.inverse();
  return [inverse.a * dx + inverse.c * dy, inverse.b * dx + inverse.d * dy];
}
