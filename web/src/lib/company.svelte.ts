/** Whom one does not want to hear: kept by the server, at every table. */
import { api, ApiError, type Muted } from './api';

class Company {
  muted = $state.raw<Muted[]>([]);
  #asked = false;

  /** Ask once whom one has muted. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.muted = await api.muted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#asked = false;
    }
  }

  isMuted(who: string): boolean {
    return this.muted.some((one) => one.who === who);
  }

  async mute(who: string, name: string, mute: boolean): Promise<void> {
    this.muted = await api.mute(who, name, mute);
  }
}

export const company = new Company();
