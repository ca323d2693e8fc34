/** What lies over the page goes away with Escape, wherever the focus is, and if wished by a click beside it. */
export interface Dismissal {
  close: () => void;
  /** Does a click beside it close it too? */
  outside?: boolean;
  /** Where a click is no click beside it: the button that opens it closes it by itself. */
  except?: string;
}

/** An attachment for the element that can be dismissed. */
export const dismissed =
  ({ close, outside = false, except }: Dismissal) =>
  (element: HTMLElement): (() => void) => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A search that is being made is emptied first, as browsers do.
      if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const point = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!outside || !target || element.contains(target) || (except && target.closest(except))) return;
      close();
    };
    addEventListener('keydown', press, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('pointerdown', point, true);
    };
  };
