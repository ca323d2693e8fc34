/** Names of things, and the position in words. */
import { signed } from '../../lib/figures';
import type { Words } from '../../lib/words.svelte';
import { findCharacter, isStart, objectivesInPlay, sum } from './realm';
import { type Cell, type Direction, DIRECTIONS, type Landing, type Landscape, type Placed, type Player, type View } from './view';

export function tileName(tile: Landscape, words: Words): string {
  const sides = Object.fromEntries(DIRECTIONS.map((direction) => [direction, words.word(`side-${tile.sides[direction]}`)]));
  return words.word('board-tile', { type: words.word(`type-${tile.type}`), ...sides });
}

/** What a side of a tile does, in one sentence. */
export const sideMeaning = (side: string, words: Words): string => words.word(side === 'act' || side === 'none' ? `board-side-${side}` : `board-effect-${side}`);

/** A symbol by its name and what it does. */
export const symbolWords = (side: string, words: Words): string =>
  words.word('board-symbol', { symbol: words.word(`side-${side}`), meaning: sideMeaning(side, words) });

/** What a side of a tile that lies in a realm does now; nothing is to be said of a tile that lies in none. */
export function sideNow(view: View, found: { tile: Landscape; player: Player | null; placed: Placed | null }, direction: Direction, words: Words): string | null {
  if (!found.placed) return null;
  const effect = found.placed.awake[direction];
  if (found.tile.sides[direction] === 'act') return effect ? words.word('board-symbol-wakes', { effect: words.word(`side-${effect}`) }) : words.word('board-symbol-alone');
  if (!effect) return words.word('board-symbol-idle');
  const count = found.player === whose(view) ? (view.turn.pending[effect as keyof View['turn']['pending']] ?? 0) : 0;
  return count ? words.word('board-symbol-waits', { count }) : words.word('board-symbol-active');
}

/** A cell in words: its row, and which cell of the row it is. */
export const cellWords = ({ row, column }: Cell, words: Words): string => words.word('cell', { row, column });

/** A short caption of an objective, where its full words are long. */
export const briefly = (objective: string, words: Words): string =>
  words.has(`brief-${objective}`) ? words.word(`brief-${objective}`) : words.word(`objective-${objective}`);

export const effectNames = (effects: string[], words: Words): string => effects.map((effect) => words.word(`side-${effect}`)).join(', ');

/** How far the viewer is with an objective. */
export const progressOf = (view: View, objective: string): { have: number; need: number }[] =>
  view.players[view.seat]?.facts.progress[objective] ?? [];

const whose = (view: View): Player | undefined => view.players[view.seat >= 0 ? view.seat : (view.pending?.seat ?? 0)];

const sameCell = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column;

/** What a tile would do on a cell: what it wakes, and the points. */
function landingName(cell: string, landing: Landing, words: Words): string {
  const effects = effectNames(Object.values(landing.awake), words);
  const points = landing.points ? [words.word('board-then_points', { points: signed(landing.points) })] : [];
  return [effects ? words.word('board-cell_wakes', { cell, effects }) : cell, ...points].join('; ');
}

function cellName(view: View, cell: Cell, player: Player, words: Words): string {
  const placed = player.realm.find((one) => sameCell(one, cell));
  if (placed) {
    const awake = effectNames(Object.values(placed.awake), words);
    const told = words.word('board-tile_at', { tile: tileName(placed, words), cell: cellWords(cell, words) });
    return awake ? `${told}; ${words.word('board-awake_here', { effects: awake })}` : told;
  }
  const free = words.word('board-cell', { cell: cellWords(cell, words) });
  const landing = player === whose(view) ? view.pending?.cells?.find((one) => sameCell(one, cell)) : undefined;
  return landing ? landingName(free, landing, words) : free;
}

function slotName(view: View, slot: number, words: Words): string {
  const tile = view.board[slot];
  const place = { row: Math.floor(slot / 2) + 1 };
  return tile ? words.word('board-slot', { ...place, tile: tileName(tile, words) }) : words.word('board-slot_empty', place);
}

function objectiveName(view: View, id: string, words: Words): string {
  const found = objectivesInPlay(view).find(({ objective }) => objective.objective === id);
  const parts = [words.word(`objective-${id}`)];
  if (!found) return parts[0]!;
  parts.push(words.word('board-points', { count: found.objective.points }));
  if (found.holder < 0) parts.push(words.word('board-on_table'));
  else parts.push(words.say({ key: found.achieved ? 'board-achieved_by' : 'board-held_by', args: { name: { seat: found.holder } } }));
  parts.push(...progressOf(view, id).map((part) => words.word('board-progress', part)));
  return parts.join(', ');
}

export function whereIs(view: View, character: string, words: Words): string {
  const { where, seat } = findCharacter(view, character);
  if (where === 'recruited') return words.say({ key: 'board-recruited_by', args: { name: { seat } } });
  if (where === 'hand' || where === 'aside') return words.word('board-hand_secret');
  return words.word(where === 'display' ? 'board-on_display' : 'board-unseen');
}

function characterName(view: View, character: string, words: Words): string {
  const { cost } = findCharacter(view, character);
  const parts = [words.word(`character-${character}`), words.word(`power-${character}`)];
  if (cost !== null) parts.push(words.word('board-cost', { count: cost }));
  parts.push(whereIs(view, character, words));
  return parts.join(', ');
}

