/** Up to when somebody has read the talk of each table, on this device. */
const KEPT = 'whitby-heard';
const MOST = 60;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function heardUntil(table: string): number {
  return all()[table] ?? 0;
}

/** Forget which tables were read here. */
export function forgetHeard(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

export function hearUntil(table: string, at: number): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    const kept = Object.fromEntries([...others.slice(-MOST), [table, at]]);
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing counts from the last loading
  }
}
