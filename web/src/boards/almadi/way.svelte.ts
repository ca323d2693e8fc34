/** The tile that is on its way, and the landscapes that have just landed. */
import type { Draft } from '../../lib/wire';
import { key } from './realm';
import type { Landing, Landscape, View } from './view';

export interface InHand {
  tile: Landscape;
  /** What each cell would bring. */
  cells: ReadonlyMap<string, Landing>;
}

/** The tile that is being placed or moved, whoever does it. */
function moving({ turn, pending, players }: View): Landscape | undefined {
  return turn.taken ?? players[pending?.seat ?? -1]?.realm.find((placed) => placed.landscape === pending?.tile);
}

export class Way {
  landed = $state.raw<ReadonlySet<string>>(new Set());
  /** Kept while the tile lies on a cell and the act is not done: it may still go to another. */
  inHand = $state.raw<InHand | null>(null);
  #before: Map<string, string> | null = null;

  see(view: View, draft: Draft | null): void {
    const tile = moving(view);
    const cells = view.pending?.cells;
    if (tile && cells) this.inHand = { tile, cells: new Map(cells.map((cell) => [key(cell), cell])) };
    else if (!draft?.complete) this.inHand = null;
    this.#compare(view);
  }

  /** Which landscapes lie elsewhere than in the view before. */
  #compare(view: View): void {
    const now = new Map<string, string>();
    view.players.forEach((player, seat) => {
      for (const placed of player.realm) now.set(placed.landscape, `${seat}:${key(placed)}`);
    });
    const before = this.#before;
    this.#before = now;
    if (!before) return;
    const fresh = [...now].filter(([landscape, place]) => !landscape.startsWith('ST-') && before.get(landscape) !== place);
    const gone = [...before.keys()].some((landscape) => !now.has(landscape));
    if (fresh.length || gone) this.landed = new Set(fresh.map(([landscape]) => landscape));
  }
}
