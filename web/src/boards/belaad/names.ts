/** Things and positions of Belaad in words, for labels and for the ear. */
import type { Words } from '../../lib/words.svelte';
import { factions, inOrder, ownerOf, side, total } from './facts';
import type { Action, Character, Faction, Hashash, Kind, Offered, Scholar, View } from './view';
import { PILES } from './view';

/** Symbols of which one may be used. */
function eitherText(symbols: Action['primary']['symbols'], words: Words): string {
  const names = inOrder(symbols).map((sign) => words.word(`use-${sign}`));
  const last = names.pop() ?? '';
  return names.length ? words.word('primary-symbols', { symbols: names.join(', '), last }) : last;
}

/** The primary action, as short as it stands on a card; many symbols are no more than counted where there is `little` room. */
export function primaryText({ primary }: Action, words: Words, little = false): string {
  if (little && primary.kind === 'symbols' && primary.symbols.length > 2) return words.word('short-one_of', { count: primary.symbols.length });
  if (primary.kind === 'symbols') return eitherText(primary.symbols, words);
  if (primary.kind === 'any_symbol') return words.word('short-any');
  return words.word(primary.kind === 'draw' ? 'short-draw' : `primary-${primary.kind}`, { count: primary.count });
}

/** The secondary action, as short as it stands on a card. */
export function secondaryText({ secondary }: Action, words: Words): string {
  const coins = secondary.kind === 'gold' || secondary.kind === 'seals';
  return words.word(`${coins ? 'primary' : 'short'}-${secondary.kind}`, { count: secondary.count });
}

/** A card has no name: it is called by what its two actions do. */
export const cardName = (card: Action, words: Words): string =>
  words.word('card-called', {
    primary: fullPrimary(card, words),
    secondary: words.word(`then-${card.secondary.kind}`, { count: card.secondary.count }),
  });

const fullPrimary = ({ primary }: Action, words: Words): string =>
  primary.kind === 'symbols' ? eitherText(primary.symbols, words) : words.word(`primary-${primary.kind}`, { count: primary.count });

/** Both actions of a card in full. */
export function cardText(card: Action, words: Words): string {
  const { kind, count, price, coin } = card.secondary;
  const secondary = words.word(`secondary-${kind}`, { count, price: words.word(`coins-${coin}`, { count: price }) });
  return words.word('name-action', { primary: fullPrimary(card, words), secondary });
}

export const effectText = (what: { effect: string; numbers: number[] }, words: Words, form: 'short' | 'effect'): string =>
  words.word(`${form}-${what.effect}`, { count: what.numbers[0] ?? 0, second: what.numbers[1] ?? 0 });

export function bonusText(scholar: Scholar, words: Words): string {
  if (scholar.bonus === 'speciality') return words.word(`speciality-${scholar.speciality}`);
  return words.word(`bonus-${scholar.bonus}`, { coins: scholar.coins, points: scholar.points });
}

/** A scholar with what the viewer would pay now. */
export function scholarName(scholar: Scholar | Offered, words: Words): string {
  const text = words.word('name-scholar', {
    name: words.word(`scholar-${scholar.id}`),
    science: scholar.science,
    price: 'own' in scholar && scholar.own ? scholar.own.gold : scholar.gold,
    bonus: bonusText(scholar, words),
  });
  return scholar.swords ? words.word('name-scholar-swords', { scholar: text, swords: scholar.swords }) : text;
}

export function boardName(id: string, board: Character, faction: Faction, words: Words): string {
  const text = words.word('name-board', {
    board: words.word(`board-${id}`),
    faction: words.word(`faction-${faction}`),
    symbol: words.word(`symbol-${board.symbol}`),
    count: board.symbols,
    ability: effectText(board.ability, words, 'short'),
  });
  return board.orange_bottom ? words.word('name-board-active', { board: text }) : text;
}

export const hashashName = (card: Hashash, words: Words): string =>
  words.word('name-hashash', {
    card: words.word(`hashash-${card.id}`),
    effect: effectText(card, words, 'effect'),
    price: words.word(`coins-${card.coin}`, { count: card.price }),
  });

/** How a faction stands: its points, or how near the Order is to its goal. */
function pointsText(faction: Faction, view: View, words: Words): string {
  const own = side(view, faction);
  if (own?.goal !== undefined) return words.word('view-goal', { active: own.active_science ?? 0, goal: own.goal });
  return words.word('view-points', { count: own?.score.total ?? 0 });
}

export function factionName(faction: Faction, view: View, words: Words): string {
  const own = side(view, faction);
  return words.word('name-faction', {
    faction: words.word(`faction-${faction}`),
    treasury: own?.treasury ?? 0,
    points: pointsText(faction, view, words),
  });
}

export function seatName(seat: number, view: View, words: Words): string {
  const player = view.players[seat];
  if (!player) return words.name(seat);
  const { gold, seals, swords, spoils, cards } = player;
  const faction = words.word(`faction-${player.faction}`);
  return words.word('name-seat', { name: words.name(seat), faction, gold, seals, swords, spoils, cards });
}

function pileName(id: string, view: View, words: Words): string {
  const pile = view.piles[PILES.findIndex((name) => name === id)];
  const name = words.word(`pile-${id}`);
  if (!pile?.top) return words.word('name-pile-empty', { pile: name });
  return words.word('name-pile', { pile: name, count: pile.count, text: cardText(pile.top, words) });
}

