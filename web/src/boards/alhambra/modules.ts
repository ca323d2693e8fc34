/** The modules in play: how each stands in a few letters, what of it can be touched, and its clause. */
import type { Words } from '../../lib/words.svelte';
import { CURRENCIES, cardOf, has, isAwake, type View } from './view';

export const MODULES = ['vizier', 'sultan', 'caravanserai', 'moorish_art', 'exchange', 'diamonds', 'coins', 'scoring_cards'] as const;
export type Module = (typeof MODULES)[number];
/** What opens like a module where there is no column beside the board. */
export type Leaf = Module | 'majorities' | 'tiles';

export const ICONS: Record<Leaf, string> = {
  vizier: 'vizier',
  sultan: 'sultan',
  caravanserai: 'caravanserai',
  moorish_art: 'culture',
  exchange: 'exchange',
  diamonds: 'diamond',
  coins: 'gold',
  scoring_cards: 'scoring',
  majorities: 'prestige',
  tiles: 'bag',
};

export const CLAUSES: Record<Module, string> = {
  vizier: 'AL-VI-2',
  sultan: 'AL-SU-11',
  caravanserai: 'AL-CA-7',
  moorish_art: 'AL-MO-11',
  exchange: 'AL-EX-5',
  diamonds: 'AL-DI-3',
  coins: 'AL-CO-2',
  scoring_cards: 'AL-SC-3',
};

/** The things that belong to a module, by how their names begin. */
const THINGS: Partial<Record<Module, readonly string[]>> = {
  vizier: ['action:wake', 'vizier'],
  sultan: ['mark:', 'drawn'],
  caravanserai: ['caravan:', 'space:'],
  moorish_art: ['action:develop', 'counter:'],
};

export const inPlay = (view: View): Module[] => MODULES.filter((module) => has(view, module));

/** Does a thing belong to it? */
const isOf = (module: Leaf, thing: string): boolean => (THINGS[module as Module] ?? []).some((name) => thing.startsWith(name));

/** Can something of it be touched now? */
export const isHot = (module: Leaf, touch: Record<string, unknown>): boolean => Object.keys(touch).some((thing) => isOf(module, thing));

/** Are these things all of it, and of nothing else? */
export const isAll = (module: Leaf, things: readonly string[]): boolean => things.length > 0 && things.every((thing) => isOf(module, thing));

/** The cards of a hand of one sort, each as often as it is held. */
export const cardsOf = (hand: Record<string, number | undefined> | undefined, wanted: (card: string) => boolean): string[] =>
  Object.entries(hand ?? {}).flatMap(([card, count]) => (wanted(card) ? Array<string>(count ?? 0).fill(card) : []));

export const bureaux = (view: View, seat: number): string[] => cardsOf(view.players[seat]?.hand, (card) => cardOf(card).pair !== null);
export const diamonds = (view: View, seat: number): string[] => cardsOf(view.players[seat]?.hand, (card) => cardOf(card).money === 'diamond');
export const coins = (view: View, seat: number): number => CURRENCIES.reduce((sum, one) => sum + (view.players[seat]?.coins[one] ?? 0), 0);

type Stand = (view: View, seat: number, words: Words) => string;

const held = (cards: string[], words: Words, named: (card: string) => string): string => {
  if (!cards.length) return words.word('state-none');
  return cards.length === 1 ? named(cards[0]!) : words.word('state-cards', { count: cards.length });
};

const STANDS: Record<Leaf, Stand> = {
  vizier: (view, seat, words) => words.word(isAwake(view, seat) ? 'board-awake' : 'board-asleep'),
  sultan: (view, seat, words) => held(view.players[seat]!.sultans.map(({ mark }) => mark), words, (mark) => words.word(`type-${mark}`)),
  caravanserai: (view, seat, words) => {
    const own = view.players[seat]!.caravans.map(({ card, space }) => view.printed.caravan_spaces?.[card]?.[space]);
    if (!own.length) return words.word('state-sale', { count: view.caravans.length });
    return own.map((at) => (at?.currency ? words.word(`worth-${at.currency}`, { count: at.value }) : '0')).join(', ');
  },
  moorish_art: (view, seat, words) => words.word('state-points', { points: view.players[seat]!.now.culture }),
  exchange: (view, seat, words) =>
    held(bureaux(view, seat), words, (card) => cardOf(card).pair!.map((one) => words.word(`currency-${one}`)).join(' + ')),
  diamonds: (view, seat, words) => {
    const worth = diamonds(view, seat).reduce((sum, card) => sum + cardOf(card).value, 0);
    return worth ? words.word('state-worth', { worth }) : words.word('state-none');
  },
  coins: (view, seat, words) => (coins(view, seat) ? words.word('state-coins', { count: coins(view, seat) }) : words.word('state-none')),
  scoring_cards: (view, _, words) => words.word(`type-${view.majorities.at(-1)!.type}`),
  majorities: (view, _, words) => words.word('board-round', { round: view.next_round }),
  tiles: (view, _, words) => words.word('state-bag', { count: view.supply }),
};

/** How a module stands for a seat, in at most 18 letters. */
export const standOf = (leaf: Leaf, view: View, seat: number, words: Words): string => STANDS[leaf](view, seat, words);

export const titleOf = (leaf: Leaf, words: Words): string =>
  words.word(leaf === 'majorities' ? 'board-majorities' : leaf === 'tiles' ? 'board-tiles-to-come' : `board-module-${leaf}`);
