/** What a game's board gives to the shell, and what it gets from it. */
import type { Component } from 'svelte';
import type { Pointer } from '../lib/pointer.svelte';
import type { LogEntry, Position, Scene, TableInfo } from '../lib/wire';
import type { Words } from '../lib/words.svelte';

export interface BoardProps<View = any> {
  position: Position<View>;
  table: TableInfo;
  /** Whose eyes: a seat, or -1 for a spectator. */
  seat: number;
  pointer: Pointer;
  /** A phone: the board is composed anew for 390 px, not shrunk. */
  compact: boolean;
  /** Shown beside another one, to be looked at: it stays with its seat. */
  beside?: boolean;
  /** In a lesson: the things that it speaks of. What hides them opens. */
  lit?: readonly string[];
}

export interface PlayerCardProps<View = any> {
  view: View;
  /** Whose card. */
  seat: number;
  /** Whose eyes. */
  viewer: number;
  pointer: Pointer;
  /** One line only. */
  compact: boolean;
}

export interface DetailsProps<View = any> {
  view: View;
  /** The thing in focus. */
  thing: string;
  pointer: Pointer;
}

export interface StatusProps<View = any> {
  view: View;
}

export interface MarkProps<View = any> {
  view: View;
  /** Whose mark. */
  seat: number;
}

export interface PictureProps<View = any> {
  /** The moment that is told row by row. */
  scene: Scene;
  /** The row that is being told; `scene.rows.length` when all have been. */
  row: number;
  /** The table before the act and after it. */
  before: View;
  after: View;
  /** Whose eyes. */
  seat: number;
  compact: boolean;
}

export interface CauseProps<View = any> {
  /** An act of somebody. */
  entry: LogEntry;
  /** The table after it. */
  view: View;
  compact: boolean;
}

/** What the page shows of a game before its board is fetched: its sign, and the ornament of its cover. */
export interface About {
  icon: string;
  ground: string;
  line: string;
  angle: number;
  /** The ornament is of eights, or else of tens. */
  eight: boolean;
  /** How many sit at a first, guided game, where the fewest that it is for would make another game of it. */
  guided?: number;
}

export interface BoardModule<View = any> {
  /** Centre board and the hand below it; fills its box. */
  Board: Component<BoardProps<View>>;
  /** The body of one seat's card; the shell draws frame, mark, name, clock and score. */
  PlayerCard: Component<PlayerCardProps<View>>;
  /** What is to be known about the thing in focus. */
  Details: Component<DetailsProps<View>>;
  /** The time of the game, for the top bar. */
  Status: Component<StatusProps<View>>;
  /** For whom a seat plays, where that is not itself: a small sign beside its mark where there is no room for its card. */
  Mark?: Component<MarkProps<View>>;
  /** It fills the height of a laptop: there the cards of what the others did hang over it. */
  tall?: boolean;
  /** The picture of a scene on the stage; without one the stage draws its rows alone. */
  Picture?: Component<PictureProps<View>>;
  /** Cause and effect of an act as small pictures: the place, what was given, an arrow, what was gained. */
  Cause?: Component<CauseProps<View>>;
  /** Points of a seat as far as the viewer may know them now; null where the game keeps none until the end. */
  score(view: View, seat: number): number | null;
  /** Has the thing in focus something to show in Details? */
  hasDetails(view: View, thing: string): boolean;
  /** The position for the ear. */
  describe(view: View, words: Words): string;
  /** The name of a thing: kind, owner, place, state. */
  name(thing: string, view: View, words: Words): string;
}
