/**
 * What travels between server and page. Generated, do not edit; `make contract` writes it anew.
 *
 * The declarations stand in `src/majlis/server/wire.py`, in the routes, and in the `seen.py` of each game.
 */

/**
 * Updates up to this number have arrived.
 */
export type Ack = {
  type: 'ack';
  number: number;
};

/**
 * Carry out a draft that is complete, all its parts closed. `act` is what has been seen.
 */
export type Act = {
  type: 'act';
  id: string;
  seat: number;
  act: number;
  parts: number[][];
};

/**
 * Somebody has acted (several, where they chose at once): what happened and where it led.
 *
 * An entry takes the place of one with the same number.
 */
export type ActUpdate = {
  type: 'act';
  number: number;
  entries: LogEntry[];
  position: Position;
  table: TableInfo;
  may_undo: boolean;
};

/**
 * Whom a host lets in again, by the mark.
 */
export type Admit = {
  who: string;
};

/**
 * The same game again; `pledge` binds the person to a contribution to its shuffle.
 */
export type Again = {
  pledge?: string | null;
};

/**
 * Agree to hints at this table, or no longer.
 */
export type AgreeHints = {
  type: 'hints';
  id: string;
  agree: boolean;
};

/**
 * A caravanserai before a player: the card and the space of its marker (AL-CA-6).
 */
export type AlhambraCaravan = {
  card: string;
  space: AlhambraCaravanPlace;
};

export type AlhambraCaravanPlace = '0' | '1' | '2' | '3' | '4' | '5' | 'branch-1' | 'branch-2' | 'branch-3';

/**
 * A space of a caravanserai: worth, currency, and where a marker goes on from there.
 */
export type AlhambraCaravanSpace = {
  currency: AlhambraCurrency | null;
  next: AlhambraCaravanPlace[];
  value: number;
};

/**
 * The next caravanserai's price for a player, and how many types it asks for (AL-CA-3).
 */
export type AlhambraCaravanTerms = {
  built: number;
  needed: number | null;
  price: number | null;
};

export type AlhambraCoinCounts = {
  denar?: number;
  dirham?: number;
  ducat?: number;
  florin?: number;
};

export type AlhambraCounter = 'price-6' | 'price-7' | 'price-8' | 'price-9' | 'price-10' | 'price-11' | 'price-12-13';

/**
 * What is printed on a culture counter, side by side.
 */
export type AlhambraCounterFace = {
  points: number[];
  squares: number[];
};

export type AlhambraCounterFaces = {
  'price-10': AlhambraCounterFace;
  'price-11': AlhambraCounterFace;
  'price-12-13': AlhambraCounterFace;
  'price-6': AlhambraCounterFace;
  'price-7': AlhambraCounterFace;
  'price-8': AlhambraCounterFace;
  'price-9': AlhambraCounterFace;
};

/**
 * A culture counter: the side at the jewel and the marked one (AL-MO-18).
 */
export type AlhambraCounterSeen = {
  level: number;
  mark: number;
};

export type AlhambraCulture = {
  'price-10'?: AlhambraCounterSeen;
  'price-11'?: AlhambraCounterSeen;
  'price-12-13'?: AlhambraCounterSeen;
  'price-6'?: AlhambraCounterSeen;
  'price-7'?: AlhambraCounterSeen;
  'price-8'?: AlhambraCounterSeen;
  'price-9'?: AlhambraCounterSeen;
};

export type AlhambraCurrency = 'florin' | 'dirham' | 'denar' | 'ducat';

/**
 * The fields of what is waited for; which of them there are is a matter of its kind.
 */
export type AlhambraFrameSeen = {
  asked?: number;
  count?: number;
  currency?: AlhambraCurrency | null;
  exact?: boolean;
  further?: boolean;
  gift?: AlhambraGift;
  mixed?: AlhambraMoney[];
  picked?: number[];
  place?: number;
  price?: number;
  rolled?: AlhambraType;
  seat?: number;
  space?: AlhambraCurrency;
  tile?: string;
  total?: number;
};

export type AlhambraGift = 'none' | 'turn' | 'sultan' | 'vizier';

/**
 * A type in the next scoring: by seat, and last for Dirk, what is built, its place, points.
 *
 * `more` is what one more tile would bring the viewer.
 */
export type AlhambraMajority = {
  counts: number[];
  more?: number;
  places: (number | null)[];
  points: number[];
  shares: number[];
  type: AlhambraType;
};

export type AlhambraMoney = 'florin' | 'dirham' | 'denar' | 'ducat' | 'diamond';

export type AlhambraMoneyCounts = {
  denar: number;
  diamond: number;
  dirham: number;
  ducat: number;
  florin: number;
};

/**
 * A good for sale: its price for a player and how it could pay; `over` is what is too much.
 */
export type AlhambraOffer = {
  currency: AlhambraCurrency | null;
  exact: boolean;
  over: number | null;
  pays: boolean;
  price: number | null;
};

export type AlhambraOpposite = {
  arcades: AlhambraType;
  chambers: AlhambraType;
  garden: AlhambraType;
  pavilion: AlhambraType;
  seraglio: AlhambraType;
  tower: AlhambraType;
};

export type AlhambraOptions = {
  allow_wasteful_payment: boolean;
  caravanserai: boolean;
  characters: boolean;
  coins: boolean;
  diamonds: boolean;
  end_trigger: 'empty_supply' | 'unfilled_space';
  exchange: boolean;
  moorish_art: boolean;
  open_hands: boolean;
  scoring_cards: boolean;
  sultan: boolean;
  vizier: boolean;
};

/**
 * Who must decide what, or what nature draws.
 *
 * For the one who decides, in the names of things: the `good` that is bought, what is `laid` out,
 * the `marks` to choose from, and the longest wall after each cell.
 */
export type AlhambraPending = {
  choices?: number[];
  frame: AlhambraFrameSeen;
  good?: string;
  kind: string;
  laid?: string[];
  marks?: string[];
  seat: number | null;
  walls?: {
    [k: string]: number;
  };
  worth?: number;
};

export type AlhambraPileCounts = {
  bureau?: number;
  money?: number;
  scoring_1?: number;
  scoring_2?: number;
  sultan?: number;
};

/**
 * A tile of an Alhambra; x grows to the east, y to the south, the fountain is at 0, 0.
 */
export type AlhambraPlaced = {
  tile: string;
  x: number;
  y: number;
};

/**
 * A player; the hand, and what can be paid, are for those who may know it (AL-13.1).
 *
 * `known` are the cards that all have seen go into the hand: every one of them (AL-2.4, AL-4.1).
 * `culture_then` is what the culture counters would score after being developed once.
 */
export type AlhambraPlayerSeen = {
  caravan_terms?: AlhambraCaravanTerms;
  caravans: AlhambraCaravan[];
  cards: number;
  coins: AlhambraCoinCounts;
  culture: AlhambraCulture;
  culture_then?: number;
  hand?: {
    [k: string]: number;
  };
  known: {
    [k: string]: number;
  };
  layout: AlhambraPlaced[];
  money?: AlhambraMoneyCounts;
  now: AlhambraWorthNow;
  offers?: {
    [k: string]: AlhambraOffer;
  };
  pending: string[];
  reserve: string[];
  score: number;
  scored: AlhambraScored[];
  sultans: AlhambraSultanCard[];
  types: AlhambraTypeCounts;
  wall: number;
  wall_path: AlhambraWallPart[];
};

/**
 * What is printed on the boards and cards in play; that of a module only where it is.
 */
export type AlhambraPrinted = {
  caravan_price?: number[];
  caravan_spaces?: {
    [k: string]: {
      [k: string]: AlhambraCaravanSpace;
    };
  };
  caravan_types?: number[];
  counters?: AlhambraCounterFaces;
  opposite?: AlhambraOpposite;
  per_coin?: number;
  points: AlhambraTypePoints[];
  sultan?: number;
  together: number;
  wall: number;
};

/**
 * A line of the score sheet.
 */
export type AlhambraScored = {
  points: number;
  round: number;
  source: AlhambraSource;
};

export type AlhambraSource = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower' | 'wall' | 'culture';

/**
 * A Sultan card: its currency and the type that is marked on it (AL-SU-3).
 */
export type AlhambraSultanCard = {
  currency: AlhambraCurrency;
  mark: AlhambraType;
};

/**
 * Price and walls of a tile; the walls are letters of NESW.
 */
export type AlhambraTileFace = {
  price: number;
  walls: string;
};

export type AlhambraType = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower';

export type AlhambraTypeCounts = {
  arcades?: number;
  chambers?: number;
  garden?: number;
  pavilion?: number;
  seraglio?: number;
  tower?: number;
};

export type AlhambraTypePoints = {
  arcades: number[];
  chambers: number[];
  garden: number[];
  pavilion: number[];
  seraglio: number[];
  tower: number[];
};

/**
 * The table as a seat knows it; seat -1 is a spectator. `bag` are the tiles not drawn yet.
 *
 * `piles` are the piles of the deck, the one on top first, each with how many cards of which sort
 * it still has; `sultan_deck` are the Sultan cards in them: all of it can be counted (AL-2.8).
 */
