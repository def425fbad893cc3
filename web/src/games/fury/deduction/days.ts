/** Days of the game in words: `day` counts from Monday. */
import { weekday } from '../../../words/formats';
import { t } from '../../../words/tongue.svelte';

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** A Monday, from which the browser derives the short names of the days. */
const MONDAY = Date.UTC(2024, 0, 1);

export interface When {
  day: number;
  week: number;
}

export function dayName(day: number): string {
  return t(`fury-day-${DAYS[day] ?? 'monday'}`);
}

/** Return a day as a stamp shows it, such as `Mon 2`. */
export function shortDay({ day, week }: When): string {
  return `${weekday(MONDAY + day * 86_400_000).replace('.', '')} ${String(week)}`;
}

/** Return how many days ago something happened. */
export function daysSince(then: When, now: When): number {
  return Math.max(0, 7 * (now.week - then.week) + now.day - then.day);
}

/** Return how strongly to draw something of this age: fully today, about half after a week. */
export function strengthOf(age: number): number {
  return Math.max(0.5, 1 - 0.08 * age);
}
