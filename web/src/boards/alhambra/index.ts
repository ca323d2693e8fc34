/** The board of Alhambra with its eight modules. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Details from './Details.svelte';
import { describe, nameOf } from './names';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

export default {
  Board,
  PlayerCard,
  Details,
  Status,
  score: (view, seat) => view.players[seat]?.score ?? null,
  // The majorities are worth a look at any time.
  hasDetails: () => true,
  describe,
  name: nameOf,
} satisfies BoardModule<View>;
