/** What follows from a view: prices, powers, odds. The rules are the server's; these are sums. */
import type { Action, CombatCard, Counts, Faction, Kind, Scholar, Side, Sign, View } from './view';
import { KINDS, SIGNS } from './view';

/** The faction of a seat; a spectator looks with the eyes of the Kingdom. */
export const factionOf = (view: View, seat: number): Faction => view.players[seat]?.faction ?? 'kingdom';

export const side = (view: View, faction: Faction): Side | undefined => view.factions[faction];

/** The factions at the table, one's own first. */
export function factions(view: View, seat: number): Faction[] {
  const playing = Object.keys(view.factions) as Faction[];
  const own = factionOf(view, seat);
  return [own, ...playing.filter((faction) => faction !== own)];
}

export const members = (view: View, faction: Faction): number[] =>
  view.players.flatMap((player, seat) => (player.faction === faction ? [seat] : []));

/** The faction that a character board belongs to. */
export const ownerOf = (view: View, board: string): Faction | undefined =>
  (Object.keys(view.factions) as Faction[]).find((faction) => board in (view.factions[faction]?.boards ?? {}));

/** The symbols of a faction's character, 0 where it has none. */
export function symbols(view: View, faction: Faction, sign: Sign): number {
  const boards = Object.values(side(view, faction)?.boards ?? {});
  return boards.find((board) => board.symbol === sign)?.symbols ?? 0;
}

/** The sum of a permanent effect over the active boards of a faction. */
export function permanent(view: View, faction: Faction, effect: string): number {
  return Object.values(side(view, faction)?.boards ?? {})
    .filter((board) => board.ability.effect === effect && board.orange_bottom)
    .reduce((sum, board) => sum + (board.ability.numbers[0] ?? 0), 0);
}

/** What a scholar costs in gold with so many recruit symbols; without a number, with those of now. */
export function price(view: View, faction: Faction, scholar: Scholar, count?: number): number {
  const symbol = count ?? symbols(view, faction, 'recruit');
  return Math.max(0, scholar.gold - symbol - permanent(view, faction, 'recruit_discount'));
}

/** All gold that could help a seat to pay: its own, its faction's, the Treasury's. */
export const gold = (view: View, faction: Faction): number =>
  members(view, faction).reduce((sum, seat) => sum + (view.players[seat]?.gold ?? 0), side(view, faction)?.treasury ?? 0);

/** The recruit symbols of the hire that is being chosen, if the viewer is the one who hires. */
export function hireSymbols(view: View): number | undefined {
  const count = view.pending?.kind === 'hire_scholar' ? view.pending.frame?.['symbols'] : undefined;
  return typeof count === 'number' ? count : undefined;
}

export const total = (counts: Counts): number => KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** The tokens of a table of counts, one by one. */
export const tokens = (counts: Counts): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));

/** The symbols that the primary action of a card offers. */
export const offered = (card: Action): readonly Sign[] => (card.primary === 'any_symbol' ? SIGNS : card.symbols);

/** Combat cards of each colour in the box. */
const BOX = { green: 16, red: 4, grey: 4 } as const;
export const COLOURS = ['green', 'red', 'grey'] as const;

/** How many cards of each colour the viewer has not seen: in the deck, or spoils of others. */
export function unseen(view: View): Record<CombatCard['colour'], number> {
  const seen = [...view.combat.revealed, ...view.players.flatMap((player) => player.spoils_cards ?? [])];
  const left: Record<CombatCard['colour'], number> = { ...BOX };
  for (const card of seen) left[card.colour] -= 1;
  return left;
}

export interface Fighter {
  seat: number;
  faction: Faction;
  power: number;
  cards: CombatCard[];
}

/** Both sides of the combat under way with the cards that each has revealed; null when there is none. */
export function fight(view: View): { attacker: Fighter; defender: Fighter } | null {
  const { attacker, defender, attacker_power, defender_power, revealed } = view.combat;
  if (attacker === undefined || defender === undefined) return null;
  const byAttacker = whoRevealed(view, defender, attacker_power ?? 0, defender_power ?? 0);
  const fighter = (seat: number, power: number, mine: boolean): Fighter => ({
    seat,
    faction: factionOf(view, seat),
    power,
    cards: revealed.filter((_, index) => byAttacker[index] === mine),
  });
  return {
    attacker: fighter(attacker, attacker_power ?? 0, true),
    defender: fighter(defender, defender_power ?? 0, false),
  };
}

