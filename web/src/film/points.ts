/** The moments worth showing first, found by the names of events. */
import type { Points } from '../games';
import { nameOf } from '../table/scene';
import type { Happened } from '../wire';

/** A great point is a turning point; a small one starts a chapter, such as a round. */
export interface Point {
  move: number;
  great: boolean;
  event: Happened;
  /** The message id of its name, if the game names its turning points. */
  name?: string;
}

/** Return the points of a game, at most one per move; turning points take precedence over chapters. */
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

/** Return the events of one move; if the truth tells something, its veiled version is left out. */
export function lines(events: readonly Happened[], move: number): Happened[] {
  const here = events.filter((event) => event.move === move);
  const names = new Set(here.map(nameOf));
  return here.filter((event) => {
    const name = nameOf(event);
    return !name.endsWith('_unseen') || !names.has(name.slice(0, -'_unseen'.length));
  });
}
