/** What the deduction map shows right now: the chosen spot, and the server's last response. */
import { get } from '../../../api';
import { looking, type Scene } from '../../../table/scene';
import { painted } from '../../../ui/painted';
import type { Deduced, Reason } from '../../../wire';
import { isPast } from './shading';

/** A spot: 0 is where Dracula is now, then the six spaces of the trail, then the three lairs. */
class Deduction {
  space = $state(0);
  on = $state(true);
  /** Whether likelihoods are shown where the table allows them. */
  weighed = $state(true);
  stamps = $state(true);
  shown = $state.raw<Deduced | null>(null);
  /** Why the last place asked about is possible. */
  reason = $state.raw<Reason | null>(null);
  /** Which example of a trail is drawn on the map. */
  route = $state(0);
  #asked = '';
  #why = '';

  /** Fetch the deduction for a scene, if its game is in progress and it is not already loaded. */
  async follow(scene: Scene): Promise<void> {
    const { table } = scene;
    if (table?.stage !== 'playing' || table.house.deduction === 'off') {
      this.#asked = '';
      this.shown = null;
      return;
    }
    const query = looking(scene).toString();
    const last = scene.events.at(-1);
    const wanted = [table.id, query, scene.events.length, last?.move ?? 0, last?.code ?? ''].join(
      ' ',
    );
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    await painted();
    if (wanted !== this.#asked) return;
    try {
      const found = await get<Deduced>(`/api/tables/${table.id}/deduction?${query}`);
      if (wanted === this.#asked) this.shown = found;
    } catch {
      if (wanted === this.#asked) this.shown = null; // the map works without it
    }
  }

  /** Return the deduction for the moment of a scene, if it is known. */
  of(scene: Scene): Deduced | null {
    if (scene.deduced) return scene.deduced;
    const { shown } = this;
    return shown && !isPast(shown, scene.events.at(-1)?.move ?? 0) ? shown : null;
  }

  /** Ask why a place is possible on the chosen spot; null clears the reason. */
  async why(scene: Scene, place: string | null): Promise<void> {
    const shown = this.of(scene);
    if (!scene.table || scene.deduced || !shown || !this.on || place === null) {
      this.#why = '';
      this.reason = null;
      return;
    }
    const query = looking(scene);
    query.set('place', place);
    query.set('space', String(this.space));
    const wanted = [scene.table.id, shown.moves, shown.era, query].join(' ');
    if (wanted === this.#why) return;
    this.#why = wanted;
    this.route = 0;
    try {
      const path = `/api/tables/${scene.table.id}/deduction/why?${query.toString()}`;
      const found = await get<Reason>(path);
      if (wanted === this.#why) this.reason = found;
    } catch {
      if (wanted === this.#why) [this.#why, this.reason] = ['', null];
    }
  }

  /** The places of the example trail, newest first. */
  get trace(): string[] {
    const stops = this.reason?.routes[this.route]?.stops ?? [];
    return stops.flatMap(({ place, space }) => (place && space < 7 ? [place] : []));
  }
}

export const deduction = new Deduction();
