/** Long words may break where a reader would break them, also in a browser that has no dictionary for it. */
const VOWEL = '[aeiouyàâäéèêëîïìíôöòóùûüœæ]';
const CONSONANT = '[bcdfghjklmnpqrstvwxz]';
const LONG = /\p{L}{9,}/gu;
const SOFT = '\u00AD';

/** Between a vowel and a consonant, and between two consonants that no mouth joins; three letters stay on each side. */
const BREAKS = [
  `(?<=\\p{L}{2}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})`,
  `(?<=\\p{L}${VOWEL}[lmnr])(?=[bcdfgjkmnpqstvxz]${VOWEL}\\p{L})`,
  `(?<=\\p{L}${VOWEL}([clprst]))(?=\\1${VOWEL}\\p{L})`,
].map((rule) => new RegExp(rule, 'giu'));

export function soften(text: string): string {
  return text.replace(LONG, (word) => BREAKS.reduce((softer, rule) => softer.replace(rule, SOFT), word));
}
