/** The browser's formats in the reader's language. Making one takes long, so each is made once. */
import { tongue } from './tongue.svelte';

function once<T>(make: (lang: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const { lang } = tongue;
    const found = made.get(lang) ?? make(lang);
    made.set(lang, found);
    return found;
  };
}

/** British English, as in the language files. */
const british = (lang: string) => (lang === 'en' ? 'en-GB' : lang);

const lists = once((lang) => new Intl.ListFormat(british(lang), { type: 'conjunction' }));
const percents = once((lang) => new Intl.NumberFormat(lang, { style: 'percent' }));
const weekdays = once(
  (lang) => new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }),
);

const dates = once(
  (lang) => new Intl.DateTimeFormat(british(lang), { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Return names as a list: `Mina, Seward and Godalming`. */
export function listed(names: readonly string[]): string {
  return lists().format(names);
}

/** Return a part of 1 as a percentage. */
export function percentage(part: number): string {
  return percents().format(part);
}

/** Return the short name of the weekday of a time, in UTC. */
export function weekday(time: number): string {
  return weekdays().format(time);
}

/** Return the date of a time, in UTC. */
export function longDate(time: number): string {
  return dates().format(time);
}
