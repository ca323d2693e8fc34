import { describe, expect, test } from 'vitest';
import { ended, origin, outcome, trial } from '../src/lib/outcomes';
import type { SeatResult, TableInfo } from '../src/lib/wire';

const table = (results: [number, number, number][] | null, mine: number | null = 0, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    status: 'finished',
    seats: Array.from({ length: 3 }, (_, seat) => ({ seat, kind: 'bot', name: `n${seat}`, mine: seat === mine })),
    results: results?.map(([place, total, team]): SeatResult => ({ place, total, team })) ?? null,
    forked: null,
    ...more,
  }) as TableInfo;

describe('how a game ended', () => {
  test('from first to last, with equal places by seat', () => {
    expect(ended(table([[2, 5, -1], [1, 9, -1], [2, 5, -1]])).map(({ seat }) => seat.seat)).toEqual([1, 0, 2]);
    const turned = table([[1, 5, -1], [1, 5, -1], [1, 5, -1]]);
    expect(ended({ ...turned, seats: turned.seats.toReversed() }).map(({ seat }) => seat.seat)).toEqual([0, 1, 2]);
    expect(ended(table(null))).toEqual([]);
  });

  test('won, by so much; by a tie-break; together; or not', () => {
    expect(outcome(table([[1, 9, -1], [2, 7, -1], [3, 1, -1]]))).toEqual({ key: 'page-outcome-won', args: { own: 9, next: 7 } });
    expect(outcome(table([[1, 9, -1], [2, 9, -1], [3, 1, -1]]))).toEqual({ key: 'page-outcome-tie', args: { own: 9, next: 9 } });
    expect(outcome(table([[1, 9, -1], [1, 9, -1], [3, 1, -1]]))).toEqual({ key: 'page-outcome-shared', args: { own: 9 } });
    expect(outcome(table([[3, -2, -1], [1, 9, -1], [2, 1, -1]]))).toEqual({ key: 'page-outcome-place', args: { place: 3, own: -2 } });
  });

  test('a team-mate is no rival', () => {
    expect(outcome(table([[1, 9, 0], [1, 9, 0], [3, 4, 1]]))).toEqual({ key: 'page-outcome-won', args: { own: 9, next: 4 } });
  });

  test('nobody of ours, or rules that have changed', () => {
    expect(outcome(table([[1, 9, -1], [2, 7, -1], [3, 1, -1]], null)).key).toBe('page-outcome-over');
    expect(outcome(table(null, 0, { status: 'frozen' })).key).toBe('page-outcome-frozen');
  });

  test('a what-if names its origin', () => {
    expect(origin(table(null, 0, { forked: 'a_b-c@12' }))).toEqual({ id: 'a_b-c', act: 12 });
    expect(origin(table(null))).toBeNull();
  });

  test('a position to try is no what-if', () => {
    const tried = table(null, 0, { forked: 'try:middle@72' });
    expect(trial(tried)).toBe('middle');
    expect(origin(tried)).toBeNull();
    expect(trial(table(null, 0, { forked: 'a_b-c@12' }))).toBeNull();
    expect(trial(table(null))).toBeNull();
  });
});
