import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Show, type Hall } from '../src/table/show.svelte';
import type { Pace } from '../src/lib/pace';
import type { Position, Update } from '../src/lib/wire';

const position = (act: number, asked = false) => ({ act, view: { seat: 0 }, draft: asked ? {} : null }) as unknown as Position;
const happening = { kind: 'k', args: {}, text: { key: 'log' }, clause: '', things: [] };
const act = (number: number, seat: number, asked = false) =>
  ({ type: 'act', entries: [{ act: number, seat, happenings: [happening], scored: [], scenes: [] }], position: position(number, asked) }) as unknown as Update;

class Room implements Hall {
  seat = 0;
  position: Position | null = position(0);
  stage = vi.fn(() => Promise.resolve());
  seen = vi.fn<(act: number) => void>();
  apply(update: Update): void {
    if ('position' in update) this.position = update.position;
  }
  get at(): number {
    return this.position!.act;
  }
}

describe('what others do, at the viewer\u2019s pace', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  function begin(pace: Pace): { room: Room; show: Show } {
    const room = new Room();
    const show = new Show(room);
    show.keep(pace);
    return { room, show };
  }

  test('calm: who, then what; the next act comes when this one has been seen', async () => {
    const { room, show } = begin('calm');
    show.push(act(1, 1), false);
    show.push(act(2, 2), false);
    await pass(100);
    expect([room.at, show.telling?.act]).toEqual([0, 1]);
    await pass(350);
    expect(room.at).toBe(1);
    // what, result, the pause between two turns, and who acts next
    await pass(280 + 700 + 600 + 350 - 300);
    expect([room.at, show.telling?.act]).toEqual([1, 2]);
    await pass(500);
    expect(room.at).toBe(2);
  });

  test('the time that somebody thinks counts towards it', async () => {
    const { room, show } = begin('calm');
    show.push(act(1, 1), false);
    await pass(10_000);
    show.push(act(2, 1), false);
    await pass(450);
    expect(room.at).toBe(2);
  });

  test('one\u2019s own act is never delayed, and at once nothing is', async () => {
    const { room, show } = begin('calm');
    show.push(act(1, 0), false);
    await pass(0);
    expect(room.at).toBe(1);
    const quick = begin('once');
    for (const number of [1, 2, 3]) quick.show.push(act(number, 1), false);
    await pass(0);
    expect(quick.room.at).toBe(3);
  });

  test('step by step: each act waits for a tap', async () => {
    const { room, show } = begin('step');
    for (const number of [1, 2, 3]) show.push(act(number, 1), false);
    await pass(60_000);
    expect(room.at).toBe(1);
    show.forward();
    await pass(1000);
    expect(room.at).toBe(2);
    show.keep('calm');
    await pass(1000);
    expect(room.at).toBe(3);
  });

  test('a pause holds it, skipping goes to now', async () => {
    const { room, show } = begin('calm');
    show.toggle();
    for (const number of [1, 2, 3]) show.push(act(number, 1), false);
    await pass(60_000);
    expect(room.at).toBe(0);
    show.skip();
    await pass(100);
    expect([room.at, show.paused]).toEqual([3, false]);
  });

  test('one\u2019s own turn is known while acts are still shown', async () => {
    const { room, show } = begin('calm');
    show.push(act(1, 1), false);
    show.push(act(2, 1, true), false);
    await pass(500);
    expect([room.at, show.ahead]).toEqual([1, true]);
    show.skip();
    await pass(100);
    expect([room.at, show.ahead]).toEqual([2, false]);
  });

  test('what was shown is shown again in its time: what was before it, then each act', async () => {
    const { show } = begin('calm');
    for (const number of [1, 2]) show.push(act(number, 1), false);
    await pass(5000);
    void show.replay(1, 1);
    expect(show.at).toBe(null);
    show.again();
    const seen = () => [show.at, show.telling?.act];
    expect(seen()).toEqual([0, 1]);
    await pass(350 + 280 - 40);
    expect(seen()).toEqual([0, 1]);
    await pass(80);
    expect(seen()).toEqual([1, 2]);
    await pass(280 + 700 - 80);
    expect(show.at).toBe(1);
    await pass(120);
    expect(show.at).toBe(2);
    await pass(1000);
    expect(show.at).toBe(null);
  });

  test('an act of which nothing is told takes no time', async () => {
    const { room, show } = begin('calm');
    const silent = act(1, 1) as { entries: { happenings: unknown[] }[] };
    silent.entries[0]!.happenings = [];
    show.push(silent as unknown as Update, false);
    await pass(0);
    expect([room.at, show.telling]).toEqual([1, null]);
  });

  test('when much waits it goes faster, and says so', async () => {
    const { room, show } = begin('calm');
    for (let number = 1; number <= 20; number += 1) show.push(act(number, 1), false);
    await pass(500);
    expect(show.catching).toBe(true);
    await pass(20 * 650);
    expect([room.at, show.catching]).toEqual([20, false]);
  });

  test('a whole turn can be passed over', async () => {
    const { room, show } = begin('calm');
    for (const [number, seat] of [[1, 1], [2, 1], [3, 1], [4, 2]] as const) show.push(act(number, seat), false);
    await pass(500);
    expect(room.at).toBe(1);
    show.forwardTurn();
    await pass(300);
    expect(room.at).toBe(3);
  });

  test('what was shown can be looked at again, and is forgotten when one has acted', async () => {
    const { show } = begin('calm');
    show.push(act(1, 1), false);
    show.push(act(2, 1), false);
    await pass(5000);
    expect(show.glance).toBe(null);
    show.back();
    expect([show.glance?.act, show.telling?.act]).toEqual([1, 1]);
    show.back();
    expect(show.glance?.act).toBe(0);
    show.back();
    expect(show.glance?.act).toBe(0);
    show.forward();
    expect(show.glance?.act).toBe(1);
    show.forward();
    expect(show.glance).toBe(null);
    void show.replay(0, 2);
    expect(show.glance?.act).toBe(0);
    await pass(5000);
    expect(show.glance).toBe(null);
    show.push(act(3, 0), false);
    await pass(100);
    expect(show.moments).toEqual([]);
  });

  test('the scenes of an act are staged before the next one is shown', async () => {
    const { room, show } = begin('calm');
    let curtain = () => undefined as void;
    room.stage.mockReturnValueOnce(new Promise<void>((resolve) => (curtain = resolve)));
    show.push(act(1, 1), false);
    show.push(act(2, 1), false);
    await pass(60_000);
    expect(room.at).toBe(1);
    // What is still on has not been seen: a reload shows it again.
    expect(room.seen).not.toHaveBeenCalled();
    curtain();
    await pass(1500);
    expect(room.at).toBe(2);
    expect(room.seen.mock.calls).toEqual([[1], [2]]);
  });
});
