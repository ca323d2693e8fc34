/** Short texts and signs that several parts of the board need. */
import type { Words } from '../../lib/words.svelte';
import type { Area, Palace, Ranked } from './view';
import { isCountry, isSea } from './view';

/** The icon of an area. */
export function seal(area: Area): string {
  if (isCountry(area)) return isSea(area) ? 'mercenary-sea' : 'caravan';
  return area === 'court' ? 'court' : `guild-${area}`;
}

/** What a stack gets in its area, in words. */
export function gets(area: Area, { rank, place }: Ranked, words: Words): string {
  if (!rank?.acts) return words.word('board-beyond');
  if (area === 'court') return words.word('board-benevolence');
  const { gold = 0, amount: count = 0 } = rank;
  if (isCountry(area)) return words.word(place ? 'board-takes' : 'board-takes_first', { count });
  const given = service(area, count, words);
  return gold ? `${given} (${words.word('board-gold', { gold })})` : given;
}

/** A guild's service in words. */
export const service = (guild: Palace, count: number, words: Words): string => words.word(`board-service-${guild}`, { count });
