import { afterEach, describe, expect, test, vi } from 'vitest';
import { amount } from '../src/boards/alrashid/view';
import { sum } from '../src/boards/almadi/realm';
import { figure, signed } from '../src/lib/figures';
import { ago, span } from '../src/lib/time';
import { LANGUAGES, typeset, Words, words } from '../src/lib/words.svelte';

afterEach(() => vi.restoreAllMocks());

const SECOND = 1000;
const [HOUR, DAY] = [3600 * SECOND, 86_400 * SECOND];

describe('times', () => {
  test('a length of time in minutes, hours, days', () => {
    vi.spyOn(words, 'word').mockImplementation((key, args) => `${key} ${args?.days} ${args?.hours}`);
    expect(span(0)).toBe('0:00');
    expect(span(245 * SECOND - 1)).toBe('4:05');
    expect(span(2 * HOUR + 61 * SECOND)).toBe('2:01:01');
    expect(span(2 * DAY + 5 * HOUR)).toBe('page-days-hours 2 5');
  });

  test('how long ago, in the largest unit that fits', () => {
    vi.spyOn(words, 'word').mockImplementation((key) => key);
    const before = (milliseconds: number) => {
      const now = Date.parse('2026-05-01T12:00:00Z');
      vi.spyOn(Date, 'now').mockReturnValue(now);
      return ago(new Date(now - milliseconds).toISOString());
    };
    expect([before(0), before(60 * SECOND), before(3 * HOUR), before(DAY), before(4 * DAY)]).toEqual([
      'page-just-now',
      '1 minute ago',
      '3 hours ago',
      'yesterday',
      '4 days ago',
    ]);
  });
});

test('figures have a true minus, and gains a plus', () => {
  expect([signed(3), signed(0), signed(-2), figure(-2)]).toEqual(['+3', '0', '\u22122', '\u22122']);
});

test('counts are added up', () => {
  expect(sum({ ruby: 2, moon: 1, genie: undefined })).toBe(3);
  expect(amount({ metal: 2, silk: 3 })).toBe(5);
});

test.each(LANGUAGES)('sentences have a true minus (%s)', async (language) => {
  vi.stubGlobal('document', { documentElement: {} });
  const said = new Words();
  await said.load('alrashid');
  await said.use(language);
  const loss = said.say({ key: 'board-points', args: { points: -4 } });
  expect(loss).toContain('\u22124');
  expect(loss).not.toContain('-');
  vi.unstubAllGlobals();
});

test('a hyphen between letters or numbers is no minus', () => {
  expect(typeset('Ali-3, 1-4, (-4), 2026-11-18, well-read: -2')).toBe('Ali-3, 1-4, (\u22124), 2026-11-18, well-read: \u22122');
});
