/**
 * Prepares the coast for its lines in the water. The browser draws the map tile by tile, and
 * strokes every path that reaches into a tile as a whole: so the coast is cut into pieces, and where
 * only wide strokes follow it, into fewer points.
 */
export type Spot = readonly [x: number, y: number];

/** The side of the squares whose lines are drawn together, in units of the map. */
const SQUARE = 320;
/** How many stretches of a line at most are kept together. */
const STRETCHES = 8;

/** Return the closed rings of a path that consists of `M x y l dx dy … z`. */
export function rings(path: string): Spot[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
      const found: Spot[] = [[x, y]];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        const [left, top] = found[found.length - 1]!;
        found.push([left + steps[at]!, top + steps[at + 1]!]);
      }
      found.push([x, y]);
      return found;
    });
}

/** Return a line with fewer points, none of the others farther from it than this. */
export function simpler(line: readonly Spot[], far: number): Spot[] {
  const [first, last] = [line[0]!, line[line.length - 1]!];
  let [most, at] = [far, 0];
  line.forEach((spot, index) => {
    const away = distance(spot, first, last);
    if (away > most) [most, at] = [away, index];
  });
  if (!at) return [first, last];
  return [...simpler(line.slice(0, at + 1), far).slice(0, -1), ...simpler(line.slice(at), far)];
}

/** Return the lines as paths, one for each square of the map that has any. */
export function pieces(lines: readonly (readonly Spot[])[]): string[] {
  const found = new Map<string, string>();
  for (const line of lines) {
    for (let at = 0; at + 1 < line.length; at += STRETCHES) {
      const part = line.slice(at, at + STRETCHES + 1);
      const [x, y] = part[part.length >> 1]!;
      const square = `${String(Math.floor(x / SQUARE))} ${String(Math.floor(y / SQUARE))}`;
      const drawn = part.map(([left, top]) => `${String(left)} ${String(top)}`).join('L');
      found.set(square, `${found.get(square) ?? ''}M${drawn}`);
    }
  }
  return [...found.values()];
}

/** Return how far a point is from the stretch between two others. */
function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}
