/** What the options of a game and their values are called. */
import type { GameOption } from './api';
import { words } from './words.svelte';

export type Value = GameOption['default'];

/** The name of an option, or null where that is none. */
export function optionName(game: string, option: string): string | null {
  const key = `option-${game}-${option}`;
  return words.has(key) ? words.word(key) : null;
}

export function valueName(game: string, option: string, value: Value): string {
  if (typeof value === 'boolean') return words.word(value ? 'page-yes' : 'page-no');
  if (typeof value === 'number') return value ? String(value) : words.word('page-none');
  return words.word(`value-${game}-${option}-${value}`);
}