function placeName(place: string, id: string, view: View, words: Words): string {
  const faction = ownerOf(view, id);
  const board = faction && side(view, faction)?.boards[id];
  if (!board) return words.word(`board-${id}`);
  const name = words.word(`board-${id}`);
  if (place === 'board') return boardName(id, board, faction, words);
  if (place === 'white') return words.word('name-white', { board: name, count: board.white ?? 0 });
  if (place === 'orange') return words.word('name-orange', { board: name, count: board.orange_top ?? 0 });
  if (place === 'top') return words.word('name-top', { board: name });
  const state = words.word(board.orange_bottom ? 'name-bottom-taken' : 'name-bottom-free');
  return words.word('name-bottom', { board: name, state });
}

/** The scholar of a name on display or in a faction. */
export const findScholar = (id: string, view: View): Offered | Scholar | undefined =>
  [...view.scholars.revealed, ...Object.values(view.factions).flatMap((own) => own.scholars)].find(
    (scholar) => scholar?.id === id,
  ) ?? undefined;

export const findHashash = (id: string, view: View): Hashash | undefined =>
  [...(view.hashash?.placed ?? []), ...(view.hashash?.drawn ?? [])].find((card) => card.id === id);

/** The action card that a thing is: in the hand, on a pile, in play, or anywhere in sight by its id. */
export function findAction(thing: string, view: View): Action | undefined {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'hand') return view.players[view.seat]?.hand?.find((one) => one.id === id);
  if (kind === 'pile') return view.piles[PILES.findIndex((pile) => pile === id)]?.top ?? undefined;
  if (kind === 'card') return inPlay(view);
  if (kind === 'symbol') return inPlay(view);
  return undefined;
}

const inPlay = (view: View): Action | undefined => view.in_play.at(-1)?.card;

const CARDS = new Set(['hand', 'pile', 'card']);
const PLACES = new Set(['board', 'white', 'orange', 'top', 'bottom']);
const ALWAYS = new Set(['bag', 'duel', 'symbol', 'drawn']);

/** Is there anything to say about a thing? What has left the table leaves no empty card behind. */
export function isDetailed(thing: string, view: View): boolean {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'scholar') return findScholar(id, view) !== undefined;
  if (kind === 'hashash') return findHashash(id, view) !== undefined;
  if (CARDS.has(kind)) return findAction(thing, view) !== undefined;
  if (PLACES.has(kind)) return ownerOf(view, id) !== undefined;
  if (kind === 'seat') return view.players[Number(id)] !== undefined;
  if (kind === 'faction') return id in view.factions;
  return ALWAYS.has(kind);
}

type Namer = (id: string, view: View, words: Words) => string;

const NAMES: Record<string, Namer> = {
  hand: (id, view, words) => {
    const card = view.players[view.seat]?.hand?.find((one) => one.id === id);
    return card ? words.word('name-hand', { text: cardText(card, words) }) : words.word('view-hand');
  },
  card: (id, view, words) => {
    const card = inPlay(view);
    if (!card) return words.word('view-in_play');
    const action = id === 'primary' ? primaryText(card, words) : secondaryText(card, words);
    return words.word(`name-${id}`, { action });
  },
  symbol: (id, _, words) => words.word(`symbol-${id}`),
  pile: pileName,
  scholar: (id, view, words) => {
    const scholar = findScholar(id, view);
    return scholar ? scholarName(scholar, words) : words.word(`scholar-${id}`);
  },
  drawn: (id, view, words) =>
    words.word('name-drawn', { token: words.word(`token-${id}`), count: view.drawn[id as Kind] ?? 0 }),
  bag: (_, view, words) => words.word('name-bag', { count: total(view.bag) }),
  seat: (id, view, words) => seatName(Number(id), view, words),
  faction: (id, view, words) => factionName(id as Faction, view, words),
  hashash: (id, view, words) => {
    const card = findHashash(id, view);
    return card ? hashashName(card, words) : words.word(`hashash-${id}`);
  },
  duel: (id, _, words) => words.word(`name-${id}`),
};

/** The accessible name of a thing: kind, owner, place, state. */
export function name(thing: string, view: View, words: Words): string {
  const [kind = '', id = ''] = thing.split(':');
  return NAMES[kind]?.(id, view, words) ?? placeName(kind, id, view, words);
}

/** The position in sentences. */
export function describe(view: View, words: Words): string {
  const { generation, taken, per_generation, revealed } = view.scholars;
  const sentences = [
    words.word('describe-turn', {
      turn: view.turn,
      name: words.name(view.active),
      generation: words.word('view-generation', { generation }),
      taken: words.word('view-of', { taken, count: per_generation }),
    }),
  ];
  const combat = view.combat.sides;
  if (combat) {
    sentences.push(
      words.word('describe-fight', {
        attacker: words.name(combat.attacker.seat),
        defender: words.name(combat.defender.seat),
        power: combat.attacker.power,
        other: combat.defender.power,
      }),
    );
  }
  const shown = revealed.filter((scholar) => scholar !== null).map((scholar) => scholarName(scholar, words));
  sentences.push(words.word('describe-scholars', { scholars: shown.join('; ') || words.word('nothing') }));
  for (const faction of factions(view, view.seat)) sentences.push(describeFaction(faction, view, words));
  return sentences.join(' ');
}

function describeFaction(faction: Faction, view: View, words: Words): string {
  const boards = Object.entries(side(view, faction)?.boards ?? {}).map(([id, board]) =>
    words.word('view-power', { board: words.word(`board-${id}`), count: board.symbols }),
  );
  return words.word('describe-faction', {
    faction: words.word(`faction-${faction}`),
    points: pointsText(faction, view, words),
    treasury: side(view, faction)?.treasury ?? 0,
    boards: boards.join(', '),
  });
}

