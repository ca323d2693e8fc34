import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bars, coloursOf, isGrand, nextRow, places, pointsTold, seatsOf, type Staged } from '../src/table/scenes';
import Summary from '../src/table/Summary.svelte';
import { words } from '../src/lib/words.svelte';
import { isShown, Theatre } from '../src/table/theatre.svelte';
import type { Position, Scene } from '../src/lib/wire';

const row = (thing: string, points: number[]) => ({
  thing,
  text: { key: thing },
  clause: '',
  shares: points.map((value, seat) => ({ seat, number: value, place: value ? 1 : 0, points: value })),
  why: [],
});
const scene = (...rows: ReturnType<typeof row>[]): Scene => ({ kind: 'scoring', text: { key: 's' }, clause: '', start: 0, end: 1, rows, facts: [], args: {} });
const SCORING = scene(row('a', [0, 8]), row('b', [0, 0]), row('c', [7, 2]));
const BATTLE = scene(row('land', [0, 0]));

function staged(...scenes: Scene[]): Staged[] {
  const scored = [0, 1].map((seat) => ({ seat, before: 10 * (seat + 1), after: 0, sources: [] }));
  const entry = { act: 1, seat: 1, happenings: [], scored, scenes };
  return scenes.map((one) => ({ entry, scene: one, before: null, after: {} as Position }));
}

