/** Which page the address asks for; links inside the house do not load the page again. */
export interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}

const read = (): Place => ({
  path: location.pathname.split('/').filter(Boolean),
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

class Router {
  place = $state.raw<Place>(read());
  /** Is there a page of the house to go back to? */
  came = false;

  /** Begin to listen to the address and to links. */
  listen(): void {
    addEventListener('popstate', () => (this.place = read()));
    addEventListener('hashchange', () => (this.place = read()));
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string, replace = false): void {
    if (!replace) this.came = true;
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.place = read();
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();
