/** Money: what a hand holds, what is laid out, and which payments there are. */
import { CURRENCIES, type Currency, MONEY, type Money, type View } from './view';

// The numbers of payment units, as `games/alhambra/payment.py` fixes them.
export const DONE = 0;
const FIRST_BUREAU = 1;
const FIRST_CARD = 7;
const FIRST_CARAVAN = 52;
const FIRST_COIN = 54;
const VALUES = 9;
const BUREAUX = ['florin-dirham', 'florin-denar', 'florin-ducat', 'dirham-denar', 'dirham-ducat', 'denar-ducat'];

export interface Card {
  name: string;
  /** Null for a bureau de change. */
  money: Money | null;
  value: number;
  /** The two currencies of a bureau. */
  pair: [Currency, Currency] | null;
}

export function cardOf(name: string): Card {
  if (name.startsWith('bureau_')) {
    return { name, money: null, value: 0, pair: name.slice(7).split('-') as [Currency, Currency] };
  }
  const [money, value] = name.split('_') as [Money, string];
  return { name, money, value: Number(value), pair: null };
}

/** One thing that pays: so many of them, each worth `value`. */
export interface Unit {
  pick: number;
  thing: string;
  money: Money;
  value: number;
  count: number;
}

/** A payment: the picks in the order in which the rules want them. */
export interface Payment {
  picks: number[];
  total: number;
  over: number;
}

/** The thing that a pick is about. */
export function thingOfPick(view: View, pick: number): string {
  if (pick < FIRST_CARD) return `hand:bureau_${BUREAUX[pick - FIRST_BUREAU]}`;
  if (pick >= FIRST_COIN) return `coin:${CURRENCIES[pick - FIRST_COIN]}`;
  if (pick >= FIRST_CARAVAN) return `caravan:${view.players[view.seat]?.caravans[pick - FIRST_CARAVAN]?.card}`;
  return `hand:${MONEY[Math.floor((pick - FIRST_CARD) / VALUES)]}_${((pick - FIRST_CARD) % VALUES) + 1}`;
}

/** All units of the viewer, in the order of picks. */
export function unitsOf(view: View, seat: number): Unit[] {
  const player = view.players[seat];
  if (!player?.hand) return [];
  const units: Unit[] = [];
  MONEY.forEach((money, row) => {
    for (let value = 1; value <= VALUES; value++) {
      const count = player.hand?.[`${money}_${value}`] ?? 0;
      const pick = FIRST_CARD + VALUES * row + value - 1;
      if (count) units.push({ pick, thing: `hand:${money}_${value}`, money, value, count });
    }
  });
  player.caravans.forEach(({ card, space }, slot) => {
    const here = view.printed.caravan_spaces?.[card]?.[space];
    if (here?.currency) {
      units.push({ pick: FIRST_CARAVAN + slot, thing: `caravan:${card}`, money: here.currency, value: here.value, count: 1 });
    }
  });
  CURRENCIES.forEach((money, row) => {
    const count = player.coins[money] ?? 0;
    if (count) units.push({ pick: FIRST_COIN + row, thing: `coin:${money}`, money, value: 1, count });
  });
  return units;
}

/** What the viewer can pay in a currency, all in all. */
export const funds = (view: View, seat: number, money: Money): number =>
  unitsOf(view, seat).reduce((sum, unit) => sum + (unit.money === money ? unit.value * unit.count : 0), 0);

/** The groups of money that may be mixed in a payment, each with the bureau that opens it (or 0). */
function waysOf(view: View, seat: number, currency: Currency | null): { opens: number; mixed: Money[] }[] {
  const ways: { opens: number; mixed: Money[] }[] = (currency ? [currency] : [...CURRENCIES]).map((one) => ({ opens: 0, mixed: [one] }));
  const hand = view.players[seat]?.hand ?? {};
  if (Object.keys(hand).some((card) => card.startsWith('diamond'))) ways.push({ opens: 0, mixed: ['diamond'] });
  BUREAUX.forEach((name, index) => {
    const pair = name.split('-') as Currency[];
    if (hand[`bureau_${name}`] && (!currency || pair.includes(currency))) ways.push({ opens: FIRST_BUREAU + index, mixed: pair });
  });
  return ways;
}

const MOST_TRIED = 4000;

/** Payments of one group with nothing superfluous: without any one unit the price would not be reached. */
function payments(units: Unit[], opens: number, price: number): Payment[] {
  const found: Payment[] = [];
  let tried = 0;
  const lay = (index: number, picks: number[], total: number, least: number): void => {
    if (total >= price) {
      if (total - least < price) found.push({ picks, total, over: total - price });
      return;
    }
    const unit = units[index];
    if (!unit || ++tried > MOST_TRIED) return;
    for (let count = unit.count; count >= 0; count--) {
      const more = Array<number>(count).fill(unit.pick);
      lay(index + 1, [...picks, ...more], total + count * unit.value, count ? Math.min(least, unit.value) : least);
    }
  };
  lay(0, opens ? [opens] : [], 0, Infinity);
  return found;
}

/** The payments for a good, best first: exact ones, then the least lost, then the fewest units. */
export function waysToPay(view: View, seat: number, price: number, currency: Currency | null, exact = false): Payment[] {
  const units = unitsOf(view, seat);
  const all = waysOf(view, seat, currency).flatMap(({ opens, mixed }) => {
    const group = units.filter((unit) => mixed.includes(unit.money));
    const list = payments(group, opens, price);
    // A bureau is worth playing only if both currencies are needed.
    return opens ? list.filter(({ picks }) => new Set(group.filter((u) => picks.includes(u.pick)).map((u) => u.money)).size > 1) : list;
  });
  return all
    .filter((payment) => !exact || payment.over === 0)
    .sort((a, b) => a.over - b.over || a.picks.length - b.picks.length || b.picks[0]! - a.picks[0]!);
}
