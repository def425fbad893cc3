/** The trail of a whole game as a picture: the places in order, and the part of Europe to show. */
import type { Landmark, Standing, Story } from '../../../wire';
import { HEIGHT, spotOf, WIDTH, type Spot } from '../geography';

export interface Visited {
  spot: Spot;
  /** The numbers of his stops here; the first stop of the game is 1. */
  numbers: number[];
  marks: Landmark['kind'][];
}

export interface Leg {
  path: string;
  /** The point half-way along it, and its direction there in degrees. */
  middle: { x: number; y: number; turn: number };
  /** How late in the game, from 0 to 1. */
  late: number;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many numbers one place shows before they are cut short with dots. */
const MOST_NUMBERS = 3;
const MARGIN = 110;
const LEAST = 700;

/** Return every place of the story, with the stops and the events there. */
export function visited(story: Pick<Story, 'stops' | 'landmarks'>): Visited[] {
  const found = new Map<string, Visited>();
  const at = (place: string): Visited | null => {
    const spot = spotOf(place);
    if (!spot) return null;
    const known = found.get(spot.id) ?? { spot, numbers: [], marks: [] };
    found.set(spot.id, known);
    return known;
  };
  story.stops.forEach(({ place }, number) => at(place)?.numbers.push(number + 1));
  for (const { place, kind } of story.landmarks) {
    const known = at(place);
    if (known && !known.marks.includes(kind)) known.marks.push(kind);
  }
  return [...found.values()];
}

/** Return the numbers of a place as the picture shows them. */
export function numbered(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MOST_NUMBERS).join('·');
  return numbers.length > MOST_NUMBERS ? `${shown}…` : shown;
}

/** Return the ways from stop to stop, each bent slightly to its left so that none hides another. */
export function legs(story: Pick<Story, 'stops'>): Leg[] {
  const spots = story.stops.flatMap(({ place }) => spotOf(place) ?? []);
  const used = new Map<string, number>();
  return spots.slice(1).flatMap((to, at) => {
    const from = spots[at]!;
    if (from.id === to.id) return [];
    const key = `${from.id} ${to.id}`;
    const again = used.get(key) ?? 0;
    used.set(key, again + 1);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const bend = 0.14 + 0.09 * again;
    const [x, y] = [(from.x + to.x) / 2 + dy * bend, (from.y + to.y) / 2 - dx * bend];
    return [
      {
        path: `M${String(from.x)} ${String(from.y)}Q${x.toFixed(1)} ${y.toFixed(1)} ${String(to.x)} ${String(to.y)}`,
        middle: {
          x: (from.x + 2 * x + to.x) / 4,
          y: (from.y + 2 * y + to.y) / 4,
          turn: (Math.atan2(dy, dx) * 180) / Math.PI,
        },
        late: spots.length > 2 ? at / (spots.length - 2) : 1,
      },
    ];
  });
}

/** Return the part of the map that holds all of these, not too small, with a screen's proportions. */
export function framed(spots: readonly { x: number; y: number }[]): Frame {
  if (!spots.length) return { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const wide = Math.max(LEAST, Math.max(...xs) - Math.min(...xs) + 2 * MARGIN);
  const high = Math.max(LEAST * 0.66, Math.max(...ys) - Math.min(...ys) + 2 * MARGIN);
  const width = Math.min(WIDTH, Math.max(wide, high));
  const height = Math.min(HEIGHT, Math.max(high, wide * 0.6));
  const [x, y] = [
    (Math.max(...xs) + Math.min(...xs) - width) / 2,
    (Math.max(...ys) + Math.min(...ys) - height) / 2,
  ];
  return {
    x: Math.min(Math.max(0, x), WIDTH - width),
    y: Math.min(Math.max(0, y), HEIGHT - height),
    width,
    height,
  };
}

/** Return a line through one value per day, in a field of this size. */
export function through(
  values: readonly number[],
  most: number,
  wide: number,
  high: number,
): string {
  const step = wide / Math.max(1, values.length - 1);
  return values
    .map((value, at) => {
      const [x, y] = [(step * at).toFixed(1), (high * (1 - value / most)).toFixed(1)];
      return `${at ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');
}

/** Return the indices of the days on which a week begins, except the first. */
export function weeks(days: readonly Standing[]): number[] {
  return days.flatMap(({ week }, at) => (at && week > days[at - 1]!.week && week > 1 ? [at] : []));
}
