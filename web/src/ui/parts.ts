/** The parts of the stage that a component stands on, so that it need not search the whole page. */
import { getContext, setContext } from 'svelte';

export interface Parts {
  /** Where the board is drawn. */
  readonly board: HTMLElement | null;
  /** Where the question is put. */
  readonly sheet: HTMLElement | null;
  /** Bring something to answer the question with into view. */
  show: () => void;
}

const KEY = Symbol('stage');

export function setParts(parts: Parts): void {
  setContext(KEY, parts);
}

/** Return the parts of the stage; a board in a film stands on none, and nothing can be chosen there. */
export function partsOf(): Parts | null {
  return getContext<Parts | undefined>(KEY) ?? null;
}
