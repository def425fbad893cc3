/** The moments of a table: each is fetched once and kept. */
import { get, Refusal } from '../api';
import type { Moment } from '../wire';

/** From where a moment is looked at: with everything open, by a watcher, or from a seat. */
export type Eye = 'truth' | 'watcher' | number;

const PATIENCE = 4;

export class Moments {
  private readonly kept = new Map<string, Promise<Moment>>();

  constructor(readonly table: string) {}

  moment(eye: Eye, move: number): Promise<Moment> {
    const key = `${String(eye)}/${String(move)}`;
    let found = this.kept.get(key);
    if (!found) {
      found = this.read(eye, move);
      this.kept.set(key, found);
      found.catch(() => this.kept.delete(key));
    }
    return found;
  }

  private async read(eye: Eye, move: number): Promise<Moment> {
    const query =
      eye === 'truth'
        ? '?truth=true'
        : eye === 'watcher'
          ? '?watcher=true'
          : `?seat=${String(eye)}`;
    const path = `/api/tables/${this.table}/moments/${String(move)}${query}`;
    for (let turn = 1; ; turn += 1) {
      try {
        return await get<Moment>(path);
      } catch (error) {
        const busy = error instanceof Refusal && error.code === 'too-many';
        if (!busy || turn === PATIENCE) throw error;
        await pause(1000 * (error.retryAfter ?? 1));
      }
    }
  }
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