export type AlhambraView = {
  active: number;
  awake: string[];
  bag: string[];
  caravans: string[];
  coin_bag: AlhambraCoinCounts;
  deck: number;
  dirk: string[];
  dirk_types?: AlhambraTypeCounts;
  discards: {
    [k: string]: number;
  };
  display: (string | null)[];
  drawn: string | null;
  game: 'alhambra';
  majorities: AlhambraMajority[];
  market: (string | null)[];
  next_round: number;
  options: AlhambraOptions;
  pending: AlhambraPending | null;
  piles: AlhambraPileCounts[];
  players: AlhambraPlayerSeen[];
  printed: AlhambraPrinted;
  round: number;
  scoring_cards: string[];
  seat: number;
  sultan_deck: AlhambraCoinCounts;
  sultans: AlhambraSultanCard[];
  supply: number;
  tiles: {
    [k: string]: AlhambraTileFace;
  };
};

/**
 * A side of a tile on the longest wall.
 */
export type AlhambraWallPart = {
  side: AlhambraWallSide;
  x: number;
  y: number;
};

export type AlhambraWallSide = 'N' | 'E' | 'S' | 'W';

/**
 * What the next scoring would bring if it came now, by what it comes from.
 */
export type AlhambraWorthNow = {
  culture: number;
  total: number;
  types: number;
  wall: number;
};

/**
 * A cell of a realm.
 */
export type AlmadiCell = {
  column: number;
  row: number;
};

/**
 * A character card and its price.
 */
export type AlmadiCharacter = {
  character: string;
  cost: number;
};

export type AlmadiColour = 'blue' | 'red' | 'yellow' | 'green' | 'grey';

export type AlmadiContacts = {
  e?: AlmadiEffect;
  n?: AlmadiEffect;
  s?: AlmadiEffect;
  w?: AlmadiEffect;
};

/**
 * The tiles that are left, by type: their backs tell it.
 */
export type AlmadiDrawPile = {
  size: number;
  types: AlmadiTypeCounts;
};

export type AlmadiEffect = 'genie' | 'hammer' | 'stall' | 'moon' | 'ruby' | 'jar';

export type AlmadiEffectCounts = {
  genie?: number;
  hammer?: number;
  jar?: number;
  moon?: number;
  ruby?: number;
  stall?: number;
};

export type AlmadiGood = 'spices' | 'pottery' | 'leather' | 'carpets';

export type AlmadiGoodCounts = {
  carpets?: number;
  leather?: number;
  pottery?: number;
  spices?: number;
};

/**
 * A group that scores (oases) or carries (caravans), AM-10.1, AM-10.3.
 */
export type AlmadiGroup = {
  capacity?: number;
  cells: AlmadiCell[];
  points?: number;
  size: number;
  type: AlmadiType;
};

/**
 * An objective before a player.
 */
export type AlmadiHeldObjective = {
  achieved: boolean;
  colour: AlmadiColour;
  effect?: AlmadiEffect;
  grid?: string[];
  kind: AlmadiObjectiveKind;
  least?: number;
  mosaics?: number;
  objective: string;
  points: number;
  rotate?: boolean;
  rubies?: number;
  stalls?: number;
  type?: AlmadiType;
};

/**
 * What a tile would wake, achieve and be worth in a cell.
 */
export type AlmadiLanding = {
  achieves: string[];
  awake: AlmadiContacts;
  claims: string[];
  column: number;
  effects: AlmadiEffectCounts;
  points: number;
  row: number;
};

/**
 * A landscape as it is printed: everybody may look.
 */
export type AlmadiLandscape = {
  goods: AlmadiGoodCounts;
  landscape: string;
  sides: AlmadiSides;
  type: AlmadiType;
};

/**
 * The goods of a realm and what its caravans can carry of them.
 */
export type AlmadiLoadSeen = {
  capacity: number;
  carried: number;
  goods: number;
};

/**
 * The top card, the size, and what was put under it before everybody's eyes (AM-13.1).
 */
export type AlmadiMosaicPile = {
  size: number;
  top: AlmadiMotif | null;
  under: AlmadiMotif[];
};

export type AlmadiMotif = 'star' | 'flower' | 'diamond' | 'wave';

export type AlmadiMotifCounts = {
  diamond?: number;
  flower?: number;
  star?: number;
  wave?: number;
};

/**
 * A move of the genie that was found: from where to where, and what it would activate.
 */
export type AlmadiMove = {
  achieves: string[];
  effects: AlmadiEffectCounts;
  origin: AlmadiCell;
  target: AlmadiCell;
};

/**
 * Whose turn it is and which one, what a moon could bring, what the end would lose.
 */
export type AlmadiNowSeen = {
  is_extra: boolean;
  loses: number;
  moves_left: number;
  objectives: string[];
  seat: number;
  turn: number;
  turns: number;
};

/**
 * An objective as it is printed; a figure row by row, with the signs of AM-8.8.
 */
export type AlmadiObjective = {
  colour: AlmadiColour;
  effect?: AlmadiEffect;
  grid?: string[];
  kind: AlmadiObjectiveKind;
  least?: number;
  mosaics?: number;
  objective: string;
  points: number;
  rotate?: boolean;
  rubies?: number;
  stalls?: number;
  type?: AlmadiType;
};

export type AlmadiObjectiveKind =
  'pattern' | 'cards' | 'pairs' | 'active_effects' | 'row_length' | 'each_row' | 'count_type' | 'goods_each' | 'goods_same';

export type AlmadiOptions = {
  characters: boolean;
  choose_start: boolean;
  zumurrud_any_time: boolean;
};

/**
 * The cells of a row outside the four (AM-12.16).
 */
export type AlmadiOuterRow = {
  cells: AlmadiLanding[];
  row: number;
};

/**
 * Who must decide what; choices, and where a tile may go, are for the one who decides.
 */
export type AlmadiPending = {
  cells?: AlmadiLanding[];
  certain?: number;
  choices?: number[];
  keep_rows?: number[];
  kind: string;
  outer?: AlmadiOuterRow[];
  picked?: string | null;
  row?: number;
  rows?: number[];
  seat: number | null;
  slot_rows?: number[][];
  tile?: string;
  uses?: AlmadiUse[];
};

/**
 * A landscape in a realm: its group, the effects awake on its sides, what a palace is worth.
 *
 * `counts` names the sources of points that count it.
 */
export type AlmadiPlaced = {
  awake: AlmadiContacts;
  beside?: number;
  column: number;
  counts: string[];
  goods: AlmadiGoodCounts;
  group: number;
  landscape: string;
  points?: number;
  row: number;
  sides: AlmadiSides;
  type: AlmadiType;
};

/**
 * What can be read off a player's realm and cards.
 */
export type AlmadiPlayerFacts = {
  active: AlmadiEffectCounts;
  goods: AlmadiGoodCounts;
  groups: AlmadiGroup[];
  load: AlmadiLoadSeen;
  open: AlmadiCell[];
  powers: string[];
  progress: {
    [k: string]: AlmadiProgress[];
  };
};

/**
 * A player; hand and cards put aside are in the own view only.
 */
export type AlmadiPlayerSeen = {
  aside?: AlmadiCharacter[];
  copied: string | null;
  facts: AlmadiPlayerFacts;
  hand?: AlmadiCharacter[];
  hand_size: number;
  mosaics: AlmadiMotifCounts;
  objectives: AlmadiHeldObjective[];
  points: number;
  realm: AlmadiPlaced[];
  recruited: AlmadiCharacter[];
  rubies: number;
  score: AlmadiScoreLine[];
  stalls: AlmadiGoodCounts;
  start: AlmadiStart | null;
};

/**
 * How far a part of an objective is.
 */
export type AlmadiProgress = {
  have: number;
  need: number;
};

/**
 * Points as of now: everything that scores lies open (AM-13.1).
 */
export type AlmadiScoreLine = {
  clause: string;
  points: number;
  text: Said;
};

export type AlmadiSide = 'none' | 'act' | 'genie' | 'hammer' | 'stall' | 'moon' | 'ruby' | 'jar';

export type AlmadiSides = {
  e: AlmadiSide;
  n: AlmadiSide;
  s: AlmadiSide;
  w: AlmadiSide;
};

/**
 * The same of the stalls.
 */
export type AlmadiStallPile = {
  size: number;
  top: AlmadiGood | null;
  under: AlmadiGood[];
};

export type AlmadiStart = 'ST-A' | 'ST-B' | 'ST-C' | 'ST-D' | 'ST-E';

/**
 * A starting tile that is still to be had, its landscapes from the top (AM-2.1).
 */
export type AlmadiStartSeen = {
  landscapes: AlmadiLandscape[];
  start: AlmadiStart;
};

/**
 * What the turn under way has done and may still do.
 */
