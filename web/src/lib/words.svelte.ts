/** Words in the reader's language, from the same Fluent files that the Python side reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Said } from './wire';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence: plain words, a player, or the name of a thing. */
export type Part = string | { seat: number; text: string } | { ref: string; text: string };

const shared = import.meta.glob<string>(['../../../src/majlis/texts/*/*.ftl', '!**/lab.ftl'], { query: '?raw', import: 'default' });
const ofGames = import.meta.glob<string>('../../../src/majlis/games/*/texts/*.ftl', { query: '?raw', import: 'default' });
const fetched = new Map<string, Promise<string>>();

/** The words of a game that was not there when the page was built. */
async function asked(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/words/${game}?lang=${language}`, { headers: { 'x-majlis': '1' } });
  if (!answer.ok) throw new Error(`no texts for ${game}: ${answer.status}`);
  return answer.text();
}

function source(language: Language, name: string): Promise<string> {
  const load = shared[`../../../src/majlis/texts/${language}/${name}.ftl`] ?? ofGames[`../../../src/majlis/games/${name}/texts/${language}.ftl`];
  const key = `${language}/${name}`;
  let promise = fetched.get(key);
  if (!promise) {
    fetched.set(key, (promise = load ? load() : asked(language, name)));
    // What did not arrive is asked for again.
    promise.catch(() => fetched.delete(key));
  }
  return promise;
}

/** A short message that asks for nothing, and the kinds of those that are no names of things. */
const NAMED = /^([a-z]\w*)-([\w-]+) = [^{\n]+$/gm;
const SAID = ['label', 'log', 'points', 'prompt', 'refusal', 'waiting', 'warn'];

// Marks around a player or a thing inside a formatted sentence; taken out again by `parts`.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000([sr])([^\uE000\uE001]*)\uE001/;

/** Attributes that are whole sentences, and those that a sentence chooses by and nobody reads. */
const SPOKEN = ['you', 'deed'];
const GRAMMAR = ['gender', 'number'];

/** A hyphen before a number that is no part of a word or of a span: a minus. */
const MINUS = /(?<![\p{L}\p{N}\u00AD-])-(?=\d)/gu;

/** As a printer sets it: a true minus. The spaces of French that do not break are in the texts. */
export const typeset = (text: string): string => text.replace(MINUS, '\u2212');

/** The page's language, the texts loaded so far, and the names of the players at the table. */
export class Words {
  language = $state<Language>('en');
  /** Names by seat; the table sets them. */
  names = $state<string[]>([]);
  /** What is said behind texts whose numbers are corrected at the table, by their keys. */
  amended = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The seat of the reader, who is spoken to: -1 where nobody at the table is. */
  you = $state(-1);
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
  /** English, which stands in for what the language lacks: fetched when something first does. */
  #english = $state.raw<FluentBundle | undefined>();
  #fetching = false;
  #games: string[] = [];
  /** The keys of the names of things, by what follows the first hyphen. */
  #things = $state.raw<ReadonlyMap<string, string>>(new Map());
  #built: Promise<void> = Promise.resolve();
  #missing = new Set<string>();

  /** Switch the language; the texts of the games seen so far come along. */
  async use(language: Language): Promise<void> {
    await this.#build(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Make a game's texts available; where two games share a key, the one asked for last has it. */
  async load(game: string): Promise<void> {
    if (this.#games.at(-1) !== game) {
      this.#games = [...this.#games.filter((other) => other !== game), game];
      this.#built = this.#build(this.language);
    }
    // Whoever asks second waits for the same words.
    await this.#built;
  }

  async #build(language: Language): Promise<void> {
    this.#bundle = await this.#read(language);
    if (this.#fetching) this.#english = await this.#read('en');
  }

  async #read(language: Language): Promise<FluentBundle> {
    const names = ['common', 'web', ...this.#games];
    const texts = await Promise.all(names.map((name) => source(language, name)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    const named = texts.slice(2).flatMap((text) => [...text.matchAll(NAMED)].reverse());
    this.#things = new Map(named.filter(([, kind]) => !SAID.includes(kind!)).map(([, kind, name]) => [name!, `${kind}-${name}`]));
    return bundle;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The name of a thing as a view writes it: `saffron` by `card-saffron`. */
  thing(name: string): string {
    const key = this.#things.get(name);
    return key ? this.word(key) : name.replaceAll('_', ' ');
  }

  /** Has the game a name for it? */
  isThing(name: string): boolean {
    return this.#things.has(name);
  }

  /** A message by its key. */
  word(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.#sentence(this.#bundle, key, '', args) ?? this.#instead((english) => this.#sentence(english, key, '', args)) ?? key;
  }

  /** The name of a thing as it is printed, also where its numbers are corrected. */
  printed(key: string): string {
    return this.#sentence(this.#bundle, key, '', {}, true) ?? this.word(key);
  }

  /** A message, or the form of it that one of its attributes is; nothing where the words are not there or ask for more. */
  #sentence(bundle: FluentBundle, key: string, form: string, args: Record<string, FluentVariable>, isPrinted = false): string | undefined {
    const message = bundle.getMessage(key);
    const pattern = (form && message?.attributes[form]) || message?.value;
    const errors: Error[] = [];
    const sentence = pattern ? bundle.formatPattern(pattern, args, errors) : undefined;
    const language = bundle === this.#bundle ? this.language : 'en';
    if (sentence === undefined || errors.length) {
      this.#lack(errors.length ? `${key}: ${errors[0]}` : key, language);
      return undefined;
    }
    const amended = isPrinted ? undefined : this.amended.get(key);
    return typeset(amended ? `${sentence} (${amended})` : sentence);
  }

  /** What English says of it; while that is on its way, nothing: whoever shows it is told when it is there. */
  #instead(say: (english: FluentBundle) => string | undefined): string | undefined {
    if (this.language === 'en') return undefined;
    if (this.#english) return say(this.#english);
    if (!this.#fetching) {
      this.#fetching = true;
      this.#read('en').then(
        (english) => (this.#english ??= english),
        (error: unknown) => console.warn(`English is not there: ${error}`),
      );
    }
    return undefined;
  }

  /** A text of the game as a sentence. */
  say(said: Said): string {
    return this.parts(said)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join('');
  }

  /** A text in pieces, so that players can be shown with their mark and things can be pointed at; in the form that one of its attributes has. */
  parts(said: Said, form?: string): Part[] {
    const parts: Part[] = [];
    let rest = this.#format(said, form);
    for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
      if (found.index) parts.push(rest.slice(0, found.index));
      const value = found[2] ?? '';
      if (found[1] === 's') parts.push({ seat: Number(value), text: this.#called(Number(value)) });
      else parts.push(this.#thing(value));
      rest = rest.slice(found.index + found[0].length);
    }
    if (rest) parts.push(rest);
    return parts;
  }

  /** A sentence about a player without its subject, where that stands first. */
  predicate(said: Said, seat: number): Part[] {
    const [first, second, ...rest] = this.parts(said);
    if (typeof first === 'string' || !first || !('seat' in first) || first.seat !== seat) return this.parts(said);
    return [typeof second === 'string' ? second.trimStart() : second, ...rest].filter((part): part is Part => part !== undefined);
  }

  /** The name of a player. */
  name(seat: number): string {
    return this.names[seat] ?? this.word('seat', { number: seat + 1 });
  }

  /** In a sentence about somebody else the reader is an object: "from you". */
  #called(seat: number): string {
    return seat === this.you ? this.word('reader') : this.name(seat);
  }

  #isYou(arg: Arg | undefined): boolean {
    return typeof arg === 'object' && 'seat' in arg && arg.seat === this.you;
  }

  /**
   * A sentence about the reader is its attribute `you`. Where `reader` does not do for the reader as an object,
   * the sentence asks who is meant: `{ $victim-is -> [you] … *[other] … }`.
   */
  #format(said: Said, form?: string): string {
    return this.#whole(this.#bundle, said, form) ?? this.#instead((english) => this.#whole(english, said, form)) ?? said.key;
  }

  #whole(bundle: FluentBundle, said: Said, form?: string): string | undefined {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(said.args ?? {})) {
      args[name] = this.#argument(arg);
      Object.assign(args, this.#forms(bundle, name, arg));
      if (typeof arg === 'object' && 'seat' in arg) args[`${name}-is`] = this.#isYou(arg) ? 'you' : 'other';
    }
    const wanted = form ?? (this.#isYou(said.args?.seat ?? said.args?.name) ? 'you' : '');
    return this.#sentence(bundle, said.key, wanted, args);
  }

  #argument(arg: Arg): string | number {
    if (typeof arg !== 'object') return arg;
    if (Array.isArray(arg)) return arg.map((item) => this.#format(item)).join(', ') || this.word('nothing');
    if ('ref' in arg) return `${OPEN}r${arg.ref}${CLOSE}`;
    if ('seat' in arg) return `${OPEN}s${arg.seat}${CLOSE}`;
    return this.#format(arg);
  }

  /** What the name of a thing says of itself, such as its article or its gender: `tile-the`, `tile-gender`. */
  #forms(bundle: FluentBundle, name: string, arg: Arg): Record<string, string> {
    if (typeof arg !== 'object' || 'seat' in arg || Array.isArray(arg)) return {};
    const key = 'ref' in arg ? arg.ref : arg.key;
    const inner: Record<string, FluentVariable> = {};
    if ('key' in arg) for (const [part, value] of Object.entries(arg.args ?? {})) inner[part] = this.#argument(value);
    const forms: Record<string, string> = {};
    for (const form of Object.keys(bundle.getMessage(key)?.attributes ?? {})) {
      if (SPOKEN.includes(form)) continue;
      const shown = 'ref' in arg && !GRAMMAR.includes(form);
      forms[`${name}-${form}`] = shown ? `${OPEN}r${key}.${form}${CLOSE}` : (this.#sentence(bundle, key, form, inner) ?? key);
    }
    return forms;
  }

  /** The name of a thing by its key, or (`key.the`) one of its forms. */
  #thing(named: string): Part {
    const [ref = '', form] = named.split('.');
    if (!form) return { ref, text: this.word(ref) };
    const own = this.#bundle.getMessage(ref)?.attributes[form];
    return { ref, text: this.#sentence((!own && this.#english) || this.#bundle, ref, form, {}) ?? ref };
  }

  /** A missing text is a defect: told to the log once, found by the suite. Where English lacks it too, its key is shown. */
  #lack(what: string, language: Language): void {
    const lacking = `no words for ${what} in ${language}`;
    if (this.#missing.has(lacking)) return;
    this.#missing.add(lacking);
    if (language === 'en') console.error(lacking);
    else console.warn(`${lacking}: English stands in`);
  }
}

export const words = new Words();
