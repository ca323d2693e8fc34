import { describe, expect, test } from 'vitest';
import type { Reason, Standing } from '../src/lib/wire';
import { barsOf, lookOf, rowsOf, sum } from '../src/table/sources';

const reason = (key: string, points: number, args: Reason['text']['args'] = {}): Reason => ({ clause: 'X-1', text: { key, args }, points, sum: '' });
const standing = (seat: number, points: Reason[]): Standing => ({ seat, place: 1, team: -1, total: sum(points), points, tie: null });
const building = (name: string, points: number, round = 1) => reason('score-line', points, { round, source: { ref: `source-${name}` } });

describe('the score sheet', () => {
  test('a row a source: by its name, or by its text whatever the numbers', () => {
    const rows = rowsOf([
      standing(0, [building('garden', 4), building('garden', 8, 2), building('wall', 3)]),
      standing(1, [building('garden', 1), reason('score-title', 2, { title: 'a' }), reason('score-title', 3, { title: 'b' })]),
    ]);
    expect(rows.map(({ points }) => [sum(points.get(0)), sum(points.get(1))])).toEqual([[12, 1], [3, 0], [0, 5]]);
  });

  test('rows stand in the order of the board, whatever was scored first', () => {
    const rows = rowsOf([standing(0, [building('wall', 1), building('tower', 1), building('pavilion', 1), reason('other', 1)])]);
    expect(rows.map(({ key }) => key)).toEqual(['score-line source-pavilion', 'score-line source-tower', 'score-line source-wall', 'other ']);
  });

  test('the pavilion is blue and the seraglio red, as on the board', () => {
    expect(lookOf(building('pavilion', 1)).fill).toBe('var(--building-pavilion)');
    expect(lookOf(building('seraglio', 1)).fill).toBe('var(--building-seraglio)');
  });

  test.each([
    ['almadi', ['oases', 'oasis_bonus', 'caravans', 'palaces', 'jars', 'mosaics', 'objective', 'objective_failed', 'rubies', 'character']],
    ['alrashid', ['pawns', 'title', 'influence', 'dishonour']],
    ['belaad', ['science', 'coins', 'speciality', 'military', 'active']],
  ])('no two sources of %s share a colour', (_, names) => {
    expect(new Set(names.map((name) => lookOf(reason(`score-${name}`, 1)).fill)).size).toBe(names.length);
  });

  test('no two sources of alhambra share a colour', () => {
    const names = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower', 'wall', 'culture'];
    expect(new Set(names.map((name) => lookOf(building(name, 1)).fill)).size).toBe(8);
  });

  test('losses are drawn left of zero, on the scale of the gains', () => {
    const standings = [standing(0, [reason('a', 30), reason('b', -10)]), standing(1, [reason('a', 6), reason('c', -4), reason('b', -6)])];
    const { zero, bars } = barsOf(standings, rowsOf(standings));
    expect(zero).toBe(25);
    expect(bars.get(0)!.gains.map(({ from, size }) => [from, size])).toEqual([[25, 75]]);
    expect(bars.get(0)!.losses.map(({ from, size }) => [from, size])).toEqual([[0, 25]]);
    expect(bars.get(1)!.losses.map(({ from, size }) => [from, size])).toEqual([[10, 15], [0, 10]]);
    expect(barsOf([], [])).toEqual({ zero: 0, bars: new Map() });
  });
});
