/** A view that nothing is known of, in zones. */
import { describe, expect, it } from 'vitest';
import { nameOf, ownOf, playerOf, tableOf, textOf, thingsOf } from '../src/boards/plain/zones';
import type { Draft } from '../src/lib/wire';
import type { Words } from '../src/lib/words.svelte';

const KNOWN: Record<string, string> = { 'label-hand': 'Your hand', 'card-saffron': 'saffron', 'card-straw': 'straw', colon: ':' };
const words = {
  has: (key: string) => key in KNOWN,
  word: (key: string) => KNOWN[key] ?? key,
  name: (seat: number) => ['Aisha', 'Boulos'][seat],
  isThing: (name: string) => `card-${name}` in KNOWN,
  thing: (name: string) => KNOWN[`card-${name}`] ?? name.replaceAll('_', ' '),
} as unknown as Words;

const view = {
  game: 'saffron',
  seat: 0,
  first: { seat: 1 },
  pile_size: 30,
  chest: { seller: { seat: 1 }, cards: 2 },
  players: [
    { purse: 6, stall: { straw: 1 }, hand: { saffron: 2, straw: 3 } },
    { purse: 4, stall: {} },
  ],
  pending: { kind: 'pack', seat: 0 },
};
const things = ['card:saffron', 'seat:1'];

describe('the zones of a view', () => {
  it('has what is one’s own alone first, its things to be pointed at', () => {
    expect(ownOf(view, 0, words, things)).toEqual([
      {
        name: 'Your hand',
        chips: [
          { text: 'saffron', count: 2, thing: 'card:saffron' },
          { text: 'straw', count: 3, thing: null },
        ],
      },
    ]);
    expect(ownOf(view, 1, words, things)).toEqual([]);
    expect(ownOf(view, -1, words, things)).toEqual([]);
  });

  it('means no thing where several have the name', () => {
    const [hand] = ownOf(view, 0, words, ['card:saffron', 'pile:saffron']);
    expect(hand!.chips.map((chip) => chip.thing)).toEqual([null, null]);
  });

  it('has what all have by player, and the rest on the table', () => {
    expect(playerOf(view, 0, words).map(({ name, chips }) => [name, chips.map(textOf)])).toEqual([
      ['purse', ['6']],
      ['stall', ['1 straw']],
    ]);
    expect(tableOf(view, words).map(({ name, chips }) => [name, chips.map(textOf)])).toEqual([
      ['first', ['Boulos']],
      ['pile size', ['30']],
      ['chest', ['seller: Boulos', 'cards: 2']],
    ]);
  });

  it('knows the things of a draft, each once, and their names', () => {
    const draft = {
      touch: { 'seat:1': 'may' },
      choices: [{ touches: ['seat:1'] }, { touches: ['seat:2'] }],
      basket: { items: [{ touches: ['card:straw'] }] },
    } as unknown as Draft;
    expect(thingsOf(draft)).toEqual(['seat:1', 'seat:2', 'card:straw']);
    expect(thingsOf(null)).toEqual([]);
    expect(nameOf('seat:1', words)).toBe('Boulos');
    expect(nameOf('card:straw', words)).toBe('straw');
    expect(nameOf('tile:old_gate', words)).toBe('old gate');
  });
});
