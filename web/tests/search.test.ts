import { describe, expect, test } from 'vitest';
import { fold, has, pieces, stem, wanted } from '../src/rules/search';

describe('searching the rules', () => {
  test.each([
    ['en', 'caravanserais', 'caravanserai'],
    ['en', 'factories', 'factory'],
    ['en', 'boxes', 'box'],
    ['en', 'pass', 'pass'],
    ['en', 'Titles', 'title'],
    ['fr', 'décomptes', 'décompte'],
    ['fr', 'plateaux', 'plateau'],
    ['fr', 'égaux', 'égal'],
    ['it', 'carovane', 'carovana'],
    ['it', 'mercanti', 'mercante'],
    ['it', 'banche', 'banca'],
    ['it', 'ori', 'oro'],
    ['it', 'caravanserragli', 'caravanserraglio'],
    ['fr', 'caravansérails', 'caravansérail'],
    ['en', 'halves', 'half'],
    ['en', 'genies', 'genie'],
    ['en', 'ties', 'tie'],
    ['en', 'plays', 'play'],
    ['en', 'bureaux', 'bureau'],
  ] as const)('%s: %s is found by %s and the other way round', (language, many, one) => {
    expect(stem(many, language)).toBe(stem(one, language));
    expect(has(`x ${many} y`, wanted(one, language), language)).toBe(true);
    expect(has(`x ${one} y`, wanted(many, language), language)).toBe(true);
  });

  test('accents and capitals make no difference', () => {
    expect(fold('Érudit, bœuf')).toBe('erudit, boeuf');
    expect(has('La Réserve', wanted('reserve', 'fr'), 'fr')).toBe(true);
    expect(has('la reserve', wanted('RÉSERVE', 'fr'), 'fr')).toBe(true);
  });

  test('a short word is itself and no beginning, and an article is nothing', () => {
    expect(has('l’ordre du jour', wanted('or', 'fr'), 'fr')).toBe(false);
    expect(has('5 pièces d’or', wanted('l’or', 'fr'), 'fr')).toBe(true);
    expect(has('Un ordine', wanted('oro', 'it'), 'it')).toBe(false);
    expect(has('paghi 5 ori', wanted('5 oro', 'it'), 'it')).toBe(true);
  });

  test('all words must be there, in any order; the beginning of one is enough', () => {
    const text = 'Every title scores the prestige points shown on it.';
    expect(has(text, wanted('prestige tit', 'en'), 'en')).toBe(true);
    expect(has(text, wanted('prestige goods', 'en'), 'en')).toBe(false);
    expect(has('hardwood', wanted('wood', 'en'), 'en')).toBe(true);
    expect(has('prosper', wanted('per', 'en'), 'en')).toBe(false);
    expect(has(text, [], 'en')).toBe(true);
  });

  test('what was found is marked, as it is written', () => {
    expect(pieces('The caravanserais of Ali.', wanted('Caravanserai', 'en'), 'en')).toEqual([
      { text: 'The ', found: false },
      { text: 'caravanserais', found: true },
      { text: ' of Ali.', found: false },
    ]);
    expect(pieces('nothing here', wanted('tower', 'en'), 'en')).toEqual([{ text: 'nothing here', found: false }]);
    expect(pieces('', [], 'en')).toEqual([]);
  });
});
