/** The number of possible places after each move, as a line. */

/** Return the height of a value, from 0 to 1; small numbers are spread further apart than large ones. */
export function height(value: number, most: number): number {
  return most ? Math.sqrt(value / most) : 0;
}

/** Return a stepped line through all values, in a field of this size. */
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

/** Return the fewest places that were possible once Dracula had started, and when that was first so. */
export function fewest(values: readonly number[]): { move: number; count: number } | null {
  let found: { move: number; count: number } | null = null;
  values.forEach((count, move) => {
    if (count && (!found || count < found.count)) found = { move, count };
  });
  return found;
}
