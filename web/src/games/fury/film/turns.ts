/** The turning points of a hunt, found in the true events. */
import { nameOf } from '../../../table/scene';
import type { Happened } from '../../../wire';

const ALWAYS: Record<string, string> = {
  bitten: 'bitten',
  defeated: 'defeated',
  matured: 'matured',
  won: 'won',
};
/** Events in which a card is placed face down: if Dracula was in sight, he is hidden again. */
const VANISHES = new Set(['laid', 'flew_away']);

/** In the order of the legend; each has its own sign on a 10 by 10 grid. */
export const SIGNS: Record<string, string> = {
  found: 'M5 0.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z',
  escaped: 'M5 0l5 10H0z',
  wounded: 'M0 0h10L5 10z',
  bitten: 'M0 0h4v10H0zM6 0h4v10H6z',
  defeated: 'M2 0l3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3-3-3z',
  matured: 'M5 0l5 5-5 5-5-5z',
  won: 'M5 0l1.500 3.500 3.500.300-2.700 2.400.900 3.800L5 8l-3.200 2 .900-3.800L0 3.800l3.500-.300z',
};

/**
 * Return the turning points with the message ids of their names. Dracula is found when he comes
 * into sight, escapes when his next card is face down, and is wounded at most once per combat.
 */
export function turns(events: readonly Happened[]): Map<Happened, string> {
  const found = new Map<Happened, string>();
  let [seen, fighting] = [false, false];
  for (const event of events) {
    const name = nameOf(event);
    let turn = ALWAYS[name];
    if (name === 'dracula_found' && !seen) {
      turn = 'found';
      seen = true;
    } else if (seen && VANISHES.has(name)) {
      turn = 'escaped';
      seen = false;
    } else if (name === 'fight') {
      fighting = true;
    } else if (name === 'combat_ended') {
      fighting = false;
    } else if (name === 'dracula_suffered' && fighting) {
      turn = 'wounded';
      fighting = false;
    }
    if (turn) found.set(event, `fury-turn-${turn}`);
  }
  return found;
}

/** Return the sign of a turning point by the message id of its name. */
export function signOf(id: string | undefined): string {
  return SIGNS[id?.replace('fury-turn-', '') ?? ''] ?? '';
}
