/** How a game wants its view shown: what its schema says, and the messages `<game>-field-<key>`. */
import { tongue } from '../words/tongue.svelte';

/** How the values of a key are shown; generated from the game's `schema.py`. */
export interface Shown {
  /** What strings and numbers are: `card`, `seat`, `text`; several for lists of mixed values. */
  of?: readonly string[];
  /** What the keys of a dictionary are. */
  keys?: string;
  /** What a dictionary counts. */
  counts?: string;
  /** Whether the list has one entry for each seat. */
  perSeat?: boolean;
  /** The key that names each record in a list. */
  by?: string;
  /** Left out while it is false, null, 0 or empty. */
  quiet?: boolean;
  /** Shown before everything else unless it is empty. */
  first?: boolean;
}

/** The same with a label, and texts for true, false and null if the game has its own. */
export interface Field extends Shown {
  label: string;
  yes: string | null;
  no: string | null;
  none: string | null;
}

type Table = Record<string, Shown>;
const TABLES = import.meta.glob<Table>('../games/*/fields.ts', { import: 'FIELDS' });
const loaded: Record<string, Table> = {};

/** Load the table of a game's fields and their labels, if it has any. */
export async function need(game: string): Promise<void> {
  const load = TABLES[`../games/${game}/fields.ts`];
  if (load) loaded[game] ??= await load();
  await tongue.need('facts', ...(load ? [`${game}_fields`] : []));
}

/** Return what is known about a key, given the path to it, such as `sides`, `hand`. */
export function field(game: string, way: readonly string[]): Field {
  const key = way.at(-1) ?? '';
  const id = [way.join('-'), key]
    .map((tail) => `${game}-field-${tail}`)
    .find((each) => tongue.has(each));
  const said = (name: string): string | null => {
    const full = `${id ?? ''}.${name}`;
    const text = id ? tongue.say(full) : full;
    return text === full ? null : text;
  };
  return {
    ...loaded[game]?.[way.join('.')],
    label: id ? tongue.say(id) : humanised(key),
    yes: said('yes'),
    no: said('no'),
    none: said('none'),
  };
}

/** Return a key such as `reserve_sizes` as a label: Reserve sizes. */
export function humanised(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Return the word for a value, such as `bite` of `card`; for values joined by hyphens, each of them. */
export function word(
  game: string,
  of: string | undefined,
  value: string | number,
  names: readonly string[],
): string {
  if (of === 'seat') return tongue.who(Number(value), names);
  if (of === 'text') return String(value);
  if (of === undefined) return typeof value === 'number' ? String(value) : humanised(value);
  const id = `${game}-${of}-${String(value)}`;
  if (tongue.has(id)) return tongue.say(id);
  const parts = String(value).split('-');
  if (parts.length > 1) return parts.map((part) => word(game, of, part, names)).join(' – ');
  return humanised(String(value));
}
