/** Asking again where the server has too much to do. */
import { get, Refusal } from '../api';

const PATIENCE = 4;

/** Return what a path gives; what is refused because of too much work is asked for again. */
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

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
