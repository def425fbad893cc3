/** Moving with the arrow keys between things spread out in two dimensions. */
import type { Point } from './lens';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const WAYS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
/** How much more a distance to the side counts than one ahead. */
const ASIDE = 2;

export function directionOf(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

/** Return the nearest thing in a direction, preferably within 45° of it. */
export function nearest<T extends Point>(
  from: Point,
  direction: Direction,
  all: readonly T[],
): T | null {
  const way = WAYS[direction];
  let best: { thing: T; cost: number } | null = null;
  for (const thing of all) {
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0) continue;
    const cost = ahead + ASIDE * aside + (aside > ahead ? 10_000 : 0);
    if (!best || cost < best.cost) best = { thing, cost };
  }
  return best?.thing ?? null;
}

/** Return the next or the previous item of a list, wrapping around. */
export function step<T>(all: readonly T[], from: T | undefined, by: 1 | -1): T | null {
  if (!all.length) return null;
  const at = from === undefined ? -1 : all.indexOf(from);
  if (at < 0) return (by > 0 ? all[0] : all[all.length - 1]) ?? null;
  return all[(at + by + all.length) % all.length] ?? null;
}
