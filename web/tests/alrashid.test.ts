import { describe, expect, test } from 'vitest';
import type { AlrashidSlot, AlrashidView } from '../src/lib/contract';
import type { Happening } from '../src/lib/wire';
import { causeOf } from '../src/boards/alrashid/cause';
import { pawnNames, place } from '../src/boards/alrashid/pieces';
import { plan, rowOf, tilt } from '../src/boards/alrashid/scales';
import { carpet, layOut, ring, type Room, TOUR } from '../src/boards/alrashid/shapes';
import { MOST_SAGES, planStack } from '../src/boards/alrashid/sizes';
import { AREAS, face, favoursOf, guildOf, itemsOf, offered, offersOf, prestige, stacks, titleOf } from '../src/boards/alrashid/view';

const slot = (seat: number, more: Partial<AlrashidSlot> = {}): AlrashidSlot => ({ seat, dominance: 1, sage: 1, ...more });

/** A view of which only a part is looked at. */
function seen(part: object): AlrashidView {
  const areas = Object.fromEntries(AREAS.map((area) => [area, []]));
  return { areas, ranks: {}, players: [], ...part } as unknown as AlrashidView;
}

describe('what the board reads', () => {
  test('stacks stand in the order of the ranks, those without one last', () => {
    const view = seen({
      areas: { court: [slot(0), slot(1, { pasha: 1 }), slot(2, { pasha: 1 })] },
      ranks: { court: [{ seat: 2, acts: true }, { seat: 1, acts: true }] },
    });
    expect(stacks(view, 'court').map(({ slot, rank, place }) => [slot.seat, rank?.acts, place])).toEqual([
      [2, true, 0],
      [1, true, 1],
      [0, undefined, 2],
    ]);
  });

  test('a palace offers its own titles, each as often as it is left', () => {
    const titles = {
      banker: { left: 2, gold: 5, palace: 'traditions' },
      trader: { left: 1, gold: 4, palace: 'commerce' },
      alchemist: { left: 1, gold: 6, palace: 'traditions' },
    };
    expect(offersOf(seen({ titles }), 'traditions')).toEqual(['banker', 'alchemist']);
    expect(offered(seen({ titles }), 'traditions')).toBe(3);
  });

  test('a leader has one favour, the Favourite those of all', () => {
    const favours = { intrigue: { general: 1, vizier: 1 }, military: { general: 1 }, traditions: {}, commerce: { vizier: 1 }, politics: {} };
    const view = seen({ printed: { favours, titles: {} } });
    expect(favoursOf(view, 'intrigue')).toEqual(['general', 'vizier']);
    expect(favoursOf(view, 'court')).toEqual([]);
    expect([guildOf(view, 'general'), guildOf(view, 'vizier')]).toEqual(['military', 'commerce']);
    expect(() => titleOf(view, 'none')).toThrow('none');
  });

  test('prestige is a number, or all that it can be', () => {
    const tile = { palace: 'politics', type: 'permanent', gold: 4, amount: 0, clause: 'AR-15.1' } as const;
    expect(prestige({ ...tile, prestige: 3 })).toBe('3');
    expect(prestige({ ...tile, prestige: null, steps: [[0, 0], [2, 3], [4, 6]] })).toBe('3/6');
  });

  test('a token says its colour and value, a country its items with the notes', () => {
    expect(face('blue_4')).toEqual(['blue', 4]);
    const countries = { sanmatia: { goods: { wood: 2 }, credit_notes: 1 } };
    expect(itemsOf(seen({ countries }), 'sanmatia')).toEqual({ wood: 2, credit_note: 1 });
  });
});

describe('which pawn is which', () => {
  const player = (hand: object, held = {}) => ({ hand, held });

  test('a pawn that moves keeps its name, those that stay keep theirs', () => {
    const before = pawnNames(seen({ players: [player({ sage: 2, pasha: 1 })] }));
    const [first, second] = before.get(place(0, 'sage', 'hand'))!;
    const moved = seen({ players: [player({ sage: 1, pasha: 1 })] });
    moved.areas = { ...moved.areas, court: [slot(0)] };
    const after = pawnNames(moved);
    expect(after.get(place(0, 'sage', 'hand'))).toEqual([first]);
    expect(after.get(place(0, 'sage', 'court'))).toEqual([second]);
    expect(pawnNames(moved)).toBe(after);
    expect(after.get(place(0, 'pasha', 'hand'))).toEqual(before.get(place(0, 'pasha', 'hand')));
  });
});

