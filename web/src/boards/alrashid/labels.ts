/** Short texts that several parts of the board need. */
import type { Words } from '../../lib/words.svelte';
import { service } from './material';
import type { Area, Guild } from './view';
import { isCountry, isSea } from './view';

/** The icon of an area. */
export function seal(area: Area): string {
  if (isCountry(area)) return isSea(area) ? 'mercenary-sea' : 'caravan';
  return area === 'court' ? 'court' : `guild-${area}`;
}

/** What a guild's service gives at a rank (0 is the first), without the word "service" in front of it. */
export function serviceAt(guild: Guild, rank: number, cost: number, words: Words): string {
  const count = service(guild).amount[rank] ?? 0;
  return words.word(`visit-service-${guild}`, { cost, count }).replace(/^[^:]*:\s*/, '');
}
