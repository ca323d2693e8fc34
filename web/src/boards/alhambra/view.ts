/**
 * The view of Alhambra as `src/majlis/games/alhambra/seen.py` declares it, and small questions to it.
 *
 * The things of the board are named in `src/majlis/games/alhambra/things.py`. Beside those the page has
 * things that are only looked at: `alhambra:SEAT` (a player's Alhambra), `majorities`, `deck`.
 */
import type {
  AlhambraCounter as Counter,
  AlhambraCurrency as Currency,
  AlhambraMoney as Money,
  AlhambraPending as Pending,
  AlhambraTileFace as TileFace,
  AlhambraType as Type,
  AlhambraView as View,
} from '../../lib/contract';

export type { Counter, Currency, Money, Pending, TileFace, Type, View };
export type { AlhambraPlaced as Placed, AlhambraWallPart as WallPart } from '../../lib/contract';

export const TYPES = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const satisfies readonly Type[];
export const CURRENCIES = ['florin', 'dirham', 'denar', 'ducat'] as const satisfies readonly Currency[];
export const MONEY = [...CURRENCIES, 'diamond'] as const satisfies readonly Money[];
export const COUNTERS = [
  'price-6',
  'price-7',
  'price-8',
  'price-9',
  'price-10',
  'price-11',
  'price-12-13',
] as const satisfies readonly Counter[];

export const typeOf = (tile: string): Type => tile.split('-')[0] as Type;
export const face = (view: View, tile: string): TileFace => view.tiles[tile] ?? { price: 0, walls: '' };
export const has = (view: View, option: keyof View['options']): boolean => view.options[option] === true;
export const isAwake = (view: View, seat: number): boolean => view.awake.includes(String(seat));

/** The decision that the viewer must make, or null. */
export const ownPending = (view: View): Pending | null =>
  view.pending && view.pending.seat === view.seat && view.seat >= 0 ? view.pending : null;

export interface Card {
  /** Null for a bureau de change. */
  money: Money | null;
  value: number;
  /** The two currencies of a bureau. */
  pair: [Currency, Currency] | null;
}

/** What stands on a card, by its name. */
export function cardOf(name: string): Card {
  if (name.startsWith('bureau_')) return { money: null, value: 0, pair: name.slice(7).split('-') as [Currency, Currency] };
  const [money, value] = name.split('_') as [Money, string];
  return { money, value: Number(value), pair: null };
}

/** The tile that a thing shows, or null: the viewer's own, or one that lies open. */
export function tileOf(view: View, thing: string): string | null {
  const [kind, rest = ''] = thing.split(':');
  if (kind === 'market') return view.market[CURRENCIES.indexOf(rest as Currency)] ?? null;
  if (kind === 'pending' || kind === 'reserve') return rest || null;
  if (kind === 'drawn') return view.drawn;
  if (kind !== 'cell') return null;
  return view.players[view.seat]?.layout.find(({ x, y }) => `${x},${y}` === rest)?.tile ?? null;
}
