/** Searches rules and explanations: all words must occur, in any order, ignoring case and accents. */
import type { RuleBook, RuleText, RuleTopic } from '../wire';
import { bare } from './markdown';

/** Return a text without case, accents and typographic quotes. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

export function words(wish: string): string[] {
  return fold(wish).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs in the text. */
export function holds(text: string, wanted: readonly string[]): boolean {
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word));
}

/** Return the topics with the rules that contain all words, or whose number is searched for. */
export function search(book: RuleBook, wish: string): RuleTopic[] {
  const wanted = words(wish);
  if (!wanted.length) return [];
  const named = /^[a-z-]*\d+[a-z]?$/.test(wanted.join('')) ? wanted.join('') : null;
  return book.topics
    .map((topic) => ({
      title: topic.title,
      rules: topic.rules.filter(
        (rule) =>
          (named && isNumber(rule, named)) || holds(`${rule.id} ${bare(rule.text)}`, wanted),
      ),
    }))
    .filter((topic) => topic.rules.length);
}

/** Whether `NOSF-56`, `nosf56` or just `56` means this rule. */
function isNumber(rule: RuleText, name: string): boolean {
  const id = plain(rule.id);
  return id === plain(name) || id.replace(/^[a-z]+/, '') === plain(name);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^([a-z]*)0+(?=\d)/, '$1');
}
