/** What the map shows only to Dracula. */
import type { Scene } from '../../../table/scene';
import type { PlaceState, Stretch } from '../map/state';
import { byPlace } from '../targets';
import { fury } from '../view';
import { foreseen } from './outlook';
import { numbered, stretches } from './path';
import { count } from './state.svelte';

/** Return the places with Dracula's hideouts numbered, and with the outlook of his destinations. */
export function drawn(
  scene: Scene,
  places: Readonly<Record<string, PlaceState>>,
): Record<string, PlaceState> {
  const own = numbered(places, fury(scene));
  const asked = byPlace(scene.decision?.options ?? []);
  return count.outlook ? foreseen(own, count.outlook, asked) : own;
}

/** Return Dracula's path on the map. */
export function wayOf(scene: Scene): Stretch[] {
  return stretches(fury(scene));
}
