/** A board for any game: the view as a list, the things that can be touched as buttons. */
import type { Component } from 'svelte';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';

const nothing: Component<any> = Nothing;

export const plain: BoardModule = {
  Board,
  PlayerCard: nothing,
  Details: nothing,
  Status: nothing,
  score: (view, seat) => {
    const score: unknown = view?.players?.[seat]?.score;
    return typeof score === 'number' ? score : null;
  },
  hasDetails: () => false,
  describe: () => '',
  name: (thing) => thing,
};

export default plain;
