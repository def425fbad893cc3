/** The state of the page for Dracula's player: the outlook, the mirror, a card to place. */
import { get } from '../../../api';
import { looking, type Scene } from '../../../table/scene';
import { painted } from '../../../ui/painted';
import type { Outlook } from '../../../wire';
import { isDracula } from '../view';
import { FORESEEN } from './outlook';
import type { Armed } from './spaces';

class Count {
  /** Whether the map is shown as the hunters see it. */
  mirror = $state(false);
  outlook = $state.raw<Outlook | null>(null);
  /** The card waiting for a space of the trail, while the question stays the same. */
  armed = $state.raw<(Armed & { since: number }) | null>(null);
  #asked = '';

  /** Fetch what Dracula's options lead to, when he is asked for a destination. */
  async follow(scene: Scene): Promise<void> {
    const { table, decision } = scene;
    const asked = decision !== null && FORESEEN.has(decision.prompt);
    if (table?.stage !== 'playing' || !asked || !isDracula(scene)) {
      this.#asked = '';
      this.outlook = null;
      return;
    }
    const wanted = [table.id, decision.since, scene.events.length].join(' ');
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    this.outlook = null;
    await painted();
    if (wanted !== this.#asked) return;
    try {
      const query = looking(scene).toString();
      const found = await get<Outlook>(`/api/tables/${table.id}/outlook?${query}`);
      if (wanted === this.#asked) this.outlook = found;
    } catch {
      // the map works without it
    }
  }

  /** Return the card waiting for a space, if it belongs to this question. */
  waiting(scene: Scene): Armed | null {
    return this.armed && this.armed.since === scene.decision?.since ? this.armed : null;
  }

  /** Pick a card up, or put it back. */
  arm(scene: Scene, armed: Armed): void {
    const now = this.waiting(scene);
    const same = now?.verb === armed.verb && now.code === armed.code;
    const since = scene.decision?.since;
    this.armed = same || since === undefined ? null : { ...armed, since };
  }
}

export const count = new Count();
