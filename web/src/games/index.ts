/** The panels that games bring of their own; a game that is not here is drawn from its facts. */
import type { Component } from 'svelte';
import type { Point } from '../film/points';
import type { Scene, View } from '../table/scene';
import type { Happened } from '../wire';

export type Hour = 'day' | 'night' | 'dawn';

/** What a game brings, for its own view `V` and its printed facts `F`. */
export interface Panels<V extends object = View, F extends object = View> {
  /** The picture of the game; options can be chosen in it. Without one its facts are shown. */
  Board?: Component<{ scene: Scene<V, F> }>;
  /** In the place of the plain list of options, for prompts that it knows (`knows`). */
  Picker?: Component<{ scene: Scene<V, F> }>;
  knows?: (prompt: string) => boolean;
  /** What stands above the answers, such as the card of whom the question is about. */
  Head?: Component<{ scene: Scene<V, F> }>;
  /** Whether the board fills the screen, however large that is. */
  fills?: boolean;
  /** Whether the question is answered on the board: then a phone shows as much of it as it can. */
  onBoard?: (scene: Scene<V, F>) => boolean;
  /** How high a question may be beside the board of a wide screen, as CSS says it; null: as usual. */
  tall?: (prompt: string) => string | null;
  /** The code of the one option that is shown beside a question that is answered on the board. */
  lead?: (scene: Scene<V, F>) => string | null;
  /** Further panels beside the log, such as a notebook, claims or a map. */
  extras?: readonly Extra<V, F>[];
  /** What is shown below the ending, such as who believed what. */
  Ending?: Component<{ scene: Scene<V, F> }>;
  /** Day or night, as the game has it now: it changes the picture. */
  hour?: (scene: Scene<V, F>) => Hour;
  /** The names of events that are turned up before everyone, or strike somebody: they are heard. */
  cues?: ReadonlySet<string>;
  /** The names of events that one would show first: turning points, and where chapters begin. */
  points?: Points;
  /** What the film of a finished game shows besides its two boards. */
  film?: Filmed;
  /** The names of events that stand in the log as headings, such as a round or a turn. */
  heads?: ReadonlySet<string>;
}

export interface Points {
  great: ReadonlySet<string>;
  chapters: ReadonlySet<string>;
  /** Which of them are turning points after all, with the id of the message that names each. */
  called?: (events: readonly Happened[]) => ReadonlyMap<Happened, string>;
}

export interface Filmed {
  /** How the game went from move to move: above the boards, or below them on a phone. */
  Course?: Component<Coursed>;
  /** The same as a line of values of 1000, and the id of what it says: above a phone's slider. */
  curve?: (table: string) => Promise<{ values: readonly number[]; says: string }>;
  /** What a moment has besides what its viewer saw. */
  recall?: (table: string, move: number) => Promise<Partial<Scene>>;
  /** The seat whose view is first shown, for the first seat of the reader, or 1. */
  beside?: (seat: number) => number;
}

export interface Coursed {
  table: string;
  move: number;
  moves: number;
  marks: readonly Point[];
  names: readonly string[];
  jump: (to: number) => void;
}

export interface Extra<V extends object = View, F extends object = View> {
  id: string;
  /** The id of the message that names it. */
  title: string;
  Panel: Component<{ scene: Scene<V, F> }>;
  /** What may be done at any time is offered there. */
  asides?: boolean;
}

/** Load the panels of a game; whoever draws a scene of it hands them scenes of the same game. */
type Load = () => Promise<{ default: unknown }>;

const GAMES: Record<string, Load> = {
  duel: () => import('./duel'),
  fury: () => import('./fury'),
  nosferatu: () => import('./nosferatu'),
};

export async function panels(game: string): Promise<Panels | null> {
  const load = GAMES[game];
  return load ? ((await load()).default as Panels) : null;
}