describe('a scene in numbers', () => {
  test('bars: before, told so far, this row', () => {
    const [one] = staged(SCORING);
    expect(bars(one!, 0, [])).toEqual([{ seat: 0, before: 10, told: 0, now: 0 }, { seat: 1, before: 20, told: 0, now: 8 }]);
    expect(bars(one!, 2, [])).toEqual([{ seat: 0, before: 10, told: 0, now: 7 }, { seat: 1, before: 20, told: 8, now: 2 }]);
    expect(bars(one!, 3, [])[1]).toEqual({ seat: 1, before: 20, told: 10, now: 0 });
  });

  test('an earlier scene of the act counts as before', () => {
    const [, second] = staged(SCORING, scene(row('d', [1, 1])));
    expect(bars(second!, 0, []).map((bar) => bar.before)).toEqual([17, 30]);
  });

  test('the end of a game counts every point from nothing', () => {
    const [one] = staged({ ...SCORING, kind: 'end' });
    expect(bars(one!, 3, [])).toEqual([{ seat: 0, before: 0, told: 7, now: 0 }, { seat: 1, before: 0, told: 10, now: 0 }]);
  });

  test('a scene that tells more than its act says what was there before it', () => {
    const [, turn] = staged(SCORING, { ...scene(row('d', [1, 1]), row('e', [2, 0]), row('f', [0, 3])), kind: 'chain', args: { before: [4, 5] } });
    expect(bars(turn!, 3, []).map(({ before, told }) => before + told)).toEqual([7, 9]);
    expect(isGrand(turn!.scene)).toBe(false);
  });

  test('a seat has what it had with the rows told so far, and in the end what the score sheet says', () => {
    const [one] = staged(SCORING);
    one!.entry.scored[1]!.after = 31;
    expect([0, 2, 3].map((row) => pointsTold(one!, row, 1, null))).toEqual([28, 30, 31]);
    expect([0, 3].map((row) => pointsTold(one!, row, 2, 6))).toEqual([6, 6]);
    const [first, second] = staged(SCORING, scene(row('d', [1, 1])));
    first!.entry.scored[0]!.after = 40;
    expect([pointsTold(first!, 3, 0, null), pointsTold(second!, 1, 0, null)]).toEqual([17, 40]);
  });

  test('where the table before it is forgotten, the points are those after it', () => {
    const [one] = staged(SCORING);
    one!.entry.scored = [];
    expect([0, 2, 3].map((row) => pointsTold(one!, row, 1, 17))).toEqual([15, 17, 17]);
    expect([0, 2, 3].map((row) => pointsTold({ ...one!, before: {} as Position }, row, 1, 7))).toEqual([15, 17, 17]);
  });

  test('a combat tells each of its rows, whatever they pay', () => {
    const combat = { ...SCORING, kind: 'combat' };
    expect([isGrand(combat), nextRow(combat, 0, 1)]).toEqual([false, 1]);
  });

  test('places are by points after it, and shared where level', () => {
    const [one] = staged(scene(row('a', [12, 2])));
    expect(places(bars(one!, 1, [])).map(({ place, after }) => [place, after])).toEqual([[1, 22], [1, 22]]);
    expect(seatsOf(SCORING)).toEqual([0, 1]);
    const [other] = staged(scene(row('a', [1, 2]), row('b', [12, 0])));
    expect(places(bars(other!, 1, [])).map(({ bar, place, after }) => [bar.seat, place, after])).toEqual([[0, 1, 23], [1, 2, 22]]);
    const three = [[0, 5], [1, 9], [2, 7]].map(([seat, before]) => ({ seat: seat!, before: before!, told: 0, now: 0 }));
    expect(places(three).map(({ bar }) => bar.seat)).toEqual([1, 2, 0]);
    expect(places(three.toReversed()).map(({ bar }) => bar.seat)).toEqual([1, 2, 0]);
    const turned = { ...row('a', [1, 2, 3]), shares: row('a', [1, 2, 3]).shares.reverse() };
    expect(seatsOf(scene(turned))).toEqual([0, 1, 2]);
  });

  test('a row that pays nobody is passed over in a scoring, not in a battle', () => {
    expect([nextRow(SCORING, -1, 1), nextRow(SCORING, 0, 1), nextRow(SCORING, 2, 1), nextRow(SCORING, 2, -1)]).toEqual([0, 2, 3, 0]);
    expect(nextRow(BATTLE, -1, 1)).toBe(0);
    const late = scene(row('a', [0, 0]), row('b', [0, 0]), row('c', [7, 2]));
    expect([nextRow(late, -1, 1), nextRow(late, 2, -1)]).toEqual([2, -1]);
  });

  test('a scene without points tells every row, and is no scoring', () => {
    const tiles = scene(row('x', [0, 0]), row('y', [0, 0]), row('z', [0, 0]));
    expect([isGrand(tiles), isGrand(SCORING), nextRow(tiles, 0, 1)]).toEqual([false, true, 1]);
  });

  test('a row has the colour of what it counts, by its own name or by that of its kind', () => {
    expect(coloursOf('type-tower')).toContain('var(--type-tower, var(--building-tower, ');
    expect(coloursOf('tower')).toContain('var(--building-tower, ');
  });

  test("somebody else's battle is shown where there is time for it; a scoring always", () => {
    const alone = scene({ ...row('land', [0]), shares: [{ seat: 2, number: 1, place: 0, points: 0 }] });
    expect([isShown(alone, 2, 0, 'calm'), isShown(alone, 2, 0, 'brisk'), isShown(alone, 0, 0, 'brisk'), isShown(alone, 0, 0, 'once')]).toEqual([true, false, true, false]);
    expect(isShown(BATTLE, 1, 0, 'brisk')).toBe(true);
    expect(isShown(SCORING, 2, 0, 'once')).toBe(true);
  });
});

