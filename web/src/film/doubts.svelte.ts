/** How likely each seat was the hidden enemy, from one seat's point of view, move by move. */
import type { Reel } from './reel.svelte';

const SURE = 1000;
const AT_ONCE = 8;

export class Doubts {
  /** For each move, how likely each seat was the enemy, in thousandths. */
  private rows = $state.raw<readonly (readonly number[])[]>([]);

  /** The enemy's seat, which is certain at the last moment; 0 until that has loaded. */
  readonly enemy = $derived((this.rows.at(-1) ?? []).indexOf(SURE) + 1);
  readonly curve = $derived(this.enemy ? this.rows.map((row) => row[this.enemy - 1] ?? 0) : []);
  /** The move from which the enemy was certain until the end of the game. */
  readonly sure = $derived(this.curve.findLastIndex((value) => value !== SURE) + 1);

  /** Load every moment from a seat's point of view; returns a function that stops loading. */
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
    gather().catch(() => undefined); // the current moment does not depend on the others
    return () => {
      stale = true;
    };
  }
}
