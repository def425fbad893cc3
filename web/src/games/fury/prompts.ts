/** How the game's questions are answered. */
import type { Scene } from '../../table/scene';
import { isDraculas } from './dracula/prompts';
import { byPlace } from './targets';

export const ACT = 'act';
export const DRAWN: ReadonlySet<string> = new Set(['drawn', 'scheme_drawn']);

/** Questions that are answered with a place. */
export const ON_MAP: ReadonlySet<string> = new Set([
  'start',
  'dracula_start',
  'ride',
  'weather',
  'hurry',
  'name_city',
  'hallow',
  'hospital',
  'drive',
  'fly',
  'choose_fog',
  'choose_wolves',
  'storms',
  'lift_storm',
  'push',
  'send_on',
]);

/** Questions that are answered with a card from the hand, or with none. */
const CARDS: ReadonlySet<string> = new Set([
  'dawn',
  'dusk',
  'item_limit',
  'event_limit',
  'scheme_limit',
  'open_item',
  'open_event',
  'hand',
  'lucky_find',
  'tools',
  'repel',
  'return_ally',
  'scheme',
]);

/** Options to decline or to stop, next to a choice of places. */
const NOTHING: ReadonlySet<string> = new Set([
  'stop_here',
  'stay_here',
  'no_event',
  'no_host',
  'decline',
  'done',
  'enough',
  'leave_it',
]);

/** Whether the game's own picker can show the answers. */
export function knows(prompt: string): boolean {
  return (
    isDraculas(prompt) ||
    prompt === ACT ||
    DRAWN.has(prompt) ||
    ON_MAP.has(prompt) ||
    CARDS.has(prompt)
  );
}

/**
 * Return how tall a question may be on a wide screen: the hunter's card and all seven actions are
 * visible at once; other cards scroll, to leave room for the log.
 */
export function tall(prompt: string): string | null {
  if (prompt === ACT || DRAWN.has(prompt)) return '70dvh';
  return isDraculas(prompt) || CARDS.has(prompt) ? '58dvh' : null;
}

/** Whether a question is answered on the map, because it offers places. */
export function onBoard(scene: Scene): boolean {
  return byPlace(scene.decision?.options ?? []).size > 0;
}

/** Return the option to decline, next to a choice of places. */
export function lead(scene: Scene): string | null {
  return scene.decision?.options.find((option) => NOTHING.has(option.verb))?.code ?? null;
}
