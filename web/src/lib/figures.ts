/** Numbers as a printer sets them. */
export const figure = (value: number): string => String(value).replace('-', '\u2212');
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
