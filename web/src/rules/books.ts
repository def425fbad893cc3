/** A cache of rulebooks, by game and language. */
import { get } from '../api';
import type { RuleBook, RuleText } from '../wire';
import type { Language } from '../words/speech';

const BOOKS = new Map<string, Promise<RuleBook>>();

export function rulebook(game: string, language: Language): Promise<RuleBook> {
  const key = `${game}/${language}`;
  let found = BOOKS.get(key);
  if (!found) {
    found = get<RuleBook>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`);
    found.catch(() => BOOKS.delete(key));
    BOOKS.set(key, found);
  }
  return found;
}

/** Return a book's rules by their numbers. */
export function numbered(book: RuleBook | null): ReadonlyMap<string, RuleText> {
  const rules = book?.topics.flatMap((topic) => topic.rules) ?? [];
  return new Map(rules.map((rule) => [rule.id, rule]));
}
