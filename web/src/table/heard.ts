/** Up to when the person has read each table's chat on this device. */
import { Kept } from './kept';

const kept = new Kept('whitby-heard');

export function heardUntil(table: string): number {
  return kept.get(table) ?? 0;
}

export function hearUntil(table: string, at: number): void {
  kept.set(table, at);
}

/** Forget which tables were read here. */
export function forgetHeard(): void {
  kept.forget();
}
