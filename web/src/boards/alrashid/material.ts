/** The printed numbers of the game, read from the very file that the engine reads. */
import source from '../../../../src/majlis/games/alrashid/material.toml?raw';
import type { Favour, Guild, Palace } from './view';

export type TitleType = 'activated' | 'permanent' | 'one_shot';

type Value = number | string | number[] | number[][];
type Entry = Record<string, Value>;

/** Sections by name. Only what this page needs: values that are also JSON. */
function sections(text: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  let entry: Entry = {};
  for (const line of text.split('\n')) {
    const head = /^\[([\w.]+)\]$/.exec(line);
    const pair = /^(\w+) = ([-\d[\]," \w]+)$/.exec(line);
    if (head?.[1]) found.set(head[1], (entry = {}));
    else if (pair?.[1] && pair[2] && !pair[2].includes('{')) entry[pair[1]] = JSON.parse(pair[2]) as Value;
  }
  return found;
}

const ALL = sections(source);

function entry(name: string): Entry {
  const found = ALL.get(name);
  if (!found) throw new Error(`material: no ${name}`);
  return found;
}

/** Gold and amount of a guild's service at the ranks 1 to 3. */
export const service = (guild: Guild): { gold: number[]; amount: number[] } => {
  const { gold, amount } = entry(`services.${guild}`);
  return { gold: gold as number[], amount: amount as number[] };
};

export const favourGold = (favour: Favour): number => entry(`favours.${favour}`)['gold'] as number;
export const favouriteGold = (): number => entry('favours.favourite')['gold'] as number;

/** Items that the ranks 1 to 3 take in trade. */
export const tradeByRank = (): number[] => entry('trade')['by_rank'] as number[];

export const loremaster = (): number => entry('titles.loremaster')['amount'] as number;

/** What a credit note takes off the price of a title, without a Banker or with one. */
export const noteGold = (banker: boolean): number =>
  entry('credit_note')[banker ? 'discount_with_banker' : 'discount'] as number;

export interface Title {
  name: string;
  palace: Palace;
  type: TitleType;
  gold: number;
  /** Printed prestige; null for a politics title, which counts something. */
  prestige: number | null;
  /** Pairs of a count and the prestige from that count on. */
  steps: number[][];
}

const read = (name: string): Title => {
  const { palace, type, gold, prestige, steps } = entry(`titles.${name}`);
  return {
    name,
    palace: palace as Palace,
    type: type as TitleType,
    gold: gold as number,
    prestige: (prestige as number | undefined) ?? null,
    steps: ((steps as number[][] | undefined) ?? []).filter(([, points]) => points),
  };
};

/** The 32 titles in the order of the rulebook. */
export const TITLES: Title[] = [...ALL.keys()]
  .filter((name) => name.startsWith('titles.'))
  .map((name) => read(name.slice('titles.'.length)));

export const title = (name: string): Title => {
  const found = TITLES.find((one) => one.name === name);
  if (!found) throw new Error(`material: no title ${name}`);
  return found;
};

/** The clause of a title: AR-15.n is the n-th tile. */
export const titleClause = (name: string): string => `AR-15.${TITLES.findIndex((one) => one.name === name) + 1}`;
