/** Boards by game, each a chunk of its own that is fetched when a table needs it. */
import type { BoardModule } from './board';
import { plain } from './plain';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { import: 'default' });

/** The board of a game; a game without one gets the plain board, which lists its view. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = game === 'plain' ? undefined : modules[`./${game}/index.ts`];
  return load ? await load() : plain;
}
