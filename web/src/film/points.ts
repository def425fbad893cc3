/** Moments of a game that one would show first, found by the names of what happened. */
import type { Points } from '../games';
import { nameOf } from '../table/scene';
import type { Happened } from '../wire';

/** A great one is a turning point; a small one is a chapter, such as a round. */
export interface Point {
  move: number;
  great: boolean;
  event: Happened;
  /** The id of the message that names it, where the game names its turning points. */
  name?: string;
}

/** Return the points of a game, one for each move at most, the great ones first chosen. */
export function points(events: readonly Happened[], named: Points | undefined): Point[] {
  const called = named?.called?.(events);
  const found = new Map<number, Point>();
  for (const event of events) {
    const name = nameOf(event);
    const great = called ? called.has(event) : (named?.great.has(name) ?? false);
    const known = found.get(event.move);
    if (!great && (known || !named?.chapters.has(name))) continue;
    if (name === 'won' || !known?.great) {
      const title = called?.get(event);
      found.set(event.move, { move: event.move, great, event, ...(title && { name: title }) });
    }
  }
  return [...found.values()].sort((one, other) => one.move - other.move);
}

/** Return what happened by one move; where the truth tells a thing, its veiled twin is left out. */
export function lines(events: readonly Happened[], move: number): Happened[] {
  const here = events.filter((event) => event.move === move);
  const names = new Set(here.map(nameOf));
  return here.filter((event) => {
    const name = nameOf(event);
    return !name.endsWith('_unseen') || !names.has(name.slice(0, -'_unseen'.length));
  });
}