describe('the theatre', () => {
  let still = false;
  beforeEach(() => {
    vi.useFakeTimers();
    still = false;
    vi.stubGlobal('matchMedia', () => ({ matches: still }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function begun(pace: 'step' | 'calm' | 'brisk' | 'once', ...scenes: Scene[]) {
    const theatre = new Theatre();
    const ended = vi.fn();
    void theatre.play(staged(...scenes), pace).then(ended);
    return { theatre, ended };
  }

  test('calm: a row each 1.6 s, the empty one passed over, then a summary that waits', async () => {
    const { theatre, ended } = await begun('calm', SCORING);
    expect(theatre.row).toBe(0);
    vi.advanceTimersByTime(1590);
    expect(theatre.row).toBe(0);
    vi.advanceTimersByTime(20);
    expect(theatre.row).toBe(2);
    vi.advanceTimersByTime(1600);
    expect(theatre.isSummary).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([theatre.now === null, ended.mock.calls.length]).toEqual([false, 0]);
    theatre.forward();
    await vi.advanceTimersByTimeAsync(0);
    expect([theatre.now, ended.mock.calls.length]).toEqual([null, 1]);
  });

  test('step: nothing goes on by itself', async () => {
    const { theatre } = await begun('step', SCORING);
    vi.advanceTimersByTime(60_000);
    expect(theatre.row).toBe(0);
    theatre.forward();
    theatre.back();
    expect(theatre.row).toBe(0);
  });

  test('brisk and at once: the summary goes away by itself after four seconds', async () => {
    for (const pace of ['brisk', 'once'] as const) {
      const { theatre, ended } = await begun(pace, SCORING);
      if (pace === 'brisk') vi.advanceTimersByTime(1600);
      expect(theatre.isSummary).toBe(true);
      await vi.advanceTimersByTimeAsync(3900);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(ended).toHaveBeenCalled();
    }
  });

  test('who wants it still sees the summary at once', async () => {
    still = true;
    const { theatre } = await begun('calm', SCORING);
    expect(theatre.isSummary).toBe(true);
  });

  test('pause stops it, another pace goes on from here, Home begins anew, End tells the result', async () => {
    const { theatre } = await begun('calm', SCORING);
    theatre.toggle();
    vi.advanceTimersByTime(10_000);
    expect(theatre.row).toBe(0);
    theatre.toggle();
    theatre.keep('brisk');
    vi.advanceTimersByTime(810);
    expect(theatre.row).toBe(2);
    theatre.end();
    expect(theatre.isSummary).toBe(true);
    theatre.home();
    expect(theatre.row).toBe(0);
  });

  test('one scene after the other: on from a result, and back to the one before', async () => {
    const { theatre, ended } = await begun('step', SCORING, BATTLE);
    theatre.back();
    expect([theatre.number, theatre.row]).toEqual([0, 0]);
    theatre.tell(3);
    theatre.forward();
    expect([theatre.number, theatre.row]).toEqual([1, 0]);
    theatre.back();
    expect([theatre.number, theatre.isSummary]).toEqual([0, true]);
    theatre.forward();
    theatre.forward();
    theatre.forward();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalled();
  });

  test('a short clock lets nothing open, and closes what is open; it can be seen again', async () => {
    const { theatre, ended } = await begun('calm', SCORING);
    theatre.isShort = () => true;
    await vi.advanceTimersByTimeAsync(600);
    expect(ended).toHaveBeenCalled();
    theatre.isShort = () => false;
    theatre.again('once');
    expect([theatre.now !== null, theatre.row]).toEqual([true, 0]);
  });
});

describe('the summary of a scene', () => {
  test('what was lost has its part of the bar, as wide as what was gained, with a true minus', () => {
    vi.spyOn(words, 'word').mockImplementation((key) => key);
    vi.stubGlobal('document', { getElementById: () => null });
    const [one] = staged({ ...scene(row('a', [6, 8]), row('dishonour', [-4, 0])), kind: 'end' });
    const { body } = render(Summary, { props: { staged: one!, scores: [], facts: [], grand: true, counted: true } });
    const parts = body.split('<span class="part').slice(1);
    const told = parts.map((part) => {
      const [, classes, wide, worth] = /^([^"]*)" style="flex-basis: ([\d.]+)%;[^>]*data-worth="(-?\d+)"/.exec(part)!;
      return [/\blost\b/.test(classes!), Number(wide), worth, />([\u2212\d]+)<\/span>/.exec(part)?.[1]];
    });
    // Whoever wins comes first; the longest bar is that of ten points that came or went.
    expect(told).toEqual([[false, 80, '8', '8'], [false, 60, '6', '6'], [true, 40, '-4', '\u22124']]);
    expect(body).toMatch(/title="[^"]*\u22124"/);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
