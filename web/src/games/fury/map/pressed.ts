/** Which place a press on the map means. */
import type { Point } from '../../../ui/lens';
import { SPOTS, type Spot } from '../geography';
import type { PlaceState } from './state';

/** The smallest and largest size of a press target, and how much a finger covers, in pixels. */
export const TARGET = { least: 24, most: 44 };
const FINGER = 22;

export interface Pressed {
  nearest: string | undefined;
  /** The places that a finger covers, nearest first: offered ones only, if there are any. */
  covered: string[];
}

/** Return the places at a point of the picture, which is shown at this scale. */
export function pressedAt(
  point: Point,
  scale: number,
  stateOf: (id: string) => PlaceState,
): Pressed {
  const far = ({ x, y }: Spot) => Math.hypot(x - point.x, y - point.y) * scale;
  const found = SPOTS.filter((each) => far(each) < FINGER + TARGET.least / 2);
  found.sort((one, other) => far(one) - far(other));
  const open = found.filter(({ id }) => stateOf(id).offered);
  const covered = (open.length ? open : found).filter((each) => far(each) < FINGER);
  return { nearest: found[0]?.id, covered: covered.map(({ id }) => id) };
}
