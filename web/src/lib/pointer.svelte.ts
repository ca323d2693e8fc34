/**
 * What may be touched, and what touching it means: both come from the draft, which the server draws.
 *
 * The page sends what was pointed at; the draft says what that did, and which things lead on now. A
 * thing can also be dragged onto another that is outlined then, or onto the tray of a basket.
 */
import { type Floating, float } from './floating';
import type { Choice, Draft, Said } from './wire';

export type ThingState = 'plain' | 'selectable' | 'selected';

export interface ThingOptions {
  /** Only to look at: a click shows its details and never asks why it cannot be chosen. */
  info?: boolean;
}

/** Attributes and handlers to spread on the element that draws a thing. */
export interface ThingProps {
  'data-thing': string;
  'data-state': ThingState;
  'data-laid': number | undefined;
  'data-info': '' | undefined;
  role: 'button';
  tabindex: 0 | -1;
  'aria-label': string;
  'aria-pressed': boolean | undefined;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
}

/** A thing was dragged and let go where it leads nowhere. */
export interface Dropped {
  /** The thing under it that does not take it. */
  onto: string | null;
  /** It was pointed at by dragging it: that is to be taken back. */
  picked: boolean;
  /** It was brought back to where it lay: there is nothing to say. */
  home: boolean;
}

const DRAG_FROM = 6;

const idOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;

export class Pointer {
  /** The act that is being made; null when the viewer has nothing to choose. */
  draft = $state.raw<Draft | null>(null);
  /** The draft after what is only being looked at: what would be, drawn as a ghost. Nothing is chosen by it. */
  ghost = $state.raw<Draft | null>(null);
  /** The thing that the ghost is about. */
  peeked = $state<string | null>(null);
  /** The thing with which nothing could be done just now, and why not. */
  refused = $state.raw<{ thing: string; reason: Said | null } | null>(null);
  /** The board shows what was: it can be looked at, and nothing in it can be chosen. */
  past = $state(false);
  /** An answer is late: nothing is outlined rather than something that may be false. */
  waiting = $state(false);
  /** Things to be shown as chosen where nothing can be: an act that was made. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** The thing whose details are shown. */
  focus = $state<string | null>(null);
  /** The board draws the basket itself: there is no tray beside it. */
  laysOut = $state(false);
  /** The board tells itself what would come of the act. */
  foretold = $state(false);
  /** The thing that is on its way with the mouse. */
  dragging = $state<string | null>(null);

  /** Called with a thing that is pointed at; `dragging`: it is on its way, and nothing is done yet. */
  onpoint: (thing: string, dragging: boolean) => Promise<void> = () => Promise.resolve();
  /** Called with a thing of which one is taken out of the basket again. */
  onputback: (thing: string) => void = () => {};
  /** Called with a ready-made filling of the basket. */
  onlay: (numbers: number[]) => void = () => {};
  /** Called with a choice that is a button. */
  onchoose: (choice: Choice) => void = () => {};
  /** Called with a thing about which is asked why nothing can be done with it. */
  onwhy: (thing: string) => void = () => {};
  /** Called where the board itself has a button that does the act which is whole. */
  onconfirm: () => void = () => {};
  /** Called when a thing that was dragged is let go where it leads nowhere. */
  ondropped: (dropped: Dropped) => void = () => {};

  #dragged = false;

