/** The names of things inside sentences, and English where a language lacks words. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Words } from '../src/lib/words.svelte';

/** Messages that only these tests know, by language. */
const OWN: Record<string, string> = vi.hoisted(() => ({
  it: `
thing-arch = arco
    .the = l’arco
    .gender = m
thing-tower = torre { $value }
    .the = la torre { $value }
    .gender = f
    .you = la tua torre
log-tested = { $seat } costruisce { $thing-the } ({ $thing }): { $thing-gender ->
    [f] pagata
   *[m] pagato
}.
    .you = Costruisci { $thing-the }.
log-asks = { $thing-of } { $stuff }
`,
  en: `
thing-arch = arch
    .the = the arch
    .of = of the arch
thing-new = novelty
log-tested = { $seat } builds { $thing }.
log-only = { $seat } finds { $thing-the }: { $count }
log-asks = { $thing-of }, in English
`,
}));

vi.mock('@fluent/bundle', async (load) => {
  const actual = await load<typeof import('@fluent/bundle')>();
  return {
    ...actual,
    FluentBundle: class extends actual.FluentBundle {
      constructor(language: string, options: object) {
        super(language, options);
        this.addResource(new actual.FluentResource(OWN[language] ?? ''));
      }
    },
  };
});

let words: Words;
const warned: string[] = [];
const failed: string[] = [];

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.spyOn(console, 'warn').mockImplementation((line: string) => warned.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => failed.push(line));
  warned.length = failed.length = 0;
  words = new Words();
  words.names = ['Aisha', 'Bilal'];
  await words.load('alhambra');
  await words.use('it');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const built = (thing: object, seat = 0) => ({ key: 'log-tested', args: { seat: { seat }, thing } }) as Parameters<Words['say']>[0];

describe('a thing in a sentence', () => {
  test('brings its article and its gender', () => {
    expect(words.say(built({ ref: 'thing-arch' }))).toBe('Aisha costruisce l’arco (arco): pagato.');
    const tower = { key: 'thing-tower', args: { value: 9 } };
    expect(words.say(built(tower))).toBe('Aisha costruisce la torre 9 (torre 9): pagata.');
    expect(failed).toEqual([]);
  });

  test('can be pointed at in every form but those that nobody reads', () => {
    expect(words.parts(built({ ref: 'thing-arch' }))).toEqual([
      { seat: 0, text: 'Aisha' },
      ' costruisce ',
      { ref: 'thing-arch', text: 'l’arco' },
      ' (',
      { ref: 'thing-arch', text: 'arco' },
      '): pagato.',
    ]);
  });

  test('keeps its form where the reader is spoken to', () => {
    words.you = 0;
    expect(words.parts(built({ ref: 'thing-arch' }))).toEqual(['Costruisci ', { ref: 'thing-arch', text: 'l’arco' }, '.']);
  });
});

describe('where a language lacks words', () => {
  const only = { key: 'log-only', args: { seat: { seat: 1 }, thing: { ref: 'thing-arch' }, count: 2 } } as Parameters<Words['say']>[0];

  test('English stands in as soon as it is there, and the log hears of it once', async () => {
    expect(words.say(only)).toBe('log-only');
    // `the` of the thing is said in Italian, since Italian has it.
    await vi.waitFor(() => expect(words.say(only)).toBe('Bilal finds l’arco: 2'));
    expect(words.word('thing-new')).toBe('novelty');
    expect(warned).toEqual(['no words for log-only in it: English stands in', 'no words for thing-new in it: English stands in']);
    expect(failed).toEqual([]);
  });

  test('a name that it lacks is English inside its sentence', async () => {
    words.word('thing-new');
    await vi.waitFor(() => expect(words.word('thing-new')).toBe('novelty'));
    const said = words.parts({ key: 'counted', args: { count: 2, thing: { ref: 'thing-new' } } });
    expect(said).toEqual(['2 × ', { ref: 'thing-new', text: 'novelty' }]);
  });

  test('a message that asks for more than it is told is said in English', async () => {
    const asks = { key: 'log-asks', args: { thing: { ref: 'thing-arch' } } };
    words.say(asks);
    await vi.waitFor(() => expect(words.say(asks)).toBe('of the arch, in English'));
  });

  test('English knows the words of a game that comes later', async () => {
    words.word('thing-new');
    await vi.waitFor(() => expect(words.word('thing-new')).toBe('novelty'));
    await words.load('belaad');
    expect(words.say(only)).toBe('Bilal finds l’arco: 2');
  });

  test('what English lacks too is shown as its key and is an error', async () => {
    words.word('thing-new');
    await vi.waitFor(() => expect(words.word('thing-new')).toBe('novelty'));
    expect(words.word('no-such-key')).toBe('no-such-key');
    expect(failed).toEqual(['no words for no-such-key in en']);
  });

  test('in English nothing stands in', async () => {
    await words.use('en');
    expect(words.word('no-such-key')).toBe('no-such-key');
    expect(failed).toEqual(['no words for no-such-key in en']);
    expect(warned).toEqual([]);
  });
});