export type AlmadiTurnSeen = {
  claims: string[];
  last_cell: AlmadiCell | null;
  last_tile: string | null;
  moves: number;
  pending: AlmadiEffectCounts;
  slot: number | null;
  taken: AlmadiLandscape | null;
  used: string[];
};

export type AlmadiType = 'oasis' | 'caravan' | 'market' | 'palace';

export type AlmadiTypeCounts = {
  caravan?: number;
  market?: number;
  oasis?: number;
  palace?: number;
};

/**
 * What an effect would give if it were used now: a card, rubies, an objective or a move.
 *
 * `objective` is one that would be achieved at once; `move` is a good one, not surely the best.
 */
export type AlmadiUse = {
  card?: string;
  count: number;
  effect: AlmadiEffect;
  move?: AlmadiMove;
  objective?: string;
  points: number;
  rubies?: number;
};

/**
 * The table as a seat knows it; seat -1 is a spectator.
 */
export type AlmadiView = {
  board: (AlmadiLandscape | null)[];
  display: AlmadiCharacter[];
  draw_pile: AlmadiDrawPile;
  first: number | null;
  game: 'almadi';
  mosaics: AlmadiMosaicPile;
  now: AlmadiNowSeen | null;
  objectives: AlmadiObjective[];
  options: AlmadiOptions;
  pending: AlmadiPending | null;
  players: AlmadiPlayerSeen[];
  rubies: number;
  seat: number;
  stalls: AlmadiStallPile;
  starts: AlmadiStartSeen[];
  turn: AlmadiTurnSeen;
};

export type AlrashidArea =
  | 'intrigue'
  | 'military'
  | 'traditions'
  | 'commerce'
  | 'politics'
  | 'court'
  | 'silk_road'
  | 'spice_road'
  | 'sanmatia'
  | 'mare_indianum'
  | 'abbasid_caliphate'
  | 'mare_internum'
  | 'nilus_valley';

export type AlrashidAreas = {
  abbasid_caliphate: AlrashidSlot[];
  commerce: AlrashidSlot[];
  court: AlrashidSlot[];
  intrigue: AlrashidSlot[];
  mare_indianum: AlrashidSlot[];
  mare_internum: AlrashidSlot[];
  military: AlrashidSlot[];
  nilus_valley: AlrashidSlot[];
  politics: AlrashidSlot[];
  sanmatia: AlrashidSlot[];
  silk_road: AlrashidSlot[];
  spice_road: AlrashidSlot[];
  traditions: AlrashidSlot[];
};

/**
 * What a fighter is up against and who decides after it; how it would end is for itself.
 *
 * `traders` are those who would trade if the fighter won, `raid` the goods of its Raiders then;
 * `flight` is the dishonour of fleeing, `flight_points` what that counts in the end.
 */
export type AlrashidBattling = {
  at_best?: AlrashidOutcome;
  country: AlrashidCountry;
  flight: number;
  flight_points: number;
  force?: AlrashidForceCounts;
  next: number | null;
  outcome?: AlrashidOutcome;
  raid: number;
  rank: number;
  strength: AlrashidForceCounts;
  traders: AlrashidTrader[];
};

export type AlrashidColour = 'red' | 'blue';

export type AlrashidColourCounts = {
  blue: number;
  red: number;
};

export type AlrashidCounter =
  'influence_tokens' | 'palaces_with_a_title' | 'distinct_goods' | 'titles_intrigue' | 'titles_military' | 'sages' | 'merchants' | 'pashas';

export type AlrashidCountries = {
  abbasid_caliphate: AlrashidCountrySeen;
  mare_indianum: AlrashidCountrySeen;
  mare_internum: AlrashidCountrySeen;
  nilus_valley: AlrashidCountrySeen;
  sanmatia: AlrashidCountrySeen;
  silk_road: AlrashidCountrySeen;
  spice_road: AlrashidCountrySeen;
};

export type AlrashidCountry =
  'silk_road' | 'spice_road' | 'sanmatia' | 'mare_indianum' | 'abbasid_caliphate' | 'mare_internum' | 'nilus_valley';

/**
 * What lies on a country when a year begins.
 */
export type AlrashidCountryFace = {
  credit_notes: number;
  goods: AlrashidGoodCounts;
};

export type AlrashidCountryFaces = {
  abbasid_caliphate: AlrashidCountryFace;
  mare_indianum: AlrashidCountryFace;
  mare_internum: AlrashidCountryFace;
  nilus_valley: AlrashidCountryFace;
  sanmatia: AlrashidCountryFace;
  silk_road: AlrashidCountryFace;
  spice_road: AlrashidCountryFace;
};

/**
 * What lies on a country, and what must be exceeded there, colour by colour.
 */
export type AlrashidCountrySeen = {
  credit_notes: number;
  goods: AlrashidGoodCounts;
  mercenaries: AlrashidMercenary[];
  strength: AlrashidStrength;
};

/**
 * What a credit note takes off a price, and for who has a Banker.
 */
export type AlrashidCreditNote = {
  gold: number;
  with_banker: number;
};

/**
 * What brings how much dishonour.
 */
export type AlrashidDishonours = {
  court_without_pasha: number;
  enchanter: number;
  favour_alone: number;
  flight: number;
  idle: number;
};

export type AlrashidFavour = 'general' | 'court_scholar' | 'vizier' | 'qadi';

export type AlrashidFavourCosts = {
  court_scholar?: number;
  general?: number;
  qadi?: number;
  vizier?: number;
};

export type AlrashidFavours = {
  commerce: AlrashidFavourCosts;
  intrigue: AlrashidFavourCosts;
  military: AlrashidFavourCosts;
  politics: AlrashidFavourCosts;
  traditions: AlrashidFavourCosts;
};

export type AlrashidForceCounts = {
  blue?: number;
  red?: number;
};

/**
 * The fields of the decision under way; which of them there are is a matter of its kind.
 */
export type AlrashidFrameSeen = {
  activated?: boolean;
  area?: AlrashidArea | null;
  barred?: AlrashidGood | null;
  colour?: AlrashidColour;
  cost?: number;
  country?: AlrashidCountry | null;
  favour?: AlrashidFavour | null;
  first?: AlrashidItem | null;
  force?: number;
  index?: number;
  informers?: number;
  laid_out?: AlrashidGoodCounts;
  left?: number;
  noted?: boolean;
  origin?: AlrashidArea;
  owner?: number;
  pawn?: AlrashidPawn;
  picked?: AlrashidTokenCounts;
  plotters?: number;
  rank?: number;
  ranking?: number[];
  reason?: AlrashidReason;
  resolved?: boolean;
  seat?: number;
  service?: boolean;
  taken?: number;
  target?: number;
  title?: string | null;
  used?: number;
};

export type AlrashidGood = 'wood' | 'metal' | 'pottery' | 'spice' | 'silk';

export type AlrashidGoodCounts = {
  metal?: number;
  pottery?: number;
  silk?: number;
  spice?: number;
  wood?: number;
};

export type AlrashidGuild = 'intrigue' | 'military' | 'traditions' | 'commerce' | 'politics';

export type AlrashidItem = 'wood' | 'metal' | 'pottery' | 'spice' | 'silk' | 'credit_note';

/**
 * A token on a country; its value where it lies face up or the viewer has looked at it.
 *
 * `older`: it lay there already when the discards of its colour became the pile (AR-16.2).
 */
export type AlrashidMercenary = {
  colour: AlrashidColour;
  face_up: boolean;
  older: boolean;
  seen_by: number[];
  value: number | null;
};

export type AlrashidOptions = {
  battle_partial: 'colour' | 'token';
  country_cut: 'after_battle' | 'before_battle';
  crisis_tiles: 'fr' | 'it';
  diplomat: 'may' | 'must';
  duplicate_titles: boolean;
  edition: 'fr' | 'it';
  end_tie_break: 'shared' | 'wealth_then_order';
  favourite_pays_copied: boolean;
  idle_dishonour: boolean;
  spy_move: 'any' | 'own';
  take_fewer: boolean;
};

export type AlrashidOutcome = 'win' | 'part' | 'level' | 'weak';

export type AlrashidPalace = 'intrigue' | 'military' | 'traditions' | 'commerce' | 'politics' | 'court';

export type AlrashidPawn = 'pasha' | 'merchant' | 'sage';

export type AlrashidPawnCounts = {
  merchant?: number;
  pasha?: number;
  sage?: number;
};

/**
 * What a kind of pawn weighs, brings in the end, and how many of it a family may have.
 */
export type AlrashidPawnFace = {
  dominance: number;
  most: number;
  prestige: number;
};

export type AlrashidPawnFaces = {
  merchant: AlrashidPawnFace;
  pasha: AlrashidPawnFace;
  sage: AlrashidPawnFace;
};

/**
 * Who must decide what; choices and fields are for the one who decides.
 */
export type AlrashidPending = {
  battle?: AlrashidBattling;
  choices?: number[];
  frame?: AlrashidFrameSeen;
  kind: string;
  seat: number | null;
};

export type AlrashidPhase = 'setup' | 'placement' | 'resolution' | 'over';

