/** How a game wants its view shown: the messages `<game>-field-<key>` and their attributes. */
import { tongue } from '../words/tongue.svelte';

/** What a key's label says about its values; docs/add-a-game.md explains each attribute. */
export interface Field {
  label: string;
  /** What strings and numbers are: `card`, `seat`, `text`; several for lists of mixed values. */
  of: readonly string[];
  /** What the keys of a dictionary are. */
  keys: string | null;
  /** What a dictionary counts. */
  counts: string | null;
  /** The list has one entry for each of these: `seat`. */
  per: string | null;
  /** The key that names each record in a list. */
  by: string | null;
  /** Left out while it is false, null, 0 or empty. */
  quiet: boolean;
  /** Shown before everything else unless it is empty. */
  first: boolean;
  yes: string | null;
  no: string | null;
  none: string | null;
}

const FILES = import.meta.glob('../../../src/whitby/words/en/*_fields.ftl');

/** Load the messages for a game's facts, if it has any. */
export async function need(game: string): Promise<void> {
  const known = Object.keys(FILES).some((path) => path.endsWith(`/${game}_fields.ftl`));
  await tongue.need('facts', ...(known ? [`${game}_fields`] : []));
}

/** Return what is known about a key, given the path to it, such as `sides`, `hand`. */
export function field(game: string, way: readonly string[]): Field {
  const key = way.at(-1) ?? '';
  const id = [way.join('-'), key]
    .map((tail) => `${game}-field-${tail}`)
    .find((each) => tongue.has(each));
  const rule = (name: string): string | null => {
    const full = `${id ?? ''}.${name}`;
    const said = id ? tongue.say(full) : full;
    return said === full ? null : said;
  };
  return {
    label: id ? tongue.say(id) : humanised(key),
    of: rule('of')?.split(' ') ?? [],
    keys: rule('keys'),
    counts: rule('counts'),
    per: rule('per'),
    by: rule('by'),
    quiet: rule('quiet') !== null,
    first: rule('first') !== null,
    yes: rule('yes'),
    no: rule('no'),
    none: rule('none'),
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
