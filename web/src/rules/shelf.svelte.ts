/** The rulebook being read, and the things a game explains. */
import type { RuleBook, RuleText } from '../wire';
import type { Language } from '../words/speech';
import { tongue } from '../words/tongue.svelte';
import { numbered, rulebook } from './books';

/** A game's rulebook in the reader's language; the old one stays until the new one has loaded. */
export class Shelf {
  book = $state.raw<RuleBook | null>(null);
  error = $state.raw<unknown>(null);
  readonly known = $derived(numbered(this.book));

  /** Load a book; call this in an effect, so that it runs again when the language changes. */
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

/** A card or concept that a game explains in a sentence or two. */
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

/** Return a game's cards and things, in the order of its file. */
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