/**
 * A player; `tokens` are the values of the viewer's own mercenaries.
 *
 * `older` says how many were in hand when the discards of their colour became the pile (AR-16.2),
 * those included that may have been `thrown` since; `older_tokens` are the viewer's own.
 */
export type AlrashidPlayerSeen = {
  dishonour: number;
  family: AlrashidPawnCounts;
  gold: number;
  goods: AlrashidGoodCounts;
  hand: AlrashidPawnCounts;
  held: AlrashidPawnCounts;
  influence: number;
  mercenaries: AlrashidColourCounts;
  note_gold: number;
  notes: number;
  older: AlrashidForceCounts;
  older_tokens?: AlrashidTokenCounts;
  prestige: number;
  thrown: AlrashidThrown[];
  title_points: number[];
  titles: string[];
  token_bonus: number;
  tokens?: AlrashidTokenCounts;
  used: string[];
};

/**
 * Prices, amounts and prestige: the same all match long.
 */
export type AlrashidPrinted = {
  countries: AlrashidCountryFaces;
  credit_note: AlrashidCreditNote;
  dishonour: AlrashidDishonours;
  favours: AlrashidFavours;
  pawns: AlrashidPawnFaces;
  scoring: AlrashidScoring;
  services: AlrashidServices;
  sets: number[];
  titles: {
    [k: string]: AlrashidTitleFace;
  };
  trade: number[];
};

/**
 * A seat in an area by its rank, with what it gets as things stand.
 *
 * `acts`: it does something here; after the third rank nobody does (AR-6.3, AR-18.1).
 */
export type AlrashidRankSeen = {
  acts: boolean;
  amount?: number;
  gold?: number;
  seat: number;
};

export type AlrashidRanks = {
  abbasid_caliphate?: AlrashidRankSeen[];
  commerce?: AlrashidRankSeen[];
  court?: AlrashidRankSeen[];
  intrigue?: AlrashidRankSeen[];
  mare_indianum?: AlrashidRankSeen[];
  mare_internum?: AlrashidRankSeen[];
  military?: AlrashidRankSeen[];
  nilus_valley?: AlrashidRankSeen[];
  politics?: AlrashidRankSeen[];
  sanmatia?: AlrashidRankSeen[];
  silk_road?: AlrashidRankSeen[];
  spice_road?: AlrashidRankSeen[];
  traditions?: AlrashidRankSeen[];
};

export type AlrashidReason =
  | 'setup'
  | 'service'
  | 'general'
  | 'vizier'
  | 'recruiter'
  | 'agha'
  | 'smuggler'
  | 'trader'
  | 'benevolence'
  | 'quartermaster'
  | 'raider'
  | 'plotter'
  | 'informer'
  | 'spy';

/**
 * What influence and dishonour count in the end.
 */
export type AlrashidScoring = {
  dishonour: number;
  influence: number;
  influence_most: number;
};

/**
 * Prices and amounts of a guild's service, from the first rank on.
 */
export type AlrashidService = {
  amount: number[];
  gold: number[];
};

export type AlrashidServices = {
  commerce: AlrashidService;
  intrigue: AlrashidService;
  military: AlrashidService;
  politics: AlrashidService;
  traditions: AlrashidService;
};

/**
 * A seat's stack in an area, in the order of arrival (AR-5.12).
 */
export type AlrashidSlot = {
  dominance: number;
  merchant?: number;
  pasha?: number;
  sage?: number;
  seat: number;
};

export type AlrashidStrength = {
  blue?: AlrashidStrengthSeen;
  red?: AlrashidStrengthSeen;
};

/**
 * Mercenaries of a colour: the sum that the viewer knows, and how many it does not.
 */
export type AlrashidStrengthSeen = {
  hidden: number;
  known: number;
};

/**
 * A token that left a hand with older ones, which had drawn so many from the new pile by then.
 *
 * Nobody else can tell which of the two it was.
 */
export type AlrashidThrown = {
  drawn: number;
  token: AlrashidToken;
};

/**
 * A title; `prestige` is none where `steps` of what it counts give it.
 */
export type AlrashidTitleFace = {
  amount: number;
  amounts?: number[][];
  clause: string;
  counts?: AlrashidCounter;
  gold: number;
  palace: AlrashidPalace;
  prestige: number | null;
  steps?: number[][];
  type: AlrashidTitleType;
  with_both?: number[];
};

/**
 * A title that is still to be had, and where.
 */
export type AlrashidTitleSeen = {
  gold: number;
  left: number;
  palace: AlrashidPalace;
};

export type AlrashidTitleType = 'activated' | 'permanent' | 'one_shot';

export type AlrashidToken = 'red_2' | 'red_3' | 'red_4' | 'blue_2' | 'blue_3' | 'blue_4';

export type AlrashidTokenCounts = {
  blue_2?: number;
  blue_3?: number;
  blue_4?: number;
  red_2?: number;
  red_3?: number;
  red_4?: number;
};

/**
 * A seat that would trade, and how many items it may take; the first may take all of a type.
 */
export type AlrashidTrader = {
  amount: number;
  seat: number;
};

/**
 * The table as a seat knows it; seat -1 is a spectator.
 *
 * `older` are the tokens in hands and on countries that were none of the discards when those
 * became the pile (AR-16.2): what is there in all, everybody knows.
 */
export type AlrashidView = {
  areas: AlrashidAreas;
  countries: AlrashidCountries;
  crises: string[];
  discards: AlrashidTokenCounts;
  game: 'alrashid';
  next_order: number[];
  older: AlrashidTokenCounts;
  options: AlrashidOptions;
  order: number[];
  pending: AlrashidPending | null;
  phase: AlrashidPhase;
  pile: AlrashidColourCounts;
  players: AlrashidPlayerSeen[];
  printed: AlrashidPrinted;
  ranks: AlrashidRanks;
  resolved: AlrashidArea[];
  resolving: AlrashidArea | null;
  seat: number;
  titles: {
    [k: string]: AlrashidTitleSeen;
  };
  year: number;
  years: number;
};

/**
 * Why something cannot be done now: what it would be, and the clause that forbids it.
 */
export type Answer = {
  text: Said;
  clause: string;
  reason: Said;
};

/**
 * An argument of a text: a number, words, the name of a thing, a player, another text, or a list of texts.
 */
export type Arg =
  | number
  | string
  | {
      ref: string;
    }
  | {
      seat: number;
    }
  | Said
  | Said[];

/**
 * What would a strong bot consider here, with a draft as it stands?
 *
 * With `judge` the draft is a whole act, and what is thought of it is told too.
 */
export type AskHint = {
  type: 'hint';
  id: string;
  seat: number;
  act: number;
  parts?: number[][];
  open?: boolean;
  pointed?: string[];
  judge?: boolean;
};

/**
 * A set that is being picked.
 *
 * What is counted (`unit`: "things" or "worth") must in the end be `bound` ("exactly", "at_least",
 * "at_most") what is wanted; so much is `reached`, `missing` and `over`. `is_whole`: it may be
 * closed; `end` is the word for that.
 */
export type Basket = {
  unit: 'things' | 'worth';
  bound: 'exactly' | 'at_least' | 'at_most';
  want: number;
  reached: number;
  missing: number;
  over: number;
  items: BasketItem[];
  ways: BasketWay[];
  is_whole: boolean;
  end: Said | null;
};

/**
 * A kind of thing that may be laid into a basket.
 *
 * So many are `laid`, of `most`; `more`: one more can come in. `worth` is what one is worth,
 * `adds` what one more would add to what lies there.
 */
export type BasketItem = {
  number: number;
  text: Said;
  touches: string[];
  laid: number;
  most: number;
  more: boolean;
  worth: number;
  adds: number;
};

/**
 * A ready-made filling: the items, and the reason to like it.
 */
export type BasketWay = {
  numbers: number[];
  text: Said;
};

/**
 * What a character can do once its board is active.
 */
export type BelaadAbility = {
  effect: string;
  kind: BelaadAbilityKind;
  numbers: number[];
};

export type BelaadAbilityKind = 'immediate' | 'permanent';

/**
 * An action card: its two actions (BL-4.1).
 */
export type BelaadAction = {
  id: string;
  primary: BelaadPrimaryHalf;
  secondary: BelaadSecondaryHalf;
};

export type BelaadBoard =
  | 'sultan'
  | 'vizier'
  | 'treasurer'
  | 'sheriff'
  | 'commander'
  | 'bahloul'
  | 'preacher'
  | 'trusted_man'
  | 'philanthropist'
  | 'peoples_hero'
  | 'grand_master'
  | 'hashash'
  | 'spy'
  | 'assassin';

export type BelaadBonus = 'none' | 'gold' | 'seals' | 'any' | 'speciality';

/**
 * How many of each piece there are; what one, two, three, four of a speciality bring.
 */
export type BelaadBox = {
  actions: number;
  combat: BelaadColourCounts;
  hashash: number;
  removed: number;
  scholars: number;
  specialities: number[];
  swords: number;
  tokens: BelaadTokenTotals;
};

