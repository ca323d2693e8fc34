/**
 * A view that nothing is known of, in zones that can be shown: one's own, each player's, the table.
 *
 * The view is plain data. A player in it is `{ seat: 1 }` and a text `{ ref: 'card-saffron' }`, as in the arguments
 * of a text; a table of counts has the names of things as its keys.
 */
import type { Draft } from '../../lib/wire';
import type { Words } from '../../lib/words.svelte';

/** Something that is shown; `thing` where it stands for a thing that can be pointed at. */
export interface Chip {
  text: string;
  count: number | null;
  thing: string | null;
}

/** A field by its name, with all that is in it. */
export interface Entry {
  name: string;
  chips: Chip[];
}

type Plain = Record<string, unknown>;

/** What the frame around the board tells. */
const LEFT_OUT = ['game', 'seat', 'options', 'pending'];

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The players of a view, where they are objects. */
export function playersOf(view: any): Plain[] {
  const players: unknown = view?.players;
  return Array.isArray(players) && players.every(isPlain) ? players : [];
}

/** The things that a draft knows of: all that its choices and its basket are about. */
export function thingsOf(draft: Draft | null): string[] {
  if (!draft) return [];
  const touched = [...draft.choices.flatMap((choice) => choice.touches), ...(draft.basket?.items.flatMap((item) => item.touches) ?? [])];
  return [...new Set([...Object.keys(draft.touch), ...touched])];
}

/** What is the viewer's own alone: the fields that others have not. */
export function ownOf(view: any, viewer: number, words: Words, things: string[]): Entry[] {
  const players = playersOf(view);
  const own = players[viewer];
  if (!own) return [];
  const secret = Object.entries(own).filter(([name]) => !players.every((player) => name in player));
  return secret.map(([name, value]) => entry(name, value, words, things));
}

/** What everybody has, of one player. */
export function playerOf(view: any, seat: number, words: Words): Entry[] {
  const players = playersOf(view);
  const player = players[seat];
  if (!player) return [];
  const open = Object.entries(player).filter(([name]) => players.every((other) => name in other));
  return open.map(([name, value]) => entry(name, value, words, []));
}

/** What belongs to nobody. */
export function tableOf(view: any, words: Words): Entry[] {
  const kept = Object.entries((view ?? {}) as Plain).filter(([name]) => !LEFT_OUT.includes(name) && !(name === 'players' && playersOf(view).length));
  return kept.map(([name, value]) => entry(name, value, words, []));
}

const labelOf = (name: string, words: Words): string => (words.has(`label-${name}`) ? words.word(`label-${name}`) : name.replaceAll('_', ' '));

function entry(name: string, value: unknown, words: Words, things: string[]): Entry {
  return { name: labelOf(name, words), chips: chipsOf(value, words, things) };
}

/** The one thing of a name; where several have it, none is meant. */
function thingBy(name: string, things: string[]): string | null {
  const found = things.filter((thing) => thing.slice(thing.indexOf(':') + 1) === name);
  return found.length === 1 ? found[0]! : null;
}

function chipsOf(value: unknown, words: Words, things: string[]): Chip[] {
  if (Array.isArray(value)) return value.flatMap((one) => chipsOf(one, words, things));
  if (!isPlain(value)) return value === null || value === undefined ? [] : [chipOf(value, words, things)];
  const keys = Object.keys(value);
  if (keys.join() === 'seat' && typeof value.seat === 'number') return [{ text: words.name(value.seat), count: null, thing: null }];
  if (keys.join() === 'ref' && typeof value.ref === 'string') return [{ text: words.word(value.ref), count: null, thing: null }];
  return keys.flatMap((name): Chip[] => {
    const inner = value[name];
    if (words.isThing(name) && typeof inner === 'number') return [{ text: words.thing(name), count: inner, thing: thingBy(name, things) }];
    const said = chipsOf(inner, words, things).map(textOf).join(', ');
    return said ? [{ text: `${labelOf(name, words)}${words.word('colon')} ${said}`, count: null, thing: null }] : [];
  });
}

function chipOf(value: unknown, words: Words, things: string[]): Chip {
  if (typeof value === 'string') return { text: words.thing(value), count: null, thing: thingBy(value, things) };
  if (typeof value === 'boolean') return { text: words.word(value ? 'page-yes' : 'page-no'), count: null, thing: null };
  return { text: String(value), count: null, thing: null };
}

/** A chip in words. */
export const textOf = (chip: Chip): string => (chip.count === null ? chip.text : `${chip.count} ${chip.text}`);

/** The name of a thing: a player, what the texts call it, or its own name without its kind. */
export function nameOf(thing: string, words: Words): string {
  const [kind, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'seat') return words.name(Number(name));
  return words.has(`${kind}-${name}`) ? words.word(`${kind}-${name}`) : words.thing(name);
}
