/** The tile that is on its way, and the landscapes that came to lie last. */
import type { Draft } from '../../lib/wire';
import { key } from './realm';
import { shown } from './shown.svelte';
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

function inHandOf(view: View | undefined): InHand | null {
  const tile = view && moving(view);
  const cells = view?.pending?.cells;
  return tile && cells ? { tile, cells: new Map(cells.map((cell) => [key(cell), cell])) } : null;
}

export class Way {
  landed = $state.raw<ReadonlySet<string>>(new Set());
  /** Kept while the tile lies on a cell and the act is not done: it may still go to another. */
  inHand = $state.raw<InHand | null>(null);
  /** The tile that is only being looked at, with its cells. */
  peeked = $state.raw<InHand | null>(null);
  #before: Map<string, string> | null = null;

  see(view: View, draft: Draft | null): void {
    const found = inHandOf(view);
    if (found) this.inHand = found;
    else if (!draft?.complete) this.inHand = null;
    this.#compare(view);
  }

  /** What would be in hand after what is only being looked at. */
  peek(view: View | undefined): void {
    this.peeked = inHandOf(view);
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
    if (fresh.length) shown.landed = bySeat(shown.landed, fresh, now);
  }
}

/** Each seat keeps what it laid last until it lays something else. */
function bySeat(old: ReadonlyMap<number, ReadonlySet<string>>, fresh: [string, string][], now: Map<string, string>): Map<number, ReadonlySet<string>> {
  const found = new Map([...old].map(([seat, tiles]) => [seat, new Set([...tiles].filter((tile) => now.has(tile)))]));
  for (const [, place] of fresh) found.set(Number(place.split(':')[0]), new Set());
  for (const [tile, place] of fresh) found.get(Number(place.split(':')[0]))?.add(tile);
  return found;
}
