/** The board of Almadi. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Cause from './Cause.svelte';
import Details from './Details.svelte';
import { describe, landscapeOf, name, split } from './names';
import Picture from './Picture.svelte';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

const DETAILED = ['score', 'objective', 'character', 'pile', 'draw', 'effect', 'mosaic', 'stall', 'supply', 'cell'];

export default {
  Board,
  PlayerCard,
  Details,
  Status,
  Picture,
  Cause,
  score: (view, seat) => view.players[seat]?.points ?? null,
  hasDetails: (view, thing) => DETAILED.includes(split(thing)[0]) || landscapeOf(view, thing) !== null,
  describe,
  name,
} satisfies BoardModule<View>;
