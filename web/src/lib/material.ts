/** Material that is corrected: places and values in words, what a field says, corrections as the server takes them. */
import type { Correction, MaterialEntry } from './contract';
import { words } from './words.svelte';

export type Value = MaterialEntry['value'];

/** How the things of a part of the material are called in the texts of their game. */
const NAMES: Record<string, string> = {
  'alhambra.tiles': 'tile',
  'alhambra.culture_counters': 'counter',
  'alhambra.caravanserai_cards': 'caravanserai',
  'alhambra.sultan_cards': 'currency',
  'alhambra.sultan_die': 'types',
  'almadi.stalls': 'stall',
  'almadi.mosaics': 'mosaic',
  'almadi.objectives': 'objective',
  'almadi.characters': 'character',
  'alrashid.pawns': 'pawn',
  'alrashid.countries': 'area',
  'alrashid.mercenaries': 'colour',
  'alrashid.services': 'area',
  'alrashid.favours': 'favour',
  'alrashid.titles': 'title',
  'belaad.boards': 'board',
  'belaad.scholars': 'scholar',
  'belaad.hashash': 'hashash',
};

/** Texts that tell the number of a thing by themselves, by their heads; fields that they do not tell. */
const TOLD: Record<string, { heads: string[]; not: string[] }> = {
  'alhambra.tiles': { heads: ['tile'], not: [] },
  'alhambra.scoring_cards': { heads: ['scoring'], not: [] },
  'alhambra.caravanserai_cards': { heads: ['caravanserai'], not: [] },
  'alhambra.culture_counters': { heads: ['counter'], not: ['copies', 'points', 'squares'] },
  'alhambra.exchange_cards': { heads: ['card-bureau_'], not: [] },
  'almadi.objectives': { heads: ['objective', 'brief'], not: ['points', 'colour'] },
  'almadi.characters': { heads: ['power'], not: ['cost'] },
  'alrashid.titles': { heads: ['effect'], not: ['tile', 'palace', 'type', 'gold', 'prestige', 'copies', 'counts', 'steps'] },
};
/** Other texts that tell a number by themselves, by its place. */
const TEXTS: Record<string, Record<string, string[]>> = {
  alhambra: {
    'rules.take_several': ['refusal-too_much_money', 'lesson-alhambra-take_more'],
    'caravanserai.types': ['about-caravan-sale'],
  },
  almadi: {
    'setup.characters_kept': ['prompt-keep_characters', 'waiting-keep_characters', 'log-kept_characters', 'lesson-almadi-keep_characters'],
    'turn.genie_moves': ['lesson-almadi-move_tile'],
    'scoring.oasis': ['why-oases', 'board-type-oasis'],
    'scoring.oasis_bonus': ['why-oasis_bonus', 'board-type-oasis'],
    'scoring.palace': ['why-palaces', 'board-type-palace'],
    'scoring.palace_neighbour': ['why-palaces', 'board-type-palace'],
    'scoring.jar': ['why-jars', 'board-effect-jar'],
  },
  alrashid: {
    'pawns.pasha.dominance': ['lesson-alrashid-place_pawn'],
    'pawns.merchant.dominance': ['lesson-alrashid-place_pawn'],
    'pawns.sage.dominance': ['lesson-alrashid-place_pawn'],
    'credit_note.discount_with_banker': ['effect-banker'],
    'dishonour.court_without_pasha': ['lesson-alrashid-court_visit'],
    'dishonour.enchanter': ['effect-enchanter'],
  },
  belaad: { 'setup.order_goal': ['lesson-belaad-assassinate_scholar'] },
};

/** Under which heads the texts of a game have the names that stand as values. */
const VALUES: Record<string, string[]> = {
  alhambra: ['type', 'currency'],
  almadi: ['type', 'good', 'side', 'colour'],
  alrashid: ['area', 'colour'],
  belaad: ['symbol', 'coin', 'speciality', 'board'],
};

/** A name of the file in words; one that has none is a number of its own (OA01). */
export const wordOf = (name: string): string => (words.has(`material-word-${name}`) ? words.word(`material-word-${name}`) : name);

/** What a thing is called; its number in the file comes with it where the texts give several the same name. */
export function thingOf(game: string, section: string, name: string): string {
  const key = `${NAMES[`${game}.${section}`]}-${name}`;
  return words.has(key) ? words.printed(key) : wordOf(name);
}

/** A name that stands as a value, in words. */
export function valueOf(game: string, name: string): string {
  const head = VALUES[game]?.find((one) => words.has(`${one}-${name}`));
  return head ? words.printed(`${head}-${name}`) : wordOf(name);
}

