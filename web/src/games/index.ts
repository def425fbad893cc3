/** The panels that games provide; a game without any is drawn from its facts. */
import type { Component } from 'svelte';
import type { Point } from '../film/points';
import type { Scene, View } from '../table/scene';
import type { Happened } from '../wire';

export type Hour = 'day' | 'night' | 'dawn';

/** What a game provides, for its own view `V` and its printed facts `F`. */
export interface Panels<V extends object = View, F extends object = View> {
  /** The board, on which options can be chosen. Without one the facts are shown. */
  Board?: Component<{ scene: Scene<V, F> }>;
  /** Replaces the plain list of options for the prompts it knows (`knows`). */
  Picker?: Component<{ scene: Scene<V, F> }>;
  knows?: (prompt: string) => boolean;
  /** Shown above the answers, such as the card of the hunter the question is about. */
  Head?: Component<{ scene: Scene<V, F> }>;
  /** Whether the board fills the screen, whatever its size. */
  fills?: boolean;
  /** Whether the question is answered on the board: then a phone shows as much of it as possible. */
  onBoard?: (scene: Scene<V, F>) => boolean;
  /** How tall a question may be next to the board on a wide screen, in CSS; null for the default. */
  tall?: (prompt: string) => string | null;
  /** The code of the one option shown next to a question that is answered on the board. */
  lead?: (scene: Scene<V, F>) => string | null;
  /** Further panels next to the log, such as a notebook, claims or a map. */
  extras?: readonly Extra<V, F>[];
  /** Shown below the result, such as who believed what. */
  Ending?: Component<{ scene: Scene<V, F> }>;
  /** Day or night in the game right now, which changes the background. */
  hour?: (scene: Scene<V, F>) => Hour;
  /** The names of events that play a sound: reveals, and harm to someone. */
  cues?: ReadonlySet<string>;
  /** The names of events worth showing first: turning points, and where chapters begin. */
  points?: Points;
  /** What the replay of a finished game shows in addition to its two boards. */
  film?: Filmed;
  /** The names of events that are headings in the log, such as a round or a turn. */
  heads?: ReadonlySet<string>;
}

export interface Points {
  great: ReadonlySet<string>;
  chapters: ReadonlySet<string>;
  /** Overrides which events are turning points, with the message id of each one's name. */
  called?: (events: readonly Happened[]) => ReadonlyMap<Happened, string>;
}

export interface Filmed {
  /** How the game went, move by move: above the boards, or below them on a phone. */
  Course?: Component<Coursed>;
  /** The same as a curve in thousandths, with the message id of its label: above a phone's slider. */
  curve?: (
    table: string,
    shoulder: string | null,
  ) => Promise<{ values: readonly number[]; says: string }>;
  /** What the game adds to a moment beyond what its viewer saw. */
  recall?: (table: string, move: number, shoulder: string | null) => Promise<Partial<Scene>>;
  /** The seat whose view is shown first, given the reader's first seat, or 1. */
  beside?: (seat: number) => number;
}

export interface Coursed {
  table: string;
  /** The token of a shared view. */
  shoulder: string | null;
  move: number;
  moves: number;
  marks: readonly Point[];
  names: readonly string[];
  jump: (to: number) => void;
}

export interface Extra<V extends object = View, F extends object = View> {
  id: string;
  /** The message id of its title. */
  title: string;
  Panel: Component<{ scene: Scene<V, F> }>;
  /** Whether options that can be used at any time are offered there. */
  asides?: boolean;
}

/** Loads a game's panels. Callers must only pass them scenes of the same game. */
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
