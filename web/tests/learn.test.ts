import { afterEach, describe, expect, test, vi } from 'vitest';
import { lineTo } from '../src/learn/line';
import { stepAt, stepsOf } from '../src/learn/steps';
import { api } from '../src/lib/api';
import type { LessonTable, LessonTried, Order, Reply } from '../src/lib/wire';

afterEach(() => vi.restoreAllMocks());

const lesson = (frames: number) => ({ frames: Array(frames).fill({}) }) as unknown as LessonTable;

describe('the steps of a lesson', () => {
  test('each picture, then the reason, the try and what is kept, all with the last picture', () => {
    const steps = stepsOf(lesson(2));
    expect(steps.map(({ hash, frame }) => [hash, frame])).toEqual([['see', 0], ['see-2', 1], ['why', 1], ['now', 1], ['remember', 1]]);
    expect(stepsOf(lesson(0)).map(({ frame }) => frame)).toEqual([0, 0, 0]);
  });

  test('an address means its step, an unknown one the first', () => {
    const steps = stepsOf(lesson(2));
    expect([stepAt(steps, 'see-2'), stepAt(steps, 'remember'), stepAt(steps, 'nonsense')]).toEqual([1, 4, 0]);
  });
});

describe('the line to a lesson', () => {
  const single = { type: 'reply', id: 'lesson', ok: true, act: 0, draft: { single: true, parts: [[3]], forecast: { warnings: [] } } } as unknown as Reply;
  const tried = (order: Partial<Order>) => {
    vi.spyOn(api, 'drawLesson').mockResolvedValue(single);
    const tryLesson = vi.spyOn(api, 'tryLesson').mockResolvedValue({} as LessonTried);
    return lineTo('almadi', 'first', () => 0, () => undefined)(order as Order).then(() => tryLesson.mock.calls.length);
  };

  test('one gesture that is the whole act is tried at once; one that goes on with an act is not', async () => {
    expect(await tried({ type: 'draft', go: true, parts: [] })).toBe(1);
    vi.restoreAllMocks();
    expect(await tried({ type: 'draft', go: true, parts: [[1]] })).toBe(0);
    vi.restoreAllMocks();
    expect(await tried({ type: 'draft', go: false, parts: [] })).toBe(0);
  });
});
