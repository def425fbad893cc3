/** What a view says when it is read as text, and whether there is anything to show. */

export type Reading =
  | { is: 'text'; text: string }
  | { is: 'nothing'; text: string }
  | { is: 'hidden'; text: string }
  | { is: 'truth'; yes: boolean; text: string }
  | { is: 'cards'; cards: Card[] }
  | { is: 'lines'; lines: Reading[] }
  | { is: 'rows'; rows: Row[] }
  | { is: 'groups'; groups: { name: string; rows: Row[] }[] }
  | { is: 'records'; records: Records };

export interface Card {
  name: string;
  count: number;
  hidden: boolean;
  /** What the card does, if the game has a text for it. */
  help: string | null;
  /** Anything else to say about it, such as that it is face up. */
  more?: string;
}

export interface Row {
  /** Its path in the view, such as `sides.dracula.lives`. */
  path: string;
  key: string;
  label: string;
  value: Reading;
}

/** Things of one kind, such as people or places, and their values. */
export interface Records {
  columns: { key: string; label: string }[];
  /** `nothing` is the text of an entry without facts, such as an empty place. */
  records: { name: string; rows: Row[]; nothing?: string }[];
}

export interface Section {
  path: string;
  title: string;
  value: Reading;
  /** Whether it takes the full width. */
  broad: boolean;
  /** Whether it starts collapsed. */
  shut: boolean;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Book = Record<string, Json>;

export const isBook = (value: Json | undefined): value is Book =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isPlain = (value: Json): value is string | number =>
  ['string', 'number'].includes(typeof value);

/** Whether a value of a `quiet` field is left out: false, null, 0 or empty. */
export function isSilent(value: Json): boolean {
  if (Array.isArray(value)) return value.every(isSilent);
  if (isBook(value)) return !Object.keys(value).length;
  return value === null || value === false || value === 0;
}

/** Whether a row has anything to show. */
export function isTold(row: Row): boolean {
  return !isEmpty(row.value);
}

export function isEmpty(value: Reading): boolean {
  switch (value.is) {
    case 'nothing':
      return !value.text;
    case 'cards':
      return !value.cards.length;
    case 'lines':
      return !value.lines.length;
    case 'rows':
      return !value.rows.length;
    case 'groups':
      return !value.groups.length;
    case 'records':
      return !value.records.records.length;
    default:
      return false;
  }
}

/** Return where two views differ: the paths of the changed values, and of everything around them. */
export function changes(before: Json | undefined, after: Json | undefined, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const found = path ? [path] : [];
  if (typeof after !== 'object' || after === null) return found;
  const old = (typeof before === 'object' ? before : null) as Record<string, Json> | null;
  for (const [key, value] of Object.entries(after)) {
    found.push(...changes(old?.[key], value, path ? `${path}.${key}` : key));
  }
  return found;
}
