/** Where each of the tiles is, as everybody can see. */
import type { View } from './view';

export interface Lot {
  where: 'bag' | 'market' | 'built' | 'dirk';
  /** Whose it is: built, in reserve, or still to be placed. */
  seat?: number;
}

export const SIDE_NAMES = ['N', 'E', 'S', 'W'] as const;

/** The whereabouts of every tile. */
export function lotsOf(view: View): Map<string, Lot> {
  const lots = new Map<string, Lot>(view.bag.map((tile) => [tile, { where: 'bag' }]));
  for (const tile of [...view.market, view.drawn]) if (tile) lots.set(tile, { where: 'market' });
  for (const tile of view.dirk) lots.set(tile, { where: 'dirk' });
  view.players.forEach((player, seat) => {
    for (const tile of [...player.layout.map((one) => one.tile), ...player.reserve, ...player.pending]) lots.set(tile, { where: 'built', seat });
  });
  return lots;
}
