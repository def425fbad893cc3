/** What this browser remembers of puzzles: the first result of each, and the days in a row. */
import type { Stars } from './score';

const KEY = 'whitby-puzzles';

interface Kept {
  /** The first result of each puzzle, by number. */
  stars: Record<string, Stars>;
  /** The days whose puzzle was solved on that day, at the first try, with a star at least. */
  days: number[];
  /** The last day whose own puzzle was tried: after that its solution is known. */
  tried?: number;
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== 'object' || found === null) return false;
  const { stars, days, tried = 0 } = found as Partial<Kept>;
  const whole = (each: unknown) => Number.isInteger(each);
  const fine = typeof stars === 'object' && [...Object.values(stars), tried].every(whole);
  return fine && Array.isArray(days) && days.every(whole);
}

/** Return what was stored; nothing if it is missing or damaged. */
export function read(text: string | null): Kept {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (isKept(found)) return found;
  } catch {
    // start again
  }
  return { stars: {}, days: [] };
}

/** Return how many days in a row end with today, or with yesterday while today is open. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}

class Results {
  #kept = $state.raw<Kept>(read(stored()));

  of(number: number): Stars | undefined {
    return this.#kept.stars[String(number)];
  }

  streak(today: number): number {
    return streak(this.#kept.days, today);
  }

  /** Keep a first result; `day` is set if it is that of the day's own puzzle. */
  add(number: number, stars: Stars, day: number | null): void {
    const { stars: before, days, tried } = this.#kept;
    const isFirst = day !== null && day !== tried; // of that day; the puzzle may be known from before
    const first = before[String(number)];
    if (first !== undefined && !isFirst) return;
    this.#kept = {
      stars: { ...before, [number]: first ?? stars },
      days: isFirst && stars > 0 ? [...days, day] : days,
      tried: day ?? tried,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without storage a streak lasts as long as the page
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const results = new Results();