/**
 * A character board and the tokens on it; `holds`: its lasting ability is at work.
 */
export type BelaadCharacter = {
  ability: BelaadAbility;
  boost: number;
  free: number;
  holds: boolean;
  orange_bottom?: number;
  orange_top?: number;
  printed: number;
  slots: number;
  symbol: BelaadSymbol;
  symbols: number;
  white?: number;
};

export type BelaadCoin = 'gold' | 'seals';

export type BelaadColour = 'green' | 'red' | 'grey';

export type BelaadColourCounts = {
  green: number;
  grey: number;
  red: number;
};

/**
 * The combat cards as far as the viewer can count them, and the combat under way (BL-9.2).
 *
 * From the power `needed` on the other side must answer. `spoils` are the least and the most
 * points on a card that the viewer does not see. `put_back` says of a card that was revealed how
 * many spoils were won when it went back: none of those is it.
 */
export type BelaadCombat = {
  active: number | null;
  colours: BelaadColourCounts;
  deck: number;
  needed: number | null;
  odds: BelaadOdds | null;
  put_back: BelaadCombatCounts;
  revealed: BelaadRevealedCard[];
  sides: BelaadFighters | null;
  spoils: number[];
  stakes: BelaadStakes | null;
  unseen: BelaadUnseenCards[];
};

/**
 * A combat card.
 */
export type BelaadCombatCard = {
  colour: BelaadColour;
  id: string;
  points: number;
  power: number;
};

export type BelaadCombatCounts = {
  C01?: number;
  C02?: number;
  C03?: number;
  C04?: number;
  C05?: number;
  C06?: number;
  C07?: number;
  C08?: number;
  C09?: number;
  C10?: number;
  C11?: number;
  C12?: number;
  C13?: number;
  C14?: number;
  C15?: number;
  C16?: number;
  C17?: number;
  C18?: number;
  C19?: number;
  C20?: number;
  C21?: number;
  C22?: number;
  C23?: number;
  C24?: number;
};

/**
 * A price in gold, and how much of it nobody can pay; a scholar may be had by swords.
 *
 * For the seat that looks: what is kept, and how the bonus points of the faction would change.
 */
export type BelaadCost = {
  bonus?: number;
  by_swords?: boolean;
  gold: number;
  keeps?: number;
  missing: number;
};

export type BelaadCosts = {
  kingdom?: BelaadCost;
  order?: BelaadCost;
  people?: BelaadCost;
};

export type BelaadDoes = 'ahead' | 'behind' | 'sword' | 'defeat';

export type BelaadEnding = 'fourth_generation' | 'order_victory' | 'turn_limit';

/**
 * Whom one would fight in a faction, and his power.
 */
export type BelaadEnemy = {
  faction: BelaadFaction;
  power: number;
  seat: number;
};

export type BelaadFaction = 'kingdom' | 'people' | 'order';

/**
 * A faction; the Order has other figures than the two that score science (BL-12).
 */
export type BelaadFactionSeen = {
  active_science?: number;
  assassinated?: BelaadTokenCounts;
  boards: {
    [k: string]: BelaadCharacter;
  };
  goal?: number;
  members: number[];
  power: number;
  recruits: boolean;
  scholars: BelaadScholar[];
  score: BelaadScore;
  symbols: BelaadSymbolCounts;
  treasury: number;
  wields_swords: boolean;
};

export type BelaadFactions = {
  kingdom?: BelaadFactionSeen;
  order?: BelaadFactionSeen;
  people?: BelaadFactionSeen;
};

/**
 * A side of a combat: what its power is made of, and with how much it came.
 */
export type BelaadFighterSeen = {
  ability: number;
  began: number | null;
  extra: number | null;
  faction: BelaadFaction;
  power: number;
  seat: number;
  symbols: number;
};

/**
 * Both sides of a combat.
 */
export type BelaadFighters = {
  attacker: BelaadFighterSeen;
  defender: BelaadFighterSeen;
};

/**
 * The fields of the decision under way; which of them there are is a matter of its kind.
 */
export type BelaadFrameSeen = {
  actor?: number;
  amount?: number;
  asked?: number;
  back?: number;
  below?: number;
  board?: BelaadBoard;
  bonus?: number;
  boost?: number;
  by_card?: boolean;
  card?: string;
  coin?: BelaadCoin;
  declined?: number[];
  done?: number;
  gift?: number;
  gifts?: number[];
  keep?: number;
  left?: number;
  loser?: BelaadFaction;
  missing?: number;
  offered?: BelaadSymbol[];
  origin?: BelaadSymbol;
  payer?: number;
  place?: number;
  price?: number;
  refused?: string[];
  scholar?: string;
  seat?: number;
  single?: boolean;
  swords?: number;
  symbols?: number;
  target?: BelaadFaction | null;
  treasury?: number;
};

/**
 * A Hashash card.
 */
export type BelaadHashash = {
  board: BelaadBoard;
  coin: BelaadCoin;
  effect: string;
  id: string;
  numbers: number[];
  price: number;
};

/**
 * The Hashash cards; the faces of those that are drawn are for the Order.
 */
export type BelaadHashashSeen = {
  deck: number;
  drawn?: BelaadHashash[];
  drawn_backs: BelaadBoard[];
  drawn_known: string[];
  placed: BelaadHashash[];
  top_back: BelaadBoard | null;
  under: BelaadUnder[];
  usable: string[];
  used: string[];
};

/**
 * How many of the unseen cards would do what to the side that reveals (BL-9.5, BL-9.6).
 */
export type BelaadOdds = {
  ahead: number;
  behind: number;
  defeat: number;
  sword: number;
};

/**
 * A revealed scholar: its price for each faction, and for the seat that looks.
 */
export type BelaadOfferedScholar = {
  bonus: BelaadBonus;
  coins: number;
  gold: number;
  id: string;
  order_symbols: BelaadSymbol[];
  own: BelaadCost | null;
  points: number;
  prices: BelaadCosts;
  repeatable: boolean;
  science: number;
  speciality: BelaadSpeciality;
  swords: number;
};

export type BelaadOptions = {
  consent: 'ask' | 'auto';
  first_seat: 'fifth' | 'first' | 'fourth' | 'third';
  members_pay: 'all' | 'one';
  orange_clear: 'all' | 'bottom';
  order_last_scholar: 'too_late' | 'wins';
  order_token_sharing: boolean;
  seating: 'mirrored' | 'printed';
  treasury_takes: 'all' | 'needed';
  turn_limit: 0 | 50 | 100 | 200 | 400 | 800;
};

/**
 * Who must decide what; choices and fields are for the one who decides.
 */
export type BelaadPending = {
  choices?: number[];
  frame?: BelaadFrameSeen;
  kind: string;
  purchase?: BelaadPurchase;
  seat: number | null;
};

export type BelaadPile = 'left' | 'centre' | 'right';

/**
 * A pile of action cards: its visible card, and how many there are with it.
 */
export type BelaadPileSeen = {
  count: number;
  top: BelaadAction | null;
};

/**
 * A card that is being carried out, and which of its actions are done.
 */
export type BelaadPlayed = {
  card: BelaadAction;
  done: string[];
};

/**
 * A player; `known` are the cards of the hand that everybody has seen (BL-14.4).
 *
 * `spoils_won`: how many spoils had been won by anybody before each of the player's own.
 */
export type BelaadPlayerSeen = {
  cards: number;
  faction: BelaadFaction;
  gold: number;
  hand?: BelaadAction[];
  known: BelaadAction[];
  reach: BelaadReach;
  seals: number;
  spoils: number;
  spoils_cards?: BelaadCombatCard[];
  spoils_won: number[];
  swords: number;
};

export type BelaadPrimary = 'gold' | 'seals' | 'draw' | 'symbols' | 'any_symbol';

/**
 * The primary action of a card.
 */
export type BelaadPrimaryHalf = {
  count: number;
  kind: BelaadPrimary;
  symbols: BelaadSymbol[];
};

export type BelaadPrize = 'card' | 'sword' | 'token' | 'nothing';

/**
 * What the coins are for, while a payment is open (BL-5.4).
 */
export type BelaadPurchase = {
  actor?: number;
  amount?: number;
  asked?: number;
  back?: number;
  below?: number;
  board?: BelaadBoard;
  bonus?: number;
  boost?: number;
  by_card?: boolean;
  card?: string;
  coin?: BelaadCoin;
  declined?: number[];
  done?: number;
  gift?: number;
  gifts?: number[];
  keep?: number;
  kind: string;
  left?: number;
  loser?: BelaadFaction;
  missing?: number;
  offered?: BelaadSymbol[];
  origin?: BelaadSymbol;
  payer?: number;
  place?: number;
  price?: number;
  refused?: string[];
  scholar?: string;
  seat?: number;
  single?: boolean;
  swords?: number;
  symbols?: number;
  target?: BelaadFaction | null;
  treasury?: number;
};

/**
 * What a seat could pay at most, if all members help (BL-5.2).
 */
export type BelaadReach = {
  gold: number;
  seals: number;
};

