/**
 * Places the names on the map. Each place has a best side in each language, which `scripts/europe`
 * finds; here names give way to each other, to places and to tokens, so that none ever overlaps
 * another, at any zoom and in any language.
 */

/** Which side of its place a name is on. */
export type Side = 'e' | 'w' | 'n' | 's' | 'ne' | 'nw' | 'se' | 'sw';
export const SIDES: readonly Side[] = ['e', 'w', 's', 'n', 'se', 'ne', 'sw', 'nw'];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the map that wants its name shown; sizes are in screen pixels. */
export interface Wish {
  id: string;
  x: number;
  y: number;
  /** The radius of what is there, which the name stays clear of. */
  radius: number;
  width: number;
  height: number;
  side: Side;
  /**
   * Higher ranks are placed first; with a rank below 0 the place takes up room, but its name is not
   * shown.
   */
  rank: number;
}

/** The gap between a place and its name, and between names, in pixels. */
export const AIR = 3;
const DIAGONAL = Math.SQRT1_2;

/** Return the box of a name, relative to the centre of its place. */
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
 * Return the side for each name that fits, highest rank first: its preferred side, or else another.
 * `taken` are the other boxes on the map; names must stay inside `frame`.
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

/** Return the box of a name on the map, in pixels, for one of its sides. */
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
