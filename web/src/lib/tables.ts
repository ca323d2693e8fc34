/** Opening tables from the page. */
import type { GameInfo } from './api';
import { aboutOf } from '../boards/registry';
import { router } from './router.svelte';
import { openTable } from './shuffle';

const FAIR = 'apprentice';

/** The bot that a first opponent should be. */
export const fairLevel = (game: GameInfo): string => (game.levels.includes(FAIR) ? FAIR : (game.levels[0] ?? 'random'));

/** How many sit at a first game: as few as can, but where that would be another game. */
export const guidedPlayers = (game: GameInfo): number => aboutOf(game.name).guided ?? game.players[0] ?? 2;

/** A table for one person against bots, begun at once. */
export async function playBots(game: GameInfo, players: number, level: string, guided = false): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => `bot:${level}`);
  const table = await openTable({
    game: game.name,
    players,
    options: {},
    seats: ['me', ...bots],
    public: false,
    speed: 'none',
    ...(guided ? { guided } : {}),
  });
  router.go(`/t/${table.id}`);
}
