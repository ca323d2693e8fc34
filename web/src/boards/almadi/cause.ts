/** What an act did, read out of its log lines: a tile, what it activated, and what was gained. */
import type { LogEntry } from '../../lib/wire';

export interface Gain {
  kind: 'mosaic' | 'stall' | 'rubies' | 'objective' | 'achieved' | 'character';
  name: string;
}

export interface Cause {
  /** How the tile came there; empty where none did. */
  deed: '' | 'placed' | 'moved' | 'swapped';
  tile: string | null;
  cell: [number, number] | null;
  activated: string[];
  gained: Gain[];
  /** Effects that were left unused. */
  lost: number;
}

const GAINS: Record<string, [Gain['kind'], string]> = {
  took_mosaic: ['mosaic', 'mosaic'],
  took_stall: ['stall', 'stall'],
  took_rubies: ['rubies', 'count'],
  took_objective: ['objective', 'objective'],
  robbed_objective: ['objective', 'objective'],
  achieved: ['achieved', 'objective'],
  recruited: ['character', 'character'],
  copied: ['character', 'character'],
};

export function causeOf(entry: LogEntry): Cause {
  const cause: Cause = { deed: '', tile: null, cell: null, activated: [], gained: [], lost: 0 };
  for (const { kind, args } of entry.happenings) {
    if (kind === 'placed' || kind === 'moved' || kind === 'swapped') {
      cause.deed = kind;
      cause.tile = String(args.tile ?? args.one);
      const [row = 0, column = 0] = String(args.cell).split(',').map(Number);
      cause.cell = [row, column];
    } else if (kind === 'activated' && Array.isArray(args.effects)) cause.activated = args.effects;
    else if (kind === 'dropped_effects') cause.lost = Number(args.count);
    const gain = GAINS[kind];
    // What is achieved at once need not be shown as taken too.
    if (gain && kind === 'achieved') cause.gained = cause.gained.filter((one) => one.name !== args.objective);
    if (gain) cause.gained.push({ kind: gain[0], name: String(args[gain[1]]) });
  }
  return cause;
}