/**
 * For each revealed card whether it was the attacker's. The defender began with its symbols and
 * abilities, so what its cards changed is known, and with it where the attacker began; from there the
 * weaker side, on a tie the attacker, revealed card after card (BL-9.2, BL-9.3).
 */
function whoRevealed(view: View, defender: number, power: number, other: number): boolean[] {
  const faction = factionOf(view, defender);
  const begin = symbols(view, faction, 'military') + permanent(view, faction, 'combat_bonus');
  const all = view.combat.revealed.reduce((sum, card) => sum + card.power, 0);
  let mine = power - (all - (other - begin));
  let theirs = begin;
  return view.combat.revealed.map((card) => {
    const attacks = mine <= theirs;
    if (attacks) mine += card.power;
    else theirs += card.power;
    return attacks;
  });
}

/** Whose turn it is to reveal or to surrender. */
export const activeFighter = (view: View): number | null =>
  view.pending && ['combat_step', 'cancel_grey'].includes(view.pending.kind) ? view.pending.seat : null;

/** Points on the table: for the Order its active science, for the others all but the spoils. */
export const points = (view: View, faction: Faction): number =>
  side(view, faction)?.public_points ?? side(view, faction)?.active_science ?? 0;

/** Spoils of a faction: how many, and their points where all of them are known to the viewer. */
export function spoils(view: View, faction: Faction): { count: number; points: number | null } {
  const own = members(view, faction).map((seat) => view.players[seat]!);
  const count = own.reduce((sum, player) => sum + player.spoils, 0);
  const known = own.every((player) => player.spoils === 0 || player.spoils_cards);
  const sum = own.flatMap((player) => player.spoils_cards ?? []).reduce((all, card) => all + card.points, 0);
  return { count, points: known ? sum : null };
}

/** The character of one's own that a decision of the viewer is about, if it is about one. */
export const boardAsked = (view: View): string | null => {
  const board = view.pending?.frame?.['board'];
  return typeof board === 'string' ? board : null;
};

/** Icons: the bag of `influence` has a name of its own, since another game has that word too. */
export const signIcon = (sign: Sign): string => (sign === 'influence' ? 'influence-draw' : sign);

const PRIMARY_ICONS = { gold: 'gold', seals: 'seal', draw: 'influence-draw', any_symbol: 'any' } as const;

export const primaryIcons = (card: Action): string[] =>
  card.primary === 'symbols' ? card.symbols.map(signIcon) : [PRIMARY_ICONS[card.primary]];

const SECONDARY_ICONS = {
  gold: 'gold',
  seals: 'seal',
  draw: 'influence-draw',
  boost: 'boost',
  use_faceup: 'use-faceup',
  wipe: 'wipe',
  treasury: 'treasury',
} as const;

export const secondaryIcon = (card: Action): string => SECONDARY_ICONS[card.secondary];

const EFFECT_ICONS: Record<string, string> = {
  recruit_now: 'recruit',
  recruit_discount: 'recruit',
  draw_tokens: 'influence-draw',
  draw_extra_return: 'influence-draw',
  gain_gold: 'gold',
  gain_gold_then_treasury: 'treasury',
  treasury: 'treasury',
  gain_seals: 'seal',
  income_seals: 'seal',
  steal_gold: 'steal',
  steal_seals: 'steal',
  steal_more: 'steal',
  steal_shield: 'lock',
  start_combat: 'military',
  combat_bonus: 'military',
  combat_bonus_turn: 'boost',
  release_orange: 'undo',
  move_orange_down: 'token-wild',
  remove_token: 'wipe',
  assassinate_token: 'order',
  assassinate_scholar: 'order',
  draw_hashash: 'pile',
};

export const effectIcon = (effect: string): string => EFFECT_ICONS[effect] ?? 'any';
