/** Belaad's board. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Details from './Details.svelte';
import { factionOf, side } from './facts';
import { describe, findHashash, findScholar, name } from './names';
import Mark from './Mark.svelte';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

const DETAILED = new Set(['hand', 'pile', 'card', 'scholar', 'board', 'white', 'orange', 'top', 'bottom', 'seat', 'faction', 'bag', 'hashash', 'duel']);

export default {
  Board,
  PlayerCard,
  Details,
  Status,
  Mark,
  score: (view, seat) => side(view, factionOf(view, seat))?.score.total ?? null,
  hasDetails: (view, thing) => {
    const [kind = '', id = ''] = thing.split(':');
    if (kind === 'scholar') return findScholar(id, view) !== undefined;
    if (kind === 'hashash') return findHashash(id, view) !== undefined;
    return DETAILED.has(kind);
  },
  describe,
  name,
} satisfies BoardModule<View>;
