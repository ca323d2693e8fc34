/** What can be read off a realm: contacts, groups, bounds, and how near an objective is. */
import {
  type Cell,
  type Direction,
  DIRECTIONS,
  GOODS,
  type Landscape,
  type Objective,
  type Placed,
  type Player,
  type Side,
  type Type,
  type View,
} from './view';

export type Realm = ReadonlyMap<string, Placed>;

const STEP: Record<Direction, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };
const OPPOSITE: Record<Direction, Direction> = { n: 's', e: 'w', s: 'n', w: 'e' };

export const key = (row: number, column: number): string => `${row},${column}`;
export const cellThing = (row: number, column: number): string => `cell:${key(row, column)}`;

export const realmOf = (player: Player): Realm => new Map(player.realm.map((placed) => [key(placed.row, placed.column), placed]));

export function beside(at: Realm, { row, column }: Cell, direction: Direction): Placed | undefined {
  const [down, right] = STEP[direction];
  return at.get(key(row + down, column + right));
}

/** One contact of a landscape: what it wakes, and on which of its sides (AM-6.1). */
export interface Contact {
  direction: Direction;
  effect: Exclude<Side, 'act' | 'none'>;
}

/** The contacts that a landscape has, or would have, on a cell. `lifted` is a landscape that is away. */
export function contacts(at: Realm, cell: Cell, landscape: Landscape, lifted?: string): Contact[] {
  const found: Contact[] = [];
  for (const direction of DIRECTIONS) {
    const other = beside(at, cell, direction);
    if (!other || other.landscape === lifted) continue;
    const mine = landscape.sides[direction];
    const theirs = other.sides[OPPOSITE[direction]];
    const effect = mine === 'act' ? theirs : theirs === 'act' ? mine : 'none';
    if (effect !== 'act' && effect !== 'none') found.push({ direction, effect });
  }
  return found;
}

/** The effect sides of a kind that touch an arrow now (AM-6.8). */
export function awake(at: Realm, effect: Side): number {
  let count = 0;
  for (const placed of at.values())
    for (const direction of DIRECTIONS)
      if (placed.sides[direction] === effect && beside(at, placed, direction)?.sides[OPPOSITE[direction]] === 'act') count++;
  return count;
}

/** The landscapes of one type that hang together with one of them. */
export function group(at: Realm, from: Placed): Placed[] {
  const found = new Set([from]);
  for (const placed of found)
    for (const direction of DIRECTIONS) {
      const other = beside(at, placed, direction);
      if (other?.type === from.type) found.add(other);
    }
  return [...found];
}

export const touches = (at: Realm, cell: Cell): boolean => DIRECTIONS.some((direction) => beside(at, cell, direction));

export const isStart = (placed: Landscape): boolean => placed.landscape.startsWith('ST-');

export interface Bounds {
  top: number;
  bottom: number;
  right: number;
}

/** The rows and columns to draw: the realm with room for more, and every row that is offered. */
export function boundsOf(at: Realm, rows: number[], least: number): Bounds {
  const cells = [...at.values()];
  return {
    top: Math.min(1, ...rows, ...cells.map((cell) => cell.row)),
    bottom: Math.max(4, ...rows, ...cells.map((cell) => cell.row)),
    right: Math.max(least, ...cells.map((cell) => cell.column + 1)),
  };
}

export const sum = (counts: Partial<Record<string, number>>): number => Object.values(counts).reduce<number>((all, n) => all + (n ?? 0), 0);

const pairs = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((all, n) => all + Math.floor((n ?? 0) / 2), 0);

export const countType = (at: Realm, type: Type): number => [...at.values()].filter((placed) => placed.type === type).length;

export function goodsOnMarkets(at: Realm): number[] {
  return GOODS.map((good) => [...at.values()].reduce((all, placed) => all + (placed.goods[good] ?? 0), 0));
}

const fullestRow = (at: Realm): number => {
  const rows = [...at.values()].map((placed) => placed.row);
  return Math.max(0, ...rows.map((row) => rows.filter((other) => other === row).length));
};

/** What an objective counts and how much of it a player has; nothing for a figure. */
export function progress(objective: Objective, player: Player): { have: number; need: number }[] {
  const at = realmOf(player);
  const least = objective.least ?? 0;
  const { stalls = 0, mosaics = 0, rubies = 0 } = objective;
  const asked = (...parts: [number, number][]) => parts.filter(([, need]) => need > 0).map(([have, need]) => ({ have, need }));
  switch (objective.kind) {
    case 'cards':
      return asked([sum(player.stalls), stalls], [sum(player.mosaics), mosaics], [player.rubies, rubies]);
    case 'pairs':
      return asked([pairs(player.stalls), stalls], [pairs(player.mosaics), mosaics]);
    case 'active_effects':
      return asked([awake(at, objective.effect ?? 'none'), least]);
    case 'row_length':
      return asked([fullestRow(at), least]);
    case 'each_row':
      return asked([[1, 2, 3, 4].filter((row) => [...at.values()].some((p) => p.row === row && p.type === objective.type)).length, 4]);
    case 'count_type':
      return asked([objective.type ? countType(at, objective.type) : 0, least]);
    case 'goods_each':
      return asked([Math.min(...goodsOnMarkets(at)), least]);
    case 'goods_same':
      return asked([Math.max(...goodsOnMarkets(at)), least]);
    case 'pattern':
      return [];
  }
}

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

/** The powers that a player has, the copied one included. */
export const powersOf = (player: Player): string[] => [...player.recruited.map((card) => card.character), ...(player.copied ? [player.copied] : [])];

/** Where a character is, and how much it costs. */
export function findCharacter(view: View, name: string): { cost: number | null; where: 'hand' | 'aside' | 'display' | 'recruited' | 'elsewhere'; seat: number } {
  const of = (cards: Character[] | undefined) => cards?.find((card) => card.character === name);
  for (const [seat, player] of view.players.entries()) {
    const recruited = of(player.recruited);
    if (recruited) return { cost: recruited.cost, where: 'recruited', seat };
    const hand = of(player.hand);
    if (hand) return { cost: hand.cost, where: 'hand', seat };
    const aside = of(player.aside);
    if (aside) return { cost: aside.cost, where: 'aside', seat };
  }
  const shown = of(view.display);
  return { cost: shown?.cost ?? null, where: shown ? 'display' : 'elsewhere', seat: -1 };
}

type Character = NonNullable<Player['hand']>[number];
