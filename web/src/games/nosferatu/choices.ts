/** The current question as the board shows it: what can be done with a person, a card or a Ritual. */
import { at, barredAt, type Scene } from '../../table/scene';
import type { Missing, Offered } from '../../wire';

/** Questions whose answers are people, cards or Rituals; `ritual:none` is shown next to these. */
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

/** Return what can be done with a seat now, and what a player might expect but cannot do. */
export function toSeat(scene: Scene, seat: number): Choices {
  return about(scene, 'seat', String(seat));
}

/** Return what can be done with one of the viewer's own cards now. */
export function withCard(scene: Scene, kind: string): Choices {
  return about(scene, 'card', kind);
}

export function withRitual(scene: Scene, ritual: string): Choices {
  return about(scene, 'ritual', ritual);
}

function about(scene: Scene, kind: string, id: string): Choices {
  return { offered: at(scene, kind, id), barred: barredAt(scene, kind, id) };
}

export function isWanted(scene: Scene, choices: Choices): boolean {
  return choices.offered.some((option) => option.code === scene.wanted);
}
