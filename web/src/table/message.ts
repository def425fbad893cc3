/** Puts a message about a table together with what was received before. */
import { kept } from '../ui/kept';
import type { Shown } from '../wire';

/** Return a message whose parts are those of the last one where they are equal. */
export function lasting(before: Shown | null, message: Shown): Shown {
  if (!before) return message;
  const { view, decision, anytime, waiting, table, you } = message;
  const parts = { view, decision, anytime, waiting, table, you };
  return { ...message, ...kept(before, parts) };
}

/** Return a list continued by the tail in a message. */
export function joined<T>(old: readonly T[], tail: { start: number; items: T[] }): T[] {
  return tail.start === 0 ? tail.items : [...old.slice(0, tail.start), ...tail.items];
}
