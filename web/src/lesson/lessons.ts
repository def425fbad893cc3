/** A game's lessons: their addresses, and their titles if there are several. */
import { at } from '../address';
import type { GameCard } from '../wire';
import { t, tongue } from '../words/tongue.svelte';

export interface Link {
  href: string;
  says: string;
}

/** Return the title of a lesson, or `otherwise` for a game's only lesson, which has none. */
export function called(id: string, otherwise: string): string {
  const own = `web-lesson-${id}`;
  return tongue.has(own) ? t(own) : otherwise;
}

/** Return a game's lessons, the one to start with first. */
export function lessonsOf(card: GameCard | undefined, otherwise: string): Link[] {
  return (card?.lessons ?? []).map((id) => ({
    href: at(`/learn/${id}`),
    says: called(id, otherwise),
  }));
}
