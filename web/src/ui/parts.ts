/** The parts of the stage around a component, so that it does not have to search the whole page. */
import { getContext, setContext } from 'svelte';

export interface Parts {
  /** The element of the board. */
  readonly board: HTMLElement | null;
  /** The element of the question. */
  readonly sheet: HTMLElement | null;
  /** Bring something that answers the question into view. */
  show: () => void;
}

const KEY = Symbol('stage');

export function setParts(parts: Parts): void {
  setContext(KEY, parts);
}

/** Return the parts of the stage; a board in a replay has none, and nothing can be chosen there. */
export function partsOf(): Parts | null {
  return getContext<Parts | undefined>(KEY) ?? null;
}
