/** The panels that games bring of their own; a game that is not here is drawn from its facts. */
import type { Component } from 'svelte';
import type { Scene } from '../table/scene';

export interface Panels {
  /** The picture of the game; options can be chosen in it. Without one its facts are shown. */
  Board?: Component<{ scene: Scene }>;
  /** In the place of the plain list of options, for prompts that it knows (`knows`). */
  Picker?: Component<{ scene: Scene }>;
  knows?: (prompt: string) => boolean;
  /**
   * A further panel beside the log, such as a notebook or claims; `title` is a message id.
   * `asides`: what may be done at any time is offered there.
   */
  extra?: { title: string; Panel: Component<{ scene: Scene }>; asides?: boolean };
  /** What is shown below the ending, such as who believed what. */
  Ending?: Component<{ scene: Scene }>;
  /** Day or night, as the game has it now: it changes the picture. */
  hour?: (scene: Scene) => 'day' | 'night' | 'dawn';
}

const GAMES: Record<string, () => Promise<{ default: Panels }>> = {};
GAMES.duel = () => import('./duel');
GAMES.fury = () => import('./fury');
GAMES.nosferatu = () => import('./nosferatu');

export async function panels(game: string): Promise<Panels | null> {
  const load = GAMES[game];
  return load ? (await load()).default : null;
}
