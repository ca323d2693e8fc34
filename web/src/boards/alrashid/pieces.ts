/**
 * Which pawn is which: pawns of a kind are alike, so each keeps its name as long as it stays where it is,
 * and only those that left a place turn up at another. The page moves pieces by these names.
 */
import { AREAS, PAWNS, type View } from './view';

/** Names of pawns by place: "0:sage:hand" or "0:sage:court". */
export type Names = Map<string, string[]>;

const known = new WeakMap<View, Names>();
let last: Names = new Map();

export const place = (seat: number, pawn: string, where: string): string => `${seat}:${pawn}:${where}`;

/** The names of all pawns in a view; the same view always gives the same names. */
export function pawnNames(view: View): Names {
  let names = known.get(view);
  if (!names) known.set(view, (names = last = rename(last, countsOf(view))));
  return names;
}

function countsOf(view: View): Map<string, number> {
  const counts = new Map<string, number>();
  view.players.forEach((player, seat) => {
    for (const pawn of PAWNS) {
      counts.set(place(seat, pawn, 'hand'), player.hand[pawn] ?? 0);
      counts.set(place(seat, pawn, 'held'), player.held[pawn] ?? 0);
      for (const area of AREAS) {
        const slot = view.areas[area].find((one) => one.seat === seat);
        counts.set(place(seat, pawn, area), slot?.[pawn] ?? 0);
      }
    }
  });
  return counts;
}

function rename(before: Names, counts: Map<string, number>): Names {
  const names: Names = new Map();
  const loose = new Map<string, string[]>();
  const kind = (at: string) => at.slice(0, at.lastIndexOf(':'));
  for (const [at, old] of before) {
    const stay = Math.min(old.length, counts.get(at) ?? 0);
    names.set(at, old.slice(0, stay));
    loose.set(kind(at), [...(loose.get(kind(at)) ?? []), ...old.slice(stay)]);
  }
  for (const [at, count] of counts) {
    const here = names.get(at) ?? [];
    names.set(at, here);
    const spare = loose.get(kind(at)) ?? [];
    while (here.length < count) here.push(spare.shift() ?? fresh(kind(at), names, loose));
  }
  return names;
}

function fresh(kind: string, names: Names, loose: Map<string, string[]>): string {
  const used = new Set([...names.values(), ...loose.values()].flat());
  let number = 1;
  while (used.has(`pawn:${kind}:${number}`)) number += 1;
  return `pawn:${kind}:${number}`;
}
