import { describe, expect, test } from 'vitest';
import type { Table } from '../src/table/table.svelte';
import { isFolded, isOpen } from '../src/table/tray';

const table = ({ laid = 0, whole = false, bound = 'at_most', choices = 1, dragging = null as string | null, laysOut = false, basket = true } = {}): Table =>
  ({
    draft: { choices: Array.from({ length: choices }, () => ({})), basket: basket ? { is_whole: whole, bound, items: [{ laid }] } : null },
    pointer: { dragging, laysOut },
  }) as unknown as Table;

describe('the tray', () => {
  test('is folded while nothing must be laid out and something else can be done', () => {
    expect(isFolded(table())).toBe(true);
    for (const other of [{ laid: 1 }, { whole: true }, { bound: 'exactly' }, { choices: 0 }, { basket: false }]) expect(isFolded(table(other))).toBe(false);
  });

  test('opens when something is laid out or on its way, and never where the board does it', () => {
    expect([isOpen(table()), isOpen(table({ laid: 1 })), isOpen(table({ dragging: 'x' }))]).toEqual([false, true, true]);
    expect([isOpen(table({ laid: 1, laysOut: true })), isOpen(table({ basket: false }))]).toEqual([false, false]);
  });
});
