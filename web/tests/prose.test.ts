import { expect, test } from 'vitest';
import { forReaders } from '../src/rules/prose';

test('a rule is read without the names of decisions and effects, and with those of options', () => {
  const read = (text: string) => forReaders(text, (name) => name === 'edition');
  expect(read('In combat (`combat_step`): surrender.')).toBe('In combat: surrender.');
  expect(read('Which board (`release_orange`, `move_orange_from`), and which (`move_orange_to`).')).toBe('Which board, and which.');
  expect(read('Both rulebooks (`edition`) agree, at `fr` and (`a` or `b`).')).toBe('Both rulebooks (`edition`) agree, at `fr` and (`a` or `b`).');
});
