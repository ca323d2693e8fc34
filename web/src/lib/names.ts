/** The names of the players at a table. */
import type { SeatInfo } from './wire';
import { session } from './session.svelte';
import { words } from './words.svelte';

/** The name of a game; one that the page has no word for says it itself. */
export const titleOf = (game: string): string => (words.has(`page-game-${game}`) ? words.word(`page-game-${game}`) : (session.game(game)?.title ?? game));

/** A word of the page about a game, where there is one. */
export const wordOn = (what: string, game: string): string => (words.has(`${what}-${game}`) ? words.word(`${what}-${game}`) : '');

export const namesOf = (seats: SeatInfo[]): string[] => seats.map((seat) => seat.name);

/** What kind of player a bot is: its level, in the reader's language. */
export const levelOf = (seat: SeatInfo): string =>
  seat.level ? levelName(seat.level) : words.word('page-bot');

/** The name of a level; an agent of the host has the one that the host gave it. */
export const levelName = (level: string): string => (words.has(`level-${level}`) ? words.word(`level-${level}`) : level);
