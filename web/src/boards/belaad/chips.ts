/** What the lines of an act look like as small pictures. */
import type { Happening } from '../../lib/wire';
import { signIcon } from './facts';
import type { Sign } from './view';

export interface Chip {
  /** What led to it; otherwise what came of it. */
  cause?: boolean;
  icon?: string;
  text?: string;
  seat?: number;
  scholar?: string;
  /** A combat card with its change of power; null is a grey one. */
  blow?: number | null;
}

type Args = Record<string, unknown>;
const number = (args: Args, name: string) => Number(args[name] ?? 0);
const token = (args: Args) => (args['token'] === 'orange' ? 'token-wild' : signIcon(String(args['token']) as Sign));

const CHIPS: Record<string, (args: Args) => Chip> = {
  played: () => ({ cause: true, icon: 'pile' }),
  used_faceup: () => ({ cause: true, icon: 'use-faceup' }),
  used_symbol: (args) => ({ cause: true, icon: signIcon(String(args['symbol']) as Sign), text: `${number(args, 'count')}` }),
  boosted: (args) => ({ cause: true, icon: 'boost', text: `+${number(args, 'count')}` }),
  used_hashash: () => ({ cause: true, icon: 'order' }),
  ability: () => ({ cause: true, icon: 'activate' }),
  paid_gold: (args) => ({ cause: true, icon: 'gold', text: `−${number(args, 'count')}` }),
  paid_treasury: (args) => ({ cause: true, icon: 'treasury', text: `−${number(args, 'count')}` }),
  emptied_treasury: (args) => ({ cause: true, icon: 'treasury', text: `−${number(args, 'count')}` }),
  paid_seals: (args) => ({ cause: true, icon: 'seal', text: `−${number(args, 'count')}` }),
  gained_gold: (args) => ({ icon: 'gold', text: `+${number(args, 'count')}` }),
  gained_seals: (args) => ({ icon: 'seal', text: `+${number(args, 'count')}` }),
  to_treasury: (args) => ({ icon: 'treasury', text: `+${number(args, 'count')}` }),
  stole_gold: (args) => ({ icon: 'gold', text: `+${number(args, 'count')}`, seat: number(args, 'victim') }),
  stole_seals: (args) => ({ icon: 'seal', text: `+${number(args, 'count')}`, seat: number(args, 'victim') }),
  drew_token: (args) => ({ icon: token(args) }),
  placed_bottom: () => ({ icon: 'activate' }),
  hired: (args) => ({ scholar: String(args['scholar']) }),
  hired_with_swords: (args) => ({ icon: 'sword', text: `−${number(args, 'count')}`, scholar: String(args['scholar']) }),
  joined: (args) => ({ icon: 'science', text: `+${number(args, 'science')}` }),
  scholar_killed: (args) => ({ icon: 'order', scholar: String(args['scholar']) }),
  wiped: () => ({ icon: 'wipe' }),
  wipe_cancelled: () => ({ cause: true, icon: 'sword', text: '−1' }),
  combat_begins: (args) => ({ cause: true, icon: 'military', text: `${number(args, 'power')} : ${number(args, 'other')}`, seat: number(args, 'defender') }),
  revealed: (args) => ({ cause: true, blow: number(args, 'change') }),
  revealed_grey: () => ({ cause: true, blow: null }),
  grey_cancelled: () => ({ icon: 'sword', text: '−1' }),
  surrendered: () => ({ cause: true, icon: 'forbidden' }),
  combat_won: (args) => ({ icon: 'military', seat: number(args, 'seat') }),
  took_spoils: () => ({ icon: 'spoils', text: '+1' }),
  took_sword: () => ({ icon: 'sword', text: '+1' }),
  token_killed: (args) => ({ icon: token(args), text: '−1' }),
  took_card: () => ({ icon: 'pile', text: '+1' }),
};

/** The pictures of some lines, in their order; lines that need none have none. */
export const chipsOf = (lines: readonly Pick<Happening, 'kind' | 'args'>[]): Chip[] =>
  lines.flatMap(({ kind, args }) => {
    const chip = CHIPS[kind];
    return chip ? [chip(args as Args)] : [];
  });
