import { describe, expect, test } from 'vitest';
import { starAt, STAR } from '../src/table/stars';
import { briefly, inWords, meanings, thingsOf, turnsSince } from '../src/table/turns';
import type { LogEntry } from '../src/lib/wire';

const source = { text: { key: 'a' }, clause: '', before: 0, after: 0 };
const entry = (act: number, seat: number, scored: [number, number, number][] = [], things: string[] = []): LogEntry => ({
  act,
  seat,
  happenings: [{ kind: 'k', args: {}, text: { key: 'log' }, clause: '', things }],
  scored: scored.map(([who, before, after]) => ({ seat: who, before, after, sources: [source] })),
  scenes: [],
});

test('what was bought is said before what was paid for it', () => {
  const happened = ['paid_card', 'paid_card', 'bought', 'stored'].map((kind) => ({ kind, args: {}, text: { key: kind }, clause: '', things: [] }));
  expect(inWords(happened).map(({ kind }) => kind)).toEqual(['bought', 'stored', 'paid_card', 'paid_card']);
});

describe('turns since one has acted', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 2, [[2, 4, 9]]), entry(4, 2, [[2, 9, 8], [0, 3, 1]], ['a', 'b']), entry(5, 1)];

  test('acts of one seat in a row are one turn, with the points that they changed', () => {
    const turns = turnsSince(log, 0, 3);
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2, 1]);
    expect(turns[1]!.entries.map(({ act }) => act)).toEqual([3, 4]);
    expect([...turns[1]!.points]).toEqual([[2, 4], [0, -2]]);
    expect(turns[0]!.points.size).toBe(0);
  });

  test('one has just acted: nothing is left to tell', () => {
    expect(turnsSince(log, 1, 3)).toEqual([]);
  });

  test('who looks on sees the last turns of everybody, never the opening', () => {
    const all = [entry(0, -1), ...log];
    expect(turnsSince(all, -1, 3).map((turn) => turn.seat)).toEqual([1, 2, 1]);
    expect(turnsSince(all, -1, 9).map((turn) => turn.seat)).toEqual([0, 1, 2, 1]);
  });

  test('an act of which nothing is told is no turn, and seat 0 is somebody', () => {
    const silent = { ...entry(6, 2), happenings: [] };
    expect(turnsSince([...log, silent], 0, 3).map((turn) => turn.seat)).toEqual([1, 2, 1]);
    expect(turnsSince([entry(1, 1), entry(2, 0), entry(3, 2), entry(4, 1), entry(5, 2)], 0, 1).map((turn) => turn.seat)).toEqual([2, 1, 2]);
  });

  test('a turn of which only its beginning is told is no card', () => {
    const passed = { ...entry(6, 2), happenings: [{ kind: 'turn_begins', args: {}, text: { key: 'log' }, clause: '', things: [] }] };
    expect(turnsSince([...log, passed], 0, 3).map((turn) => turn.seat)).toEqual([1, 2, 1]);
  });

  test('a turn is about its last thing first', () => {
    expect(thingsOf(turnsSince(log, 0, 3)[1]!)).toEqual(['b', 'a']);
  });

  test('what it means: who leads by how much, who gained most, what changed for oneself', () => {
    const turns = turnsSince(log, 0, 3);
    const lines = meanings(turns, [1, 3, 8], 0);
    expect(lines[0]).toEqual({ kind: 'leads', seat: 2, by: 5 });
    expect(lines[1]).toMatchObject({ kind: 'gained', seat: 2, points: 4, scored: { before: 4, after: 9 } });
    expect(lines[2]).toMatchObject({ kind: 'changed', points: -2 });
    expect(meanings(turns, [8, 3, 8], 0)[0]).toEqual({ kind: 'level', seats: [0, 2], points: 8 });
    expect(meanings(turns, [3, 8, 8], 2)[0]).toEqual({ kind: 'level', seats: [1, 2], points: 8 });
    expect(meanings(turns, [null, null, null], 0)).toEqual([]);
    expect(meanings([], [1, 2, 3], 0)).toEqual([]);
  });
});

test('of the others the one who gained most is named, with what moved most; nobody where nobody gained', () => {
  const turns = turnsSince([entry(1, 1, [[1, 0, 2], [2, 0, 1]]), entry(2, 2, [[2, 1, 8], [1, 2, 3]])], 0, 3);
  expect(meanings(turns, [0, 3, 8], 0)[1]).toMatchObject({ kind: 'gained', seat: 2, points: 8, scored: { before: 1, after: 8 } });
  const lost = turnsSince([entry(1, 1, [[1, 4, 2], [2, 5, 5]])], 0, 3);
  expect(meanings(lost, [0, 2, 5], 0)).toHaveLength(1);
  const level = turnsSince([entry(1, 1, [[2, 5, 5]])], 0, 3);
  expect(meanings(level, [0, 2, 5], 0)).toHaveLength(1);
});

describe('stars lie outside of what they mark', () => {
  const board = { x: 0, y: 0, width: 600, height: 400 };
  const piece = { x: 100, y: 100, width: 40, height: 40 };
  const crosses = (at: { x: number; y: number }, box: typeof piece) =>
    at.x + STAR / 2 > box.x && at.x - STAR / 2 < box.x + box.width && at.y + STAR / 2 > box.y && at.y - STAR / 2 < box.y + box.height;

  test('beyond a corner of a piece, not over its middle', () => {
    const star = starAt(piece, [piece], [], board);
    expect(Math.hypot(star.x - 120, star.y - 120)).toBeGreaterThan(20 + STAR / 4);
  });

  test('not over another piece, nor over another star, where there is room', () => {
    const left = { x: 50, y: 60, width: 60, height: 60 };
    const star = starAt(piece, [piece, left], [], board);
    expect(crosses(star, left)).toBe(false);
    const second = starAt(piece, [piece, left], [star], board);
    expect(Math.hypot(second.x - star.x, second.y - star.y)).toBeGreaterThan(STAR);
  });

  test('inside the board, and in the corner of an area', () => {
    const corner = starAt({ x: 0, y: 0, width: 30, height: 30 }, [], [], board);
    expect([corner.x >= STAR / 2, corner.y >= STAR / 2]).toEqual([true, true]);
    const area = { x: 100, y: 100, width: 200, height: 200 };
    const star = starAt(area, [], [], board);
    expect([star.x > 100, star.y > 100]).toEqual([true, true]);
  });
});

test('a card tells what fits into it, and the first sentence in any case', () => {
  expect(briefly(['a'.repeat(30), 'b'.repeat(10), 'c'], 40)).toBe(2);
  expect(briefly(['a'.repeat(90), 'b'], 40)).toBe(1);
  expect(briefly(['a', 'b'], 40)).toBe(2);
  expect(briefly(['a'.repeat(20), 'b'.repeat(20), 'c'], 40)).toBe(2);
  expect(briefly([], 40)).toBe(0);
});
