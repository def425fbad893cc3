/** Up to when the person has read each table's chat on this device. */
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
    // without storage there is nothing to forget
  }
}

export function hearUntil(table: string, at: number): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  try {
    const kept = Object.fromEntries([...others.slice(-MOST), [table, at]]);
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // without storage it is forgotten on reload
  }
}
