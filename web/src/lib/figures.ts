/** Numbers as a printer sets them. */
export const figure = (value: number): string => String(value).replace('-', '\u2212');
