/**
 * The view of Al-Rashid, as `src/majlis/games/alrashid/view.py` writes it, and what follows from it.
 *
 * Counts that are zero are left out of its tables. Things are named as `src/majlis/games/alrashid/things.py` says.
 */
export const GOODS = ['wood', 'metal', 'pottery', 'spice', 'silk'] as const;
export const PAWNS = ['pasha', 'merchant', 'sage'] as const;
export const GUILDS = ['intrigue', 'military', 'traditions', 'commerce', 'politics'] as const;
export const COUNTRIES = [
  'silk_road',
  'spice_road',
  'sanmatia',
  'mare_indianum',
  'abbasid_caliphate',
  'mare_internum',
  'nilus_valley',
] as const;
export const COLOURS = ['red', 'blue'] as const;
export const VALUES = [2, 3, 4] as const;
export const TOKENS = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}_${value}` as Token));
export const FAVOURS = ['general', 'court_scholar', 'vizier', 'qadi'] as const;

export type Good = (typeof GOODS)[number];
export type Item = Good | 'credit_note';
export type Pawn = (typeof PAWNS)[number];
export type Guild = (typeof GUILDS)[number];
export type Palace = Guild | 'court';
export type Country = (typeof COUNTRIES)[number];
export type Area = Palace | Country;
export type Colour = (typeof COLOURS)[number];
export type Token = `${Colour}_${(typeof VALUES)[number]}`;
export type Favour = (typeof FAVOURS)[number];
export type Counts<Name extends string> = Partial<Record<Name, number>>;

export const PALACES: readonly Palace[] = [...GUILDS, 'court'];
export const AREAS: readonly Area[] = [...PALACES, ...COUNTRIES];
export const ITEMS: readonly Item[] = [...GOODS, 'credit_note'];

export interface Slot extends Counts<Pawn> {
  seat: number;
  dominance: number;
}

export interface Mercenary {
  colour: Colour;
  value: number | null;
  face_up: boolean;
  seen_by: number[];
}

export interface CountryView {
  goods: Counts<Good>;
  credit_notes: number;
  mercenaries: Mercenary[];
}

export interface Player {
  goods: Counts<Good>;
  family: Counts<Pawn>;
  hand: Counts<Pawn>;
  held: Counts<Pawn>;
  titles: string[];
  used: string[];
  notes: number;
  influence: number;
  dishonour: number;
  gold: number;
  prestige: number;
  mercenaries: Counts<Colour>;
  /** The values of the viewer's own tokens. */
  tokens?: Counts<Token>;
}

/** The decision under way; `frame` is there for the seat that must choose. */
export interface Pending {
  kind: string;
  seat: number | null;
  frame?: {
    area?: Palace | Area | null;
    country?: Country | null;
    rank?: number;
    service?: boolean;
    title?: string | null;
    favour?: Favour | null;
    noted?: boolean;
    cost?: number;
    laid_out?: Counts<Good>;
    picked?: Counts<Token>;
    ranking?: number[];
    index?: number;
    left?: number;
    taken?: number;
    reason?: string;
    owner?: number;
    pawn?: Pawn;
    origin?: Area;
    target?: number;
    colour?: Colour;
    force?: number;
    used?: number;
    barred?: Good | null;
  };
}

export interface View {
  game: 'alrashid';
  options: Record<string, string | boolean>;
  seat: number;
  year: number;
  years: number;
  order: number[];
  next_order: number[];
  players: Player[];
  areas: Record<Area, Slot[]>;
  countries: Record<Country, CountryView>;
  resolved: Area[];
  resolving: Area | null;
  titles: Record<string, { left: number; gold: number; palace: Palace }>;
  crises: string[];
  discards: Counts<Token>;
  pile: Record<Colour, number>;
  pending: Pending | null;
}

export const isCountry = (area: Area): area is Country => (COUNTRIES as readonly Area[]).includes(area);
export const isSea = (area: Area): boolean => area === 'mare_indianum' || area === 'mare_internum';

/** A thing's name in its parts: "pawn:court:2:sage" is pawn, court, 2, sage. */
export const parse = (thing: string): string[] => thing.split(':');

/** The stacks of an area from the first rank to the last: by dominance, then by arrival (AR-6.2). */
export function ranking(view: View, area: Area): Slot[] {
  const slots = view.areas[area];
  return slots
    .map((slot, arrival) => ({ slot, arrival }))
    .sort((a, b) => b.slot.dominance - a.slot.dominance || a.arrival - b.arrival)
    .map(({ slot }) => slot);
}

/** Parts of a set that are picked, together with those that are pointed at and wait for their turn. */
export function withHeld<T extends string>(kinds: readonly T[], picked: Counts<T> | undefined, held: (kind: T) => number): Counts<T> {
  return Object.fromEntries(kinds.map((kind) => [kind, (picked?.[kind] ?? 0) + held(kind)])) as Counts<T>;
}

/** What goods are worth: the most frequent kind gives 1 gold a piece, the next 2, and so on (AR-8.1). */
export function worth(goods: Counts<Good>): number {
  return GOODS.map((good) => goods[good] ?? 0)
    .sort((a, b) => b - a)
    .reduce((gold, count, place) => gold + (place + 1) * count, 0);
}

export const amount = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** Tokens of a colour on a country: the sum of those known to the viewer, and how many are not. */
export function strength(country: CountryView, colour: Colour): { known: number; hidden: number; count: number } {
  const tokens = country.mercenaries.filter((token) => token.colour === colour);
  return {
    known: tokens.reduce((sum, token) => sum + (token.value ?? 0), 0),
    hidden: tokens.filter((token) => token.value === null).length,
    count: tokens.length,
  };
}

/** What tokens weigh in a battle: each counts one more for every Strategist (AR-15.5). */
export function force(tokens: Counts<Token>, colour: Colour, strategists: number): number {
  return VALUES.reduce((sum, value) => sum + (tokens[`${colour}_${value}`] ?? 0) * (value + strategists), 0);
}

export const owns = (player: Player, title: string): number => player.titles.filter((one) => one === title).length;

/** The area that the decision under way is about: where the shell's details should look. */
export function areaAtStake(view: View): Area | null {
  const frame = view.pending?.frame;
  return frame?.country ?? frame?.area ?? view.resolving;
}
