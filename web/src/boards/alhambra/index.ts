/** The board of Alhambra with its eight modules. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Cause from './Cause.svelte';
import Details from './Details.svelte';
import { describe, nameOf } from './names';
import Picture from './Picture.svelte';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

export default {
  Board,
  PlayerCard,
  Details,
  Status,
  Picture,
  Cause,
  score: (view, seat) => view.players[seat]?.score ?? null,
  // The majorities are worth a look at any time; on a phone they open on the board, and nothing lies below the fold.
  hasDetails: () => innerWidth > 720,
  describe,
  name: nameOf,
} satisfies BoardModule<View>;
