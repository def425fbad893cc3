/** What to expect at each of Dracula's destinations, as forecast by the server. */
import type { Outlook, Prospect } from '../../../wire';
import { listed } from '../../../words/formats';
import { t } from '../../../words/tongue.svelte';
import { spotOf } from '../geography';
import type { PlaceState } from '../map/state';

/** The prompts that ask Dracula for a destination. */
export const FORESEEN: ReadonlySet<string> = new Set(['dracula_start', 'travel', 'fly']);

/** With more places than this, the map draws only those that stand out. */
const MANY = 12;

/** Return a number, or a range. */
function range(least: number, most: number): string {
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
}

/** Return who can come, in words: certainly or possibly. */
function coming(rows: readonly Prospect[]): string {
  const named = (hunters: readonly string[]) =>
    listed(hunters.map((hunter) => t(`fury-who-${hunter}`)));
  const [first] = rows;
  const near = first?.near ?? [];
  const perhaps = first?.perhaps ?? [];
  if (!near.length && !perhaps.length) return t('fury-page-outlook-nobody');
  return [
    near.length ? t('fury-page-outlook-near', { who: named(near) }) : '',
    perhaps.length ? t('fury-page-outlook-perhaps', { who: named(perhaps) }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/**
 * Return the forecast for a place from the options that lead there, all of which meet the same
 * hunters.
 */
export function forecastOf(rows: readonly Prospect[]): NonNullable<PlaceState['outlook']> {
  const near = rows[0]?.near.length ?? 0;
  const perhaps = rows[0]?.perhaps.length ?? 0;
  const counts = rows.flatMap(({ left }) => (left === null ? [] : [left]));
  const left = counts.length ? range(Math.min(...counts), Math.max(...counts)) : '';
  const says = [coming(rows), left ? t('fury-page-outlook-left', { count: left }) : ''];
  return { hunters: range(near, near + perhaps), left, says: says.filter(Boolean).join('. ') };
}

/** Return the map's places with the forecast for each one that Dracula is asked about. */
export function foreseen(
  places: Readonly<Record<string, PlaceState>>,
  outlook: Outlook,
  asked: ReadonlyMap<string, unknown>,
): Record<string, PlaceState> {
  const found: Record<string, PlaceState> = { ...places };
  const byPlace = new Map<string, Prospect[]>();
  for (const row of outlook.prospects) {
    const id = spotOf(row.place)?.id;
    if (id) byPlace.set(id, [...(byPlace.get(id) ?? []), row]);
  }
  const forecasts = new Map([...byPlace].map(([id, rows]) => [id, forecastOf(rows)]));
  const alike = new Set([...forecasts.values()].map(({ left }) => left)).size === 1;
  for (const [id, outlook] of forecasts) {
    const quiet = forecasts.size > MANY && alike && outlook.hunters === '0';
    if (asked.has(id)) found[id] = { ...places[id], outlook: { ...outlook, quiet } };
  }
  return found;
}
