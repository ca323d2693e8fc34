/** Finding rules by words: accents, capitals, singular and plural make no difference. */
import type { Language } from '../lib/words.svelte';

const WORD = /[\p{L}\p{N}]+/gu;
/** So long must a word be to be found inside another one ("wood" in "hardwood"). */
const INSIDE = 4;
/** A word that is shorter is no beginning of others: "or" is gold, and not in "order". */
const SHORT = 3;
/** So much of a word is left at least. */
const LEAST = 2;

/** Without accents and capitals. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe');

const ENDINGS: Record<Language, [RegExp, string][]> = {
  en: [
    [/halves$/, 'half'],
    [/eaux$/, 'eau'],
    [/ies?$/, 'i'],
    [/([^aeiou])y$/, '$1i'],
    [/(ss|ch|sh|x)es$/, '$1'],
    [/([^s])s$/, '$1'],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/aux$/, 'al'],
    [/[sx]$/, ''],
  ],
  it: [[/h?[aeio]+$/, '']],
};

/** A word as its singular and its plural have in common. */
export function stem(word: string, language: Language): string {
  const folded = fold(word);
  for (const [ending, instead] of ENDINGS[language]) {
    const left = folded.replace(ending, instead);
    if (left !== folded && left.length >= LEAST) return left;
  }
  return folded;
}

/** The words that are asked for, ready to be looked for. */
export function wanted(query: string, language: Language): string[] {
  const all = query.match(WORD) ?? [];
  // An article before an apostrophe (l’or, d’or) is nothing to look for.
  const words = all.length > 1 ? all.filter((word) => word.length > 1 || /\p{N}/u.test(word)) : all;
  return words.map((word) => stem(word, language));
}

function isFound(word: string, stems: string[], language: Language): boolean {
  const here = stem(word, language);
  return stems.some((one) => (one.length < SHORT ? here === one : here.startsWith(one)) || (one.length >= INSIDE && here.includes(one)));
}

/** Are all of these words somewhere in the text? */
export function has(text: string, stems: string[], language: Language): boolean {
  const words = text.match(WORD) ?? [];
  return stems.every((one) => words.some((word) => isFound(word, [one], language)));
}

export interface Piece {
  text: string;
  found: boolean;
}

/** A text in pieces, with what was found apart. */
export function pieces(text: string, stems: string[], language: Language): Piece[] {
  const made: Piece[] = [];
  let last = 0;
  const add = (part: string, found: boolean) => part && made.push({ text: part, found });
  for (const match of stems.length ? text.matchAll(WORD) : []) {
    if (!isFound(match[0], stems, language)) continue;
    add(text.slice(last, match.index), false);
    add(match[0], true);
    last = match.index + match[0].length;
  }
  add(text.slice(last), false);
  return made;
}
