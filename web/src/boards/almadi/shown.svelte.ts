/** Whose realm is shown large; null follows the viewer, or who must choose where there is none. */
export const shown = $state<{ seat: number | null; landed: ReadonlyMap<number, ReadonlySet<string>> }>({
  seat: null,
  /** By seat: the landscapes that came to lie last. */
  landed: new Map(),
});