/**
 * An action card as its reader could use it: why a half cannot be used, what its symbols do,
 * how many coins of its price there are, and how much the lower half finds to work on.
 */
export type BelaadReading = {
  amount: number;
  have: number;
  lower: BelaadWhyNot | null;
  upper: BelaadWhyNot | null;
  uses: BelaadUse[];
};

/**
 * A combat card on the table, and who revealed it where that can be told.
 */
export type BelaadRevealedCard = {
  by: number | null;
  colour: BelaadColour;
  id: string;
  points: number;
  power: number;
};

/**
 * A scholar card.
 */
export type BelaadScholar = {
  bonus: BelaadBonus;
  coins: number;
  gold: number;
  id: string;
  order_symbols: BelaadSymbol[];
  points: number;
  repeatable: boolean;
  science: number;
  speciality: BelaadSpeciality;
  swords: number;
};

/**
 * The scholars on the table, how far the generations are, what the next one taken ends.
 */
export type BelaadScholarsSeen = {
  closes: ('game' | 'generation') | null;
  deck: number;
  discarded: string[];
  generation: number;
  generations: number;
  next: number;
  per_generation: number;
  revealed: (BelaadOfferedScholar | null)[];
  taken: number;
};

/**
 * The points that the viewer knows, by their source; `hidden` are spoils that it does not.
 */
export type BelaadScore = {
  hidden: number;
  parts: {
    [k: string]: number;
  };
  total: number;
};

export type BelaadSecondary = 'gold' | 'seals' | 'draw' | 'boost' | 'use_faceup' | 'wipe' | 'treasury';

/**
 * The secondary action of a card, and what it costs.
 */
export type BelaadSecondaryHalf = {
  coin: BelaadCoin;
  count: number;
  kind: BelaadSecondary;
  price: number;
};

export type BelaadSpeciality = 'none' | 'mathematics' | 'medicine' | 'engineering' | 'astronomy';

/**
 * What a side would win now, and whether a grey card of the other one adds a wipe: most likely
 * of the board that has most to lose (`wiped`).
 */
export type BelaadStake = {
  prize: BelaadPrize;
  wipe_after_grey: boolean;
  wiped: BelaadBoard | null;
};

/**
 * What is at stake for both (BL-9.9 to BL-9.13).
 */
export type BelaadStakes = {
  attacker: BelaadStake;
  defender: BelaadStake;
};

export type BelaadSymbol = 'recruit' | 'influence' | 'income' | 'steal' | 'military';

export type BelaadSymbolCounts = {
  income?: number;
  influence?: number;
  military?: number;
  recruit?: number;
  steal?: number;
};

export type BelaadToken = 'recruit' | 'influence' | 'income' | 'steal' | 'military' | 'orange';

export type BelaadTokenCounts = {
  income?: number;
  influence?: number;
  military?: number;
  orange?: number;
  recruit?: number;
  steal?: number;
};

export type BelaadTokenTotals = {
  income: number;
  influence: number;
  military: number;
  orange: number;
  recruit: number;
  steal: number;
};

/**
 * A card under the Hashash deck: its back, and its face for those who know it (BL-14.8).
 */
export type BelaadUnder = {
  board: BelaadBoard;
  card: string | null;
};

/**
 * Combat cards that are alike and that the viewer does not see; what one would do now.
 */
export type BelaadUnseenCards = {
  colour: BelaadColour;
  count: number;
  does: BelaadDoes | null;
  points: number;
  power: number;
};

/**
 * What a symbol of a card would do now. Of scholars: those in `reach`, those who come into
 * reach if the other half is done first (`then`) and those who are lost by it (`gone`).
 */
export type BelaadUse = {
  count: number;
  enemies?: BelaadEnemy[];
  gone?: string[];
  power?: number;
  reach?: string[];
  seals?: number;
  symbol: BelaadSymbol;
  then?: string[];
  victims?: BelaadVictim[];
  why: BelaadWhyNot | null;
};

/**
 * Whom one could steal from, and how much.
 */
export type BelaadVictim = {
  gold: number;
  seat: number;
};

/**
 * The table as a seat knows it; seat -1 is a spectator.
 *
 * `uncovered` are the action cards that ever lay face up: nobody's unknown ones are among them.
 */
export type BelaadView = {
  active: number;
  ambush: number;
  bag: BelaadTokenCounts;
  box: BelaadBox;
  clearing: boolean;
  combat: BelaadCombat;
  discarded: BelaadAction[];
  drawn: BelaadTokenCounts;
  ending: BelaadEnding | null;
  factions: BelaadFactions;
  game: 'belaad';
  has_hired: boolean;
  hashash: BelaadHashashSeen | null;
  in_play: BelaadPlayed[];
  options: BelaadOptions;
  pending: BelaadPending | null;
  piles: BelaadPileSeen[];
  players: BelaadPlayerSeen[];
  reads: {
    [k: string]: BelaadReading;
  };
  scholars: BelaadScholarsSeen;
  seat: number;
  sword_supply: number;
  turn: number;
  uncovered: string[];
  used_piles: BelaadPile[];
};

/**
 * Why a half of a card or a symbol of it cannot be used now: the key of a text, the clause.
 */
export type BelaadWhyNot = {
  clause: string;
  key: string;
};

/**
 * The rulebook of a game, in our own words.
 */
export type Book = {
  game: string;
  language: string;
  chapters: Chapter[];
  clauses: ClauseInfo[];
};

/**
 * What a seat has, before and after an act; `thing` is the key of its name.
 */
export type Change = {
  seat: number;
  thing: string;
  before: number;
  after: number;
};

/**
 * A chapter of a rulebook.
 */
export type Chapter = {
  id: string;
  title: string;
};

/**
 * Something said at the table; seat -1 is a spectator.
 *
 * `who` is a mark of the person, the same at all tables. An `aside` was said by somebody who looks
 * on while others play: players do not hear it as long as the game goes on.
 */
export type ChatLine = {
  seat: number;
  name: string;
  text: string;
  at: string;
  who: string;
  aside: boolean;
};

/**
 * Somebody said something.
 */
export type ChatUpdate = {
  type: 'chat';
  number: number;
  line: ChatLine;
};

/**
 * One thing that the viewer may choose now, and the things on the board that it is about.
 *
 * `warns` are the penalties and losses that it brings, where the choice completes an act and is a
 * button: what is pointed at on the board is warned of when it is pointed at.
 */
export type Choice = {
  choice: number;
  text: Said;
  clause: string;
  touches: string[];
  warns: Said[];
};

/**
 * One numbered rule; `ruling` marks a reading of ours, `see` what to read next.
 */
export type ClauseInfo = {
  id: string;
  chapter: string;
  text: string;
  option: string;
  ruling: boolean;
  see: string[];
};

export type ClientMessage = Act | Gesture | Undo | Consent | Why | AskHint | AgreeHints | Say | Look | Ack;

export type Command = Act | Gesture | Undo | Consent | Why | AskHint | AgreeHints | Say;

/**
 * Answer somebody's wish to take back.
 */
export type Consent = {
  type: 'consent';
  id: string;
  seat: number;
  agree: boolean;
};

/**
 * What a person adds to the shuffle: 16 random bytes, in hexadecimal digits.
 */
export type Contribution = {
  contribution: string;
};

/**
 * The corrected material of a table: the corrections that a new table takes, and each change.
 *
 * `warnings` are what is unusual about it, and yet played.
 */
export type Corrected = {
  material: {
    [k: string]: unknown;
  };
  changes: Correction[];
  warnings: Said[];
};

/**
 * A value that is corrected: what is printed, or was taken for it, and what it is now.
 */
export type Correction = {
  place: string;
  provenance: string;
  before: unknown[] | boolean | number | string;
  after: unknown[] | boolean | number | string;
};

/**
 * Corrections to be checked: a file as text or, without one, the same as data.
 */
export type Corrections = {
  toml?: string;
  material?: {
    [k: string]: unknown;
  };
};

/**
 * An act that cost a chance to win, and what would have been better.
 *
 * `act` is how many acts came before it. `text` and `better` are the choices that tell the two
 * apart, `line` is the whole better act, choice by choice. `error` is how far the loss may be off.
 */
export type Costly = {
  act: number;
  seat: number;
  loss: number;
  text: Said;
  better: Said;
  chance: number;
  better_chance: number;
  line: number[];
  error: number;
};

/**
 * The name and the password of an account.
 */
export type Credentials = {
  name: string;
  password: string;
};

/**
 * What is waited for, and from whom.
 */
export type Decision = {
  kind: string;
  seat: number;
  clause: string;
  text: Said;
};

/**
 * An act being made. `parts`, `open` and `pointed` are what a gesture is sent with.
 *
 * `touch` says what pointing at a thing would do: "may" (it leads on), "laid" (it is taken back),
 * "swap" (an earlier answer is changed); all other things are refused. An act that is `complete`
 * may be carried out; so may one whose basket is whole and `closes` the "act"; a basket that leads
 * to the next question closes "on". `single`: the act is one choice, without anything else.
 * `deed` is what a complete act does, for the button that carries it out (attribute `deed`).
 * `view` is the table with the parts made that are closed; none where nothing is made yet.
 */
