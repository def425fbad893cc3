/** Numbers stored on this device by name; only the newest are kept. */
const MOST = 60;

export class Kept {
  constructor(private readonly key: string) {}

  get(name: string): number | null {
    return this.all()[name] ?? null;
  }

  set(name: string, value: number): void {
    const others = Object.entries(this.all()).filter(([id]) => id !== name);
    try {
      const kept = Object.fromEntries([...others.slice(-MOST), [name, value]]);
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // without storage it is forgotten on reload
    }
  }

  forget(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // without storage there is nothing to forget
    }
  }

  private all(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, number>;
    } catch {
      return {};
    }
  }
}
