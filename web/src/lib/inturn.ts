/** Heavy drawings one after the other, each when the page has a moment: scrolling and typing go before them. */
const PATIENCE = 400;
let last: Promise<void> = Promise.resolve();

const moment = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 16);
  });

/** Do this in its turn; `isWanted` is asked again when the turn has come. */
export function inTurn(work: () => Promise<void>, isWanted: () => boolean): Promise<void> {
  last = last.then(async () => {
    if (!isWanted()) return;
    await work();
    await moment();
  });
  return last;
}

/** An attachment that says once when an element has come near the screen. */
export const whenSeen =
  (seen: () => void) =>
  (element: HTMLElement): (() => void) => {
    const watcher = new IntersectionObserver((found) => {
      if (!found.some((one) => one.isIntersecting)) return;
      watcher.disconnect();
      seen();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  };