export type Draft = {
  parts: number[][];
  open: boolean;
  pointed: string[];
  decision: Decision | null;
  choices: Choice[];
  basket: Basket | null;
  touch: {
    [k: string]: 'may' | 'laid' | 'swap';
  };
  made: Made[];
  complete: boolean;
  single: boolean;
  closes: string | null;
  deed: Said | null;
  forecast: Forecast | null;
  view: View | null;
};

/**
 * The body of every answer that is not a success.
 */
export type Failure = {
  problem: Problem;
};

/**
 * Something that an act changes, as a bot weighs it: from what to what.
 *
 * `good`: it speaks for the act. `things` are what it is about on the board.
 */
export type Feature = {
  text: Said;
  before: number;
  after: number;
  good: boolean;
  things: string[];
};

/**
 * What a host puts on a seat: "bot:LEVEL" or "open".
 */
export type Fill = {
  seat: number;
  fill: string;
};

/**
 * What an act would do, as far as the seat can know.
 *
 * It `ends` where the game is "over", at "chance" (a draw, a look), or where the decision of
 * "others" or the seat's "own" next one comes; `next` is who decides then, -1 for nobody.
 */
export type Forecast = {
  scored: Scored[];
  changes: Change[];
  happenings: Happening[];
  warnings: Said[];
  ends: 'over' | 'chance' | 'others' | 'own';
  next: number;
};

/**
 * Where to go on from, and who sits where.
 */
export type Fork = {
  act: number;
  seats: string[];
};

/**
 * A seat that a host takes from a person.
 */
export type Free = {
  seat: number;
};

/**
 * A game as the page offers it; `levels` are the bots from the weakest to the strongest.
 *
 * `page` names its board in the page; empty: the plain one.
 */
export type GameInfo = {
  name: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  levels: string[];
  version: number;
  page: string;
};

/**
 * One gesture on a draft. Nothing hidden is shown, and nothing is made, except with `go`: then
 * an act that is a single choice without a warning is carried out at once.
 *
 * `do` is "look" (nothing), "point" at a `thing`, "put_back" a `thing`, "choose" a `choice`, "lay"
 * just these `numbers` into the basket, "close" it, or go "back" one gesture.
 */
export type Gesture = {
  type: 'draft';
  id: string;
  seat: number;
  act: number;
  do: string;
  parts?: number[][];
  open?: boolean;
  pointed?: string[];
  thing?: string;
  choice?: number;
  numbers?: number[];
  go?: boolean;
};

/**
 * One line of the log. `args` are what the event declares, as numbers and names, by name.
 *
 * `things` are what it is about on the board.
 */
export type Happening = {
  kind: string;
  args: {
    [k: string]: number | string | string[];
  };
  text: Said;
  clause: string;
  things: string[];
};

/**
 * An act that a strong bot would consider, the best first; the others with their `drawback`.
 *
 * `parts` and `open` are the draft that lays all of it out, `way` tells it. `strength` is 1 to 5:
 * how near it comes to the best; `chance` the estimated chance to win, 0 to 1. `warnings` are the
 * penalties that it brings. `again`: with it the seat acts once more; `then` is what comes best.
 * `further`: the search prefers it although the features speak more for another. `anew`: what is
 * laid out leads to nothing as good; this begins from the beginning.
 */
export type Hint = {
  parts: number[][];
  open: boolean;
  way: Way;
  strength: number;
  chance: number;
  warnings: Said[];
  drawback: Feature | null;
  again: boolean;
  then: Way | null;
  further: boolean;
  anew: boolean;
};

/**
 * A page of the finished games of the one who asks, the last first, and how many there are.
 */
export type History = {
  tables: TableInfo[];
  count: number;
  page: number;
  pages: number;
};

/**
 * A seat to sit on; without one, the first that is free. `pledge` binds the person to a
 * contribution to the shuffle.
 */
export type Join = {
  seat?: number | null;
  invite?: string | null;
  pledge?: string | null;
};

/**
 * A picture that shows the idea: the things that are lit (a name that ends with a colon stands
 * for all that begin with it), and the table as it is then.
 */
export type LessonFrame = {
  lit: string[];
  position: Position;
};

/**
 * A lesson as a list shows it; one of an option names it, the six ideas of a game do not.
 *
 * `tables` are the numbers of players at which what it is about plays without being switched on.
 */
export type LessonInfo = {
  game: string;
  name: string;
  minutes: number;
  option: string;
  tables: number[];
};

/**
 * A lesson: its pictures, the position to try things in, what is lit there, how many lines are
 * to be kept in mind, and the clause behind them. `sheet` are the points of the learner as they
 * are counted, in a lesson about that.
 */
export type LessonTable = {
  info: LessonInfo;
  frames: LessonFrame[];
  snapshot: Snapshot;
  lit: string[];
  keep: number;
  clause: string;
  sheet: Reason[] | null;
};

/**
 * What an act of a learner brought. `arrow` are the things that a good act points at, in their
 * order; they come when several tries have fallen short.
 */
export type LessonTried = {
  reached: boolean;
  text: Said;
  position: Position;
  entry: LogEntry;
  sheet: Reason[] | null;
  arrow: string[];
};

/**
 * Carry out an act in the position of a lesson; `missed` tries have fallen short before.
 */
export type LessonTry = {
  parts: number[][];
  missed?: number;
};

/**
 * Tables to go on with, to join, to watch and to replay; the last changed ones first.
 */
export type Lobby = {
  mine: TableInfo[];
  open: TableInfo[];
  live: TableInfo[];
  finished: TableInfo[];
};

/**
 * One act of the game, as the viewer may read it; act 0 is the opening, by nobody (-1).
 *
 * `scored` are the seats whose public points the act changed, with the sources that changed; a
 * running game remembers them for its last acts. The seats in `hinted` asked for a hint before it.
 */
export type LogEntry = {
  act: number;
  seat: number;
  happenings: Happening[];
  scored: Scored[];
  scenes: Scene[];
  hinted: number[];
};

/**
 * Look through the eyes of one of the own seats from now on, of none (-1), or of the only one
 * that is one's own (-3: none, where there are several); a snapshot comes.
 *
 * So several people share a screen: what one may know is not sent before the device is theirs.
 */
export type Look = {
  type: 'look';
  seat: number;
};

/**
 * A part of a draft in words; `forced`: the rules left nothing else.
 */
export type Made = {
  text: Said;
  touches: string[];
  forced: boolean;
};

/**
 * One value of a game's material: its place, where it comes from, and a remark.
 *
 * `provenance` is "rulebook", "public" or "reconstructed"; none where the value is the rules' own.
 */
export type MaterialEntry = {
  place: string;
  value: unknown[] | boolean | number | string;
  provenance: string;
  note: string;
};

/**
 * All that can be corrected in a game; a file of corrections has `largest` bytes at most.
 */
export type MaterialInfo = {
  game: string;
  entries: MaterialEntry[];
  largest: number;
};

/**
 * The person who asks.
 */
export type Me = {
  id: string;
  name: string;
  guest: boolean;
};

/**
 * Somebody whom one does not want to hear, or wants to hear again.
 */
export type Mute = {
  who: string;
  name: string;
  mute: boolean;
};

/**
 * Somebody whom the one who asks does not want to hear.
 */
export type Muted = {
  who: string;
  name: string;
};

/**
 * How a person wants to be called.
 */
export type Name = {
  name: string;
};

/**
 * Another password for the account, and the one that it has.
 */
export type NewPassword = {
  old: string;
  new: string;
};

/**
 * A table to be made. Seats are "me", "open", "hot:NAME" (somebody at the same screen) or
 * "bot:LEVEL"; speed is "none", "live:SECONDS:INCREMENT" or "days:N". `pledge` binds the one who
 * makes it, on the first seat of theirs, to a contribution to the shuffle. With `hints` the host
 * agrees to them; they are there when all other people do, too. `material` are corrections to the
 * material of the game, entry by entry.
 */
export type NewTable = {
  game: string;
  players: number;
  seats: string[];
  options?: {
    [k: string]: boolean | number | string;
  };
  public?: boolean;
  speed?: string;
  guided?: boolean;
  pledge?: string | null;
  hints?: boolean;
  material?: {
    [k: string]: unknown;
  };
};

/**
 * An option of a game: its values (the first is the default) and the clause it changes.
 */
export type OptionInfo = {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  clause: string;
};

/**
 * The table as one seat knows it after so many acts.
 *
 * The seat that must choose gets an empty draft. Standings come when the game is over.
 */
export type Position = {
  act: number;
  view: View;
  decision: Decision | null;
  draft: Draft | null;
  standings: Standing[] | null;
};

/**
 * A position of a real game to play on from: how far it is ("early", "middle", "late"), for how
 * many, and where the game stands there.
 */
export type PositionInfo = {
  game: string;
  name: string;
  players: number;
  moment: {
    [k: string]: number;
  };
};

