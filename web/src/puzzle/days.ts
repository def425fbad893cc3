/** Which puzzle belongs to which day. Days are counted in UTC, from the first of 1970. */
const DAY = 86_400_000;

export function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

/** Return the number of a day's puzzle, in a list of this length. */
export function numberOn(day: number, length: number): number {
  return (day % length) + 1;
}

/** Return the last day up to today whose puzzle has this number. */
export function lastDay(number: number, length: number, today: number): number {
  const behind = (numberOn(today, length) - number + length) % length;
  return today - behind;
}

/** Return a time within a day, to write its date. */
export function timeOf(day: number): number {
  return day * DAY;
}
