/** What one seat had reason to believe of the hidden enemy, move by move. */
import type { Reel } from './reel.svelte';

const SURE = 1000;
const AT_ONCE = 8;

export class Doubts {
  /** For each move, of 1000, how likely each seat was the enemy. */
  private rows = $state.raw<readonly (readonly number[])[]>([]);

  /** The enemy's seat: the last moment leaves no doubt about it. 0: not known yet. */
  readonly enemy = $derived((this.rows.at(-1) ?? []).indexOf(SURE) + 1);
  readonly curve = $derived(this.enemy ? this.rows.map((row) => row[this.enemy - 1] ?? 0) : []);
  /** The move from which on the enemy was beyond doubt, to the very end. */
  readonly sure = $derived(this.curve.findLastIndex((value) => value !== SURE) + 1);

  /** Read all moments as a seat saw them; the answer stops it. */
  read(reel: Reel, seat: number): () => void {
    let stale = false;
    const gather = async (): Promise<void> => {
      const found: (readonly number[])[] = [];
      while (found.length <= reel.moves && !stale) {
        const from = found.length;
        const wanted = Array.from({ length: Math.min(AT_ONCE, reel.moves + 1 - from) }, (_, at) =>
          reel.glance(seat, from + at),
        );
        for (const moment of await Promise.all(wanted)) found.push(moment.suspicion ?? []);
      }
      if (!stale) this.rows = found;
    };
    this.rows = [];
    gather().catch(() => undefined); // what is shown of the present moment does not need the others
    return () => {
      stale = true;
    };
  }
}
