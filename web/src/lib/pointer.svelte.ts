/**
 * What may be touched, and what touching it means.
 *
 * A choice of the server names the things that it touches. The player points at things; the choices
 * that touch all of them are the candidates. One candidate is the choice; several are told apart by
 * pointing on, or in the menu that the shell shows. What no choice touches answers "why not", unless it
 * belongs to a set that is being picked: its parts may be pointed at in any order.
 */
import type { Choice, Decision } from './wire';

export type ThingState = 'plain' | 'selectable' | 'selected';

export interface ThingOptions {
  /** Only to look at: a click shows its details and never asks why it cannot be chosen. */
  info?: boolean;
}

/** A set whose parts are pointed at in any order, by the things that its choices touch. */
export interface PickedSet {
  /** Pointed at, waiting for its turn: how many of each. */
  held: ReadonlyMap<string, number>;
  picked: ReadonlySet<string>;
  /** What could be put in before the picks. */
  earlier: ReadonlySet<string>;
}

/** Attributes and handlers to spread on the element that draws a thing. */
export interface ThingProps {
  'data-thing': string;
  'data-state': ThingState;
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

const DRAG_FROM = 6;
/** So many choices are shown in a menu, even if pointing on would tell them apart. */
const FEW = 4;
const NOTHING: PickedSet = { held: new Map(), picked: new Set(), earlier: new Set() };

const idOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;

export class Pointer {
  /** The decision whose choices can be pointed at; null when the viewer has nothing to choose. */
  decision = $state.raw<Decision | null>(null);
  /** The things pointed at so far. */
  selection = $state.raw<string[]>([]);
  /** The thing whose details are shown. */
  focus = $state<string | null>(null);
  /** Ask for a second touch before a choice is made (for fingers). */
  confirm = $state(false);

  /** The set that is being picked. */
  set = $state.raw<PickedSet>(NOTHING);

  /** Called with the one choice that is left, and whether it was pointed at. */
  onchoose: (choice: Choice, pointed: boolean) => void = () => {};
  /** Called with a thing that is pointed at and not offered now. */
  onother: (thing: string) => void = () => {};
  /** Called with a thing that cannot be chosen. */
  onwhy: (thing: string) => void = () => {};

  /** Asked before a thing is pointed at: says whether that is done later, when an answer has come. */
  onlater: (again: () => void) => boolean = () => false;

  #dragged = false;

  /** The choices that touch everything pointed at; all of them while nothing is. */
  candidates: Choice[] = $derived(
    (this.decision?.choices ?? []).filter((choice) => this.selection.every((id) => choice.touches.includes(id))),
  );

  /** Choices about nothing on the table: buttons. */
  buttons: Choice[] = $derived((this.decision?.choices ?? []).filter((choice) => choice.touches.length === 0));

  /** A thing is under way to another: nothing else on the page may move. */
  #dragging = $state(false);

  /** What to offer in the menu: the candidates of a selection that is not exact yet. */
  menu: Choice[] = $derived(this.selection.length && !this.#dragging ? this.candidates : []);

  /** The candidates are too many for a menu, and each has another thing to point at: point on. */
  onwards: boolean = $derived(
    this.menu.length > FEW && this.menu.every((choice) => choice.touches.some((id) => !this.selection.includes(id))),
  );

  #open: Set<string> = $derived(new Set(this.candidates.flatMap((choice) => choice.touches)));
  #known: Set<string> = $derived(new Set((this.decision?.choices ?? []).flatMap((choice) => choice.touches)));

  /** Begin a new decision: nothing is pointed at any more. */
  ask(decision: Decision | null, set: PickedSet = NOTHING): void {
    this.decision = decision;
    this.set = set;
    this.selection = [];
  }

  /** How many of a thing are pointed at and wait for their turn. */
  held(id: string): number {
    return this.set.held.get(id) ?? 0;
  }

  is(id: string): ThingState {
    if (this.selection.includes(id) || this.held(id)) return 'selected';
    if (this.#open.has(id)) return 'selectable';
    if (this.set.picked.has(id)) return 'selected';
    return this.set.earlier.has(id) ? 'selectable' : 'plain';
  }

  /** The attributes of a thing. Spread them on its (SVG) element; `class` stays free for the board. */
  thing(id: string, name: string, options: ThingOptions = {}): ThingProps {
    const state = this.is(id);
    return {
      'data-thing': id,
      'data-state': state,
      'data-info': options.info ? '' : undefined,
      role: 'button',
      tabindex: state === 'plain' ? -1 : 0,
      'aria-label': name,
      'aria-pressed': state === 'plain' ? undefined : state === 'selected',
      onclick: this.#click,
      onkeydown: this.#key,
      onfocus: this.#focused,
      onpointerdown: this.#press,
    };
  }

  /** Point at a thing. */
  point(id: string, info = false): void {
    this.focus = id;
    if (this.onlater(() => this.point(id, info))) return;
    const { held, picked, earlier } = this.set;
    const beside = !this.#known.has(id) && (held.has(id) || picked.has(id) || earlier.has(id));
    if (this.selection.includes(id)) {
      const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
      if (this.confirm && only) this.choose(only, true);
      else if (beside) this.#other(id);
      else this.selection = this.selection.filter((other) => other !== id);
      return;
    }
    if (this.#open.has(id)) this.selection = [...this.selection, id];
    else if (this.#known.has(id) || (beside && this.confirm)) this.selection = [id];
    else {
      this.release();
      if (beside || !info) this.#other(id);
      return;
    }
    const [only, another] = this.candidates;
    if (only && !another && !this.confirm) this.choose(only, true);
  }

  #other(id: string): void {
    this.selection = [];
    this.onother(id);
  }

  /** Let go of everything pointed at. */
  release(): void {
    this.selection = [];
  }

  choose(choice: Choice, pointed = false): void {
    this.selection = [];
    this.onchoose(choice, pointed);
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
    if (event.key === 'Enter' || event.key === ' ') this.point(id, isInfo(target));
    else if (event.key === 'Escape' && this.selection.length) this.release();
    else if (event.key === '?') this.onwhy(id);
    else if (!moveFocus(target, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** With a mouse or a pen, a thing can be dragged onto another that a choice touches together with it. */
  #press = (down: PointerEvent): void => {
    const element = down.currentTarget;
    const id = idOf(element);
    this.#dragged = false;
    if (!(element instanceof SVGElement || element instanceof HTMLElement) || id === null) return;
    if (down.pointerType === 'touch' || down.button !== 0 || this.is(id) === 'plain') return;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    let dragging = false;
    const move = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!dragging && Math.hypot(dx, dy) < DRAG_FROM) return;
      if (!dragging) {
        dragging = this.#dragging = true;
        element.setAttribute('data-dragged', '');
        if (!this.selection.includes(id)) this.selection = this.#open.has(id) ? [...this.selection, id] : [id];
      }
      element.style.translate = `${dx / scale}px ${dy / scale}px`;
    };
    const up = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      this.#dragging = false;
      if (!dragging) return;
      this.#dragged = true;
      const under = document.elementsFromPoint(event.clientX, event.clientY).map(idOf);
      const onto = under.find((other) => other !== null && other !== id);
      element.removeAttribute('data-dragged');
      element.style.translate = '';
      if (event.type === 'pointerup' && onto && this.is(onto) === 'selectable') this.point(onto);
      else if (event.type === 'pointerup' && onto && !this.#known.has(onto)) this.point(onto);
      else this.release();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  };
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
