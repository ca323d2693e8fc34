/** What a guided game reminds of: the lines of its lessons that say what to play for, and the lesson behind each decision. */

/** A line of a lesson: its name, and which of the lines to be kept in mind. */
export type Aim = readonly [lesson: string, line: number];

/** Where points come from, what costs them, and what to watch: by game. */
export const AIMS: Record<string, readonly Aim[]> = {
  alrashid: [
    ['prestige', 1],
    ['prestige', 2],
    ['prestige', 3],
    ['areas', 3],
    ['fight', 3],
    ['sets', 1],
  ],
  almadi: [
    ['caravans', 2],
    ['caravans', 1],
    ['points', 1],
    ['points', 2],
    ['points', 3],
    ['objectives', 3],
    ['arrows', 2],
  ],
  belaad: [
    ['points', 1],
    ['points', 3],
    ['generations', 1],
    ['combat', 1],
    ['combat', 2],
    ['symbols', 2],
  ],
  alhambra: [
    ['majorities', 1],
    ['scorings', 1],
    ['scorings', 3],
    ['reserve', 1],
    ['exact', 1],
    ['paths', 1],
  ],
};

/** The lesson that tells more about a decision; most decisions need none. */
export const LESSON_OF: Record<string, string> = {
  'alrashid/place_pawn': 'family',
  'alrashid/take_turn': 'areas',
  'alrashid/guild_visit': 'prestige',
  'alrashid/court_visit': 'prestige',
  'alrashid/pay': 'sets',
  'alrashid/trade': 'sets',
  'alrashid/battle': 'fight',
  'almadi/choose_start': 'arrows',
  'almadi/take_tile': 'rows',
  'almadi/place_tile': 'arrows',
  'almadi/realise': 'points',
  'almadi/pick_tile': 'genie',
  'almadi/move_tile': 'genie',
  'almadi/take_objective': 'objectives',
  'belaad/play_card': 'halves',
  'belaad/card_step': 'halves',
  'belaad/choose_symbol': 'symbols',
  'belaad/place_orange': 'symbols',
  'belaad/hire_scholar': 'hiring',
  'belaad/choose_enemy': 'combat',
  'belaad/combat_step': 'combat',
  'alhambra/choose_action': 'majorities',
  'alhambra/take_more': 'currencies',
  'alhambra/pay': 'exact',
  'alhambra/place_tile': 'paths',
  'alhambra/redesign': 'reserve',
};
