/** The picture on the card of a lesson: pieces of the game in a row, and what is said of them. */
export interface Piece {
  /** An icon on a ground, or plain words. */
  icon?: string;
  ground?: string;
  ink?: string;
  text?: string;
  /** Below the piece. */
  under?: string;
}

export interface Scene {
  pieces: Piece[];
  /** Below all of them, with a bracket. */
  sum?: string;
}

const card = (currency: string, value: string): Piece => ({ icon: currency, ground: `--currency-${currency}`, ink: `--on-currency-${currency}`, under: value });
const tile = (kind: string, under?: string): Piece => ({ icon: kind, ground: `--building-${kind}`, ink: `--on-building-${kind}`, under });
const sign = (text: string): Piece => ({ text });
const icon = (name: string, under?: string): Piece => ({ icon: name, under });

export const PICTURES: Record<string, Scene> = {
  'alhambra/currencies': { pieces: [card('florin', ''), card('dirham', ''), card('denar', ''), card('ducat', '')] },
  'alhambra/exact': { pieces: [card('florin', '3'), sign('+'), card('florin', '4'), sign('='), tile('pavilion', '7')] },
  'alhambra/paths': { pieces: [icon('fountain'), tile('pavilion'), tile('tower'), icon('wall')] },
  'alhambra/majorities': { pieces: [tile('garden'), tile('garden'), tile('garden'), sign('>'), tile('garden'), tile('garden')] },
  'alhambra/reserve': { pieces: [icon('reserve'), sign('→'), tile('tower'), sign('→'), icon('fountain')] },
  'alhambra/scorings': { pieces: [icon('scoring', '1'), icon('scoring', '2'), icon('scoring', '3')], sum: '6 · 13 · 21' },
};

/** What stands for a short lesson. */
export const OPTION_ICONS: Record<string, string> = {
  'alhambra/scoring_cards': 'scoring',
  'alhambra/sultan': 'sultan',
  'alhambra/caravanserai': 'caravanserai',
  'alhambra/moorish_art': 'culture',
  'alhambra/vizier': 'vizier',
  'alhambra/exchange': 'exchange',
  'alhambra/diamonds': 'diamond',
  'alhambra/coins': 'gold',
  'almadi/characters': 'character',
  'belaad/order': 'order',
};
