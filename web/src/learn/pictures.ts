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

const pawn = (kind: string, under?: string, seat = 'lapis'): Piece => ({ icon: kind, ink: `--seat-${seat}`, under });
const good = (kind: string): Piece => ({ icon: kind, ground: `--good-${kind}`, ink: `--on-good-${kind}` });
const shield = (under: string): Piece => ({ icon: 'mercenary-land', ground: '--mercenary-land', ink: '--piece-paper', under });
const land = (kind: string, under?: string): Piece => ({ icon: kind, ground: `--landscape-${kind}`, ink: `--on-landscape-${kind}`, under });
const effect = (name: string, under?: string): Piece => ({ icon: name, ground: '--piece-paper', ink: `--effect-${name}`, under });
const token = (name: string, under?: string): Piece => ({ icon: name, ground: '--token-white', ink: '--piece-ink', under });

export const PICTURES: Record<string, Scene> = {
  'alrashid/family': { pieces: [pawn('pasha', '5'), pawn('merchant', '3'), pawn('sage', '1')] },
  'alrashid/strongest': { pieces: [pawn('pasha', '5'), sign('>'), pawn('merchant', '3', 'saffron'), pawn('sage', '1', 'saffron')] },
  'alrashid/areas': { pieces: [icon('spice'), sign('→'), icon('gold'), sign('→'), icon('guild-traditions')] },
  'alrashid/sets': { pieces: [good('wood'), good('metal'), good('pottery'), good('spice'), good('silk')], sum: '15' },
  'alrashid/fight': { pieces: [shield('2'), shield('3'), sign('>'), shield('4')] },
  'alrashid/prestige': { pieces: [pawn('pasha', '3'), pawn('merchant', '2'), pawn('sage', '1'), { icon: 'dishonour', ink: '--danger', under: '−2' }] },
  'almadi/rows': { pieces: [land('oasis'), sign('→'), land('caravan'), land('market'), land('oasis')] },
  'almadi/arrows': { pieces: [icon('activate'), sign('→'), effect('ruby')] },
  'almadi/genie': { pieces: [effect('genie'), sign('→'), land('palace'), sign('→'), effect('genie')] },
  'almadi/caravans': { pieces: [land('caravan'), land('caravan'), sign('→'), icon('spice'), icon('carpet')], sum: '2 · 5 · 10 · 15' },
  'almadi/objectives': { pieces: [effect('moon'), sign('→'), icon('objective', '+4')] },
  'almadi/points': { pieces: [land('oasis', '3'), land('oasis', '3'), land('caravan'), land('palace'), effect('jar', '1')] },
  'belaad/halves': { pieces: [token('recruit'), sign('/'), token('military'), sign('+'), icon('gold', '4')] },
  'belaad/symbols': { pieces: [token('income'), token('income'), token('income'), sign('='), icon('gold', '3')] },
  'belaad/hiring': { pieces: [icon('scholar', '7'), sign('−'), token('recruit', '2'), sign('='), icon('gold', '5')] },
  'belaad/combat': { pieces: [token('military', '4'), sign('>'), token('military', '3')] },
  'belaad/generations': { pieces: [icon('scholar', '1'), icon('scholar', '2'), icon('scholar', '3'), sign('→'), icon('order')] },
  'belaad/points': { pieces: [icon('science', '2'), sign('+'), icon('scholar'), icon('scholar'), sign('='), sign('4')] },
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
