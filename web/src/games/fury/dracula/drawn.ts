/** What the map shows to Dracula alone. */
import type { Scene } from '../../../table/scene';
import type { PlaceState, Stretch } from '../map/state';
import { fury } from '../view';
import { foreseen } from './outlook';
import { numbered, stretches } from './path';
import { count } from './state.svelte';

/** Return the places with his hideouts numbered, and with what his destinations are worth. */
export function drawn(
  scene: Scene,
  places: Readonly<Record<string, PlaceState>>,
): Record<string, PlaceState> {
  const own = numbered(places, fury(scene));
  return count.outlook && scene.choose ? foreseen(own, count.outlook) : own;
}

/** Return his way over the map. */
export function wayOf(scene: Scene): Stretch[] {
  return stretches(fury(scene));
}
