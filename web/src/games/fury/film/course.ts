/** How many places were possible from move to move, as a line. */

/** Return how high a number stands, of 1: few places are kept apart better than many. */
export function height(value: number, most: number): number {
  return most ? Math.sqrt(value / most) : 0;
}

/** Return a line in steps through all values, in a field of this size. */
export function stepped(values: readonly number[], wide: number, high: number): string {
  const most = Math.max(0, ...values);
  const last = Math.max(1, values.length - 1);
  let line = '';
  let before = -1;
  values.forEach((value, at) => {
    if (value === before) return;
    const y = (high * (1 - height(value, most))).toFixed(1);
    line += at ? `H${((wide * at) / last).toFixed(1)}V${y}` : `M0 ${y}`;
    before = value;
  });
  return values.length ? `${line}H${String(wide)}` : '';
}

/** Return the fewest places that were possible once Dracula was there, and when that was first. */
export function fewest(values: readonly number[]): { move: number; count: number } | null {
  let found: { move: number; count: number } | null = null;
  values.forEach((count, move) => {
    if (count && (!found || count < found.count)) found = { move, count };
  });
  return found;
}
