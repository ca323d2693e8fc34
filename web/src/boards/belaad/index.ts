/** Belaad's board. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Cause from './Cause.svelte';
import Details from './Details.svelte';
import { factionOf, side } from './facts';
import { describe, isDetailed, name } from './names';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

export default {
  Board,
  PlayerCard,
  Details,
  Status,
  Mark,
  Picture,
  Cause,
  tall: true,
  score: (view, seat) => side(view, factionOf(view, seat))?.score.total ?? null,
  // On a phone the board reads things itself, in its middle.
  hasDetails: (view, thing) => innerWidth > 720 && isDetailed(thing, view),
  describe,
  name,
} satisfies BoardModule<View>;
