/** Addresses within the page: paths, or on a static host, where there is only one file, behind a `#`. */

const HASHED = import.meta.env.MODE === 'site';

/** The address of a screen, for a link. */
export function at(path: string): string {
  return HASHED ? `#${path}` : path;
}

/** The whole address of a screen, to pass on. */
export function whole(path: string): string {
  return new URL(at(path), location.href).href;
}

/** The current screen: its path and query. */
export function here(): URL {
  return new URL(HASHED ? behindHash() : location.pathname + location.search, 'http://page');
}

function behindHash(): string {
  return location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
}

/** Where a link within the page leads: to a screen, or to a part of this one; null if elsewhere. */
export function inner(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  if (HASHED) {
    const to = link.getAttribute('href') ?? '';
    return to.startsWith('#') && link.target !== '_blank' ? to.slice(1) : null;
  }
  if (link.target || link.pathname.startsWith('/api/') || link.hash) return null;
  return link.pathname + link.search;
}
