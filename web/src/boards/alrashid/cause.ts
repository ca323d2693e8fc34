/** Cause and effect of an act as small pictures: the place, what was given, what came of it; read out of its happenings. */
import type { Happening } from '../../lib/wire';
import { type Area, type Colour, face, type Item, type Token } from './view';

export type Bit =
  | { is: 'item'; item: Item; count: number }
  | { is: 'shield'; colour: Colour; value: number | null }
  | { is: 'gold'; count: number }
  | { is: 'icon'; icon: string; count: number; key: string; bad?: boolean }
  | { is: 'title'; title: string }
  | { is: 'area'; area: Area }
  | { is: 'sums'; force: number; strength: number };

export interface Cause {
  place: Area | null;
  given: Bit[];
  gained: Bit[];
}

const text = (value: unknown): string => String(value);
const shields = (names: unknown): Bit[] =>
  (names as string[]).map((token) => {
    const [colour, value] = face(token as Token);
    return { is: 'shield', colour, value };
  });
const icon = (name: string, key: string, count = 1, bad = false): Bit => ({ is: 'icon', icon: name, count, key, ...(bad ? { bad } : {}) });
const shame = ({ args }: Happening): Bit => icon('dishonour', 'label-dishonour', Number(args.count), true);

type Sides = { given?: (one: Happening) => Bit[]; gained?: (one: Happening) => Bit[] };

/** What each kind of happening gives and brings, in pictures. */
const KINDS: Record<string, Sides> = {
  placed: { given: ({ args }) => [icon(text(args.pawn), `pawn-${args.pawn}`)], gained: ({ args }) => [{ is: 'area', area: args.area as Area }] },
  moved: { given: ({ args }) => [icon(text(args.pawn), `pawn-${args.pawn}`)], gained: ({ args }) => [{ is: 'area', area: args.area as Area }] },
  spy_moved: { given: ({ args }) => [icon(text(args.pawn), `pawn-${args.pawn}`)], gained: ({ args }) => [{ is: 'area', area: args.area as Area }] },
  activates: { given: ({ args }) => [{ is: 'title', title: text(args.title) }] },
  revealed: { gained: ({ args }) => shields([args.token]) },
  struck: { given: ({ args }) => shields(args.tokens) },
  weighed: { given: ({ args }) => [{ is: 'sums', force: Number(args.force), strength: Number(args.strength) }] },
  fled: { given: ({ args }) => shields(args.enemies), gained: (one) => [icon('home', 'stake-home'), shame(one)] },
  lost: { gained: () => [icon('home', 'stake-home')] },
  won: { gained: () => [icon('tick', 'stake-win')] },
  no_pasha: { gained: (one) => [icon('home', 'stake-home'), shame(one)] },
  idle: { gained: (one) => [shame(one)] },
  enchanter: { gained: (one) => [shame(one)] },
  paid: { given: ({ args }) => [{ is: 'gold', count: Number(args.cost) }] },
  note_spent: { given: () => [{ is: 'item', item: 'credit_note', count: 1 }] },
  gave_good: { given: ({ args }) => [{ is: 'item', item: args.good as Item, count: 1 }] },
  gained_pawn: { gained: ({ args }) => [icon(text(args.pawn), `pawn-${args.pawn}`)] },
  gained_title: { gained: ({ args }) => [{ is: 'title', title: text(args.title) }] },
  gained_good: { gained: ({ args }) => [{ is: 'item', item: args.good as Item, count: Number(args.count) }] },
  gained_notes: { gained: ({ args }) => [{ is: 'item', item: 'credit_note', count: Number(args.count) }] },
  gained_influence: { gained: ({ args }) => [icon('influence', 'label-influence', Number(args.count))] },
  raided: { gained: ({ args }) => [{ is: 'item', item: args.good as Item, count: 1 }] },
  traded: { gained: ({ args }) => [{ is: 'item', item: args.good as Item, count: Number(args.count) }] },
  drew: { gained: ({ args }) => [{ is: 'shield', colour: args.colour as Colour, value: null }] },
  negotiated: { given: ({ args }) => shields([args.own]), gained: ({ args }) => shields([args.token]) },
  benevolence: { gained: () => [icon('court', 'board-benevolence')] },
  peeked: { gained: () => [icon('hidden', 'label-face_down')] },
};

/** The same good twice is one picture with a number. */
function gathered(bits: Bit[]): Bit[] {
  const found: Bit[] = [];
  for (const bit of bits) {
    const same = found.find((one) => one.is === 'item' && bit.is === 'item' && one.item === bit.item);
    const sign = found.find((one) => one.is === 'icon' && bit.is === 'icon' && one.icon === bit.icon);
    if (same?.is === 'item' && bit.is === 'item') same.count += bit.count;
    else if (sign?.is === 'icon' && bit.is === 'icon') {
      if (bit.icon !== 'home') sign.count += bit.count;
    } else found.push({ ...bit });
  }
  return found;
}

/** Those happenings that are the actor's own come first; of a placement the area is what is gained, and no place beside it. */
export function causeOf(happenings: Happening[], seat: number): Cause {
  const own = happenings.filter(({ args }) => args.seat === undefined || args.seat === seat);
  const area = own.map(({ args }) => args.area).find((name) => name !== undefined) as Area | undefined;
  const given = gathered(own.flatMap((one) => KINDS[one.kind]?.given?.(one) ?? []));
  const gained = gathered(own.flatMap((one) => KINDS[one.kind]?.gained?.(one) ?? []));
  const placed = gained.some((bit) => bit.is === 'area');
  return { place: placed ? null : (area ?? null), given, gained };
}
