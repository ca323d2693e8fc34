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
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      void this.check(); // the file may be gone for good, or the line broken
    });
  }
}

export const upgrade = new Upgrade();