function pileName(view: View, pile: string, words: Words): string {
  const { top, size } = pile === 'mosaics' ? view.mosaics : view.stalls;
  const parts = [words.word(`label-${pile}`), size ? words.word('board-left', { count: size }) : words.word('board-empty_pile')];
  if (top) parts.push(words.word('board-top_card', { card: words.word(`${pile === 'mosaics' ? 'mosaic' : 'stall'}-${top}`) }));
  return parts.join(', ');
}

const numbers = (text: string): number[] => text.split(',').map(Number);

function cellOf(text: string): Cell {
  const [row = 0, column = 0] = numbers(text);
  return { row, column };
}

type Namer = (rest: string, view: View, words: Words) => string;

const NAMERS: Record<string, Namer> = {
  slot: (rest, view, words) => slotName(view, Number(rest), words),
  draw: (_, view, words) => `${words.word('label-draw_pile')}, ${words.word('board-tiles_left', { count: view.draw_pile.size })}`,
  taken: (_, view, words) => (view.turn.taken ? words.word('board-taken', { tile: tileName(view.turn.taken, words) }) : ''),
  cell: (rest, view, words) => cellName(view, cellOf(rest), whose(view)!, words),
  theirs: (rest, view, words) => {
    const [seat = 0, row = 0, column = 0] = numbers(rest);
    return `${words.name(seat)}${words.word('colon')} ${cellName(view, { row, column }, view.players[seat]!, words)}`;
  },
  row: (rest, _, words) => words.word('board-outer_row', { row: Number(rest) }),
  start: (rest, view, words) => {
    const strip = view.starts.find(({ start }) => start === rest);
    const types = strip?.landscapes.map((square) => words.word(`type-${square.type}`)).join(', ') ?? '';
    return `${words.word('board-start_name')}${words.word('colon')} ${types}`;
  },
  effect: (rest, view, words) => {
    const count = view.turn.pending[rest as keyof View['turn']['pending']] ?? 0;
    return `${words.word(`side-${rest}`)}, ${words.word('board-times', { count })}`;
  },
  pile: (rest, view, words) => pileName(view, rest, words),
  supply: (_, view, words) => words.word('board-supply', { count: view.rubies }),
  mosaic: (rest, view, words) =>
    words.word('board-face_count', { face: words.word(`mosaic-${rest}`), count: whose(view)?.mosaics[rest as 'star'] ?? 0 }),
  stall: (rest, view, words) =>
    words.word('board-face_count', { face: words.word(`stall-${rest}`), count: whose(view)?.stalls[rest as 'spices'] ?? 0 }),
  objective: (rest, view, words) => objectiveName(view, rest, words),
  character: (rest, view, words) => characterName(view, rest, words),
  score: (rest, view, words) =>
    `${words.name(Number(rest))}, ${words.word('board-points', { count: view.players[Number(rest)]?.points ?? 0 })}`,
};

/** A thing as kind and the rest of its name. */
export function split(thing: string): [string, string] {
  const colon = thing.indexOf(':');
  return colon < 0 ? [thing, ''] : [thing.slice(0, colon), thing.slice(colon + 1)];
}

/** The name of a thing for the ear: kind, place, state. */
export function name(thing: string, view: View, words: Words): string {
  const [kind, rest] = split(thing);
  return NAMERS[kind]?.(rest, view, words) ?? thing;
}

/** The landscape that a thing is, with its realm and place where it lies in one. */
export function landscapeOf(view: View, thing: string): { tile: Landscape; player: Player | null; placed: Placed | null } | null {
  const [kind, rest] = split(thing);
  if (kind === 'taken') return view.turn.taken && { tile: view.turn.taken, player: null, placed: null };
  if (kind === 'slot') {
    const tile = view.board[Number(rest)];
    return tile ? { tile, player: null, placed: null } : null;
  }
  if (kind !== 'cell' && kind !== 'theirs') return null;
  const all = numbers(rest);
  const player = kind === 'cell' ? whose(view) : view.players[all[0] ?? 0];
  const [row = 0, column = 0] = all.slice(-2);
  const placed = player?.realm.find((one) => sameCell(one, { row, column }));
  return player && placed ? { tile: placed, player, placed } : null;
}

export { isStart };

/** The position in words: the market, then every realm row by row. */
export function describe(view: View, words: Words): string {
  const market = view.board.flatMap((tile) => (tile ? [words.word(`type-${tile.type}`)] : []));
  const realms = view.players.map((player, seat) => {
    const rows = [...new Set(player.realm.map((placed) => placed.row))].sort((a, b) => a - b);
    const said = rows.map((row) => {
      const types = player.realm.filter((placed) => placed.row === row).map((placed) => words.word(`type-${placed.type}`));
      return words.word('board-ear_row', { row, types: types.join(', ') });
    });
    return words.word('board-ear_realm', { name: words.name(seat), points: player.points, rubies: player.rubies, rows: said.join(' ') });
  });
  const waiting = sum(view.turn.pending) ? [words.word('label-waiting') + ': ' + effectNames(Object.keys(view.turn.pending), words) + '.'] : [];
  return [words.word('board-ear_market', { tiles: market.join(', ') }), ...waiting, ...realms].join(' ');
}
