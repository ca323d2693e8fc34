import { expect, test } from 'vitest';
import { soften } from '../src/lib/soften';

const shown = (text: string) => soften(text).replaceAll('\u00AD', '-');

test('a long word breaks where a reader would break it', () => {
  expect(shown('combattimento')).toBe('com-batti-mento');
  expect(shown('Sovrintendente')).toBe('Sovrin-ten-dente');
  expect(shown('appartements')).toBe('apparte-ments');
  expect(shown('Badroulboudour')).toBe('Badroul-bou-dour');
});

test('a short word stays whole, and so does everything between the words', () => {
  expect(shown('Maestro d’Armi, +2 per 3 ori')).toBe('Maestro d’Armi, +2 per 3 ori');
  expect(shown('cavaliere')).toBe('cava-liere');
});
