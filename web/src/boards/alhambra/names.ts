/** Words for the ear: what each thing is, where it lies and how it stands. */
import type { Said } from '../../lib/wire';
import type { Words } from '../../lib/words.svelte';
import { CURRENCIES, type Counter, type Currency, face, isAwake, tileOf, type Type, TYPES, typeOf, type View } from './view';

/** "garden 8": the type and the price of a tile. */
export const tileTitle = (view: View, tile: string, words: Words): string =>
  words.word('board-tile', { type: words.word(`type-${typeOf(tile)}`), price: face(view, tile).price });

/** "wall north and east", or that there is none. */
export function wallWords(walls: string, words: Words): string {
  if (!walls) return words.word('board-no-walls');
  const sides = [...walls].map((side) => words.word(`board-side-${side}`));
  return words.word('board-walls', { count: sides.length, sides: sides.join(', ') });
}

/** "garden 8, walls north, east". */
export const tileName = (view: View, tile: string, words: Words): string =>
  `${tileTitle(view, tile, words)}, ${wallWords(face(view, tile).walls, words)}`;

type Namer = (rest: string, view: View, words: Words) => string;

const own = (view: View) => view.players[view.seat];

/** Where a cell lies, told from the fountain: "two up, one left from the fountain". */
export function placeOf(x: number, y: number, words: Words): string {
  const step = (key: string, count: number): Said[] => (count ? [{ key, args: { count: Math.abs(count) } }] : []);
  const way = [...step(y < 0 ? 'way-up' : 'way-down', y), ...step(x < 0 ? 'way-left' : 'way-right', x)];
  return way.length ? words.say({ key: 'at-cell', args: { way } }) : words.word('at-fountain');
}

/** What a cell of the Alhambra that is shown holds. */
function cellName(rest: string, view: View, words: Words): string {
  const [x, y] = rest.split(',').map(Number) as [number, number];
  const place = placeOf(x, y, words);
  if (!x && !y) return words.word('label-fountain');
  const tile = tileOf(view, `cell:${rest}`);
  return tile ? `${tileName(view, tile, words)}, ${place}` : words.word('board-free', { place });
}

function caravanName(card: string, view: View, words: Words): string {
  const space = own(view)?.caravans.find((one) => one.card === card)?.space;
  const at = space === undefined ? undefined : view.printed.caravan_spaces?.[card]?.[space];
  const title = words.word(`caravanserai-${card}`);
  if (!at) return words.word('board-for-sale', { thing: title });
  return `${title}${words.word('colon')} ${at.value} (${words.word(`currency-${at.currency ?? 'none'}`)})`;
}

function spaceName(rest: string, view: View, words: Words): string {
  const [card, space] = rest.split(',') as [string, string];
  const here = view.printed.caravan_spaces?.[card]?.[space];
  return `${words.word(`caravanserai-${card}`)}${words.word('colon')} ${here?.value ?? 0} (${words.word(`currency-${here?.currency ?? 'none'}`)})`;
}

function counterName(kind: string, view: View, words: Words): string {
  const counter = own(view)?.culture[kind as Counter];
  const points = view.printed.counters?.[kind as Counter]?.points;
  return words.word('board-counter', {
    kind: words.word(`counter-${kind}`),
    points: points?.[counter?.level ?? 0] ?? 0,
    most: points?.[counter?.mark ?? 0] ?? 0,
  });
}

