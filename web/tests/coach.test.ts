import { describe, expect, test } from 'vitest';
import { type Box, draw, edge, free, meet, onRim, OUTSIDE, STAR, uncovered } from '../src/table/arrows';
import { hangAt } from '../src/table/hanging';
import { Coach, goesOn, isLaid } from '../src/table/coach.svelte';
import { lossWord } from '../src/replay/curves';
import type { Draft, Hint } from '../src/lib/wire';

const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });
const ROOM = box(0, 0, 1000, 800);

/** The points that a path names. */
const points = (path: string): [number, number][] => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
const inside = ([x, y]: [number, number], { x: left, y: top, width, height }: Box) => x > left && y > top && x < left + width && y < top + height;

describe('arrows', () => {
  test('an arrow goes from beside one thing to beside the other', () => {
    const [from, to] = [box(100, 600), box(700, 100)];
    const { legs, rings } = draw([[from], [to]], [from, to], ROOM);
    expect(legs).toHaveLength(1);
    const [start] = points(legs[0]!.path);
    const [tip] = points(legs[0]!.head);
    for (const [point, thing] of [[start!, from], [tip!, to]] as const) {
      expect(inside(point, thing)).toBe(false);
      expect(inside(point, box(thing.x - 20, thing.y - 20, 80, 80))).toBe(true);
    }
    expect(rings).toEqual([box(100 - OUTSIDE, 600 - OUTSIDE, 48, 48), box(700 - OUTSIDE, 100 - OUTSIDE, 48, 48)]);
  });

  test('things in the same place are one station', () => {
    expect(draw([[box(100, 100, 200, 200)], [box(150, 150)]], [], ROOM).legs).toEqual([]);
  });

  test('a number lies on no symbol, and an arrow bends around one', () => {
    const wall = box(380, 200, 40, 260);
    const [from, to] = [box(100, 300), box(700, 300)];
    const { legs, star } = draw([[from], [to]], [from, to, wall], ROOM);
    expect(star).not.toBeNull();
    expect(meet(box(star!.x - STAR, star!.y - STAR, 2 * STAR, 2 * STAR), wall)).toBe(false);
    expect(Math.abs(points(legs[0]!.path)[1]![1] - 320)).toBeGreaterThan(200);
  });

  test('where everything is covered there is no number', () => {
    expect(draw([[box(100, 100)]], [box(0, 0, 1000, 800)], ROOM).star).toBeNull();
  });

  test('an arrow leaves a box at its edge', () => {
    expect(edge(box(0, 0), { x: 220, y: 20 }, 10)).toEqual({ x: 50, y: 20 });
  });

  test('of a fan of cards what can be seen is ringed', () => {
    expect(uncovered(box(0, 0), [box(25, 0)]).width).toBe(25 - OUTSIDE);
    expect(uncovered(box(0, 0), [box(0, 60)]).width).toBe(40);
  });

  test('a tag keeps to the room', () => {
    expect(free(onRim(box(100, 0), 60, 26), [], ROOM)?.y).toBeGreaterThan(0);
  });
});

describe('what hangs over the table', () => {
  test('hangs where it is wanted, if nothing needed lies there', () => {
    expect(hangAt(150, 50, 790, 'bottom', [box(10, 200), box(10, 590)])).toBe(640);
    expect(hangAt(150, 50, 790, 'top', [box(10, 640)])).toBe(50);
  });

  test('else at the other end, and between the things where both ends are needed', () => {
    expect(hangAt(150, 50, 790, 'bottom', [box(10, 700)])).toBe(50);
    const [market, hand] = [box(10, 180, 40, 60), box(300, 700, 40, 60)];
    const y = hangAt(150, 50, 790, 'bottom', [market, hand]);
    expect(y).toBeGreaterThan(240);
    expect(y + 150).toBeLessThan(700);
  });

  test('where everything is needed it covers least, and stays in view', () => {
    expect(hangAt(300, 50, 400, 'bottom', [box(10, 60), box(10, 300, 40, 100)])).toBe(50);
  });
});

const way = { text: { key: 'a' }, made: [{ text: { key: 'a' }, touches: ['market:florin', 'hand:1'], forced: false }], path: [], features: [] };
const hint = { parts: [[4], [8, 15, 15]], open: true, way } as unknown as Hint;
const draft = (parts: number[][], open = false, pointed: string[] = []) => ({ parts, open, pointed }) as unknown as Draft;

describe('advice follows the draft', () => {
  test.each([
    [draft([]), true],
    [draft([[4]]), true],
    [draft([[5]]), false],
    [draft([[4], [15]], true), true],
    [draft([[4], [15, 15, 8]], true), true],
    [draft([[4], [15, 15, 15]], true), false],
    [draft([[4], [8, 8]], true), false],
    [draft([[4], [8, 15, 15], []]), false],
    [draft([[4], [15, 8]]), false],
    [draft([], false, ['market:florin']), true],
    [draft([], false, ['market:denar']), false],
  ])('%j: %s', (one, expected) => expect(goesOn(hint, one)).toBe(expected));

  test('it is laid out when all of it lies there, in any order', () => {
    expect(isLaid(hint, draft([[4], [15, 8, 15]], true))).toBe(true);
    expect(isLaid(hint, draft([[4], [15, 8]], true))).toBe(false);
    expect(isLaid(hint, draft([[4]]))).toBe(false);
  });
});

test('the way of the hint that is pointed at is drawn, with its number; of the best one also what follows', () => {
  const coach = new Coach();
  const one = (path: string, then: string[][] | null = null) =>
    ({ parts: [[1]], way: { path: [[path]], made: [] }, then: then && { path: then } }) as unknown as Hint;
  coach.take([one('a', [['z']]), one('b'), one('c')], draft([]));
  expect(coach.strokes.map(({ path, kind, label }) => [path[0]![0], kind, label])).toEqual([['a', 'best', '1'], ['z', 'then', '2']]);
  coach.shown = 2;
  expect(coach.strokes.map(({ path, label }) => [path[0]![0], label])).toEqual([['c', '3']]);
});

test('a loss in words is a part of the chances that there were', () => {
  const word = (loss: number, better_chance: number) => lossWord({ loss, better_chance });
  expect([word(0.075, 1), word(0.15, 1), word(0.35, 1), word(0.7, 1), word(0.1, 0)]).toEqual(['tenth', 'fifth', 'half', 'most', 'little']);
  expect([word(0.02, 0.5), word(0.05, 0.5), word(0.1, 0.5), word(0.25, 0.5), word(0.45, 0.5)]).toEqual(['little', 'tenth', 'fifth', 'half', 'most']);
});
