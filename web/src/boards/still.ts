/**
 * A board as a still picture: the game's own board, drawn once out of sight and taken over as it is.
 *
 * Nothing of a still lives: it costs no more than its nodes, and its words stay those of its game and its players.
 */
import { mount, unmount } from 'svelte';
import { namesOf } from '../lib/names';
import { Pointer } from '../lib/pointer.svelte';
import type { Position, TableInfo } from '../lib/wire';
import { words } from '../lib/words.svelte';
import type { Box } from './region';
import { boardOf } from './registry';

/** The box of a board on a desk. */
export const WIDE = 1000;
export const HIGH = 700;
/** A board measures its box, and may draw itself anew after that. */
const FRAMES = 3;
/** A page that is not looked at has no frames. */
const NO_FRAME = 120;

const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, NO_FRAME);
  });

export interface Still {
  picture: HTMLElement;
  /** Where the things lie that matter. */
  boxes: Box[];
}

function boxesOf(board: HTMLElement, matters: (thing: string) => boolean): Box[] {
  const frame = board.getBoundingClientRect();
  return [...board.querySelectorAll('[data-thing]')]
    .filter((element) => matters(element.getAttribute('data-thing') ?? ''))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .map((box) => ({ x: box.left - frame.left, y: box.top - frame.top, width: box.width, height: box.height }));
}

/** The table as a seat sees it; one after the other, since the words are those of one table. */
export async function still(position: Position, table: TableInfo, seat: number, matters: (thing: string) => boolean): Promise<Still> {
  const board = await boardOf(table.game);
  await words.load(table.game);
  [words.names, words.you] = [namesOf(table.seats), -1];
  const box = document.createElement('div');
  box.inert = true;
  box.style.cssText = `position:fixed;top:0;left:-${2 * WIDE}px;width:${WIDE}px;height:${HIGH}px;display:flex;flex-direction:column;contain:strict`;
  document.body.append(box);
  // Nobody is asked anything here.
  const props = { position: { ...position, draft: null }, table, seat, pointer: new Pointer(), compact: false, beside: true };
  const drawn = mount(board.Board, { target: box, props });
  try {
    for (let i = 0; i < FRAMES; i += 1) await frame();
    const picture = box.cloneNode(true) as HTMLElement;
    picture.removeAttribute('style');
    return { picture, boxes: boxesOf(box, matters) };
  } finally {
    await unmount(drawn);
    box.remove();
  }
}
