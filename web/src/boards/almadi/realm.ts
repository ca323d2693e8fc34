/** Where things are: the cells of a realm, the rows and columns to draw, and who has which card. */
import { type Character, type Cell, type Direction, DIRECTIONS, type Landing, type Landscape, type Objective, type Placed, type Player, type View } from './view';

export type Realm = ReadonlyMap<string, Placed>;

const STEP: Record<Direction, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };
const OPPOSITE: Record<Direction, Direction> = { n: 's', e: 'w', s: 'n', w: 'e' };

export const key = ({ row, column }: Cell): string => `${row},${column}`;
export const cellThing = (cell: Cell): string => `cell:${key(cell)}`;

export const realmOf = (player: Player): Realm => new Map(player.realm.map((placed) => [key(placed), placed]));

const next = ({ row, column }: Cell, direction: Direction): string => {
  const [down, right] = STEP[direction];
  return key({ row: row + down, column: column + right });
};

/** The sides of a landscape that are drawn awake while a tile is lifted, or held over a cell. */
export function litSides(placed: Placed, lifted: Cell | null, over: Pick<Landing, 'row' | 'column' | 'awake'> | null): Direction[] {
  return DIRECTIONS.filter((side) => {
    const beside = next(placed, side);
    if (over && beside === key(over)) return OPPOSITE[side] in over.awake;
    return side in placed.awake && (lifted === null || beside !== key(lifted));
  });
}

export const isStart = (placed: Landscape): boolean => placed.landscape.startsWith('ST-');

export interface Bounds {
  top: number;
  bottom: number;
  right: number;
}

/** The rows and columns to draw: the realm with room for more, and every row that is offered. */
export function boundsOf(cells: readonly Cell[], rows: number[], least: number): Bounds {
  return {
    top: Math.min(1, ...rows, ...cells.map((cell) => cell.row)),
    bottom: Math.max(4, ...rows, ...cells.map((cell) => cell.row)),
    right: Math.max(least, ...cells.map((cell) => cell.column + 1)),
  };
}

export const sum = (counts: Partial<Record<string, number>>): number => Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);

/** Every objective in play with the seat that holds it, or -1: in the same order all game long. */
export function objectivesInPlay(view: View): { objective: Objective; holder: number; achieved: boolean }[] {
  const all = view.objectives.map((objective) => ({ objective, holder: -1, achieved: false }));
  view.players.forEach((player, holder) => {
    for (const objective of player.objectives) all.push({ objective, holder, achieved: objective.achieved });
  });
  const colours = ['blue', 'yellow', 'red', 'green', 'grey'];
  const rank = ({ colour, objective }: Objective) => colours.indexOf(colour) + objective;
  return all.sort((a, b) => rank(a.objective).localeCompare(rank(b.objective)));
}

/** Where a character is, and how much it costs. */
export function findCharacter(view: View, name: string): { cost: number | null; where: 'hand' | 'aside' | 'display' | 'recruited' | 'elsewhere'; seat: number } {
  const of = (cards: Character[] | undefined) => cards?.find((card) => card.character === name);
  for (const [seat, player] of view.players.entries()) {
    for (const where of ['recruited', 'hand', 'aside'] as const) {
      const card = of(player[where]);
      if (card) return { cost: card.cost, where, seat };
    }
  }
  const shown = of(view.display);
  return { cost: shown?.cost ?? null, where: shown ? 'display' : 'elsewhere', seat: -1 };
}
