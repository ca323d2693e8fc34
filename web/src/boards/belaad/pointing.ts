/** Words for whatever is pointed at: with the mouse by resting on it, with a finger by holding it. */
import type { Pointer } from '../../lib/pointer.svelte';

const REST = 220;
const HOLD = 400;
const SLACK = 10;

const thingOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;

/** An attachment for an element with things in it: their details are shown without touching anything. */
export const wordsFor = (pointer: () => Pointer) => (root: Element) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const show = (thing: string) => (pointer().focus = thing);
  const over = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || event.buttons) return;
    stop();
    const thing = thingOf(event.target);
    if (thing !== null) timer = setTimeout(() => show(thing), REST);
  };
  const down = (event: Event) => {
    held = false;
    stop();
    const thing = thingOf(event.target);
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || thing === null) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      show(thing);
    }, HOLD);
  };
  const move = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
  };
  // What was held was asked about, not chosen.
  const click = (event: Event) => {
    stop();
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (held) event.preventDefault();
  };
  const listeners: [string, (event: Event) => void, boolean][] = [
    ['pointerover', over, false],
    ['pointerleave', stop, false],
    ['pointerdown', down, true],
    ['pointermove', move, false],
    ['pointercancel', stop, false],
    ['pointerup', () => !held && stop(), false],
    ['click', click, true],
    ['contextmenu', menu, false],
  ];
  for (const [kind, listener, capture] of listeners) root.addEventListener(kind, listener, capture);
  return () => {
    stop();
    for (const [kind, listener, capture] of listeners) root.removeEventListener(kind, listener, capture);
  };
};
