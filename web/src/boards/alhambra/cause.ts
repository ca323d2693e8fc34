/** Cause and effect of an act as a row of small pictures: what was given, an arrow, what came of it. */
import type { LogEntry } from '../../lib/wire';
import type { Currency, Type } from './view';

export type Sign =
  | { sign: 'card'; card: string }
  | { sign: 'coin'; currency: Currency }
  | { sign: 'marker'; card: string }
  | { sign: 'tile'; tile: string }
  | { sign: 'home'; tile: string; seat: number }
  | { sign: 'icon'; icon: string; label: string }
  | { sign: 'sultan'; type: Type; currency: Currency }
  | { sign: 'caravan'; currency: Currency }
  | { sign: 'worth'; points: number }
  | { sign: 'arrow' };

type Args = Record<string, number | string | string[]>;
const ARROW: Sign = { sign: 'arrow' };
const text = (args: Args, name: string): string => String(args[name]);
const tile = (args: Args): Sign => ({ sign: 'tile', tile: text(args, 'tile') });
const home = (args: Args): Sign => ({ sign: 'home', tile: text(args, 'tile'), seat: Number(args.seat) });
const icon = (name: string, label: string): Sign => ({ sign: 'icon', icon: name, label });

/** What each kind of event adds to the row. */
const SIGNS: Record<string, (args: Args) => Sign[]> = {
  took: (args) => [{ sign: 'card', card: text(args, 'card') }],
  paid_card: (args) => [{ sign: 'card', card: text(args, 'card') }],
  paid_bureau: (args) => [{ sign: 'card', card: text(args, 'card') }],
  paid_coin: (args) => [{ sign: 'coin', currency: text(args, 'currency') as Currency }],
  paid_caravanserai: (args) => [{ sign: 'marker', card: text(args, 'card') }],
  bought: (args) => [ARROW, tile(args)],
  bought_exactly: (args) => [ARROW, tile(args)],
  claimed: (args) => [icon('sultan', 'label-sultans'), ARROW, tile(args)],
  built: (args) => [ARROW, home(args)],
  brought_in: (args) => [icon('reserve', 'label-reserve'), ARROW, home(args)],
  reserved: () => [ARROW, icon('reserve', 'label-reserve')],
  removed: (args) => [tile(args), ARROW, icon('reserve', 'label-reserve')],
  swapped: (args) => [icon('reserve', 'label-reserve'), ARROW, home(args), ARROW, { sign: 'tile', tile: text(args, 'old') }],
  given_to_dirk: () => [ARROW, icon('people', 'label-dirk')],
  sultan_given_to_dirk: () => [ARROW, icon('people', 'label-dirk')],
  vizier_given_to_dirk: () => [ARROW, icon('people', 'label-dirk')],
  sultan_bought: (args) => [ARROW, { sign: 'sultan', type: text(args, 'type') as Type, currency: text(args, 'currency') as Currency }],
  caravanserai_bought: (args) => [ARROW, { sign: 'caravan', currency: text(args, 'card').split('-')[0] as Currency }],
  marker_moved: (args) => [icon('caravanserai', 'board-caravanserais'), ARROW, { sign: 'caravan', currency: text(args, 'currency') as Currency }],
  developed: (args) => [icon('culture', 'board-culture'), ARROW, { sign: 'worth', points: Number(args.points) }],
  vizier_woken: () => [icon('vizier', 'label-awake')],
  vizier_used: () => [icon('vizier', 'label-awake')],
};

/** The pictures of an act: those of its own seat alone, in the order in which things happened. */
export function signsOf(entry: Pick<LogEntry, 'seat' | 'happenings'>): Sign[] {
  const signs = entry.happenings.flatMap(({ kind, args }) => {
    const own = (args as Args).seat === undefined || (args as Args).seat === entry.seat;
    return own ? (SIGNS[kind]?.(args as Args) ?? []) : [];
  });
  // What begins with an arrow has no cause to show.
  return signs[0]?.sign === 'arrow' ? signs.slice(1) : signs;
}
