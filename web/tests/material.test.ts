import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MaterialEntry } from '../src/lib/contract';
import { amendments, asToml, byPlace, choicesOf, fieldOf, grouped, nested, placeOf, read, same, shown, tellersOf, thingOf, valueOf, written } from '../src/lib/material';
import { Words, words } from '../src/lib/words.svelte';

const entry = (place: string, value: MaterialEntry['value'], provenance = 'rulebook'): MaterialEntry => ({ place, value, provenance, note: '' });
const KNOWN = ['material-word-gold', 'material-word-services', 'material-word-points', 'title-agha', 'area-traditions', 'area-silk_road', 'type-garden'];

function speak(): void {
  vi.spyOn(words, 'has').mockImplementation((key) => KNOWN.includes(key));
  vi.spyOn(words, 'printed').mockImplementation((key) => `<${key}>`);
  vi.spyOn(words, 'word').mockImplementation((key, args) => `<${key}${args?.what ? ` ${args.what}` : ''}>`);
}
afterEach(() => vi.restoreAllMocks());

describe('what a field says', () => {
  test.each<[MaterialEntry['value'], string]>([
    [5, '5'],
    [[5, 7, 9], '5, 7, 9'],
    [['N', 'E'], 'N, E'],
    [[[8, 1], [9, 2]], '8, 1; 9, 2'],
    [[], ''],
    ['green', 'green'],
  ])('%j is written and read', (value, text) => {
    expect(written(value)).toBe(text);
    expect(read(text, value)).toEqual(value);
  });

  test('what is no number stays as it was written, and the server says so', () => {
    expect(read(' 6 ', 5)).toBe(6);
    expect(read('-2', 5)).toBe(-2);
    expect(read('six', 5)).toBe('six');
    expect(read('6.5', 5)).toBe('6.5');
    expect(read('6, x', [1, 2])).toEqual([6, 'x']);
    expect(read('', [[1]])).toEqual([]);
    expect(read('6', 'green')).toBe('6');
    expect(read('12345678', 5)).toBe('12345678');
  });

  test('values are shown in the words of the game', () => {
    speak();
    expect(shown('alrashid', [['silk_road', 3]])).toBe('<area-silk_road>, 3');
    expect(shown('alhambra', 'garden')).toBe('<type-garden>');
    expect(shown('alrashid', [])).toBe('–');
    expect(shown('alrashid', true)).toBe('<page-yes>');
    expect(valueOf('alrashid', 'garden')).toBe('garden');
  });
});

describe('corrections', () => {
  const edits = { years: 4, 'services.traditions.gold': [6, 8, 9], 'services.traditions.amount': [1, 1, 2], 'tiles.pavilion-2-NEW.walls': ['N'] };

  test('become tables in tables, and a file', () => {
    expect(nested(edits)).toEqual({ years: 4, services: { traditions: { gold: [6, 8, 9], amount: [1, 1, 2] } }, tiles: { 'pavilion-2-NEW': { walls: ['N'] } } });
    expect(asToml(edits).split('\n').slice(0, 2)).toEqual(['years = 4', 'services.traditions.gold = [6,8,9]']);
    expect(asToml(edits)).toContain('tiles.pavilion-2-NEW.walls = ["N"]\n');
  });

  test('come back from what the server says', () => {
    const change = { place: 'years', provenance: '', before: 5, after: 4 };
    expect(byPlace([change])).toEqual({ years: 4 });
    expect([same([1], [1]), same([1], [2]), same(1, '1')]).toEqual([true, false, false]);
  });
});

describe('names', () => {
  test('of places and things', () => {
    speak();
    expect(placeOf('alrashid', 'services.traditions.gold')).toEqual(['<material-word-services>', '<area-traditions>', '<material-word-gold>']);
    expect(placeOf('alrashid', 'credit_note.gold')).toEqual(['credit_note', '<material-word-gold>']);
    expect([thingOf('alrashid', 'titles', 'agha'), thingOf('almadi', 'landscapes', 'OA01')]).toEqual(['<title-agha>', 'OA01']);
    expect([fieldOf(entry('years', 5)), fieldOf(entry('scoring.gold', 1)), fieldOf(entry('a.b.goods.gold', 1))]).toEqual(['years', '<material-word-gold>', 'goods, <material-word-gold>']);
  });

  test('entries by part and thing, in their order', () => {
    const entries = [entry('years', 5), entry('titles.agha.gold', 1), entry('titles.agha.copies', 2), entry('titles.banker.gold', 3), entry('trade.by_rank', [3])];
    const found = grouped(entries).map(({ name, things }) => [name, things.map((thing) => [thing.name, thing.entries.length])]);
    expect(found).toEqual([['', [['', 1]]], ['titles', [['agha', 2], ['banker', 1]]], ['trade', [['', 1]]]]);
  });

  test('what can be chosen is what stands there elsewhere', () => {
    const entries = [entry('combat.C01.colour', 'red'), entry('combat.C02.colour', 'green'), entry('combat.C02.power', 1), entry('other.C02.colour', 'blue')];
    expect(choicesOf(entries[0]!, entries)).toEqual(['green', 'red']);
  });
});

describe('texts that tell a printed number', () => {
  test('are known by its place', () => {
    expect(tellersOf('alhambra', 'tiles.pavilion-2-NEW.price')).toEqual(['tile-pavilion-2-NEW']);
    expect(tellersOf('alhambra', 'exchange_cards.florin-denar.pair')).toEqual(['card-bureau_florin-denar']);
    expect(tellersOf('almadi', 'objectives.GY06.stalls')).toEqual(['objective-GY06', 'brief-GY06']);
    expect(tellersOf('almadi', 'objectives.GY06.points')).toEqual([]);
    expect(tellersOf('almadi', 'scoring.oasis')).toEqual(['why-oases', 'board-type-oasis']);
    expect(tellersOf('belaad', 'tokens.recruit')).toEqual([]);
  });

  test('say what it is at the table', () => {
    speak();
    const change = (place: string, after: number) => ({ place, provenance: '', before: 1, after });
    const found = amendments('almadi', [change('characters.harun.points', 2), change('characters.harun.lot', 3), change('characters.harun.cost', 4)]);
    expect([...found]).toEqual([['power-harun', '<material-amended <material-word-points> 2, lot 3>']]);
  });
});

test('behind an amended text stands what it is here, and never behind the printed name', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const spoken = new Words();
  await spoken.load('alhambra');
  const tile = 'tile-pavilion-8-0';
  spoken.amended = new Map([[tile, 'corrected: price 2']]);
  expect(spoken.word(tile)).toBe('pavilion 8 (no walls) (corrected: price 2)');
  expect(spoken.say({ key: 'board-on-display', args: { card: { ref: tile }, place: 1 } })).toContain('pavilion 8 (no walls) (corrected: price 2)');
  expect(spoken.printed(tile)).toBe('pavilion 8 (no walls)');
  vi.unstubAllGlobals();
});
