/** The types of Fury's view and printed facts; docs/notation.md explains the names. */
import type { Scene } from '../../table/scene';
import type { FuryData, FuryFacts, Hunter } from './schema';

export type { FuryData as FuryView } from './schema';
export type * from './schema';

export const HUNTERS: readonly Hunter[] = ['godalming', 'seward', 'van_helsing', 'mina'];
export const HEALTH = 15;
export const INFLUENCE = 13;

export function fury(scene: Scene): FuryData {
  return scene.view as FuryData;
}

/** Return what is printed on the components; empty until it has loaded. */
export function printed(scene: Scene): Partial<FuryFacts> {
  return scene.facts;
}

/** Whether the viewer sits in Dracula's seat. */
export function isDracula(scene: Scene): boolean {
  return scene.seat === fury(scene).dracula.seat;
}
