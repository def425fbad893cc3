/** The open question as the table shows it: what can be done to a person, a card or a Ritual. */
import type { Scene } from '../../table/scene';
import type { Missing, Offered } from '../../wire';

/** Questions whose answers are people, cards or Rituals; `ritual:none` stands beside these. */
export const OF_PEOPLE = [
  'deal',
  'stake_first',
  'bite',
  'mirror',
  'transfuse',
  'use_stake',
  'move_stake',
  'expose',
];
export const OF_CARDS = ['discard', 'give', 'slide'];
export const OF_RITUALS = ['ritual'];

export interface Choices {
  offered: Offered[];
  barred: Missing[];
}

/** Return what can be done to a seat now, and what one would expect and cannot. */
export function toSeat(scene: Scene, seat: number): Choices {
  return ending(scene, String(seat), OF_PEOPLE);
}

/** Return what can be done with a card of one's own now. */
export function withCard(scene: Scene, kind: string): Choices {
  return ending(scene, kind, OF_CARDS);
}

export function withRitual(scene: Scene, ritual: string): Choices {
  return ending(scene, ritual, OF_RITUALS);
}

function ending(scene: Scene, target: string, prompts: readonly string[]): Choices {
  const asked = scene.decision;
  if (!asked || !scene.choose || !prompts.includes(asked.prompt))
    return { offered: [], barred: [] };
  const meant = (each: { code: string }) => each.code.split(':')[1] === target;
  return { offered: asked.options.filter(meant), barred: asked.barred.filter(meant) };
}

export function isWanted(scene: Scene, choices: Choices): boolean {
  return choices.offered.some((option) => option.code === scene.wanted);
}
