/**
 * The view of Al-Rashid as the server declares it, and the order in which its things are drawn.
 *
 * Counts that are zero are left out of its tables. Things are named as `src/majlis/games/alrashid/things.py` says.
 */
import type {
  AlrashidArea as Area,
  AlrashidColour as Colour,
  AlrashidCountry as Country,
  AlrashidFavour as Favour,
  AlrashidGood as Good,
  AlrashidGuild as Guild,
  AlrashidItem as Item,
  AlrashidPalace as Palace,
  AlrashidPawn as Pawn,
  AlrashidPlayerSeen as Player,
  AlrashidRankSeen as Rank,
  AlrashidSlot as Slot,
  AlrashidTitleFace as Title,
  AlrashidToken as Token,
  AlrashidView as View,
} from '../../lib/contract';

export type { Area, Colour, Country, Favour, Good, Guild, Item, Palace, Pawn, Player, Slot, Title, Token, View };
export type { AlrashidMercenary as Mercenary } from '../../lib/contract';

export const GOODS = ['wood', 'metal', 'pottery', 'spice', 'silk'] as const satisfies readonly Good[];
export const PAWNS = ['pasha', 'merchant', 'sage'] as const satisfies readonly Pawn[];
export const GUILDS = ['intrigue', 'military', 'traditions', 'commerce', 'politics'] as const satisfies readonly Guild[];
export const COUNTRIES = [
  'silk_road',
  'spice_road',
  'sanmatia',
  'mare_indianum',
  'abbasid_caliphate',
  'mare_internum',
  'nilus_valley',
] as const satisfies readonly Country[];
export const COLOURS = ['red', 'blue'] as const satisfies readonly Colour[];
export const VALUES = [2, 3, 4] as const;
export const TOKENS = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}_${value}` as Token));

export type Counts<Name extends string> = Partial<Record<Name, number>>;

export const PALACES: readonly Palace[] = [...GUILDS, 'court'];
export const AREAS: readonly Area[] = [...PALACES, ...COUNTRIES];
export const ITEMS: readonly Item[] = [...GOODS, 'credit_note'];

export const isCountry = (area: Area): area is Country => (COUNTRIES as readonly Area[]).includes(area);
export const isSea = (area: Area): boolean => area === 'mare_indianum' || area === 'mare_internum';

/** A thing's name in its parts: "pawn:court:2:sage" is pawn, court, 2, sage. */
export const parse = (thing: string): string[] => thing.split(':');

/** A token's colour and value: "red_3" is red, 3. */
export function face(token: Token): [Colour, number] {
  const [colour, value] = token.split('_');
  return [colour as Colour, Number(value)];
}

/** What lies on a country, its credit notes among it. */
export const itemsOf = (view: View, country: Country): Counts<Item> => ({
  ...view.countries[country].goods,
  credit_note: view.countries[country].credit_notes,
});

/** A stack, and its place in the ranks of its area; none where it has no rank. */
export interface Ranked {
  slot: Slot;
  rank: Rank | undefined;
  place: number;
}

/** The stacks of an area from the first rank on, those without a rank last. */
export function stacks(view: View, area: Area): Ranked[] {
  const ranks = view.ranks[area] ?? [];
  const found = view.areas[area].map((slot) => {
    const place = ranks.findIndex(({ seat }) => seat === slot.seat);
    return { slot, rank: ranks[place], place: place < 0 ? ranks.length : place };
  });
  return found.sort((a, b) => a.place - b.place);
}

/** A title, by name. */
export function titleOf(view: View, name: string): Title {
  const found = view.printed.titles[name];
  if (!found) throw new Error(`no title ${name}`);
  return found;
}

/** The names of the titles that are still to be had in a palace. */
export const offersOf = (view: View, palace: Area): string[] => Object.keys(view.titles).filter((name) => view.titles[name]?.palace === palace);

/** How many tiles are still to be had in a palace. */
export const offered = (view: View, palace: Area): number => offersOf(view, palace).reduce((sum, name) => sum + (view.titles[name]?.left ?? 0), 0);

/** The prestige of a title; where it depends on something, all that it can be. */
export const prestige = ({ prestige: points, steps = [] }: Title): string =>
  points === null
    ? steps
        .map(([, step]) => step)
        .filter(Boolean)
        .join('/')
    : String(points);

/** The favours that can be had in a palace. */
export const favoursOf = (view: View, palace: Area): Favour[] => Object.keys(view.printed.favours[palace as Guild] ?? {}) as Favour[];

/** The guild of the leader whose favour it is: one with no other. */
export const guildOf = (view: View, favour: Favour): Guild =>
  GUILDS.find((guild) => favoursOf(view, guild).join() === favour) ?? GUILDS[0];

export const amount = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

export const owns = (player: Player, title: string): number => player.titles.filter((one) => one === title).length;

/** The area that the decision under way is about: where the shell's details should look. */
export function areaAtStake(view: View): Area | null {
  const frame = view.pending?.frame;
  return frame?.country ?? frame?.area ?? view.resolving;
}
