/** The steps of a lesson: its pictures, the reason, the learner's own try, what is to be kept. */
import type { LessonTable } from '../lib/wire';

export const PARTS = ['see', 'why', 'now', 'remember'] as const;
export type Part = (typeof PARTS)[number];

export interface Step {
  part: Part;
  /** Which picture. */
  frame: number;
  /** As the address spells it. */
  hash: string;
}

export function stepsOf(lesson: Pick<LessonTable, 'frames'>): Step[] {
  const last = Math.max(0, lesson.frames.length - 1);
  return [
    ...lesson.frames.map((_, i): Step => ({ part: 'see', frame: i, hash: i ? `see-${i + 1}` : 'see' })),
    ...PARTS.slice(1).map((part): Step => ({ part, frame: last, hash: part })),
  ];
}

/** The step that an address means, or the first one. */
export const stepAt = (steps: Step[], hash: string): number => Math.max(0, steps.findIndex((step) => step.hash === hash));
