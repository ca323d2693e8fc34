/** A board for any game: the view as a list, the things that can be touched as buttons. */
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';

export const plain: BoardModule = {
  Board,
  PlayerCard: Nothing,
  Details: Nothing,
  Status: Nothing,
  score: (view, seat) => {
    const score: unknown = view?.players?.[seat]?.score;
    return typeof score === 'number' ? score : null;
  },
  hasDetails: () => false,
  describe: () => '',
  name: (thing) => thing,
};

export default plain;
