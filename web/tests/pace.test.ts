import { expect, test } from 'vitest';
import { catchingUp, lengthOf, MOST_WAITING, paceOf } from '../src/lib/pace';

test('what an older page has kept is understood', () => {
  expect(['step', 'calm', 'brisk', 'once'].map(paceOf)).toEqual(['step', 'calm', 'brisk', 'once']);
  expect(paceOf('instant')).toBe('once');
  expect([paceOf(undefined), paceOf('warp')]).toEqual(['calm', 'calm']);
});

test('acts are told in who, what and result, with a pause between two turns', () => {
  expect(lengthOf([1], 'calm')).toBe(350 + 280 + 700);
  expect(lengthOf([1, 1, 2], 'calm')).toBe(3 * 1330 + 600);
  expect(lengthOf([1, 2], 'brisk')).toBe(2 * 650 + 250);
  expect(lengthOf([1, 2, 3], 'once')).toBe(0);
});

test('the pace steps up only when more than twenty seconds wait', () => {
  const seats = (count: number) => Array.from({ length: count }, () => 1);
  const most = Math.floor(MOST_WAITING / 1330);
  expect(catchingUp(seats(most), 'calm')).toBe('calm');
  expect(catchingUp(seats(most + 1), 'calm')).toBe('brisk');
  expect(catchingUp(seats(31), 'brisk')).toBe('once');
  expect(catchingUp(seats(31), 'calm')).toBe('once');
  expect(catchingUp(seats(400), 'step')).toBe('step');
});