describe('where things are drawn', () => {
  const room = (more: Partial<Room> = {}): Room => ({ x: 0, y: 0, width: 100, height: 60, from: 'top', ...more });
  const parts = (count: number, width = 20) => Array.from({ length: count }, (_, what) => ({ width, what }));

  test('rows are centred and share their parts evenly', () => {
    const { parts: laid, scale } = layOut(room({ width: 70 }), [{ height: 20, gap: 0, parts: parts(4) }]);
    expect(scale).toBe(1);
    expect(laid.map(({ x, y }) => [x, y])).toEqual([[-20, 0], [0, 0], [-20, 20], [0, 20]]);
  });

  test('what is too high is squeezed into its room', () => {
    const bands = [{ height: 40, gap: 0, parts: parts(3, 60) }];
    expect(layOut(room(), bands).scale).toBeCloseTo(0.5);
    expect(layOut(room({ from: 'bottom' }), bands).parts.map(({ y }) => y)).toEqual([-120, -80, -40]);
  });

  test('a stack grows with its pawns, and many sages are one and a number', () => {
    expect(planStack(slot(0, { sage: 2 })).width).toBeGreaterThan(planStack(slot(0)).width);
    const many = planStack(slot(0, { pasha: 1, sage: MOST_SAGES + 1 }));
    expect(many.pawns.map(({ pawn }) => pawn)).toEqual(['pasha', 'sage']);
    expect(many.more).not.toBeNull();
    expect(planStack(slot(0, { sage: MOST_SAGES })).more).toBeNull();
  });

  test('every area has a place on both maps, inside of them', () => {
    for (const map of [carpet(745, 615), carpet(745, 480), ring(390)]) {
      expect(Object.keys(map.sites).sort()).toEqual([...TOUR].sort());
      for (const { room: at, shape } of Object.values(map.sites)) {
        expect(shape).not.toContain('NaN');
        expect(at.x > 0 && at.x < map.width && at.y > 0 && at.y < map.height).toBe(true);
        expect(Math.min(at.width, at.height)).toBeGreaterThan(20);
      }
    }
  });
});

describe('a pair of scales', () => {
  test('level stays level, more tips it, and it never falls over', () => {
    expect(tilt(0)).toBe(0);
    expect(tilt(1)).toBeCloseTo(4.2);
    expect(tilt(-1)).toBeCloseTo(-4.2);
    expect(tilt(30)).toBe(9);
  });

  test.each([
    [374, 128],
    [374, 190],
    [760, 210],
    [760, 460],
  ])('in %i by %i the pans stay in the picture, also when it is most tilted', (width, height) => {
    for (const difference of [-30, 0, 30]) {
      const { ends, hang, pan, scale } = plan(width, height, difference);
      for (const { x, y } of ends) {
        expect(y).toBeGreaterThan(0);
        expect(y + hang).toBeLessThan(height);
        expect(x - pan - 6).toBeGreaterThanOrEqual(0);
        expect(x + pan + 6).toBeLessThanOrEqual(width);
        const row = rowOf(5, x, pan, scale);
        expect(row[0]).toBeGreaterThanOrEqual(x - pan - 1);
        expect(row[4]! + 28 * scale).toBeLessThanOrEqual(x + pan + 1);
      }
    }
  });
});

describe('cause and effect of an act', () => {
  const told = (kind: string, args: Happening['args']): Happening => ({ kind, args, text: { key: '' }, clause: '', things: [] });

  test('a payment is given, a title gained, in the place that was visited', () => {
    const cause = causeOf(
      [told('visits', { seat: 1, area: 'politics', rank: 1 }), told('paid', { seat: 1, goods: ['wood'], cost: 15 }), told('gained_title', { seat: 1, title: 'economist' })],
      1,
    );
    expect(cause).toEqual({ place: 'politics', given: [{ is: 'gold', count: 15 }], gained: [{ is: 'title', title: 'economist' }] });
  });

  test('items of a kind are one picture, and what others do is left out', () => {
    const one = { seat: 0, good: 'spice', count: 1, area: 'spice_road' };
    const cause = causeOf([told('traded', one), told('traded', one), told('fled', { seat: 2, area: 'silk_road', count: 2, enemies: ['red_2'] })], 0);
    expect(cause).toEqual({ place: 'spice_road', given: [], gained: [{ is: 'item', item: 'spice', count: 2 }] });
  });

  test('a flight shows who stood there, and what it cost', () => {
    const { given, gained } = causeOf([told('fled', { seat: 2, area: 'silk_road', count: 2, enemies: ['red_2', 'blue_4'] })], 2);
    expect(given).toEqual([
      { is: 'shield', colour: 'red', value: 2 },
      { is: 'shield', colour: 'blue', value: 4 },
    ]);
    expect(gained.at(-1)).toMatchObject({ icon: 'dishonour', count: 2, bad: true });
  });

  test('of a placement the area is what came of it', () => {
    expect(causeOf([told('placed', { seat: 0, pawn: 'sage', area: 'court' })], 0)).toMatchObject({ place: null, gained: [{ is: 'area', area: 'court' }] });
  });
});
