/** Names of decisions and effects that stand in brackets in a rule: `(`combat_step`)`. */
const NAMES = / \(`\w+`(?:, `\w+`)*\)/g;

/** A rule's text without the names that only programs know; an option is known to players. */
export const forReaders = (text: string, isOption: (name: string) => boolean): string =>
  text.replace(NAMES, (names) => (names.match(/\w+/g)!.some(isOption) ? names : ''));
