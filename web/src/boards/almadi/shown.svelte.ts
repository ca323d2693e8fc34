/** Whose realm is shown large; null follows the viewer, or who must choose where there is none. */
export const shown = $state<{ seat: number | null }>({ seat: null });
