/** A board for any game that has none of its own: its view in zones, what can be touched as things. */
import type { Component } from 'svelte';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';
import PlayerCard from './PlayerCard.svelte';
import { type Entry, nameOf, ownOf, playersOf, tableOf, textOf } from './zones';

const nothing: Component<any> = Nothing;

export const plain: BoardModule = {
  Board,
  PlayerCard,
  Details: nothing,
  Status: nothing,
  score: (view, seat) => {
    const player = playersOf(view)[seat];
    const score = player?.points ?? player?.score;
    return typeof score === 'number' ? score : null;
  },
  hasDetails: () => false,
  describe: (view, words) => {
    const said = ({ name, chips }: Entry) => `${name}${words.word('colon')} ${chips.map(textOf).join(', ') || '–'}.`;
    return [...ownOf(view, view?.seat ?? -1, words, []), ...tableOf(view, words)].map(said).join(' ');
  },
  name: (thing, _, words) => nameOf(thing, words),
};

export default plain;
