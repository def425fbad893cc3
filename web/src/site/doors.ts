/** Other parts of the site that the home page leads to: an address and the id of its words. */
export interface Door {
  href: string;
  says: string;
}

/** A part adds its row here, with words in `site.ftl`. */
export const DOORS: readonly Door[] = [{ href: 'docs/index.html', says: 'site-docs' }];
