/** Who sits at this browser, and what the house offers. */
import { api, ApiError, type GameInfo, type Me } from './api';

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);

  async begin(): Promise<void> {
    [, this.games] = await Promise.all([this.look(), api.games()]);
  }

  /** Who one is; nobody, where only people with an account are somebody. */
  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.text.key !== 'problem-no-guests') throw error;
      this.me = null;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const session = new Session();
