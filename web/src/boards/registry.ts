/** Boards by game, each a folder: the board a chunk of its own that is fetched when a table needs it, its cover at once. */
import type { Component } from 'svelte';
import { session } from '../lib/session.svelte';
import type { Of } from '../rules/of';
import type { About, BoardModule } from './board';
import { plain } from './plain';
import { about as plainAbout } from './plain/cover';
import PlainCover from './plain/Cover.svelte';

const modules = import.meta.glob<BoardModule>('./*/index.ts', { import: 'default' });
const abouts = import.meta.glob<About>('./*/cover.ts', { import: 'about', eager: true });
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default', eager: true });
const openings = import.meta.glob<Component<{ of: Of }>>('./*/Opening.svelte', { import: 'default' });

/** The folder of a game's board, as the server names it; the plain one for a game that has none here. */
function folder(game: string): string {
  const page = session.game(game)?.page ?? game;
  return `./${page && page !== 'plain' ? page : '-'}`;
}

/** The board of a game; a game without one gets the plain board, which lists its view. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = modules[`${folder(game)}/index.ts`];
  return load ? await load() : plain;
}

/** What a game looks like from outside. */
export const aboutOf = (game: string): About => abouts[`${folder(game)}/cover.ts`] ?? plainAbout;

/** What is drawn on a game's cover. */
export const coverOf = (game: string): Component => covers[`${folder(game)}/Cover.svelte`] ?? PlainCover;

/** Set-up, a turn and scoring in pictures, for the first page of the rulebook; not every game has them. */
export const openingOf = (game: string): Promise<Component<{ of: Of }>> | undefined => openings[`${folder(game)}/Opening.svelte`]?.();
