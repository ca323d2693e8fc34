/** What the picture of a scene needs to know: the steps of a chain, and which landscapes a source counts. */
import type { Scene } from '../../lib/wire';
import type { Player } from './view';

export interface Step {
  deed: string;
  /** Where its tile lies, as "ROW,COLUMN"; empty where it has none. */
  cell: string;
}

export function stepsOf(scene: Scene): Step[] {
  const { deeds, cells } = scene.args;
  if (!Array.isArray(deeds) || !Array.isArray(cells)) return [];
  return deeds.map((deed, i) => ({ deed: String(deed), cell: String(cells[i] ?? '') }));
}

/** The sources that count landscapes; which ones, each landscape says itself. */
const OF_LANDSCAPES = ['oases', 'oasis_bonus', 'caravans', 'palaces', 'mosaics', 'jars'];

/** The landscapes of a realm that a source counts; nothing where it counts something else. */
export const counted = (player: Player, source: string): ReadonlySet<string> | undefined =>
  OF_LANDSCAPES.includes(source) ? new Set(player.realm.filter((one) => one.counts.includes(source)).map((one) => one.landscape)) : undefined;
