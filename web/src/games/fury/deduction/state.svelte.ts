/** What the deduction map shows just now: which spot, and what the server said last. */
import { get } from '../../../api';
import type { Scene } from '../../../table/scene';
import type { Deduced } from '../../../wire';

/** A spot: 0 is where Dracula is now, then the six spaces of the trail, then the three lairs. */
class Deduction {
  space = $state(0);
  on = $state(true);
  shown = $state.raw<Deduced | null>(null);
  #asked = '';

  /** Ask for the map of a scene, if it is one of a running game and not the one that is here. */
  async follow(scene: Scene): Promise<void> {
    const { table } = scene;
    if (table?.stage !== 'playing' || table.house.deduction === 'off') {
      this.#asked = '';
      this.shown = null;
      return;
    }
    const query = scene.seat === null ? '' : `?seat=${String(scene.seat)}`;
    const last = scene.events.at(-1);
    const wanted = [table.id, query, scene.events.length, last?.move ?? 0, last?.code ?? ''].join(
      ' ',
    );
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    try {
      const found = await get<Deduced>(`/api/tables/${table.id}/deduction${query}`);
      if (wanted === this.#asked) this.shown = found;
    } catch {
      if (wanted === this.#asked) this.shown = null; // the map is there without it
    }
  }
}

export const deduction = new Deduction();
