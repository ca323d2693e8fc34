/** How fast the page shows what others do: the viewer's own pace; the table itself never waits for it. */

export const PACES = ['step', 'calm', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds: an act is told as who, then what, then its result; then a pause before another's turn. */
interface Times {
  who: number;
  what: number;
  result: number;
  between: number;
  /** One row of a scoring. */
  row: number;
  /** The result of a battle or a combat, before play goes on. */
  outcome: number;
  /** How long a summary stays by itself; for ever where somebody is to say "Play on". */
  summary: number;
}

export const TIMES: Record<Pace, Times> = {
  // A step is tapped on; what is told within it takes its calm time.
  step: { who: 350, what: 280, result: Infinity, between: 0, row: Infinity, outcome: Infinity, summary: Infinity },
  calm: { who: 350, what: 280, result: 700, between: 600, row: 1600, outcome: 2400, summary: Infinity },
  brisk: { who: 150, what: 200, result: 300, between: 250, row: 800, outcome: 1200, summary: 4000 },
  once: { who: 0, what: 0, result: 0, between: 0, row: 0, outcome: 0, summary: 4000 },
};

/** So much may wait to be shown; with more the pace steps up by one. */
export const MOST_WAITING = 20_000;

/** What was kept by this page or by an older one. */
export function paceOf(kept: unknown): Pace {
  if (kept === 'instant') return 'once';
  return PACES.find((pace) => pace === kept) ?? 'calm';
}

const faster = (pace: Pace): Pace => (pace === 'calm' ? 'brisk' : 'once');

/** How long acts by these seats take to show, one after the other. */
export function lengthOf(seats: number[], pace: Pace): number {
  const { who, what, result, between } = TIMES[pace];
  const turns = seats.filter((seat, i) => i > 0 && seat !== seats[i - 1]).length;
  return seats.length * (who + what + result) + turns * between;
}

/** The pace at which so much is shown in time; who goes step by step is never hurried. */
export function catchingUp(seats: number[], pace: Pace): Pace {
  if (pace === 'step') return pace;
  let found: Pace = pace;
  while (found !== 'once' && lengthOf(seats, found) > MOST_WAITING) found = faster(found);
  return found;
}
