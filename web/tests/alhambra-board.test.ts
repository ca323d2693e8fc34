import { describe, expect, it } from 'vitest';
import { signsOf } from '../src/boards/alhambra/cause';
import { isHot, standOf } from '../src/boards/alhambra/modules';
import { lotsOf } from '../src/boards/alhambra/tocome';
import type { View } from '../src/boards/alhambra/view';
import { previewOf } from '../src/boards/alhambra/yard';

const player = (more: object) => ({ layout: [], reserve: [], pending: [], wall: 0, wall_path: [], ...more });
const table = (more: object): View => ({ seat: 0, bag: [], market: [null, null, null, null], drawn: null, dirk: [], players: [player({})], ...more }) as unknown as View;

describe('tiles to come', () => {
  it('says of each tile where it is and whose', () => {
    const lots = lotsOf(
      table({
        bag: ['tower-7-NEW'],
        market: [null, 'garden-8-NE', null, null],
        drawn: 'garden-9-E',
        dirk: ['arcades-4-NES'],
        players: [player({ reserve: ['tower-9-ES'] }), player({ layout: [{ tile: 'pavilion-6-N', x: 1, y: 0 }], pending: ['tower-12-0'] })],
      }),
    );
    expect(Object.fromEntries(lots)).toEqual({
      'tower-7-NEW': { where: 'bag' },
      'garden-8-NE': { where: 'market' },
      'garden-9-E': { where: 'market' },
      'arcades-4-NES': { where: 'dirk' },
      'tower-9-ES': { where: 'built', seat: 0 },
      'pavilion-6-N': { where: 'built', seat: 1 },
      'tower-12-0': { where: 'built', seat: 1 },
    });
  });
});

describe('how a module stands for a seat', () => {
  const words = { word: (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}` } as unknown as Parameters<typeof standOf>[3];
  const own = table({ players: [player({ coins: { florin: 2, denar: 1 }, hand: { diamond_3: 1, diamond_5: 2, florin_7: 1 } })] });

  it('says how many coins, and what the diamonds are worth', () => {
    expect(standOf('coins', own, 0, words)).toBe('state-coins {"count":3}');
    expect(standOf('diamonds', own, 0, words)).toBe('state-worth {"worth":13}');
  });
});

describe('a preview', () => {
  const here = { tile: 'garden-8-NE', x: 1, y: 0 };
  const now = table({ players: [player({ layout: [here], wall: 2 })] });

  it('is none while nothing is looked at', () => {
    expect(previewOf({}, now)).toBeNull();
    expect(previewOf(null, now)).toBeNull();
  });

  it('tells what would come, what would go, and the wall then', () => {
    const there = { tile: 'tower-9-ES', x: 0, y: 1 };
    const then = table({ players: [player({ layout: [there], wall: 4, wall_path: [{ x: 0, y: 1, side: 'E' }] })] });
    expect(previewOf({ view: then }, now)).toEqual({ came: [there], gone: [here], wall: 4, path: [{ x: 0, y: 1, side: 'E' }] });
  });

  it('is of the own Alhambra alone', () => {
    const watched = { ...now, seat: -1 } as View;
    expect(previewOf({ view: watched }, watched)).toBeNull();
  });
});

describe('cause and effect', () => {
  const told = (seat: number, ...happenings: [string, Record<string, string | number>][]) =>
    signsOf({ seat, happenings: happenings.map(([kind, args]) => ({ kind, args })) } as unknown as Parameters<typeof signsOf>[0]).map((one) => one.sign);

  it('goes from what was paid to the tile to its place', () => {
    expect(
      told(1, ['paid_card', { seat: 1, card: 'florin_3' }], ['bought', { seat: 1, tile: 'garden-8-NE' }], ['built', { seat: 1, tile: 'garden-8-NE' }]),
    ).toEqual(['card', 'arrow', 'tile', 'arrow', 'home']);
  });

  it('leaves out what others did, and what nobody did', () => {
    expect(told(1, ['took', { seat: 1, card: 'florin_3' }], ['claimed', { seat: 2, tile: 'garden-8-NE' }], ['card_opened', { card: 'denar_2' }])).toEqual(['card']);
  });

  it('does not begin with an arrow', () => {
    expect(told(0, ['built', { seat: 0, tile: 'garden-8-NE' }])).toEqual(['home']);
  });
});

it('lights a module of which something can be touched', () => {
  expect(isHot('caravanserai', { 'space:ducat-a,1': 'more' })).toBe(true);
  expect(isHot('caravanserai', { 'market:ducat': 'more' })).toBe(false);
  expect(isHot('vizier', { 'action:wake': 'more' })).toBe(true);
});
