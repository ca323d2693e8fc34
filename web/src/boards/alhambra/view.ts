/**
 * The view of Alhambra as `src/majlis/games/alhambra/view.py` writes it, and small questions to it.
 *
 * The things of the board are named in `src/majlis/games/alhambra/things.py`. Beside those the page has
 * things that are only looked at: `alhambra:SEAT` (a player's Alhambra), `majorities`, `deck`.
 */
export const TYPES = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
export const CURRENCIES = ['florin', 'dirham', 'denar', 'ducat'] as const;
export const MONEY = [...CURRENCIES, 'diamond'] as const;
export const COUNTERS = ['price-6', 'price-7', 'price-8', 'price-9', 'price-10', 'price-11', 'price-12-13'] as const;

export type Type = (typeof TYPES)[number];
export type Currency = (typeof CURRENCIES)[number];
export type Money = (typeof MONEY)[number];
export type Counter = (typeof COUNTERS)[number];
/** How many of each; what is not there is zero. */
export type Counts<Name extends string = string> = Partial<Record<Name, number>>;

export interface Placed {
  tile: string;
  x: number;
  y: number;
}

export interface SultanCard {
  currency: Currency;
  mark: Type;
}

export interface Caravan {
  card: string;
  space: string;
}

export interface Scored {
  round: number;
  source: string;
  points: number;
}

export interface PlayerView {
  layout: Placed[];
  reserve: string[];
  pending: string[];
  score: number;
  scored: Scored[];
  sultans: SultanCard[];
  caravans: Caravan[];
  culture: Partial<Record<Counter, { level: number; mark: number } | null>>;
  coins: Counts<Currency>;
  cards: number;
  types: Counts<Type>;
  wall: number;
  /** Only where the viewer may know it. */
  hand?: Counts;
}

export interface TileFace {
  price: number;
  walls: string;
}

export interface CaravanSpace {
  value: number;
  currency: Currency | null;
  next: string[];
}

export interface Printed {
  /** Points of each place, by round and type. */
  points: Record<Type, number[]>[];
  wall: number;
  together: number;
  sultan?: number;
  opposite?: Record<Type, Type>;
  caravan_types?: number[];
  caravan_price?: number[];
  caravan_spaces?: Record<string, Record<string, CaravanSpace>>;
  counters?: Record<Counter, { points: number[]; squares: number[] }>;
  per_coin?: number;
}

export interface Frame {
  tile?: string;
  price?: number;
  currency?: Currency | null;
  exact?: boolean;
  mixed?: Money[];
  picked?: number[];
  gift?: string;
  rolled?: Type;
  space?: Currency;
  total?: number;
  further?: boolean;
}

export interface Pending {
  kind: string;
  seat: number | null;
  frame: Frame;
  choices?: number[];
  purchase?: { action?: number; space?: Currency };
}

export interface View {
  game: 'alhambra';
  options: Record<string, boolean | string>;
  seat: number;
  active: number;
  market: (string | null)[];
  drawn: string | null;
  dirk: string[];
  dirk_types?: Counts<Type>;
  discards: Counts;
  display: (string | null)[];
  round: number;
  scoring_cards: string[];
  sultans: SultanCard[];
  caravans: string[];
  awake: string[];
  deck: number;
  supply: number;
  coin_bag: Counts<Currency>;
  players: PlayerView[];
  tiles: Record<string, TileFace>;
  printed: Printed;
  pending: Pending | null;
}

export const typeOf = (tile: string): Type => tile.split('-')[0] as Type;
export const face = (view: View, tile: string): TileFace => view.tiles[tile] ?? { price: 0, walls: '' };
export const has = (view: View, option: string): boolean => view.options[option] === true;
export const isAwake = (view: View, seat: number): boolean => view.awake.includes(String(seat));

/** The decision that the viewer must make, or null. */
export const ownPending = (view: View): Pending | null =>
  view.pending && view.pending.seat === view.seat && view.seat >= 0 ? view.pending : null;

/** The scoring round that comes next; 3 stays 3 when all is over. */
export const nextRound = (view: View): number => Math.min(3, view.round + 1);

/** What a seat built, with Dirk as the last of two players. */
export function typeCounts(view: View): Counts<Type>[] {
  const counts = view.players.map((player) => player.types);
  return view.dirk_types ? [...counts, view.dirk_types] : counts;
}

/** Points of all for one type in a round: who ties shares, rounded down. */
export function shares(counts: number[], points: number[]): number[] {
  return counts.map((count) => {
    if (!count) return 0;
    const better = counts.filter((other) => other > count).length;
    const tied = counts.filter((other) => other === count).length;
    const pot = points.slice(better, better + tied).reduce((sum, one) => sum + one, 0);
    return Math.floor(pot / tied);
  });
}

/** What the counters of a player bring in a scoring round. */
export function culturePoints(view: View, seat: number): number {
  let sum = 0;
  for (const [kind, counter] of Object.entries(view.players[seat]?.culture ?? {})) {
    if (counter) sum += view.printed.counters?.[kind as Counter]?.points[counter.level] ?? 0;
  }
  return sum;
}

/** What each seat would get if the next scoring round came now. */
export function worthNow(view: View): number[] {
  const points = view.printed.points[nextRound(view) - 1]!;
  const counts = typeCounts(view);
  const sums = view.players.map((player, seat) => player.wall * view.printed.wall + culturePoints(view, seat));
  for (const type of TYPES) {
    const got = shares(
      counts.map((one) => one[type] ?? 0),
      points[type],
    );
    for (const seat of sums.keys()) sums[seat]! += got[seat]!;
  }
  return sums;
}

/** How many types a player has built: the caravanserais ask for it. */
export const builtTypes = (player: PlayerView): number => TYPES.filter((type) => player.types[type]).length;

/** What the next caravanserai costs a player; 0 where none can be had. */
export function caravanPrice(view: View, seat: number): number {
  const player = view.players[seat];
  const needs = view.printed.caravan_types;
  const owned = player?.caravans.length ?? 0;
  if (!player || !needs || owned >= needs.length || builtTypes(player) < needs[owned]!) return 0;
  return view.printed.caravan_price?.[builtTypes(player)] ?? 0;
}
