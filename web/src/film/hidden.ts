/** How much of the truth a view does not hold, for any game: unknown things are '?' or null. */

/** Count what lies open in the truth and is unknown in a view; cards of a hidden hand count each. */
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

/** Return how many things a part of the truth is: cards by their numbers, lists by their length. */
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
