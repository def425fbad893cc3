/** Retrying requests when the server is busy. */
import { get, Refusal } from '../api';

const PATIENCE = 4;

/** Fetch a path, retrying while the server refuses because it is busy. */
export async function patiently<T>(path: string): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await get<T>(path);
    } catch (error) {
      const busy = error instanceof Refusal && error.code === 'too-many';
      if (!busy || turn === PATIENCE) throw error;
      await pause(1000 * (error.retryAfter ?? 1));
    }
  }
}

/** Return the query for a request from a shared view. */
export function sharing(shoulder: string | null): string {
  return shoulder ? `?${new URLSearchParams({ shoulder }).toString()}` : '';
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
