/** The names of the players at a table. */
import type { SeatInfo } from './wire';
import { words } from './words.svelte';

export const namesOf = (seats: SeatInfo[]): string[] => seats.map((seat) => seat.name);

/** What kind of player a bot is: its level, in the reader's language. */
export const levelOf = (seat: SeatInfo): string =>
  seat.level ? levelName(seat.level) : words.word('page-bot');

/** The name of a level; an agent of the host has the one that the host gave it. */
export const levelName = (level: string): string => (words.has(`level-${level}`) ? words.word(`level-${level}`) : level);
