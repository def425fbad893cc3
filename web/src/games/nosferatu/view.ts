/** The types of Nosferatu's view. `?` is a card the viewer may not know. */
import type { Scene } from '../../table/scene';
import type { Kind, NosferatuData, NosferatuFacts, Ritual } from './schema';

export type { NosferatuData as NosferatuView } from './schema';
export type * from './schema';

export type Counts = Record<Kind, number>;

export const KINDS: readonly Kind[] = ['rumour', 'component', 'bite', 'night'];
export const RITUALS: readonly Ritual[] = ['mirror', 'distortion', 'transfusion'];

export function viewOf(scene: Scene): NosferatuData {
  return scene.view as NosferatuData;
}

/** Return what is printed on the components; empty until it has loaded. */
export function printed(scene: Scene): Partial<NosferatuFacts> {
  return scene.facts;
}

/** Return all seats clockwise, starting with the viewer's, or with the one the board faces. */
export function fromViewer(scene: Scene): number[] {
  const { players } = viewOf(scene);
  const first = scene.seat ?? scene.facing ?? 1;
  return Array.from({ length: players }, (_, at) => ((first - 1 + at) % players) + 1);
}

/** Return one entry for each card. */
export function spread(cards: Counts | null): Kind[] {
  if (!cards) return [];
  return KINDS.flatMap((kind) => Array.from({ length: cards[kind] }, () => kind));
}

export function bitesInPlay(view: NosferatuData): number {
  return view.bites.reduce((sum, bites) => sum + bites, 0);
}

export function fatalBites(scene: Scene): number {
  return printed(scene).fatal_bites ?? 5;
}

export function mostBites(scene: Scene): number {
  return printed(scene).most_bites ?? 2;
}

/** Return the message id of the side of the Dark Card that is face up. */
export function darkCard(view: NosferatuData): 'thirst' | 'master' {
  return view.dark_card === 'eternal_thirst' ? 'thirst' : 'master';
}
