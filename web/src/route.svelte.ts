/** The current address, which is the state of the page, so that every screen has its own link. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Navigate to an address within the page. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Return the pieces of the path: `/t/abc/film` is `['t', 'abc', 'film']`. */
  get pieces(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const outside = link.origin !== location.origin || link.target || link.hasAttribute('download');
    if (outside || link.pathname.startsWith('/api/') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
