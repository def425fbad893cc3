/** The lessons of a game: where they are, and what they are called where there are several. */
import type { GameCard } from '../wire';
import { t, tongue } from '../words/tongue.svelte';

export interface Link {
  href: string;
  says: string;
}

/** Return what a lesson of several is called; an only one is called otherwise wherever it is offered. */
export function called(id: string, otherwise: string): string {
  const own = `web-lesson-${id}`;
  return tongue.has(own) ? t(own) : otherwise;
}

/** Return the lessons that a game has, the one to begin with first. */
export function lessonsOf(card: GameCard | undefined, otherwise: string): Link[] {
  return (card?.lessons ?? []).map((id) => ({
    href: `/learn/${id}`,
    says: called(id, otherwise),
  }));
}
