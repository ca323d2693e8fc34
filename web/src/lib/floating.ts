/**
 * The picture of a thing that is dragged.
 *
 * The thing itself stays where it is: pointing at it may draw the board anew, and it may be gone before
 * it is let go. Its copy hangs over the board and hears of nothing.
 */
import { follow, isStill } from './motion';

const SVG = 'http://www.w3.org/2000/svg';
const MARKS = ['data-thing', 'data-piece', 'data-state', 'role', 'tabindex', 'aria-label', 'aria-pressed', 'id'];

export interface Floating {
  move(dx: number, dy: number): void;
  end(): void;
  /** It could not stay where it was let go: it glides to where it came from, and is gone. */
  back(): void;
}

const BACK = 200;

function plain(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const mark of MARKS) one.removeAttribute(mark);
  return copy;
}

/** A group of a drawing needs a drawing of its own around it. */
function drawing(group: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = group.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const copy = plain(group);
  copy.removeAttribute('transform');
  svg.append(copy);
  return svg;
}

/** The picture is the whole thing, or the part of it that is marked: a tile without the space that it lies on. */
export function float(thing: HTMLElement | SVGElement): Floating {
  const element = thing.querySelector<HTMLElement>('[data-floats]') ?? thing;
  const box = element.getBoundingClientRect();
  const copy = element instanceof SVGGraphicsElement && element.ownerSVGElement ? drawing(element) : (plain(element) as HTMLElement);
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('data-floating', '');
  // It takes no room of the board, whatever its own looks say.
  Object.assign(copy.style, { position: 'fixed', margin: '0', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  // Within the board it has the board's colours; a panel that is drawn anew could take it along.
  (element.closest('[data-board]') ?? document.body).append(copy);
  // Something around the board may be what fixed places are measured from.
  const at = copy.getBoundingClientRect();
  Object.assign(copy.style, { left: `${2 * box.left - at.left}px`, top: `${2 * box.top - at.top}px` });
  const back = () => {
    copy.setAttribute('data-floating', 'back');
    const glide = copy.animate([{ translate: copy.style.translate }, { translate: '0px 0px' }], { duration: isStill() ? 0 : BACK, easing: 'ease-out', fill: 'forwards' });
    void follow([glide]).then(() => copy.remove());
  };
  return {
    move: (dx, dy) => void (copy.style.translate = `${dx}px ${dy}px`),
    end: () => copy.remove(),
    back,
  };
}
