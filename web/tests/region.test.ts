import { describe, expect, it } from 'vitest';
import { regionOf } from '../src/boards/region';
import { isLit } from '../src/learn/lit';

const WHOLE = { width: 1000, height: 700 };

describe('the part of a board that a small picture shows', () => {
  it('is all of its width where nothing matters more', () => {
    expect(regionOf([], WHOLE, 0.7)).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
  });

  it('holds what matters, with some room, and stays on the board', () => {
    const part = regionOf([{ x: 900, y: 640, width: 90, height: 50 }], WHOLE, 0.5);
    expect(part.x + part.width).toBeCloseTo(1000);
    expect(part.y + part.height).toBeCloseTo(700);
    expect(part.width).toBeCloseTo(1000 / 2.2);
    expect(part.height).toBeCloseTo(part.width / 2);
  });

  it('grows with what matters, up to the whole width', () => {
    const two = [
      { x: 100, y: 100, width: 50, height: 50 },
      { x: 700, y: 150, width: 50, height: 50 },
    ];
    const part = regionOf(two, WHOLE, 0.5);
    expect(part.width).toBeCloseTo(722);
    expect(part.x).toBeCloseTo(64);
    expect(regionOf([{ x: 0, y: 0, width: 990, height: 10 }], WHOLE, 0.5).width).toBe(1000);
  });
});

describe('what is lit', () => {
  it('is named itself, as a whole or by how it begins', () => {
    expect(isLit(['hand:'], 'hand:florin_3')).toBe(true);
    expect(isLit(['area:court'], 'area:court')).toBe(true);
    expect(isLit(['area:court'], 'area:court:pawn')).toBe(true);
    expect(isLit(['area:court'], 'area:courtyard')).toBe(false);
  });
});
