/** Which spaces of the trail can be pressed to answer Dracula's question. */
import type { Scene } from '../../../table/scene';
import type { Offered } from '../../../wire';

/** A card that has been picked up: an encounter to place, by its code, or Misdirect. */
export interface Armed {
  verb: string;
  code?: string;
}

/** Verbs whose space is pressed directly; Misdirect has to be picked up first. */
const AT_ONCE: ReadonlySet<string> = new Set(['rumour', 'add_to']);

function spaceOf(option: Offered): string | null {
  return option.on.find(({ kind }) => kind === 'space')?.id ?? null;
}

/** Return where an encounter is placed: on space 1, or in the lair that was just made. */
export function layingOn(scene: Scene): string | null {
  const { decision } = scene;
  if (decision?.prompt === 'lay') return '1';
  if (decision?.prompt === 'lay_in_lair') return `lair${String((decision.about[0] ?? 0) + 1)}`;
  return null;
}

/** Return the option that pressing each space chooses. */
export function spacesOf(scene: Scene, armed: Armed | null): Map<string, Offered> {
  const found = new Map<string, Offered>();
  const { decision } = scene;
  if (!scene.choose || !decision) return found;
  const on = layingOn(scene);
  for (const option of decision.options) {
    const space = spaceOf(option);
    const taken = armed?.verb === option.verb;
    if (space && (AT_ONCE.has(option.verb) || taken)) found.set(space, option);
    else if (on && taken && option.code === armed.code) found.set(on, option);
  }
  return found;
}
