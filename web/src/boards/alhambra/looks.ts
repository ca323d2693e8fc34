/** How the pieces of Alhambra look: colours from the tokens, shapes from geometry. */
import { CURRENCIES, type Currency, type Money, type Type } from './view';

export const typeColor = (type: Type): string => `var(--building-${type})`;
export const onType = (type: Type): string => `var(--on-building-${type})`;

export const moneyColor = (money: Money): string => (money === 'diamond' ? 'var(--piece-ink)' : `var(--currency-${money})`);
export const onMoney = (money: Money): string => (money === 'diamond' ? '#CFE9F5' : `var(--on-currency-${money})`);
export const chipOf = (type: Type): string => `--b: ${typeColor(type)}; --f: ${onType(type)}`;
export const coinOf = (money: Money): string => `--b: ${moneyColor(money)}; --f: ${onMoney(money)}`;
export const pairOf = ([one, two]: [Currency, Currency]): string =>
  `--b: linear-gradient(118deg, ${moneyColor(one)} 49%, var(--rim) 49% 51%, ${moneyColor(two)} 51%); --f: ${onMoney(one)}; --f2: ${onMoney(two)}`;
export const spaceIndex = (currency: Currency): number => CURRENCIES.indexOf(currency);

const turn = (n: number, r: number, inner = r, from = -90): string => {
  const points = Array.from({ length: inner === r ? n : 2 * n }, (_, i) => {
    const angle = ((from + (360 / (inner === r ? n : 2 * n)) * i) * Math.PI) / 180;
    const far = inner === r || i % 2 === 0 ? r : inner;
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

/** The outline of a type's medallion around (0, 0): disc, arch, block, lozenge, 8-star, hexagon. */
export const MEDALLIONS: Record<Type, string> = {
  pavilion: 'M0 -26A26 26 0 1 1 0 26A26 26 0 1 1 0 -26Z',
  seraglio: 'M-22 25V-3A22 22 0 0 1 22 -3V25Z',
  arcades: 'M-20 -23H20Q23 -23 23 -20V20Q23 23 20 23H-20Q-23 23 -23 20V-20Q-23 -23 -20 -23Z',
  chambers: turn(4, 32),
  garden: turn(8, 31, 24),
  tower: turn(6, 28, 28, -90),
};

/** The eight-pointed star of the house around (0, 0). */
export const star8 = (r: number): string => turn(8, r, r * 0.77);
export const hexagon = (r: number): string => turn(6, r, r, -90);

/** Quiet patterns in the ground of a tile: a second sign beside colour and medallion. */
export const GROUNDS: Record<Type, { size: number; d: string }> = {
  pavilion: { size: 14, d: 'M0 7Q3.5 3 7 7T14 7' },
  seraglio: { size: 14, d: 'M7 0L14 7L7 14L0 7Z' },
  arcades: { size: 16, d: 'M0 16V9A8 8 0 0 1 16 9V16' },
  chambers: { size: 16, d: 'M0 0H16M0 8H16M4 0V8M12 8V16' },
  garden: { size: 14, d: 'M7 2Q11 7 7 12Q3 7 7 2' },
  tower: { size: 14, d: 'M0 10L7 4L14 10' },
};
