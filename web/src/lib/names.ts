/** The names of the players at a table. */
import type { SeatInfo } from './wire';
import { words } from './words.svelte';

export const namesOf = (seats: SeatInfo[]): string[] => seats.map((seat) => seat.name);

/** What kind of player a bot is: its level, in the reader's language. */
export const levelOf = (seat: SeatInfo): string =>
  seat.level && words.has(`level-${seat.level}`) ? words.word(`level-${seat.level}`) : words.word('page-bot');
