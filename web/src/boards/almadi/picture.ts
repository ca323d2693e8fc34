/** What the picture of a scene needs to know: the steps of a chain, and which landscapes a source counts. */
import type { Scene } from '../../lib/wire';
import type { Placed, Player } from './view';

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

const COUNTED: Record<string, (placed: Placed) => boolean> = {
  oases: (placed) => placed.type === 'oasis' && placed.group > 1,
  caravans: (placed) => placed.type === 'caravan' || placed.type === 'market',
  palaces: (placed) => placed.type === 'palace' && (placed.points ?? 0) > 0,
  mosaics: (placed) => placed.type === 'palace' && (placed.points ?? 0) > 0,
  jars: (placed) => Object.values(placed.awake).includes('jar'),
};

/** The landscapes of a realm that a source counts; nothing where it counts something else. */
export function counted(player: Player, source: string): ReadonlySet<string> | undefined {
  const largest = Math.max(0, ...player.realm.filter((one) => one.type === 'oasis').map((one) => one.group));
  const fits = source === 'oasis_bonus' ? (one: Placed) => one.type === 'oasis' && one.group === largest && largest > 1 : COUNTED[source];
  return fits && new Set(player.realm.filter(fits).map((one) => one.landscape));
}
