/**
 * The view of Almadi, as `src/majlis/games/almadi/view.py` writes it.
 *
 * The names of the things that can be touched stand in `src/majlis/games/almadi/things.py`. Besides
 * those the board has two of its own, only to look at: `score:SEAT` (the points of a seat as of now)
 * and `theirs:SEAT,ROW,COLUMN` (a cell of a realm that is not the viewer's).
 */
import type { Said } from '../../lib/wire';

export const TYPES = ['oasis', 'caravan', 'market', 'palace'] as const;
export const EFFECTS = ['genie', 'hammer', 'stall', 'moon', 'ruby'] as const;
export const GOODS = ['spices', 'pottery', 'leather', 'carpets'] as const;
export const MOTIFS = ['star', 'flower', 'diamond', 'wave'] as const;
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;

export type Type = (typeof TYPES)[number];
/** The effects that wait to be realised; a jar never does. */
export type Effect = (typeof EFFECTS)[number];
export type Side = Effect | 'jar' | 'act' | 'none';
export type Good = (typeof GOODS)[number];
export type Motif = (typeof MOTIFS)[number];
export type Direction = (typeof DIRECTIONS)[number];
export type Colour = 'blue' | 'red' | 'yellow' | 'green' | 'grey';

/** Counts by name; what is not there is none. */
export type Counts<Name extends string> = Partial<Record<Name, number>>;

export interface Landscape {
  landscape: string;
  type: Type;
  sides: Record<Direction, Side>;
  goods: Counts<Good>;
}

export interface Cell {
  row: number;
  column: number;
}

export type Placed = Landscape & Cell;

export interface Objective {
  objective: string;
  points: number;
  colour: Colour;
  kind:
    | 'pattern'
    | 'cards'
    | 'pairs'
    | 'active_effects'
    | 'row_length'
    | 'each_row'
    | 'count_type'
    | 'goods_each'
    | 'goods_same';
  grid?: string[];
  rotate?: boolean;
  type?: Type;
  effect?: Effect | 'jar';
  least?: number;
  stalls?: number;
  mosaics?: number;
  rubies?: number;
}

export type HeldObjective = Objective & { achieved: boolean };

export interface Character {
  character: string;
  cost: number;
}

export interface ScoreLine {
  clause: string;
  text: Said;
  points: number;
}

export interface Player {
  start: string | null;
  realm: Placed[];
  rubies: number;
  mosaics: Counts<Motif>;
  stalls: Counts<Good>;
  objectives: HeldObjective[];
  recruited: Character[];
  copied: string | null;
  hand_size: number;
  points: number;
  score: ScoreLine[];
  /** Only in the own view. */
  hand?: Character[];
  aside?: Character[];
}

export interface Pile<Face> {
  top: Face | null;
  size: number;
  under: Face[];
}

export interface View {
  game: 'almadi';
  options: { characters: boolean; choose_start: boolean };
  seat: number;
  first: number | null;
  players: Player[];
  starts: { start: string; landscapes: Landscape[] }[];
  board: (Landscape | null)[];
  draw_pile: { size: number; types: Counts<Type> };
  mosaics: Pile<Motif>;
  stalls: Pile<Good>;
  objectives: Objective[];
  rubies: number;
  display: Character[];
  turn: {
    slot: number | null;
    taken: Landscape | null;
    pending: Counts<Effect>;
    claims: string[];
    used: string[];
    moves: number;
    last_tile: string | null;
    last_cell: Cell | null;
  };
  pending: {
    kind: string;
    seat: number | null;
    rows?: number[];
    tile?: string;
    row?: number;
    picked?: string | null;
  } | null;
}
