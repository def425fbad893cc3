/** The sizes of the names on the map, as the browser renders them. */
import { tick } from 'svelte';
import { tongue } from '../../../words/tongue.svelte';
import { SPOTS } from '../geography';

export interface NameSize {
  width: number;
  height: number;
}

const UNKNOWN: NameSize = { width: 0, height: 0 };

/**
 * Reading a size makes the browser lay out the page at once, so each name is measured only once in
 * a language, in each of its two weights.
 */
export class NameSizes {
  private known = $state.raw<ReadonlyMap<string, NameSize>>(new Map());

  /** Return the size of a place's name; nothing until it is measured. */
  of(id: string, bold: boolean): NameSize {
    return this.known.get(keyOf(id, bold)) ?? UNKNOWN;
  }

  /** Measure the names that are not known yet, and all of them again when a font has loaded. */
  follow(root: () => Element | undefined, isBold: (id: string) => boolean): () => void {
    const wanted = new Map(SPOTS.map(({ id }) => [id, keyOf(id, isBold(id))]));
    const missing = [...wanted.values()].some((key) => !this.known.has(key));
    if (missing) void tick().then(() => this.measure(root(), wanted));
    const forget = () => (this.known = new Map());
    document.fonts.addEventListener('loadingdone', forget);
    return () => document.fonts.removeEventListener('loadingdone', forget);
  }

  private measure(root: Element | undefined, wanted: ReadonlyMap<string, string>): void {
    const found = new Map(this.known);
    for (const each of root?.querySelectorAll<HTMLElement>('[data-label]') ?? []) {
      const key = wanted.get(each.dataset.label ?? '');
      if (!key || found.has(key)) continue;
      const [width, height] = [Math.ceil(each.offsetWidth), each.offsetHeight];
      if (width) found.set(key, { width, height }); // a map that is not shown has no sizes
    }
    if (found.size > this.known.size) this.known = found;
  }
}

function keyOf(id: string, bold: boolean): string {
  return `${tongue.lang} ${id}${bold ? ' bold' : ''}`;
}
