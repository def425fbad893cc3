/** Pencil marks on the map. The server keeps them for this person, on all of their devices. */
import { ask, get } from '../../../api';
import { person } from '../../../person.svelte';
import type { Scene } from '../../../table/scene';
import { notices } from '../../../ui/notices.svelte';
import type { Mark, Marks, Pencil as Wish, TeamMark } from '../../../wire';

class Pencil {
  /** Whether pressing a place opens it for marking instead of choosing it. */
  on = $state(false);
  marks = $state.raw<Marks | null>(null);
  #table = '';
  #asked = '';

  /** Fetch the marks of a scene's table, and again when the team's marks have changed. */
  async follow(scene: Scene): Promise<void> {
    const { table, marks } = scene;
    const begun = table && table.stage !== 'open' && table.stage !== 'closed';
    if (!begun || !person.me) {
      if (table && !person.known) void person.recall();
      if (table?.id !== this.#table) this.marks = null;
      return;
    }
    const wanted = [table.id, person.me.id, marks ?? this.#asked.split(' ')[2]].join(' ');
    if (wanted === this.#asked) return;
    if (table.id !== this.#table) this.marks = null;
    [this.#table, this.#asked] = [table.id, wanted];
    await this.load();
  }

  async load(): Promise<void> {
    const table = this.#table;
    if (!table) return;
    try {
      const found = await get<Marks>(`/api/tables/${table}/marks`);
      if (table === this.#table) this.marks = found;
    } catch {
      // the map works without them
    }
  }

  /** Add or erase a mark; return whether that was stored. */
  async draw(wish: Wish): Promise<boolean> {
    const table = this.#table;
    try {
      const found = await ask<Marks>('PUT', `/api/tables/${table}/marks`, wish);
      if (table === this.#table) this.marks = found;
      return true;
    } catch (error) {
      notices.complain(error);
      return false;
    }
  }

  own(place: string): Mark | null {
    return this.marks?.own.find((mark) => mark.place === place) ?? null;
  }

  team(place: string): TeamMark[] {
    return this.marks?.team.filter((mark) => mark.place === place) ?? [];
  }
}

export const pencil = new Pencil();
