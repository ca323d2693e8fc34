/** Which landscapes landed last: seen by comparing a position with the one before it. */
import type { View } from './view';

export class Landing {
  landed = $state.raw<ReadonlySet<string>>(new Set());
  #before: Map<string, string> | null = null;

  see(view: View): void {
    const now = new Map<string, string>();
    view.players.forEach((player, seat) => {
      for (const { landscape, row, column } of player.realm) now.set(landscape, `${seat}:${row},${column}`);
    });
    const before = this.#before;
    this.#before = now;
    if (!before) return;
    const fresh = [...now].filter(([landscape, place]) => !landscape.startsWith('ST-') && before.get(landscape) !== place);
    const gone = [...before.keys()].some((landscape) => !now.has(landscape));
    if (fresh.length || gone) this.landed = new Set(fresh.map(([landscape]) => landscape));
  }
}
