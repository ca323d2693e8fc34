/** What a piece is and what it can do now, in two or three sentences, with the clause behind it. */
import type { Words } from '../../lib/words.svelte';
import { cardOf, tileOf, type View } from './view';

export interface About {
  lines: string[];
  clause: string;
}

type Teller = (rest: string, view: View, words: Words, may: boolean) => About;

const CLAUSES: Record<string, string> = {
  market: 'AL-5.1',
  display: 'AL-4.1',
  hand: 'AL-5.2',
  coin: 'AL-CO-4',
  sultan: 'AL-SU-11',
  mark: 'AL-SU-7',
  drawn: 'AL-SU-11',
  caravan: 'AL-CA-9',
  space: 'AL-CA-7',
  counter: 'AL-MO-14',
  vizier: 'AL-VI-2',
  reserve: 'AL-7.2',
  dirk: 'AL-12.6',
  cell: 'AL-7.6',
  pending: 'AL-7.1',
  action: 'AL-6.1',
  deck: 'AL-8.2',
  majorities: 'AL-9.3',
  alhambra: 'AL-9.6',
};
const ACTIONS: Record<string, string> = { redesign: 'AL-6.1', develop: 'AL-MO-11', wake: 'AL-VI-7' };

/** A good for sale: price, what one has, and how it could be paid. */
function sale(thing: string, view: View, words: Words, may: boolean): string[] {
  const own = view.players[view.seat];
  const offer = own?.offers?.[thing];
  if (!offer?.price) return [];
  const have = offer.currency ? (own?.money?.[offer.currency] ?? 0) : Math.max(0, ...Object.values(own?.money ?? {}));
  if (offer.over === null) return [words.word('about-market-dear', { price: offer.price, have })];
  const how = offer.exact ? words.word('about-market-exact') : words.word('about-market-over', { over: offer.over });
  return [...(may ? [words.word('about-market-buy', { price: offer.price, have })] : []), how];
}

const plain =
  (kind: string): Teller =>
  (_, __, words, may) => ({ lines: [words.word(`about-${kind}`), ...(may ? [words.word('about-may')] : [])], clause: CLAUSES[kind]! });

const TELLERS: Record<string, Teller> = {
  market: (rest, view, words, may) => ({ lines: [words.word('about-market'), ...sale(`market:${rest}`, view, words, may)], clause: CLAUSES.market! }),
  display: (_, view, words, may) => ({
    lines: [words.word('about-display', { most: view.printed.together }), ...(may ? [words.word('about-display-take')] : [])],
    clause: CLAUSES.display!,
  }),
  hand: (rest, _, words, may) => {
    const { money, pair } = cardOf(rest);
    const kind = pair ? 'about-hand-bureau' : money === 'diamond' ? 'about-hand-diamond' : 'about-hand';
    const clause = pair ? 'AL-EX-5' : money === 'diamond' ? 'AL-DI-3' : CLAUSES.hand!;
    return { lines: [words.word(kind), ...(may ? [words.word('about-hand-pay')] : [])], clause };
  },
  sultan: (rest, view, words, may) => ({ lines: [words.word('about-sultan'), ...sale(`sultan:${rest}`, view, words, may)], clause: CLAUSES.sultan! }),
  caravan: (rest, view, words, may) => {
    const own = view.players[view.seat]?.caravans.some(({ card }) => card === rest);
    if (own) return { lines: [words.word('about-caravan'), ...(may ? [words.word('about-hand-pay')] : [])], clause: CLAUSES.caravan! };
    return { lines: [words.word('about-caravan-sale'), ...sale(`caravan:${rest}`, view, words, may)], clause: 'AL-CA-3' };
  },
  cell: (rest, view, words, may) => {
    const kind = rest === '0,0' ? 'fountain' : tileOf(view, `cell:${rest}`) ? 'built' : 'free';
    const clause = kind === 'fountain' ? 'AL-7.10' : kind === 'built' ? 'AL-9.2' : CLAUSES.cell!;
    return { lines: [words.word(`about-cell-${kind}`), ...(may ? [words.word('about-may')] : [])], clause };
  },
  action: (rest, _, words) => ({ lines: [words.word(`about-action-${rest}`)], clause: ACTIONS[rest] ?? CLAUSES.action! }),
};

/** What is to be said of a thing of the board; null where nothing is. */
export function aboutOf(thing: string, view: View, words: Words, may: boolean): About | null {
  const cut = thing.indexOf(':');
  const kind = cut < 0 ? thing : thing.slice(0, cut);
  if (!CLAUSES[kind]) return null;
  return (TELLERS[kind] ?? plain(kind))(cut < 0 ? '' : thing.slice(cut + 1), view, words, may);
}

