/** How large the pieces are drawn, in units of the board (pixels at its usual size). */
import type { Pawn, Slot } from './view';

/** The least scale of the wide board: its smallest words are then 12.5 pixels high. */
export const SMALLEST = 0.84;

export const GOOD = 26;
export const ITEM_WIDTH = 43;
export const SHIELD = { width: 28, height: 32 };
export const STACK_HEIGHT = 28;

const MARK = 19;
const LEADER = 19;
const SAGE = 13;
/** More sages than this are one sage and a number. */
export const MOST_SAGES = 3;

/** A pawn drawn in a stack: its kind, its number among its kind, and where its middle is. */
export interface Drawn {
  pawn: Pawn;
  index: number;
  x: number;
}

export interface StackPlan {
  pawns: Drawn[];
  /** Where "×4" stands, if the sages are not all drawn. */
  more: number | null;
  number: number;
  width: number;
}

/** Where everything in a stack goes: the seat's mark, pasha, merchant, sages, dominance. */
export function planStack(slot: Slot): StackPlan {
  const pawns: Drawn[] = [];
  let x = MARK;
  for (const pawn of ['pasha', 'merchant'] as const) {
    for (let index = 0; index < (slot[pawn] ?? 0); index += 1) {
      pawns.push({ pawn, index, x: x + LEADER / 2 });
      x += LEADER;
    }
  }
  const sages = slot.sage ?? 0;
  const drawn = sages > MOST_SAGES ? 1 : sages;
  for (let index = 0; index < drawn; index += 1) {
    pawns.push({ pawn: 'sage', index, x: x + SAGE / 2 + 1 });
    x += SAGE;
  }
  if (drawn) x += 3;
  const more = sages > drawn ? x : null;
  if (more !== null) x += 17;
  const digits = slot.dominance > 9 ? 17 : 9;
  return { pawns, more, number: x + digits / 2 + 1, width: x + digits + 7 };
}
