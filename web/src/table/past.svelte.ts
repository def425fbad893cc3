/** Looking back: the board after an earlier move, as this viewer saw it then. */
import { get } from '../api';
import { still } from '../games/stage';
import { notices } from '../ui/notices.svelte';
import type { Moment } from '../wire';
import type { TableLink } from './link.svelte';
import type { Scene } from './scene';

export class Past {
  /** The moment being shown; null is now. */
  moment = $state.raw<Moment | null>(null);
  /** The last move asked for; null is now. */
  private wish: number | null = null;
  private asking = false;

  constructor(private readonly link: TableLink) {}

  /** The move the board shows. */
  get move(): number {
    return this.moment?.move ?? this.link.shown?.moves ?? 0;
  }

  /** Show the board as it was after a move; null is now. */
  readonly jump = async (to: number | null): Promise<void> => {
    const { shown, id, query } = this.link;
    this.wish = to === null || !shown || to >= shown.moves ? null : to;
    if (this.wish === null) this.moment = null;
    if (this.wish === null || this.asking) return;
    this.asking = true;
    try {
      let at: number | null;
      do {
        at = this.wish;
        const found = await get<Moment>(`/api/tables/${id}/moments/${String(at)}${query}`);
        if (this.wish !== null) this.moment = found;
      } while (this.wish !== null && this.wish !== at);
    } catch (error) {
      notices.complain(error);
    }
    this.asking = false;
  };

  /** Return the scene at that moment; nothing can be chosen in it. */
  of(scene: Scene): Scene {
    if (!this.moment) return scene;
    const { view, events, waiting } = this.moment;
    const { game, seat, shoulder, names, facts, table } = scene;
    return still(
      { game, names, facts, shoulder },
      { seat, view, events: events.items, waiting, table },
    );
  }
}
