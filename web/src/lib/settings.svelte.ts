/** What the reader has chosen for this browser; kept in it. */
import { type Pace, paceOf } from './pace';
import { LANGUAGES, type Language, words } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  language: Language | null;
  pace: Pace;
  sound: boolean;
  confirm: boolean | null;
  reel: boolean;
  tries: boolean;
}

const KEY = 'majlis';

function load(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // storage is closed, or holds what we never wrote: begin with the defaults
  }
}

const systemLanguage = (): Language =>
  LANGUAGES.find((language) => navigator.languages.some((wanted) => wanted.toLowerCase().startsWith(language))) ?? 'en';

class Settings {
  theme = $state<Theme>('system');
  pace = $state<Pace>('calm');
  sound = $state(false);
  /** Touch twice: null leaves it to the device (fingers do, mice do not). */
  confirm = $state<boolean | null>(null);
  /** Are the turns of the others shown as cards? */
  reel = $state(true);
  /** Does the guide of a first game ask what one would do, before it shows anything? */
  tries = $state(true);
  #language: Language | null = null;

  get touchTwice(): boolean {
    return this.confirm ?? matchMedia('(pointer: coarse)').matches;
  }

  /** Read what was kept and put it into force. */
  async begin(): Promise<void> {
    const kept = load();
    this.theme = kept.theme ?? 'system';
    this.pace = paceOf(kept.pace);
    this.sound = kept.sound ?? false;
    this.confirm = kept.confirm ?? null;
    this.reel = kept.reel ?? true;
    this.tries = kept.tries ?? true;
    this.#language = LANGUAGES.find((language) => language === kept.language) ?? null;
    this.#show();
    await words.use(this.#language ?? systemLanguage());
  }

  async speak(language: Language): Promise<void> {
    this.#language = language;
    await words.use(language);
    this.keep();
  }

  keep(): void {
    this.#show();
    const kept: Kept = { theme: this.theme, language: this.#language, pace: this.pace, sound: this.sound, confirm: this.confirm, reel: this.reel, tries: this.tries };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is closed
    }
  }

  #show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** One soft sound when it is the reader's turn; off unless asked for. */
export function chime(): void {
  if (!settings.sound) return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.08, audio.currentTime + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7);
  gain.connect(audio.destination);
  for (const pitch of [523.25, 659.25]) {
    const tone = audio.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start();
    tone.stop(audio.currentTime + 0.75);
    tone.onended = () => void audio.close().catch(() => undefined);
  }
}
