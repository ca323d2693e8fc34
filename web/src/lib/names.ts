/** The names of the players at a table, in the reader's language. */
import type { SeatInfo } from './wire';
import { words } from './words.svelte';

/** People by their names; bots by their level, numbered where several are of one level. */
export function namesOf(seats: SeatInfo[]): string[] {
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || !seat.level) return seat.name;
    const level = words.has(`level-${seat.level}`) ? words.word(`level-${seat.level}`) : seat.name;
    const alike = seats.filter((other) => other.kind === 'bot' && other.level === seat.level);
    return alike.length > 1 ? words.word('bot-name', { level, number: alike.indexOf(seat) + 1 }) : level;
  });
}
