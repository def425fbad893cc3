/** What the map shows at each place: what lies there, what is deduced of it, and what is marked. */
import type { Scene } from '../../table/scene';
import type { Deduced } from '../../wire';
import { pencil } from './deduction/pencil.svelte';
import { guessAt, pencilled, shaded, stamped } from './deduction/shading';
import { deduction } from './deduction/state.svelte';
import { drawn } from './dracula/drawn';
import { spotOf } from './geography';
import type { PlaceState } from './map/state';
import { offeredAt, placesOf } from './targets';
import { completed } from './tokens';
import { fury } from './view';

interface Layers {
  /** What the hunters can know, where that is shown. */
  deduced: Deduced | null;
  /** Whether the map is Dracula's own, with what he alone knows. */
  his: boolean;
  /** The place of what is read about. */
  marked: string | null;
}

export function pictured(
  scene: Scene,
  { deduced, his, marked }: Layers,
): Record<string, PlaceState> {
  const guess = deduced && guessAt(deduced, deduction.space);
  let found = completed(placesOf(scene), fury(scene));
  if (his) found = drawn(scene, found);
  if (guess) found = shaded(found, guess, deduction.weighed);
  if (deduced && deduction.stamps) found = stamped(found, deduced);
  if (pencil.marks && scene.table) found = pencilled(found, pencil.marks);
  for (const place of [marked, meantIn(scene)]) {
    const id = place ? spotOf(place)?.id : null;
    if (id) found[id] = { ...found[id], wanted: true };
  }
  return found;
}

/** Return the place that a lesson points at. */
function meantIn(scene: Scene): string | null {
  for (const [place, options] of offeredAt(scene)) {
    if (options.some(({ code }) => code === scene.wanted)) return place;
  }
  return null;
}
