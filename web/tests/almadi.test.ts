import { describe, expect, test } from 'vitest';
import { boundsOf, findCharacter, litSides, objectivesInPlay } from '../src/boards/almadi/realm';
import { counted } from '../src/boards/almadi/picture';
import type { Landing, Placed, Player, View } from '../src/boards/almadi/view';

const placed = (row: number, column: number, awake: Placed['awake'] = {}) => ({ row, column, awake }) as Placed;
const landing = (row: number, column: number, awake: Landing['awake']) => ({ row, column, awake }) as Landing;

describe('the sides that are drawn awake', () => {
  test('are those that the view names', () => {
    expect(litSides(placed(2, 3, { n: 'moon', w: 'ruby' }), null, null)).toEqual(['n', 'w']);
  });

  test('a tile that is lifted takes its contacts along, and no others', () => {
    const lifted = placed(1, 3);
    expect(litSides(placed(2, 3, { n: 'moon', w: 'ruby' }), lifted, null)).toEqual(['w']);
    expect(litSides(placed(2, 4, { n: 'moon' }), lifted, null)).toEqual(['n']);
  });

  test('a tile that is held over a cell wakes the sides that face it', () => {
    const over = landing(2, 4, { w: 'genie', s: 'jar' });
    expect(litSides(placed(2, 3, { n: 'moon' }), null, over)).toEqual(['n', 'e']);
    expect(litSides(placed(3, 4), null, over)).toEqual(['n']);
    expect(litSides(placed(1, 4), null, over)).toEqual([]);
    expect(litSides(placed(4, 4), null, over)).toEqual([]);
  });
});

test('what a source counts is lit as the landscapes say; nothing is dimmed where it counts something else', () => {
  const realm = [{ landscape: 'a', counts: ['oases'] }, { landscape: 'b', counts: ['jars', 'oases'] }, { landscape: 'c', counts: [] }];
  const player = { realm } as unknown as Player;
  expect([...counted(player, 'oases')!]).toEqual(['a', 'b']);
  expect(counted(player, 'palaces')!.size).toBe(0);
  expect(counted(player, 'rubies')).toBe(undefined);
});

describe('the rows and columns that are drawn', () => {
  test('are four rows and a column more than the realm has, at least so many', () => {
    expect(boundsOf([placed(2, 0), placed(3, 2)], [], 5)).toEqual({ top: 1, bottom: 4, right: 5 });
    expect(boundsOf([placed(2, 0), placed(3, 6)], [], 5)).toEqual({ top: 1, bottom: 4, right: 7 });
  });

  test('rows beyond the four are drawn where a tile lies or may go', () => {
    expect(boundsOf([placed(-1, 1)], [5], 5)).toEqual({ top: -1, bottom: 5, right: 5 });
  });
});

const objective = (name: string, colour: string) => ({ objective: name, colour });

describe('the cards', () => {
  const view = {
    objectives: [objective('GR01', 'grey'), objective('RD01', 'red')],
    display: [{ character: 'ali', cost: 2 }],
    players: [
      { objectives: [{ ...objective('BL01', 'blue'), achieved: true }], recruited: [], hand: [{ character: 'jafar', cost: 3 }] },
      { objectives: [{ ...objective('RD02', 'red'), achieved: false }], recruited: [{ character: 'hussain', cost: 1 }] },
    ] as unknown as Player[],
  } as unknown as View;

  test('objectives keep their order, whoever holds them', () => {
    const shown = objectivesInPlay(view).map(({ objective: { objective: name }, holder, achieved }) => [name, holder, achieved]);
    expect(shown).toEqual([
      ['BL01', 0, true],
      ['RD01', -1, false],
      ['RD02', 1, false],
      ['GR01', -1, false],
    ]);
  });

  test('a character is found where it is', () => {
    expect(findCharacter(view, 'hussain')).toEqual({ cost: 1, where: 'recruited', seat: 1 });
    expect(findCharacter(view, 'jafar')).toEqual({ cost: 3, where: 'hand', seat: 0 });
    expect(findCharacter(view, 'ali')).toEqual({ cost: 2, where: 'display', seat: -1 });
    expect(findCharacter(view, 'abriza')).toEqual({ cost: null, where: 'elsewhere', seat: -1 });
  });
});
