/** Things and positions of Belaad in words, for labels and for the ear. */
import type { Words } from '../../lib/words.svelte';
import { factions, ownerOf, points, price, factionOf, side, total, fight } from './facts';
import type { Action, Character, Faction, Hashash, Kind, Scholar, View } from './view';
import { PILES } from './view';

export function primaryText(card: Action, words: Words): string {
  if (card.primary === 'any_symbol') return words.word('short-any');
  if (card.primary === 'draw') return words.word('short-draw', { count: card.amount });
  if (card.primary !== 'symbols') return words.word(`primary-${card.primary}`, { count: card.amount });
  const [only, another] = card.symbols;
  return only && !another ? words.word(`symbol-${only}`) : words.word('short-one_of', { count: card.symbols.length });
}

export function secondaryText(card: Action, words: Words): string {
  const key = card.secondary === 'gold' || card.secondary === 'seals' ? `primary-${card.secondary}` : `short-${card.secondary}`;
  return words.word(key, { count: card.effect });
}

/** Both actions of a card in full. */
export function cardText(card: Action, words: Words): string {
  const primary =
    card.primary === 'symbols'
      ? card.symbols.map((sign) => words.word(`symbol-${sign}`)).join(', ')
      : words.word(`primary-${card.primary}`, { count: card.amount });
  const secondary = words.word(`secondary-${card.secondary}`, {
    count: card.effect,
    price: words.word(`coins-${card.coin}`, { count: card.price }),
  });
  return words.word('name-action', { primary, secondary });
}

export const effectText = (what: { effect: string; numbers: number[] }, words: Words, form: 'short' | 'effect'): string =>
  words.word(`${form}-${what.effect}`, { count: what.numbers[0] ?? 0, second: what.numbers[1] ?? 0 });

export function bonusText(scholar: Scholar, words: Words): string {
  if (scholar.bonus === 'speciality') return words.word(`speciality-${scholar.speciality}`);
  return words.word(`bonus-${scholar.bonus}`, { coins: scholar.coins, points: scholar.points });
}

export function scholarName(scholar: Scholar, view: View, words: Words): string {
  const text = words.word('name-scholar', {
    name: words.word(`scholar-${scholar.id}`),
    science: scholar.science,
    price: price(view, factionOf(view, view.seat), scholar),
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

export function factionName(faction: Faction, view: View, words: Words): string {
  const own = side(view, faction);
  return words.word('name-faction', {
    faction: words.word(`faction-${faction}`),
    treasury: own?.treasury ?? 0,
    points:
      faction === 'order'
        ? words.word('view-goal', { active: own?.active_science ?? 0, goal: own?.goal ?? 0 })
        : words.word('view-points', { count: points(view, faction) }),
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
  return words.word('name-pile', { pile: name, count: pile.count, card: pile.top.id, text: cardText(pile.top, words) });
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
export const findScholar = (id: string, view: View): Scholar | undefined =>
  [...view.scholars.revealed, ...Object.values(view.factions).flatMap((own) => own.scholars)].find(
    (scholar) => scholar?.id === id,
  ) ?? undefined;

export const findHashash = (id: string, view: View): Hashash | undefined =>
  [...(view.hashash?.placed ?? []), ...(view.hashash?.drawn ?? [])].find((card) => card.id === id);

const inPlay = (view: View): Action | undefined => view.in_play.at(-1)?.card;

type Namer = (id: string, view: View, words: Words) => string;

const NAMES: Record<string, Namer> = {
  hand: (id, view, words) => {
    const card = view.players[view.seat]?.hand?.find((one) => one.id === id);
    return card ? words.word('name-hand', { card: id, text: cardText(card, words) }) : id;
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
    return scholar ? scholarName(scholar, view, words) : words.word(`scholar-${id}`);
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
  const combat = fight(view);
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
  const shown = revealed.filter((scholar) => scholar !== null).map((scholar) => scholarName(scholar, view, words));
  sentences.push(words.word('describe-scholars', { scholars: shown.join('; ') || words.word('nothing') }));
  for (const faction of factions(view, view.seat)) sentences.push(describeFaction(faction, view, words));
  return sentences.join(' ');
}

function describeFaction(faction: Faction, view: View, words: Words): string {
  const boards = Object.entries(side(view, faction)?.boards ?? {}).map(([id, board]) =>
    words.word('view-power', { board: words.word(`board-${id}`), count: board.symbols }),
  );
  const goal = side(view, faction)?.goal;
  return words.word('describe-faction', {
    faction: words.word(`faction-${faction}`),
    points:
      goal === undefined
        ? words.word('view-points', { count: points(view, faction) })
        : words.word('view-goal', { active: points(view, faction), goal }),
    treasury: side(view, faction)?.treasury ?? 0,
    boards: boards.join(', '),
  });
}

