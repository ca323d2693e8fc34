/** What the score sheet draws: one row a source of points, in the colours of its board, and bars that know of losses. */
import type { Arg, Reason, Standing } from '../lib/wire';

/** A source of points: reasons with the same name, or with the same text whatever its numbers. */
export interface Row {
  key: string;
  reason: Reason;
  /** The reasons of each seat. */
  points: Map<number, Reason[]>;
}

export interface Look {
  fill: string;
  ink: string;
}

const look = (name: string, ink = `on-${name}`): Look => ({ fill: `var(--${name})`, ink: `var(--${ink})` });
const [DARK, LIGHT] = ['piece-ink', 'piece-paper'];

/** As the boards colour them; no two sources of a game share a colour. */
const LOOKS: Record<string, Look> = {
  // Alhambra
  'source-pavilion': look('building-pavilion'),
  'source-seraglio': look('building-seraglio'),
  'source-arcades': look('building-arcades'),
  'source-chambers': look('building-chambers'),
  'source-garden': look('building-garden'),
  'source-tower': look('building-tower'),
  'source-wall': look('wall', LIGHT),
  'source-culture': look('currency-florin'),
  // Almadi
  'score-oases': look('landscape-oasis'),
  'score-oasis_bonus': look('almadi-good-carpets'),
  'score-caravans': look('landscape-caravan'),
  'score-palaces': look('landscape-palace'),
  'score-jars': look('effect-jar', LIGHT),
  'score-mosaics': look('almadi-good-spices'),
  'score-objective': look('landscape-market'),
  'score-objective_failed': look('effect-hammer', LIGHT),
  'score-rubies': look('effect-ruby', LIGHT),
  'score-character': look('effect-genie', LIGHT),
  // Al-Rashid
  'score-pawns': look('good-wood'),
  'score-title': look('guild-traditions'),
  'score-influence': look('guild-politics'),
  'score-dishonour': look('guild-intrigue'),
  // Belaad
  'score-science': look('faction-kingdom'),
  'score-coins': look('currency-florin'),
  'score-speciality': look('faction-people'),
  'score-military': look('mercenary-land', LIGHT),
  'score-active': look('faction-order'),
};
const OTHER: Look = look('line-strong', DARK);

const nameOf = (source: Arg | undefined): string => (source && typeof source === 'object' && 'ref' in source ? source.ref : '');

/** The name of a source, where the reason has one. */
export const sourceOf = (reason: Reason): Arg | undefined => reason.text.args?.source;

export const lookOf = (reason: Reason): Look => LOOKS[nameOf(sourceOf(reason))] ?? LOOKS[reason.text.key] ?? OTHER;

/** Where a source stands on the sheet: in the order above, whatever was scored first. */
function placeOf(reason: Reason): number {
  const names = Object.keys(LOOKS);
  const place = Math.max(names.indexOf(nameOf(sourceOf(reason))), names.indexOf(reason.text.key));
  return place < 0 ? names.length : place;
}

export function rowsOf(standings: Standing[]): Row[] {
  const found = new Map<string, Row>();
  for (const { seat, points } of standings) {
    for (const reason of points) {
      const key = `${reason.text.key} ${nameOf(sourceOf(reason))}`;
      let row = found.get(key);
      if (!row) found.set(key, (row = { key, reason, points: new Map() }));
      row.points.set(seat, [...(row.points.get(seat) ?? []), reason]);
    }
  }
  return [...found.values()].sort((one, other) => placeOf(one.reason) - placeOf(other.reason));
}

export const sum = (reasons: Reason[] | undefined): number => (reasons ?? []).reduce((total, one) => total + one.points, 0);

export interface Part {
  row: Row;
  points: number;
  /** Where it begins and how long it is, in hundredths of the whole bar. */
  from: number;
  size: number;
}

export interface Bar {
  gains: Part[];
  losses: Part[];
}

/** Bars on one scale: gains to the right of zero, losses to its left. */
export function barsOf(standings: Standing[], rows: Row[]): { zero: number; bars: Map<number, Bar> } {
  const of = (seat: number, sign: 1 | -1) => rows.map((row) => ({ row, points: sum(row.points.get(seat)) })).filter(({ points }) => points * sign > 0);
  const length = (seat: number, sign: 1 | -1) => of(seat, sign).reduce((all, { points }) => all + Math.abs(points), 0);
  const most = (sign: 1 | -1) => Math.max(0, ...standings.map(({ seat }) => length(seat, sign)));
  const scale = 100 / Math.max(1, most(1) + most(-1));
  const zero = most(-1) * scale;
  const bars = new Map<number, Bar>();
  for (const { seat } of standings) {
    let right = zero;
    let left = zero;
    const gains = of(seat, 1).map((part) => {
      const size = part.points * scale;
      right += size;
      return { ...part, from: right - size, size };
    });
    const losses = of(seat, -1).map((part) => {
      const size = -part.points * scale;
      left -= size;
      return { ...part, from: left, size };
    });
    bars.set(seat, { gains, losses });
  }
  return { zero, bars };
}
