/**
 * What is drawn at each place. The map's state changes as a whole, but only the places where
 * something is different are told, so that the others are not rendered again.
 */
import { untrack } from 'svelte';
import { kept } from '../../../ui/kept';
import { SPOTS } from '../geography';
import type { Side } from './labels';
import type { NameSize } from './names.svelte';
import type { PlaceState } from './state';

export interface Drawn {
  shown: PlaceState;
  /** Which side its name is on; null if there is no room for it. */
  side: Side | null;
  text: NameSize;
  /** Whether the keyboard enters the map here. */
  entry: boolean;
}

class Held {
  drawn = $state.raw<Drawn>()!;
}

export class Places {
  private readonly held = new Map(SPOTS.map(({ id }) => [id, new Held()]));

  /** Take what every place shows now. */
  take(drawnAt: (id: string) => Drawn): void {
    for (const [id, held] of this.held) {
      const now = drawnAt(id);
      untrack(() => (held.drawn = kept(held.drawn, now)));
    }
  }

  at(id: string): Drawn {
    return this.held.get(id)!.drawn;
  }
}
