/** The board of Almadi. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Details from './Details.svelte';
import { describe, landscapeOf, name, split } from './names';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

const DETAILED = ['score', 'objective', 'character', 'pile', 'draw', 'effect'];

export default {
  Board,
  PlayerCard,
  Details,
  Status,
  score: (view, seat) => view.players[seat]?.points ?? null,
  hasDetails: (view, thing) => DETAILED.includes(split(thing)[0]) || landscapeOf(view, thing) !== null,
  describe,
  name,
} satisfies BoardModule<View>;
