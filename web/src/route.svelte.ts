/** The current address, which is the state of the page, so that every screen has its own link. */
import { at, here, inner } from './address';

class Route {
  path = $state(here().pathname);
  query = $state.raw(here().searchParams);

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Navigate to an address within the page. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', at(to));
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Return the pieces of the path: `/t/abc/film` is `['t', 'abc', 'film']`. */
  get pieces(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  private read(): void {
    const { pathname, searchParams } = here();
    this.path = pathname;
    this.query = searchParams;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = inner(link);
    if (to === null) return;
    event.preventDefault();
    if (to.startsWith('/')) this.go(to);
    else document.getElementById(to)?.focus();
  }
}

export const route = new Route();
