import { describe, expect, test } from 'vitest';
import { cardOf, typeOf } from '../src/boards/alhambra/view';
import { around, boxOf, cellsOf, frontier, wallLine } from '../src/boards/alhambra/yard';
import type { WallPart } from '../src/boards/alhambra/view';

const wall = (...parts: [number, number, WallPart['side']][]): WallPart[] => parts.map(([x, y, side]) => ({ x, y, side }));

describe('the geometry of an Alhambra', () => {
  test('the fountain is a cell, and free cells lie round it row by row', () => {
    expect(cellsOf([])).toEqual([[0, 0]]);
    expect(frontier([[0, 0]])).toEqual([[0, -1], [-1, 0], [1, 0], [0, 1]]);
  });

  test('a free cell between two tiles is there once, a built one not at all', () => {
    const cells = cellsOf([
      { tile: 'tower-11-0', x: 1, y: 0 },
      { tile: 'tower-12-0', x: 1, y: 1 },
    ]);
    const free = frontier(cells).map(String);
    expect(free.filter((cell) => cell === '0,1')).toHaveLength(1);
    expect(free).not.toContain('1,0');
    expect(free).toHaveLength(7);
  });

  test('the box holds all cells and the rings around', () => {
    expect(boxOf([[0, 0], [2, -1]], 1)).toEqual({ x: -1, y: -2, w: 5, h: 4 });
    expect(boxOf([[0, 0]], 0)).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });

  test('the box around two boxes holds both', () => {
    expect(around({ x: 0, y: 0, w: 2, h: 1 }, { x: -1, y: -3, w: 1, h: 2 })).toEqual({ x: -1, y: -3, w: 3, h: 4 });
    expect(around({ x: 0, y: 0, w: 4, h: 4 }, { x: 1, y: 1, w: 1, h: 1 })).toEqual({ x: 0, y: 0, w: 4, h: 4 });
  });

  test('no wall is no line', () => {
    expect(wallLine([], 100, 4)).toBe('');
  });

  test('a straight wall runs just outside its tiles', () => {
    expect(wallLine(wall([0, 0, 'N'], [1, 0, 'N']), 100, 4)).toBe('M0 -4L100 -4L200 -4');
  });

  test('a wall turns an outer corner with both gaps', () => {
    expect(wallLine(wall([0, 0, 'N'], [0, 0, 'E']), 100, 4)).toBe('M0 -4L104 -4L104 100');
  });

  test('a wall turns an inner corner too', () => {
    expect(wallLine(wall([0, 0, 'E'], [1, 1, 'N']), 100, 4)).toBe('M104 0L104 96L200 96');
  });

  test('a wall all the way round is closed', () => {
    const round = wallLine(wall([0, 0, 'N'], [0, 0, 'E'], [0, 0, 'S'], [0, 0, 'W']), 100, 4);
    expect(round).toBe('M-4 -4L104 -4L104 104L-4 104L-4 -4Z');
  });
});

describe('names of pieces', () => {
  test('what stands on a card', () => {
    expect(cardOf('denar_7')).toEqual({ money: 'denar', value: 7, pair: null });
    expect(cardOf('diamond_3').money).toBe('diamond');
    expect(cardOf('bureau_florin-ducat')).toEqual({ money: null, value: 0, pair: ['florin', 'ducat'] });
  });

  test('the type of a tile', () => {
    expect(typeOf('garden-8-NW')).toBe('garden');
  });
});
