/** What is hashed of a shuffle, byte for byte as the server and `docs/server.md` have it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

type BySeat = readonly (string | null)[];

/** What a person's page has kept of a table: its secret, and what was fixed when it opened that. */
export interface Kept {
  contribution: string;
  commitment: string;
  /** The pledges of all when the own contribution was opened; null while it is not. */
  pledges: BySeat | null;
}

/** The part of a record that speaks of the shuffle. */
export interface FairRecord {
  seed: string;
  salt: string;
  commitment: string;
  house?: string;
  pledges?: BySeat;
  contributions?: BySeat;
}

export const pledgeOf = (contribution: string): string => hash(`majlis pledge 1\n${contribution}\n`);

export function seedOf(house: string, contributions: BySeat): string {
  const lines = contributions.flatMap((one, seat) => (one === null ? [] : [`${seat} ${one}\n`]));
  return lines.length ? hash(`majlis seed 1\n${house}\n${lines.join('')}`) : house;
}

export const isSame = (one: BySeat, other: BySeat): boolean => one.length === other.length && one.every((text, seat) => text === other[seat]);

/** Whether a record opens what was fixed before the game, and its seed follows from it. */
export function isTrue(kept: Kept, { seed, salt, commitment, house = seed, pledges = [], contributions = [] }: FairRecord): boolean {
  return (
    commitment === kept.commitment &&
    hash(salt + house) === commitment &&
    (kept.pledges === null || isSame(kept.pledges, pledges)) &&
    contributions.every((one, seat) => one === null || pledgeOf(one) === pledges[seat]) &&
    seedOf(house, contributions) === seed
  );
}
