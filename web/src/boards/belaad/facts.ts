/** Where things of a view are found, and how they are drawn. What they are worth, the view says. */
import type { Pointer } from '../../lib/pointer.svelte';
import type { Draft } from '../../lib/wire';
import type { Action, Character, Faction, Kind, Side, Sign, View } from './view';
import { KINDS, SIGNS } from './view';

/** The faction of a seat; a spectator looks with the eyes of the Kingdom. */
export const factionOf = (view: View, seat: number): Faction => view.players[seat]?.faction ?? 'kingdom';

export const side = (view: View, faction: Faction): Side | undefined => view.factions[faction];

/** The table as it would be after what is only looked at, if anything is. */
export const ghostOf = (pointer: Pointer & { ghost?: Draft | null }): View | null => (pointer.ghost?.view ?? null) as View | null;

/** The factions at the table, one's own first. */
export function factions(view: View, seat: number): Faction[] {
  const playing = Object.keys(view.factions) as Faction[];
  const own = factionOf(view, seat);
  return [own, ...playing.filter((faction) => faction !== own)];
}

/** The faction that a character board belongs to. */
export const ownerOf = (view: View, board: string): Faction | undefined =>
  (Object.keys(view.factions) as Faction[]).find((faction) => board in (view.factions[faction]?.boards ?? {}));

/** The points of a faction as far as the viewer knows them; a plus where spoils are hidden. */
export function points(view: View, faction: Faction): string {
  const score = side(view, faction)?.score;
  return score ? `${score.total}${score.hidden ? '+' : ''}` : '';
}

/** The most gold that a member of a faction could pay with. */
export const reach = (own: Side, view: View): number => Math.max(0, ...own.members.map((member) => view.players[member]?.reach.gold ?? 0));

/** How many pieces a table of counts has. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The pieces of a table of counts, one by one. */
export const tokens = (counts: Readonly<Partial<Record<Kind, number>>>): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));

/** The tokens at the top of a board. */
export const onTop = (board: Character): number => (board.white ?? 0) + (board.orange_top ?? 0);

/** A part of a whole, rounded. */
export const percent = (part: number, whole: number): string => (whole ? `${Math.round((100 * part) / whole)} %` : '–');

export const COLOURS = ['green', 'red', 'grey'] as const;
export const COLOUR_SIGNS = { green: '▲', red: '▼', grey: '✕' } as const;

/** A change with its sign. */
export const signed = (power: number): string => (power < 0 ? `−${-power}` : `+${power}`);

/** The cards that a side of the combat has revealed; null: those of which it cannot be told. */
export const blows = (view: View, seat: number | null) => view.combat.revealed.filter((card) => card.by === seat);

/** The character of one's own that a decision of the viewer is about, if it is about one. */
export const boardAsked = (view: View): string | null => view.pending?.frame?.board ?? null;

/** Icons: the bag of `influence` has a name of its own, since another game has that word too. */
export const signIcon = (sign: Sign): string => (sign === 'influence' ? 'influence-draw' : sign);

/** Symbols in the order in which the log names them: a card has one name. */
export const inOrder = (symbols: readonly Sign[]): Sign[] => SIGNS.filter((sign) => symbols.includes(sign));

const PRIMARY_ICONS = { gold: 'gold', seals: 'seal', draw: 'influence-draw', any_symbol: 'any' } as const;

export const primaryIcons = (card: Action): string[] =>
  card.primary.kind === 'symbols' ? inOrder(card.primary.symbols).map(signIcon) : [PRIMARY_ICONS[card.primary.kind]];

const SECONDARY_ICONS = {
  gold: 'gold',
  seals: 'seal',
  draw: 'influence-draw',
  boost: 'boost',
  use_faceup: 'use-faceup',
  wipe: 'wipe',
  treasury: 'treasury',
} as const;

export const secondaryIcon = (card: Action): string => SECONDARY_ICONS[card.secondary.kind];

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
