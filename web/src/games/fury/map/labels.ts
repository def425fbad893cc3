/**
 * Where names stand on the map. Each place has a side that suits it best in a language, which
 * `scripts/europe` finds; here names give way to each other, to places and to tokens, so that none
 * ever overlaps another, at any zoom and in any language.
 */

/** Which side of its place a name stands on. */
export type Side = 'e' | 'w' | 'n' | 's' | 'ne' | 'nw' | 'se' | 'sw';
export const SIDES: readonly Side[] = ['e', 'w', 's', 'n', 'se', 'ne', 'sw', 'nw'];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the map that wants its name shown; sizes are in pixels of the screen. */
export interface Wish {
  id: string;
  x: number;
  y: number;
  /** The radius of what stands there, which the name keeps clear of. */
  radius: number;
  width: number;
  height: number;
  side: Side;
  /** Higher ones are served first; below 0 the place is there, but its name is not wanted. */
  rank: number;
}

/** How much air there is between a place and its name, and between names. */
export const AIR = 3;
const DIAGONAL = Math.SQRT1_2;

/** Return where a name stands, relative to the middle of its place. */
export function boxAt(side: Side, radius: number, width: number, height: number): Box {
  const out = radius + AIR;
  const diagonal = side.length === 2;
  const reach = diagonal ? out * DIAGONAL : out;
  const left = side.endsWith('e') ? reach : side.endsWith('w') ? -reach - width : -width / 2;
  const low = diagonal ? reach - height * 0.2 : reach;
  const top = side.startsWith('s') ? low : side.startsWith('n') ? -low - height : -height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

export function moved(box: Box, x: number, y: number): Box {
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

export function overlap(one: Box, other: Box, air = 0): boolean {
  return (
    one.left < other.right + air &&
    other.left < one.right + air &&
    one.top < other.bottom + air &&
    other.top < one.bottom + air
  );
}

export function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/**
 * Return the side of each name that finds room, the highest ranks first: the side it likes best, or
 * else another. `taken` is what is on the map besides, `frame` what names must stay inside.
 */
export function arrange(
  wishes: readonly Wish[],
  scale: number,
  taken: readonly Box[] = [],
  frame: Box | null = null,
): Map<string, Side> {
  const spots = wishes.map((each) => ({ id: each.id, box: markOf(each, scale) }));
  const names: Box[] = [...taken];
  const found = new Map<string, Side>();
  for (const wish of [...wishes].sort((one, other) => other.rank - one.rank)) {
    if (wish.rank < 0) break;
    for (const side of [wish.side, ...SIDES.filter((each) => each !== wish.side)]) {
      const box = boxOf(wish, side, scale);
      if (frame && !within(box, frame)) continue;
      if (names.some((other) => overlap(box, other, AIR))) continue;
      if (spots.some((spot) => spot.id !== wish.id && overlap(box, spot.box, 1))) continue;
      names.push(box);
      found.set(wish.id, side);
      break;
    }
  }
  return found;
}

/** Return where a name stands on the map, in pixels, on one of its sides. */
export function boxOf(wish: Wish, side: Side, scale: number): Box {
  return moved(boxAt(side, wish.radius, wish.width, wish.height), wish.x * scale, wish.y * scale);
}

export function markOf(wish: Wish, scale: number): Box {
  return around(wish.x * scale, wish.y * scale, wish.radius);
}

function within(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.right <= frame.right &&
    box.bottom <= frame.bottom
  );
}