/**
 * Why a command was not carried out. Nothing has changed.
 *
 * `code` is one of "malformed", "illegal", "unfinished", "stale", "out-of-turn", "forbidden",
 * "not-found", "too-fast", "too-many", "too-large", "frozen", "busy", "cannot-undo";
 * `text` says it in words; an illegal choice cites its clause.
 */
export type Problem = {
  code: string;
  text: Said;
  clause?: string | null;
};

/**
 * Some points, the clause that gives them and why; `sum` is how they come about ("4 + 3").
 */
export type Reason = {
  clause: string;
  text: Said;
  points: number;
  sum: string;
};

/**
 * Whom a host removes: the person of a seat, or one who spoke, by the mark.
 */
export type Remove = {
  seat?: number | null;
  who?: string | null;
};

/**
 * Somebody who cannot come back to a table, by the mark of the chat.
 */
export type Removed = {
  who: string;
  name: string;
};

/**
 * The answer to one command, by its id. `act` is where the table stands.
 *
 * `draft` answers a gesture that committed nothing, `answers` say why one was refused. A command
 * about a position that is no more gets the newer one. `verdict` is about an act that was tried.
 */
export type Reply = {
  type: 'reply';
  id: string;
  ok: boolean;
  act: number;
  problem?: Problem | null;
  draft?: Draft | null;
  position?: Position | null;
  answers?: Answer[] | null;
  hints?: Hint[] | null;
  verdict?: Verdict | null;
};

/**
 * How a game went. `chances` has a row for each act from the first on, and one for the end.
 *
 * `luck` is the sum of what chance did to each seat's chance to win, `play` of what choices did,
 * its own and those of others. Together they lead from the first row to the result.
 */
export type Review = {
  status: 'none' | 'queued' | 'running' | 'done' | 'failed';
  progress: number;
  chances: number[][];
  costly: Costly[];
  luck: number[];
  play: number[];
};

/**
 * A message key of the Fluent files with its arguments.
 *
 * An argument is a number, a text, `{"ref": key}` (the name of a thing), `{"seat": n}` (a player),
 * another `Said`, or a list of them.
 */
export type Said = {
  key: string;
  args?: {
    [k: string]: Arg;
  };
};

/**
 * Say something at the table.
 */
export type Say = {
  type: 'say';
  id: string;
  text: string;
};

/**
 * A moment that is shown row by row: the lines of the log from `start` to before `end`.
 *
 * `args` are plain values for the picture of a scene of that `kind`.
 */
export type Scene = {
  kind: string;
  text: Said;
  clause: string;
  start: number;
  end: number;
  rows: SceneRow[];
  facts: Said[];
  args: {
    [k: string]: number | string | (number | string)[];
  };
};

/**
 * One row of a scene; `thing` is the key of the name of what is counted.
 */
export type SceneRow = {
  thing: string;
  text: Said;
  clause: string;
  shares: Share[];
  why: Said[];
};

/**
 * The points of a seat before and after an act, and the sources that change.
 */
export type Scored = {
  seat: number;
  before: number;
  after: number;
  sources: ScoredSource[];
};

/**
 * The points of one source before and after.
 */
export type ScoredSource = {
  text: Said;
  clause: string;
  before: number;
  after: number;
};

/**
 * Who sits where. `kind` is "open", "person" or "bot"; a bot has a level.
 *
 * `clock` is the time left in milliseconds when the update was made; it runs while the seat is
 * asked. `mine` is true for the viewer's own seats. A person who is `away` has left: a bot of that
 * level plays until the person returns.
 */
export type SeatInfo = {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  online: boolean;
  mine: boolean;
  clock: number | null;
  away: boolean;
};

/**
 * How a game ended for a seat; `team` is -1 where everybody plays alone.
 */
export type SeatResult = {
  place: number;
  total: number;
  team: number;
};

export type ServerMessage = Snapshot | ActUpdate | UndoUpdate | TableUpdate | ChatUpdate | Reply;

/**
 * What a row of a scene means for a seat: its `number` of things (-1: nothing is counted), its
 * place (0: none), and the points that it gets.
 */
export type Share = {
  seat: number;
  number: number;
  place: number;
  points: number;
};

/**
 * Everything that a viewer needs to draw the table from nothing.
 */
export type Snapshot = {
  type: 'snapshot';
  number: number;
  table: TableInfo;
  position: Position | null;
  log: LogEntry[];
  chat: ChatLine[];
  may_undo: boolean;
};

/**
 * A seat's result; `team` is -1 where everybody plays alone.
 */
export type Standing = {
  seat: number;
  place: number;
  team: number;
  total: number;
  points: Reason[];
  tie: Tie | null;
};

/**
 * A table as the lobby and the page show it.
 *
 * `status` is "open" (seats to fill), "running", "finished" or "frozen" (its rules have changed:
 * read-only, `reason` says why). `commitment` binds the server to its part of the shuffle; `seed`
 * and `salt` open it when the game is over. By seat, `pledges` bind people to contributions of
 * their own; while the table is `gathering` they are opened, and from the start on
 * `contributions` shows those that the game was dealt from. `invite` is there for those who may
 * share it. `forked` is the table that this one goes on from, as ID@ACT, or the position to try,
 * as try:NAME@ACT. `moment` are the numbers that say where the game stands (year, turn);
 * `results`, by seat, are known when it is over. For `clocks_stand` milliseconds at most no clock
 * runs: the server was away, and people have to come back. `hints`: they may be asked for, as one
 * plays alone or all people who were not removed are in `hints_agreed`; the seats in `hinted` have
 * asked for one now. `removed` are those who cannot come back, for the host to see. So many values
 * of the material are `corrected`.
 */
export type TableInfo = {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  status: 'open' | 'running' | 'finished' | 'frozen';
  public: boolean;
  seats: SeatInfo[];
  host: boolean;
  asked: number[];
  acts: number;
  speed: string;
  created: string;
  changed: string;
  commitment: string;
  seed: string | null;
  salt: string | null;
  pledges: (string | null)[];
  contributions: (string | null)[];
  gathering: boolean;
  reason: string | null;
  invite: string | null;
  forked: string | null;
  rematch: string | null;
  undo_asked: number | null;
  guided: boolean;
  moment: {
    [k: string]: number;
  };
  results: SeatResult[] | null;
  clocks_stand: number;
  hints: boolean;
  hints_agreed: number[];
  hinted: number[];
  removed: Removed[];
  corrected: number;
};

/**
 * Somebody sat down, left, came online, asked for an undo; the game itself has not moved.
 */
export type TableUpdate = {
  type: 'table';
  number: number;
  table: TableInfo;
};

/**
 * What decides for a seat that has as many points as another one.
 */
export type Tie = {
  clause: string;
  text: Said;
};

/**
 * A decision of a finished game: how it went and how it would have gone, as its seat saw it.
 *
 * `text` says who had to do what. `further`: the better act is not the one that the features
 * speak for; the search has looked further ahead. `came` is what happened next to its seat.
 */
export type Turning = {
  act: number;
  seat: number;
  text: Said;
  position: Position;
  played: Way;
  better: Way;
  further: boolean;
  came: Happening[];
};

/**
 * Take back the last act; where the rules of undo forbid it, ask the other people.
 */
export type Undo = {
  type: 'undo';
  id: string;
  seat: number;
  act: number;
};

/**
 * Acts were taken back: forget the log after `position.act`.
 */
export type UndoUpdate = {
  type: 'undo';
  number: number;
  seat: number;
  position: Position;
  table: TableInfo;
  may_undo: boolean;
};

export type Update = ActUpdate | UndoUpdate | TableUpdate | ChatUpdate;

/**
 * What happened since a number.
 */
export type Updates = {
  updates: (ActUpdate | UndoUpdate | TableUpdate | ChatUpdate)[];
  number: number;
};

/**
 * What the coach thinks of an act that is laid out and not yet made, beside the best it knows.
 *
 * `way` tells the act with what speaks for it and against it, `strength` how near it comes to the
 * best (5: nothing better is known), `drawback` what the best one has more of. `further`: the
 * reasons do not tell why another is better; the search has looked further ahead.
 */
export type Verdict = {
  way: Way;
  strength: number;
  warnings: Said[];
  drawback: Feature | null;
  further: boolean;
};

/**
 * The table as a seat knows it, by its game.
 */
export type View = AlhambraView | AlmadiView | AlrashidView | BelaadView;

/**
 * An act part by part, also what was forced; where it goes, and what it changes.
 *
 * `text` says it in one sentence. `path` are the stations of its pieces on the board before it:
 * from what is paid or taken to where it goes, each with the things that lie there.
 */
export type Way = {
  text: Said;
  made: Made[];
  path: string[][];
  features: Feature[];
};

/**
 * Why can nothing be done with this thing, in a draft as it stands?
 */
export type Why = {
  type: 'why';
  id: string;
  seat: number;
  act: number;
  thing: string;
  parts?: number[][];
  open?: boolean;
  pointed?: string[];
};
