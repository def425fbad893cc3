/** What each game's puzzles look like. */
import type { Component } from 'svelte';
import type { Scene } from '../table/scene';
import type { Puzzle, PuzzleStep } from '../wire';

/** What the parts of a puzzle are given. */
export interface Posed {
  puzzle: Puzzle;
  scene: Scene;
  /** The answer so far: marks, or the suspects in order. */
  answer: readonly string[];
  set: (answer: readonly string[]) => void;
  /** Whether somebody has begun to answer. */
  begun: boolean;
  /** Whether the solution is shown. */
  checked: boolean;
  /** The step of the explanation that is shown. */
  step: PuzzleStep | null;
}

export interface Kind {
  /** The board, if it differs from the game's own. */
  Board?: Component<Posed>;
  Answer: Component<Posed>;
  /** Return the name of an answer. */
  nameOf: (puzzle: Puzzle, answer: string) => string;
}

const KINDS: Record<string, () => Promise<{ default: Kind }>> = {
  duel: () => import('./duel'),
  fury: () => import('./fury'),
  nosferatu: () => import('./nosferatu'),
};

export async function kindOf(game: string): Promise<Kind> {
  const load = KINDS[game];
  if (!load) throw new Error(`no puzzles of ${game}`);
  return (await load()).default;
}

/** The icon of each verdict. */
export const SIGNS = { right: 'check', missed: 'plus', wrong: 'cross' } as const;

/** Return the answer with a mark added, or removed if it was there. */
export function toggled(answer: readonly string[], each: string): string[] {
  return answer.includes(each) ? answer.filter((other) => other !== each) : [...answer, each];
}