  /** The kind of decision that is asked now. */
  kind: string = $derived(this.draft?.decision?.kind ?? '');
  /** The choices that touch everything pointed at; all of them while nothing is. */
  choices: Choice[] = $derived(this.draft?.choices ?? []);
  /** The things pointed at so far that do not settle a choice yet. */
  selection: string[] = $derived(this.draft?.pointed ?? []);
  #laid: Map<string, number> = $derived(
    new Map(this.draft?.basket?.items.flatMap((item) => item.touches.map((thing): [string, number] => [thing, item.laid])) ?? []),
  );

  /** How many of a thing lie in the basket. */
  laid(id: string): number {
    return this.#laid.get(id) ?? 0;
  }

  is(id: string): ThingState {
    const touch = this.draft?.touch[id];
    if ((touch === 'laid' && !this.past) || this.marked.has(id)) return 'selected';
    return touch && !this.waiting && !this.past ? 'selectable' : 'plain';
  }

  /** The attributes of a thing. Spread them on its (SVG) element; `class` stays free for the board. */
  thing(id: string, name: string, options: ThingOptions = {}): ThingProps {
    const state = this.is(id);
    return {
      'data-thing': id,
      'data-state': state,
      'data-laid': this.laid(id) || undefined,
      'data-info': options.info ? '' : undefined,
      role: 'button',
      tabindex: state === 'plain' ? -1 : 0,
      'aria-label': name,
      'aria-pressed': state === 'plain' ? undefined : state === 'selected' || this.laid(id) > 0,
      onclick: this.#click,
      onkeydown: this.#key,
      onfocus: this.#focused,
      onpointerdown: this.#press,
    };
  }

  /** Point at a thing. What is only to be looked at, and leads nowhere, shows its details alone. */
  point(id: string, info = false): void {
    this.focus = id;
    if (this.past) return;
    if (this.draft && (this.draft.touch[id] || !info)) void this.onpoint(id, false);
  }

  choose(choice: Choice): void {
    this.onchoose(choice);
  }

  #click = (event: Event): void => {
    const id = idOf(event.currentTarget);
    if (id === null) return;
    event.stopPropagation();
    if (this.#dragged) this.#dragged = false;
    else this.point(id, isInfo(event.currentTarget));
  };

  #focused = (event: FocusEvent): void => {
    const target = event.currentTarget;
    if (target instanceof Element && target.matches(':focus-visible')) this.focus = idOf(target);
  };

  #key = (event: KeyboardEvent): void => {
    const target = event.currentTarget;
    const id = idOf(target);
    if (id === null || !(target instanceof Element)) return;
    // Enter on what an act that is whole was made of does it; and so it closes a set.
    if (event.key === 'Enter' && (this.draft?.complete || this.draft?.closes) && this.is(id) === 'selected') return;
    if (event.key === 'Enter' || event.key === ' ') this.point(id, isInfo(target));
    else if (event.key === '?') this.onwhy(id);
    else if (!moveFocus(target, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** With a mouse or a pen, a thing can be dragged onto another, or into the basket. */
  #press = (down: PointerEvent): void => {
    const element = down.currentTarget;
    const id = idOf(element);
    this.#dragged = false;
    if (!(element instanceof SVGElement || element instanceof HTMLElement) || id === null) return;
    if (down.pointerType === 'touch' || down.button !== 0 || this.is(id) === 'plain') return;
    const item = this.draft?.basket?.items.some(({ touches }) => touches.includes(id)) ?? false;
    // What goes into a basket goes there when it is let go; of all else the places are shown at once.
    const points = !item && this.is(id) !== 'selected';
    let copy: Floating | null = null;
    let pointed: Promise<void> = Promise.resolve();
    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!copy && Math.hypot(dx, dy) < DRAG_FROM) return;
      if (!copy) {
        copy = float(element);
        element.setAttribute('data-dragged', '');
        this.dragging = id;
        if (points) pointed = this.onpoint(id, true);
      }
      copy.move(dx, dy);
    };
    const up = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (!copy) return;
      const floating = copy;
      element.removeAttribute('data-dragged');
      this.dragging = null;
      // The click that ends a drag comes at once; the next one is meant.
      this.#dragged = true;
      setTimeout(() => (this.#dragged = false));
      const under = event.type === 'pointerup' ? document.elementsFromPoint(event.clientX, event.clientY) : [];
      const onto = under.map(idOf).find((other) => other !== null && other !== id) ?? null;
      const home = !under.length || under.map(idOf).includes(id);
      const tray = under.some((one) => one.closest('[data-cloth]'));
      void pointed.then(() => {
        const goes = item ? (tray ? id : null) : this.#takes(onto, points);
        if (goes === undefined) return floating.end();
        if (goes === null) {
          floating.back();
          const asks = !item && onto !== null && !this.draft?.touch[onto];
          return this.ondropped({ onto: asks ? onto : null, picked: points, home });
        }
        floating.end();
        void this.onpoint(goes, false);
      });
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  };

  /** The thing on which what was dragged leads on: null where there is none, nothing where it lies there already. */
  #takes(onto: string | null, points: boolean): string | null | undefined {
    const touch = onto === null ? undefined : this.draft?.touch[onto];
    if (points && touch === 'laid') return undefined;
    // What could have been taken instead is no place to put it.
    return touch && !(points && touch === 'swap') ? onto : null;
  }
}

const isInfo = (target: EventTarget | null) => target instanceof Element && target.hasAttribute('data-info');

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest thing that lies that way, on a grid as round a ring. */
function moveFocus(from: Element, key: string): boolean {
  const way = DIRECTIONS[key];
  const board = from.closest('[data-board]');
  if (!way || !board) return false;
  const centre = (element: Element): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = centre(from);
  let best: { element: Element; cost: number } | null = null;
  for (const element of board.querySelectorAll('[data-thing]')) {
    if (element === from) continue;
    const [u, v] = centre(element);
    const along = (u - x) * way[0] + (v - y) * way[1];
    const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
    if (along < 2) continue;
    const cost = along + 2.2 * aside;
    if (!best || cost < best.cost) best = { element, cost };
  }
  if (best?.element instanceof SVGElement || best?.element instanceof HTMLElement) best.element.focus();
  return true;
}
