/** Where the map has room for a note about a whole region. */
import { SPOTS } from '../geography';

const STEP = 20;

interface Point {
  x: number;
  y: number;
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Return the point of a region that is farthest from every place, and whose nearest place is in it. */
function heart(region: string): Point {
  const own = SPOTS.filter((spot) => spot.region === region);
  const [left, right] = [Math.min(...own.map(({ x }) => x)), Math.max(...own.map(({ x }) => x))];
  const [top, low] = [Math.min(...own.map(({ y }) => y)), Math.max(...own.map(({ y }) => y))];
  let best: Point & { room: number } = { x: (left + right) / 2, y: (top + low) / 2, room: 0 };
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= low; y += STEP) {
      const near = SPOTS.reduce((a, b) => (far(a, { x, y }) <= far(b, { x, y }) ? a : b));
      const room = far(near, { x, y });
      if (near.region === region && room > best.room) best = { x, y, room };
    }
  }
  return { x: best.x, y: best.y };
}

const found = new Map<string, Point>();

export function heartOf(region: string): Point {
  const known = found.get(region) ?? heart(region);
  found.set(region, known);
  return known;
}