const NAMERS: Record<string, Namer> = {
  display: (rest, view, words) => {
    const card = view.display[Number(rest)];
    const place = Number(rest) + 1;
    return card ? words.word('board-on-display', { card: words.word(`card-${card}`), place }) : words.word('display-empty', { place });
  },
  market: (rest, view, words) => {
    const tile = tileOf(view, `market:${rest}`);
    if (!tile) return words.say({ key: 'market-empty', args: { currency: { ref: `currency-${rest}` } } });
    return words.word('board-on-market', { tile: tileName(view, tile, words), currency: words.word(`currency-${rest}`) });
  },
  cell: cellName,
  pending: (rest, view, words) => `${words.word('label-pending')}${words.word('colon')} ${tileName(view, rest, words)}`,
  reserve: (rest, view, words) =>
    rest ? `${words.word('label-reserve')}${words.word('colon')} ${tileName(view, rest, words)}` : words.word('board-to-reserve'),
  dirk: (_, view, words) => words.word('board-dirk', { count: view.dirk.length }),
  hand: (rest, view, words) =>
    words.word('board-in-hand', { card: words.word(`card-${rest}`), count: own(view)?.hand?.[rest] ?? 0 }),
  coin: (rest, view, words) =>
    words.word('board-coins', { currency: words.word(`currency-${rest}`), count: own(view)?.coins[rest as Currency] ?? 0 }),
  sultan: (rest, view, words) => {
    const card = view.sultans[Number(rest)];
    if (!card) return words.word('label-sultans');
    const [type, currency] = [words.word(`type-${card.mark}`), words.word(`currency-${card.currency}`)];
    return words.word('board-sultan', { type, currency, price: view.printed.sultan ?? 0 });
  },
  mark: (rest, _, words) => words.word('board-mark', { type: words.word(`type-${rest}`) }),
  drawn: (_, view, words) => (view.drawn ? `${words.word('label-drawn')}${words.word('colon')} ${tileName(view, view.drawn, words)}` : ''),
  caravan: caravanName,
  space: spaceName,
  counter: counterName,
  vizier: (_, view, words) => words.word(isAwake(view, view.seat) ? 'label-awake' : 'label-asleep'),
  action: (rest, _, words) => words.word(`choose_action-${rest}`),
  alhambra: (rest, view, words) => {
    const player = view.players[Number(rest)];
    return words.word('board-alhambra-of', { name: words.name(Number(rest)), tiles: player?.layout.length ?? 0, wall: player?.wall ?? 0 });
  },
  deck: (_, view, words) => words.word('label-deck', { count: view.deck }),
  majorities: (_, __, words) => words.word('board-majorities'),
};

/** The name of a thing: kind, place, state. */
export function nameOf(thing: string, view: View, words: Words): string {
  const cut = thing.indexOf(':');
  const kind = cut < 0 ? thing : thing.slice(0, cut);
  return NAMERS[kind]?.(cut < 0 ? '' : thing.slice(cut + 1), view, words) ?? thing;
}

/** The whole position in a few sentences. */
export function describe(view: View, words: Words): string {
  const list = (things: string[]) => things.join('; ');
  const lines = [
    words.word('board-ahead', { round: view.next_round }),
    words.word('board-supply', { count: view.supply }),
    `${words.word('label-market')}${words.word('colon')} ${list(CURRENCIES.map((one) => nameOf(`market:${one}`, view, words)))}`,
    `${words.word('label-display')}${words.word('colon')} ${list(view.display.map((_, place) => nameOf(`display:${place}`, view, words)))}`,
  ];
  view.players.forEach((player, seat) => {
    const types = TYPES.filter((type) => player.types[type]).map((type: Type) => words.word('counted', { count: player.types[type]!, thing: words.word(`type-${type}`) }));
    lines.push(`${nameOf(`alhambra:${seat}`, view, words)}${words.word('colon')} ${list(types) || words.word('nothing')}; ${words.word('label-cards', { count: player.cards })}`);
  });
  const mine = own(view);
  if (mine?.hand) {
    const cards = Object.entries(mine.hand).map(([card, count]) => `${count} × ${words.word(`card-${card}`)}`);
    lines.push(`${words.word('board-your-money')}${words.word('colon')} ${list(cards)}`);
  }
  if (mine?.caravan_terms) lines.push(words.word('board-types', { count: mine.caravan_terms.built }));
  return lines.join('. ');
}
