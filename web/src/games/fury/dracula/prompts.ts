/** How Dracula's own questions are answered. */
import type { Scene } from '../../../table/scene';
import type { Missing, Offered } from '../../../wire';

/** Questions that are answered with one of Dracula's encounters. */
export const BY_ENCOUNTER: ReadonlySet<string> = new Set([
  'lay',
  'lay_in_lair',
  'leave',
  'drop',
  'corrupt',
  'swap',
]);
/** Questions that are answered with a space of the trail. */
export const BY_SPACE: ReadonlySet<string> = new Set(['rumour', 'add']);
export const TRAVEL = 'travel';

/** Whether Dracula's own pickers can show the answers to this question. */
export function isDraculas(prompt: string): boolean {
  return prompt === TRAVEL || BY_ENCOUNTER.has(prompt) || BY_SPACE.has(prompt);
}

export const POWERS = ['feed', 'dark_call', 'hide', 'wolf_form', 'misdirect'] as const;
export type Power = (typeof POWERS)[number];

/** The verbs that play a power card. */
const VERBS: Record<Power, readonly string[]> = {
  feed: ['feed'],
  dark_call: ['dark_call'],
  hide: ['hide'],
  wolf_form: ['wolf', 'wolf_lair', 'wolf_hide'],
  misdirect: ['misdirect'],
};

export interface PowerCard {
  power: Power;
  options: readonly Offered[];
  /** Why it cannot be played, or not in that space. */
  missing: readonly Missing[];
}

/** Return the power cards, with what can be done with each and why not; none in a basic game. */
export function powerCards(scene: Scene): PowerCard[] {
  const { decision } = scene;
  if (decision?.prompt !== TRAVEL) return [];
  return POWERS.map((power) => ({
    power,
    options: decision.options.filter(({ verb }) => VERBS[power].includes(verb)),
    missing: decision.barred.filter(({ verb }) => VERBS[power].includes(verb)),
  })).filter(({ options, missing }) => options.length + missing.length > 0);
}

/** Return the options of a question that are not shown as a card or a place. */
export function restOf(scene: Scene): Offered[] {
  const { decision } = scene;
  const powers = new Set(powerCards(scene).flatMap(({ options }) => options));
  return (decision?.options ?? []).filter(
    (option) => !powers.has(option) && !option.on.some(({ kind }) => kind === 'place'),
  );
}
