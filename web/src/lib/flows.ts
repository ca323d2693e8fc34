/**
 * Goods and coins travel when they are paid or gained.
 *
 * A store is an element that shows how much of a kind somebody has; a board marks it with
 * `{...store(owner, kind, amount)}`. When the position changes, what left one store flies to the one
 * that gained it, and what comes from the supply or goes there flies from and to the bank: the element
 * with `data-bank`, as a rule the place where the act happens. A store whose owner is a `supply:` fills
 * up and runs out by itself: it only gives to others and takes from them.
 */
import { follow, isStill, way } from './motion';
import type { Pace } from './pace';

interface Store {
  element: Element;
  box: DOMRect;
  amount: number;
}

export interface Stores {
  all: Map<string, Store>;
  bank: DOMRect | null;
}

interface End {
  box: DOMRect;
  /** Whose picture flies; null at the bank. */
  store: Store | null;
  supply: boolean;
}

const TIME = { step: 420, calm: 420, brisk: 240, once: 0 } as const;
const APART = 60;
const MOST = 6;

export const store = (owner: string, kind: string, amount: number) => ({ 'data-store': `${owner}/${kind}`, 'data-amount': amount });

export function stores(root: Element): Stores {
  const all = new Map<string, Store>();
  for (const element of root.querySelectorAll('[data-store]')) {
    const box = iconOf(element).getBoundingClientRect();
    if (box.width) all.set(element.getAttribute('data-store') ?? '', { element, box, amount: Number(element.getAttribute('data-amount')) });
  }
  return { all, bank: root.querySelector('[data-bank]')?.getBoundingClientRect() ?? null };
}

/** Show what went from store to store since `before`. */
export function flow(root: Element, before: Stores, pace: Pace): void {
  if (isStill() || !TIME[pace] || !before.all.size) return;
  const after = stores(root);
  const bank = before.bank ?? after.bank;
  const atBank = bank && { box: bank, store: null, supply: false };
  let flown = 0;
  for (const [from, to] of changes(before, after)) {
    for (let i = 0; i < Math.max(from.length, to.length) && flown < MOST; i += 1) {
      const [start, end] = [from[i] ?? atBank, to[i] ?? atBank];
      const byItself = (start === atBank || start?.supply) && (end === atBank || end?.supply);
      if (start && end && !byItself && fly(start, end, flown * APART, TIME[pace])) flown += 1;
    }
  }
}

/** For each kind, the ends that lost one and those that gained one; as many times as they did. */
function changes(before: Stores, after: Stores): [End[], End[]][] {
  const kinds = new Map<string, [End[], End[]]>();
  for (const key of new Set([...before.all.keys(), ...after.all.keys()])) {
    const [old, now] = [before.all.get(key), after.all.get(key)];
    const more = (now?.amount ?? 0) - (old?.amount ?? 0);
    const here = now ?? old;
    if (!more || !here) continue;
    const kind = key.slice(key.lastIndexOf('/') + 1);
    if (!kinds.has(kind)) kinds.set(kind, [[], []]);
    const end = { box: here.box, store: here, supply: key.startsWith('supply:') };
    const ends = kinds.get(kind)![more > 0 ? 1 : 0];
    for (let i = 0; i < Math.min(MOST, Math.abs(more)); i += 1) ends[end.supply ? 'push' : 'unshift'](end);
  }
  return [...kinds.values()];
}

/** A part of a drawing cannot leave it: the picture is taken from the end that is an element of its own. */
function fly(start: End, end: End, delay: number, time: number): boolean {
  const icon = [end, start].map((one) => one.store && iconOf(one.store.element)).find((one) => one && !(one instanceof SVGGElement));
  if (!icon) return false;
  const ghost = icon.cloneNode(true) as HTMLElement | SVGElement;
  const { width, height } = icon.getBoundingClientRect();
  const size = { width: width || end.box.width, height: height || end.box.height };
  const left = end.box.left + (end.box.width - size.width) / 2;
  const top = end.box.top + (end.box.height - size.height) / 2;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('data-ghost', '');
  Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${size.width}px`, height: `${size.height}px`, margin: '0', zIndex: '20', pointerEvents: 'none', color: getComputedStyle(icon).color });
  document.body.append(ghost);
  const dx = start.box.left + start.box.width / 2 - end.box.left - end.box.width / 2;
  const dy = start.box.top + start.box.height / 2 - end.box.top - end.box.height / 2;
  const animation = ghost.animate(way(dx, dy), { duration: time, delay, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'backwards' });
  void follow([animation]).then(() => ghost.remove());
  return true;
}

/** What of a store is seen to travel: its chip or icon, not its number. */
const iconOf = (element: Element): Element => element.querySelector('.chip, svg') ?? element.querySelector('g') ?? element;
