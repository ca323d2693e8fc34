/**
 * The view of Almadi, as `src/majlis/games/almadi/seen.py` declares it.
 *
 * The names of the things that can be touched stand in `src/majlis/games/almadi/things.py`. Besides
 * those the board has two of its own, only to look at: `score:SEAT` (the points of a seat as of now)
 * and `theirs:SEAT,ROW,COLUMN` (a cell of a realm that is not the viewer's).
 */
import type {
  AlmadiEffect,
  AlmadiGood as Good,
  AlmadiMotif as Motif,
  AlmadiSides,
  AlmadiType as Type,
} from '../../lib/contract';

export type { Good, Motif, Type };
export type {
  AlmadiCell as Cell,
  AlmadiCharacter as Character,
  AlmadiColour as Colour,
  AlmadiLanding as Landing,
  AlmadiLandscape as Landscape,
  AlmadiObjective as Objective,
  AlmadiPlaced as Placed,
  AlmadiPlayerSeen as Player,
  AlmadiSide as Side,
  AlmadiView as View,
} from '../../lib/contract';

export const TYPES = ['oasis', 'caravan', 'market', 'palace'] as const satisfies readonly Type[];
/** The effects that wait to be realised; a jar never does. */
export const EFFECTS = ['genie', 'hammer', 'stall', 'moon', 'ruby'] as const satisfies readonly AlmadiEffect[];
export const GOODS = ['spices', 'pottery', 'leather', 'carpets'] as const satisfies readonly Good[];
export const MOTIFS = ['star', 'flower', 'diamond', 'wave'] as const satisfies readonly Motif[];

export type Effect = (typeof EFFECTS)[number];
export type Direction = keyof AlmadiSides;
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const satisfies readonly Direction[];
