/** The rulebook on the reader's shelf, and the things that a game explains. */
import type { RuleBook, RuleText } from '../wire';
import type { Language } from '../words/speech';
import { tongue } from '../words/tongue.svelte';
import { numbered, rulebook } from './books';

/** The rulebook of a game in the reader's language; the old one stays until the new one is there. */
export class Shelf {
  book = $state.raw<RuleBook | null>(null);
  error = $state.raw<unknown>(null);
  readonly known = $derived(numbered(this.book));

  /** Read a book; call it in an effect, and again when the language changes. */
  open(game: string, language: Language): () => void {
    let stale = false;
    Promise.all([rulebook(game, language), tongue.need('rulebook', game)]).then(
      ([book]) => {
        if (!stale) [this.book, this.error] = [book, null];
      },
      (error: unknown) => {
        if (!stale) this.error = error;
      },
    );
    return () => {
      stale = true;
    };
  }

  find(ids: readonly string[]): RuleText[] {
    return ids.flatMap((id) => this.known.get(id) ?? []);
  }
}

/** A card or an idea that a game explains in a sentence or two. */
export interface Thing {
  id: string;
  name: string;
  text: string;
}

const KINDS = [
  'card',
  'role',
  'ritual',
  'dark_card',
  'encounter',
  'thing',
  'item',
  'event',
  'power',
  'combat',
] as const;

/** Return the cards and things of a game, in the order of its file. */
export function things(game: string): Thing[] {
  const prefix = `${game}-help-`;
  return tongue.ids(prefix).map((id) => {
    const key = id.slice(prefix.length);
    return { id: key, name: nameOf(game, key), text: tongue.say(id) };
  });
}

function nameOf(game: string, key: string): string {
  const ids = KINDS.map((kind) => `${game}-${kind}-${key}`);
  return tongue.say(ids.find((id) => tongue.has(id)) ?? `rulebook-thing-${key}`);
}
