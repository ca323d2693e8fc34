/**
 * The view of Belaad, as `src/majlis/games/belaad/view.py` writes it.
 *
 * Counts that are zero are left out of a table of counts. The names of things are told in
 * `src/majlis/games/belaad/things.py`.
 */

export type Faction = 'kingdom' | 'people' | 'order';
export type Sign = 'recruit' | 'influence' | 'income' | 'steal' | 'military';
export type Kind = Sign | 'orange';
export type Coin = 'gold' | 'seals';
export type Counts = Partial<Record<Kind, number>>;

export const SIGNS: readonly Sign[] = ['recruit', 'influence', 'income', 'steal', 'military'];
export const KINDS: readonly Kind[] = [...SIGNS, 'orange'];
export const PILES = ['left', 'centre', 'right'] as const;

export interface Action {
  id: string;
  primary: 'gold' | 'seals' | 'draw' | 'symbols' | 'any_symbol';
  amount: number;
  symbols: Sign[];
  secondary: 'gold' | 'seals' | 'draw' | 'boost' | 'use_faceup' | 'wipe' | 'treasury';
  effect: number;
  price: number;
  coin: Coin;
}

export interface Scholar {
  id: string;
  science: number;
  gold: number;
  swords: number;
  bonus: 'none' | 'gold' | 'seals' | 'any' | 'speciality';
  coins: number;
  points: number;
  speciality: string;
  order_symbols: Sign[];
}

export interface CombatCard {
  id: string;
  colour: 'green' | 'red' | 'grey';
  power: number;
  points: number;
}

export interface Ability {
  kind: 'immediate' | 'permanent';
  effect: string;
  numbers: number[];
}

export interface Hashash {
  id: string;
  board: string;
  price: number;
  coin: Coin;
  effect: string;
  numbers: number[];
}

export interface Character {
  symbol: Sign;
  symbols: number;
  slots: number;
  white?: number;
  orange_top?: number;
  orange_bottom?: number;
  ability: Ability;
}

export interface Player {
  faction: Faction;
  gold: number;
  seals: number;
  swords: number;
  cards: number;
  /** Cards of the hand that everybody has seen. */
  known: Action[];
  spoils: number;
  hand?: Action[];
  spoils_cards?: CombatCard[];
}

export interface Side {
  treasury: number;
  scholars: Scholar[];
  boards: Record<string, Character>;
  science?: number;
  public_points?: number;
  /** The Order's: tokens that it took, and how far it is. */
  assassinated?: Counts;
  active_science?: number;
  goal?: number;
}

export interface Combat {
  attacker?: number;
  defender?: number;
  attacker_power?: number;
  defender_power?: number;
  revealed: CombatCard[];
  deck: number;
}

export interface Pending {
  kind: string;
  seat: number | null;
  /** What the coins are for, while a payment is open. */
  purchase?: { kind: string; card?: string; scholar?: string };
  choices?: number[];
  frame?: Record<string, unknown>;
}

export interface View {
  seat: number;
  turn: number;
  active: number;
  ending: string | null;
  has_hired: boolean;
  used_piles: string[];
  clearing: boolean;
  ambush: number;
  sword_supply: number;
  players: Player[];
  factions: Partial<Record<Faction, Side>>;
  piles: { top: Action | null; count: number }[];
  discard: string[];
  /** The cards that are being carried out, the one from the hand first. */
  in_play: { card: Action; done: string[] }[];
  bag: Counts;
  drawn: Counts;
  scholars: {
    revealed: (Scholar | null)[];
    generation: number;
    taken: number;
    discarded: string[];
    deck: number;
    generations: number;
    per_generation: number;
  };
  combat: Combat;
  hashash: {
    deck: number;
    top_back: string | null;
    placed: Hashash[];
    used: string[];
    drawn_backs: string[];
    drawn_known: string[];
    drawn?: Hashash[];
  } | null;
  pending: Pending | null;
}
