import { describe, expect, test } from 'vitest';
import { blows, factions, onTop, percent, points, signed, tokens, total } from '../src/boards/belaad/facts';
import type { Character, View } from '../src/boards/belaad/view';

const score = (total: number, hidden: number) => ({ score: { parts: {}, total, hidden } });
const table = {
  players: [{ faction: 'people' }, { faction: 'kingdom' }, { faction: 'order' }],
  factions: { kingdom: score(5, 2), people: score(3, 0), order: score(0, 0) },
  combat: { revealed: [{ id: 'a', by: 0 }, { id: 'b', by: null }, { id: 'c', by: 0 }, { id: 'd', by: 1 }] },
} as unknown as View;

describe('what Belaad’s board counts by itself', () => {
  test('the pieces of a table of counts, in which nothing stands for none', () => {
    expect(total({})).toBe(0);
    expect(total({ green: 12, red: 3, grey: 0 })).toBe(15);
    expect(tokens({ orange: 2, recruit: 1 })).toEqual(['recruit', 'orange', 'orange']);
  });

  test('the tokens at the top of a board, of both colours', () => {
    expect(onTop({ white: 2, orange_top: 1, orange_bottom: 1 } as Character)).toBe(3);
    expect(onTop({} as Character)).toBe(0);
  });

  test('a share in percent, and none of nothing', () => {
    expect([percent(1, 3), percent(2, 3), percent(4, 4), percent(0, 0)]).toEqual(['33 %', '67 %', '100 %', '–']);
  });

  test('a change carries its sign', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '+0']);
  });
});

describe('where Belaad’s board finds things', () => {
  test('one’s own faction comes first; a spectator sees the Kingdom first', () => {
    expect(factions(table, 0)).toEqual(['people', 'kingdom', 'order']);
    expect(factions(table, 2)).toEqual(['order', 'kingdom', 'people']);
    expect(factions(table, -1)).toEqual(['kingdom', 'people', 'order']);
  });

  test('a plus says that there are hidden spoils', () => {
    expect([points(table, 'kingdom'), points(table, 'people')]).toEqual(['5+', '3']);
  });

  test('each blow lies with who struck it, and apart where nobody knows', () => {
    const ids = (seat: number | null) => blows(table, seat).map((card) => card.id);
    expect([ids(0), ids(1), ids(null)]).toEqual([['a', 'c'], ['d'], ['b']]);
  });
});
