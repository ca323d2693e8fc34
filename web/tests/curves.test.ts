import { describe, expect, test } from 'vitest';
import type { Review } from '../src/lib/api';
import { chanceCurves, sampled, scaleOf, scoreCurves, turningMarks } from '../src/replay/curves';

describe('the time line', () => {
  test('a curve for each seat, with the points after each act', () => {
    const curves = scoreCurves([
      { act: 0, points: [0, 3] },
      { act: 4, points: [5, 2] },
    ]);
    expect(curves).toEqual([
      { seat: 0, points: [[0, 0], [4, 5]] },
      { seat: 1, points: [[0, 3], [4, 2]] },
    ]);
  });

  test('chances in percent, spread over the whole line, and marks on them', () => {
    const review = { chances: [[0.25, 0.75], [0.5, 0.5], [1, 0]], costly: [{ act: 1, seat: 1 }, { act: 9, seat: 0 }] } as unknown as Review;
    expect(chanceCurves(review, 10)).toEqual([
      { seat: 0, points: [[0, 25], [5, 50], [10, 100]] },
      { seat: 1, points: [[0, 75], [5, 50], [10, 0]] },
    ]);
    expect(turningMarks(review)).toEqual([{ act: 1, value: 50 }, { act: 9, value: 100 }]);
    expect(chanceCurves({ ...review, chances: [[1]] } as Review, 10)).toEqual([{ seat: 0, points: [[0, 100]] }]);
  });

  test('the scale ends at a round number above all points', () => {
    const up = (value: number) => scaleOf([{ seat: 0, points: [[0, value]] }]).top;
    const down = (value: number) => scaleOf([{ seat: 0, points: [[0, value]] }]);
    expect(down(-19)).toEqual({ low: -20, top: 2, lines: [-18, -12, -6, 0] });
    const both = (least: number, most: number) => scaleOf([{ seat: 0, points: [[0, least], [1, most]] }]);
    expect(both(-10, 90).low).toBe(-10);
    expect(both(-1, 95)).toEqual({ low: -10, top: 100, lines: [0, 30, 60, 90] });
    expect([up(0), up(2), up(3), up(20), up(21), up(100), up(101), up(151)]).toEqual([2, 2, 4, 20, 30, 100, 150, 200]);
  });

  test('a score below zero is drawn below zero', () => {
    const curves = scoreCurves([
      { act: 0, points: [0, 0] },
      { act: 9, points: [-13, 24] },
    ]);
    expect(curves[0]!.points).toEqual([[0, 0], [9, -13]]);
    expect(scaleOf(curves)).toEqual({ low: -20, top: 30, lines: [-20, -10, 0, 10, 20, 30] });
    for (const least of [-3, -40, -170]) {
      const { low, top, lines } = scaleOf([{ seat: 0, points: [[0, least], [1, 60]] }]);
      expect(low).toBeLessThanOrEqual(least);
      expect(top).toBeGreaterThanOrEqual(60);
      expect(lines).toContain(0);
      expect(lines.length).toBeLessThan(8);
    }
  });

  test('a long game is looked at in forty places, its ends among them', () => {
    const acts = Array.from({ length: 200 }, (_, i) => i);
    expect(sampled(acts)).toHaveLength(40);
    expect([sampled(acts)[0], sampled(acts)[39]]).toEqual([0, 199]);
    expect(sampled([1, 2, 3])).toEqual([1, 2, 3]);
  });
});
