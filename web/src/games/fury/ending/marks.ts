/** The signs for what happened at a place, as lines on a 24 by 24 grid. */
import type { Landmark } from '../../../wire';

export const MARKS: Record<Landmark['kind'], string> = {
  lair: 'M9 4h6l3 5-3 11H9L6 9zM12 8v7M9.500 10.500h5',
  fight:
    'M5 5l11 11M19 5L8 16M13.500 17.500l4-4M6.500 13.500l4 4M17 17l2.500 2.500M7 17l-2.500 2.500',
  defeat: 'M6 20V11a6 6 0 0 1 12 0v9zM12 9v7M9 12h6',
};
