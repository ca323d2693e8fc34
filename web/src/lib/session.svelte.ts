/** Who sits at this browser, and what the house offers. */
import { api, type GameInfo, type Me } from './api';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);

  async begin(): Promise<void> {
    [this.me, this.games] = await Promise.all([api.me(), api.games()]);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const session = new Session();