/** The texts of a game that tell a value by themselves, as it is printed. */
export function tellersOf(game: string, place: string): string[] {
  const [section = '', thing = '', ...fields] = place.split('.');
  const told = TOLD[`${game}.${section}`];
  const by = told && fields.length && !told.not.includes(fields[0] ?? '') ? told.heads.map((head) => (head.endsWith('_') ? `${head}${thing}` : `${head}-${thing}`)) : [];
  return [...by, ...(TEXTS[game]?.[place] ?? [])];
}

/** What is said behind such texts where their numbers are corrected, by their keys. */
export function amendments(game: string, changes: Correction[]): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const change of changes) {
    const what = `${wordOf(change.place.split('.').at(-1) ?? '')} ${shown(game, change.after)}`;
    for (const key of tellersOf(game, change.place)) found.set(key, [...(found.get(key) ?? []), what]);
  }
  return new Map([...found].map(([key, what]) => [key, words.word('material-amended', { what: what.join(', ') })]));
}

/** A place in words, from the part of the material to the value. */
export function placeOf(game: string, place: string): string[] {
  const [section = '', ...rest] = place.split('.');
  return [wordOf(section), ...rest.map((name, index) => (index === 0 && rest.length > 1 ? thingOf(game, section, name) : wordOf(name)))];
}

/** A value as a person reads and writes it: lists without brackets and quotes, rows of a list behind semicolons. */
export function written(value: unknown, name: (one: string) => string = (one) => one): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? name(value) : String(value);
  return value.map((one: unknown) => written(one, name)).join(value.some(Array.isArray) ? '; ' : ', ');
}

/** A value as it is shown. */
export function shown(game: string, value: Value): string {
  if (typeof value === 'boolean') return words.word(value ? 'page-yes' : 'page-no');
  return written(value, (one) => valueOf(game, one)) || '–';
}

const single = (text: string): number | string => (/^-?\d{1,6}$/.test(text) ? Number(text) : text);

/** What a person wrote, as a value like the one that stands there; the server says what is wrong with it. */
export function read(text: string, like: Value): Value {
  const bare = text.trim();
  if (!Array.isArray(like)) return typeof like === 'string' ? bare : single(bare);
  const list = (of: string) => (of.trim() ? of.split(',').map((one) => single(one.trim())) : []);
  return like.some(Array.isArray) && bare ? bare.split(';').map(list) : list(bare);
}

export const same = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Corrections by place, as tables in tables. */
export function nested(edits: Record<string, Value>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [place, value] of Object.entries(edits)) {
    const names = place.split('.');
    const last = names.pop() ?? '';
    let table = root;
    for (const name of names) table = (table[name] ??= {}) as Record<string, unknown>;
    table[last] = value;
  }
  return root;
}

export const byPlace = (changes: Correction[]): Record<string, Value> => Object.fromEntries(changes.map((change) => [change.place, change.after]));

/** Corrections as a TOML file; lists and texts of JSON are those of TOML. */
export const asToml = (edits: Record<string, Value>): string =>
  Object.entries(edits)
    .map(([place, value]) => `${place} = ${JSON.stringify(value)}\n`)
    .join('');

/** A part of the material with its things, and the values of each. */
export interface Section {
  name: string;
  things: { name: string; entries: MaterialEntry[] }[];
}

/** The entries by part and thing, in their order; what stands alone is in a part without a name. */
export function grouped(entries: MaterialEntry[]): Section[] {
  const sections = new Map<string, Map<string, MaterialEntry[]>>();
  for (const entry of entries) {
    const names = entry.place.split('.');
    const section = names.length > 1 ? (names[0] ?? '') : '';
    const thing = names.length > 2 ? (names[1] ?? '') : '';
    const things = sections.get(section) ?? new Map<string, MaterialEntry[]>();
    sections.set(section, things);
    things.set(thing, [...(things.get(thing) ?? []), entry]);
  }
  return [...sections].map(([name, things]) => ({ name, things: [...things].map(([thing, of]) => ({ name: thing, entries: of })) }));
}

/** What a value is called beside others of its thing. */
export const fieldOf = (entry: MaterialEntry): string => {
  const names = entry.place.split('.');
  return names.slice(Math.min(2, names.length - 1)).map(wordOf).join(', ');
};

/** The names that stand at the same place of other things: what can be chosen there. */
export function choicesOf(entry: MaterialEntry, entries: MaterialEntry[]): string[] {
  const [section, field] = [entry.place.split('.')[0], entry.place.split('.').at(-1)];
  const alike = entries.filter((one) => one.place.split('.')[0] === section && one.place.split('.').at(-1) === field && typeof one.value === 'string');
  return [...new Set(alike.map((one) => String(one.value)))].sort();
}
