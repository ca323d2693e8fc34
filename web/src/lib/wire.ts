/** What travels between server and page: the contract, and what the page makes of it. */
import type * as contract from './contract';

export type * from './contract';

export const SPECTATOR = -1;
/** The only seat of one's own; none where several people share this screen, until one says who has it. */
export const COVERED = -3;

/** The table as one seat knows it after so many acts; whoever knows the game names its view. */
export type Position<View = any> = Omit<contract.Position, 'view'> & { view: View };

/** A draft as a gesture is sent with it. */
export type Drawn = Pick<contract.Draft, 'parts' | 'open' | 'pointed'>;

/** What is done to a draft, with what goes with it. */
export type Gesture =
  | { do: 'point' | 'put_back'; thing: string }
  | { do: 'choose'; choice: number }
  | { do: 'lay'; numbers: number[] }
  | { do: 'look' | 'close' | 'back' };

type Unnumbered<Command> = Command extends unknown ? Omit<Command, 'id'> : never;

/** A command before it gets its id. */
export type Order = Unnumbered<contract.Command>;
