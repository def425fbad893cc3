/** Where puzzles come from: the server, or in a static site the files next to the page. */
import { get } from '../api';
import type { Puzzle, PuzzleList } from '../wire';
import { t } from '../words/tongue.svelte';

const SITE = import.meta.env.MODE === 'site';

export function puzzleList(): Promise<PuzzleList> {
  return SITE ? file('index') : get('/api/puzzles');
}

export function puzzleOf(number: number): Promise<Puzzle> {
  return SITE ? file(String(number)) : get(`/api/puzzles/${String(number)}`);
}

/** Return the whole address of a puzzle, to pass on. */
export function addressOf(number: number): string {
  return new URL(`${SITE ? '#' : ''}/puzzle/${String(number)}`, location.href).href;
}

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`${import.meta.env.BASE_URL}puzzles/${name}.json`);
  if (!answer.ok) throw new Error(t('refusal-no-puzzle'));
  return (await answer.json()) as T;
}
