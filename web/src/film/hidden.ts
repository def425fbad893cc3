/** Counts how much of the truth a view does not show, for any game; unknown values are '?' or null. */

/** Count what is known in the truth but not in a view; each card of a hidden hand counts. */
export function hidden(seen: unknown, truth: unknown): number {
  if (seen === '?' || seen === null) return size(truth);
  if (Array.isArray(truth)) {
    return Array.isArray(seen) ? sum(seen.map((each, at) => hidden(each, truth[at]))) : 0;
  }
  if (isRecord(truth) && isRecord(seen)) {
    return sum(Object.entries(truth).map(([key, each]) => hidden(seen[key], each)));
  }
  return 0;
}

/** Return how many things a part of the truth stands for: cards by their counts, lists by length. */
function size(truth: unknown): number {
  if (truth === null || truth === undefined || truth === '?') return 0;
  if (Array.isArray(truth)) return truth.length;
  if (!isRecord(truth)) return 1;
  return sum(Object.values(truth).map((each) => (typeof each === 'number' ? each : size(each))));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}
