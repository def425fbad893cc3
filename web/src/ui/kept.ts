/**
 * Return a value in which every part that equals the same part of an earlier value is that earlier
 * part itself: whatever depends on it then need not be computed or rendered again. For plain data
 * that is never changed in place.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const found: Record<string, unknown> | unknown[] = Array.isArray(now) ? [] : {};
  for (const name of names) {
    const part = kept(before[name], now[name]);
    (found as Record<string, unknown>)[name] = part;
    same &&= Object.is(part, before[name]) && name in before;
  }
  return (same ? before : found) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
