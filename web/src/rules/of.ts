/** What the first pages of a rulebook show in pictures. */
export const PICTURES = ['setup', 'turn', 'scoring'] as const;
export type Of = (typeof PICTURES)[number];
