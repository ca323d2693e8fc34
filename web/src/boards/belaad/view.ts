/**
 * The view of Belaad, as `src/majlis/games/belaad/seen.py` declares it.
 *
 * Counts that are zero are left out of a table of counts. The names of things are told in
 * `src/majlis/games/belaad/things.py`.
 */
import type { BelaadPile, BelaadSymbol as Sign, BelaadToken as Kind } from '../../lib/contract';

export type { Kind, Sign };
export type {
  BelaadAction as Action,
  BelaadCharacter as Character,
  BelaadFaction as Faction,
  BelaadFactionSeen as Side,
  BelaadFighterSeen as Fighter,
  BelaadHashash as Hashash,
  BelaadOfferedScholar as Offered,
  BelaadScholar as Scholar,
  BelaadUse as Use,
  BelaadView as View,
} from '../../lib/contract';

export const SIGNS: readonly Sign[] = ['recruit', 'influence', 'income', 'steal', 'military'];
export const KINDS: readonly Kind[] = [...SIGNS, 'orange'];
export const PILES = ['left', 'centre', 'right'] as const satisfies readonly BelaadPile[];
