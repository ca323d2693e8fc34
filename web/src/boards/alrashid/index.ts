/** The board of Al-Rashid. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Cause from './Cause.svelte';
import { describe, nameOf } from './describe';
import Details from './Details.svelte';
import Picture from './Picture.svelte';
import PlayerCard from './PlayerCard.svelte';
import Status from './Status.svelte';
import type { View } from './view';

const alrashid: BoardModule<View> = {
  Board,
  PlayerCard,
  Details,
  Status,
  Picture,
  Cause,
  score: (view, seat) => view.players[seat]?.prestige ?? null,
  hasDetails: () => true,
  describe,
  name: nameOf,
};

export default alrashid;
