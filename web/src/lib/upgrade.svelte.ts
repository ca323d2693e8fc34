/** An old page after an upgrade of the server: the page that is served now has other files. */
class Upgrade {
  waiting = $state(false);

  /** Compare the running script with the one that the server's page names. */
  async check(): Promise<void> {
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
    if (!own?.includes('/assets/')) return; // a development server
    try {
      const response = await fetch('/', { cache: 'no-store' });
      if (response.ok && !(await response.text()).includes(own)) this.waiting = true;
    } catch {
      // not connected: asked again when the line is back
    }
  }

  listen(): void {
    // A part of the page could not be fetched: its file is gone for good, or the line is broken.
    addEventListener('vite:preloadError', () => void this.check());
  }
}

export const upgrade = new Upgrade();
