/** The shapes and colours of Almadi's pieces, in a square of 100 by 100. */
import type { Colour, Direction, Good, Motif, Side, Type } from './view';

export const GOOD_ICONS: Record<Good, string> = { spices: 'spice', pottery: 'pottery', leather: 'leather', carpets: 'carpet' };

export const typeColour = (type: Type): string => `var(--landscape-${type})`;
export const onTypeColour = (type: Type): string => `var(--on-landscape-${type})`;
export const goodColour = (good: Good): string => `var(--almadi-good-${good})`;
export const onGoodColour = (good: Good): string => `var(--on-almadi-good-${good})`;
export const effectColour = (effect: Side): string => `var(--effect-${effect})`;

const COLOUR_TYPES: Record<Exclude<Colour, 'grey'>, Type> = { blue: 'oasis', yellow: 'caravan', green: 'market', red: 'palace' };
export const cardColour = (colour: Colour): string => (colour === 'grey' ? '#53646c' : typeColour(COLOUR_TYPES[colour]));
export const onCardColour = (colour: Colour): string => (colour === 'grey' ? '#fff' : onTypeColour(COLOUR_TYPES[colour]));

/** The sign of each source of points. */
export const SOURCE_ICONS: Record<string, string> = {
  'score-oases': 'oasis',
  'score-oasis_bonus': 'prestige',
  'score-caravans': 'caravan',
  'score-palaces': 'palace',
  'score-jars': 'jar',
  'score-mosaics': 'mosaic',
  'score-objective': 'objective',
  'score-objective_failed': 'forbidden',
  'score-rubies': 'ruby',
  'score-character': 'character',
};

/** A star of eight points around a centre. */
export function star8(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 8, i % 2 ? r * 0.79 : r];
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Lines in the ground of a landscape: waves, dunes, stripes, diagonals. */
export const GROUND: Record<Type, string> = {
  oasis:
    'M8 24c7 0 7-4 14-4s7 4 14 4 7-4 14-4 7 4 14 4 7-4 14-4 7 4 14 4M8 82c7 0 7-4 14-4s7 4 14 4 7-4 14-4 7 4 14 4 7-4 14-4 7 4 14 4',
  caravan: 'M4 30C26 18 40 34 60 24s26-4 36 0M4 82c22-12 36 4 56-6s26-4 36 0',
  market: 'M16 4v92M32 4v20M32 76v20M68 4v20M68 76v20M84 4v92',
  palace: 'M4 20L20 4M4 36L36 4M96 20L80 4M96 36L64 4M4 80l16 16M4 64l32 32M96 80L80 96M96 64L64 96',
};

/** The medallion in the middle: disc, lozenge, square, star. */
export const MEDALLION: Record<Type, string> = {
  oasis: 'M50 27a23 23 0 1 0 0.1 0z',
  caravan: 'M50 23L78 50 50 77 22 50z',
  market: 'M33 28h34a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5z',
  palace: star8(50, 50, 27),
};

/** The same four shapes for small squares. */
export const MARK: Record<Type, string> = {
  oasis: 'M50 24a26 26 0 1 0 0.1 0z',
  caravan: 'M50 18L82 50 50 82 18 50z',
  market: 'M26 26h48v48H26z',
  palace: star8(50, 50, 36),
};

/** Drawn on the north side; turned for the others. */
export const ARROW = 'M37 17L50 4l13 13h-7v5H44v-5z';
export const BAY = 'M31 2.5h38v9a19 14 0 0 1-38 0z';
export const TURN: Record<Direction, number> = { n: 0, e: 90, s: 180, w: 270 };
/** The middle of the symbol on each side. */
export const SPOT: Record<Direction, [number, number]> = { n: [50, 13.5], e: [86.5, 50], s: [50, 86.5], w: [13.5, 50] };
/** The middle of each edge. */
export const EDGE: Record<Direction, [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };

/** Four motifs of the mosaics, each a shape of its own, around (16, 16). */
export const MOTIF: Record<Motif, string> = {
  star: star8(16, 16, 12),
  flower:
    'M16 16c-4-3-4-10 0-12 4 2 4 9 0 12zM16 16c3-4 10-4 12 0-2 4-9 4-12 0zM16 16c4 3 4 10 0 12-4-2-4-9 0-12zM16 16c-3 4-10 4-12 0 2-4 9-4 12 0z',
  diamond: 'M16 3l9 13-9 13-9-13zM16 10l4 6-4 6-4-6z',
  wave: 'M3 12c4-6 8-6 13 0s9 6 13 0M3 21c4-6 8-6 13 0s9 6 13 0',
};
