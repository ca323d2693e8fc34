/**
 * Sets picked in any order.
 *
 * The rules pick a set one by one in rising order, so that it has one spelling: a payment, the tokens of a
 * battle, the goods of a trade. A player points at its parts in any order. So each staged choice keeps the
 * decision that it answered: what is pointed at later can be put in before it, and what was pointed at can be
 * taken out again. The server says of each order whether it stands.
 */
import type { Choice, Decision, Position, Reply } from '../lib/wire';

/** A staged choice, and the decision that it answered. */
export interface Pick {
  decision: Decision;
  choice: Choice;
}

/** Where picks lead. */
export interface Stand {
  picks: Pick[];
  complete: boolean;
  /** The set has ended: the act is complete, or another question comes. */
  ended: boolean;
  /** The position to go on from; null when the act is complete, or has not begun. */
  position: Position | null;
  /** Pointed at, and to be picked when its turn comes; of a set that has ended, what has followed by itself. */
  held: Choice[];
  /** What followed by itself although nobody pointed at it. */
  made: Choice[];
}

/** Asks the server where choices lead. */
export type Ask = (choices: Choice[]) => Promise<Reply>;

/** So many ways are tried to find out whether a thing can be picked later. */
const MOST_TRIED = 24;

const spelled = ({ choice, text, touches }: Choice) => JSON.stringify([choice, text, touches]);
export const isSame = (one: Choice, other: Choice) => spelled(one) === spelled(other);
const rising = (one: Choice, other: Choice) => one.choice - other.choice;
const touching = (choices: Choice[], thing: string) => choices.filter((choice) => choice.touches.includes(thing));

/** Where the picks of the question that is still asked begin. */
export function startOf(picks: Pick[], kind: string): number {
  return picks.findLastIndex(({ decision }) => decision.kind !== kind) + 1;
}

/** Choices without those of others, each once. */
function less(choices: Choice[], others: Choice[]): Choice[] {
  const gone = others.map(spelled);
  return choices.filter((choice) => {
    const at = gone.indexOf(spelled(choice));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** Make the wanted choices of one decision's kind one after the other; null where they do not stand. */
export async function walk(before: Pick[], decision: Decision, wanted: Choice[], ask: Ask): Promise<Stand | null> {
  let [picks, left, asked] = [before, wanted, decision];
  for (;;) {
    const [first, ...others] = left;
    const choice = asked.choices.find((one) => first && isSame(one, first));
    if (!first || !choice) return first ? waiting(picks, asked, left, ask) : null;
    picks = [...picks, { decision: asked, choice }];
    const reply = await ask(picks.map((pick) => pick.choice));
    if (!reply.ok) return null;
    const [made, complete] = [reply.made ?? [], reply.complete ?? false];
    const position = complete ? null : (reply.preview ?? null);
    const next = position?.decision?.kind === decision.kind ? position.decision : null;
    left = less(others, made);
    if (!left.length) return { picks, complete, ended: !next, position, held: next ? [] : others, made: less(made, others) };
    if (!next) return null;
    asked = next;
  }
}

/** Picks whose turn has not come are held, if it can come. */
async function waiting(picks: Pick[], decision: Decision, held: Choice[], ask: Ask): Promise<Stand | null> {
  if (!(await laterChoice(picks, decision, (one) => isSame(one, held[0]!), ask))) return null;
  const reply = picks.length ? await ask(picks.map((pick) => pick.choice)) : null;
  return { picks, complete: false, ended: false, position: reply?.preview ?? null, held, made: [] };
}

/** The choice that is asked for, as it can be made after others that are offered now, the nearest first. */
export async function laterChoice(picks: Pick[], decision: Decision, is: (choice: Choice) => boolean, ask: Ask): Promise<Choice | null> {
  if (!decision.follows) return null;
  const staged = picks.map((pick) => pick.choice);
  const ways: [Choice[], Decision][] = [[[], decision]];
  let left = MOST_TRIED;
  for (let way = ways.shift(); way && left > 0; way = ways.shift()) {
    const [before, asked] = way;
    const firsts = asked.choices.filter((choice) => choice.touches.length).slice(0, left);
    left -= firsts.length;
    const replies = await Promise.all(firsts.map((first) => ask([...staged, ...before, first])));
    for (const [i, { preview, made }] of replies.entries()) {
      const first = firsts[i]!;
      const next = preview?.decision?.kind === decision.kind ? preview.decision : null;
      const found = [...(made ?? []), ...(next?.choices ?? [])].find((choice) => is(choice) && rising(choice, first) > 0);
      if (found) return found;
      if (next) ways.push([[...before, first], next]);
    }
  }
  return null;
}

/** The orders in which a thing can be put in before what is picked already: where from, and what. */
export function insertions(picks: Pick[], held: Choice[], kind: string, thing: string): [number, Choice[]][] {
  const found: [number, Choice[]][] = [];
  for (let at = picks.length - 1; at >= startOf(picks, kind); at -= 1) {
    const { decision, choice } = picks[at]!;
    const later = [...picks.slice(at).map((pick) => pick.choice), ...held];
    for (const one of touching(decision.choices, thing)) if (rising(one, choice) <= 0) found.push([at, [one, ...later]]);
  }
  return found;
}

/** The held choices with one more, as the rules order them; what touches nothing ends the set. */
export function together(held: Choice[], choice: Choice): Choice[] {
  return choice.touches.length ? [...held, choice].sort(rising) : [...held, choice];
}

/** Whether something followed that nobody pointed at, while a lower part could have come in before the picks. */
export function isOpen({ picks, made }: Stand, kind: string): boolean {
  if (!made.length) return false;
  return picks
    .slice(startOf(picks, kind))
    .some(({ decision, choice }) => decision.choices.some((other) => other.touches.length > 0 && rising(other, choice) < 0));
}
