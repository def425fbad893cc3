/** Formatting of times and durations. */
import { createSubscriber } from 'svelte/reactivity';
import type { ClockCard, Pace, Shown } from '../wire';
import { t, tongue } from '../words/tongue.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
});

/** The current time; anything that shows it updates every second. */
export function now(): number {
  everySecond();
  return Date.now();
}

/** How many seconds are left, given what a message said at its own time. */
export function secondsLeft(left: number, said: number, ahead: number): number {
  return Math.ceil(Math.max(0, left - Math.max(0, now() + ahead - said)) / SECOND);
}

/** How much time a seat has left now: a running clock continues from the last message. */
export function leftOf(card: ClockCard, shown: Shown, ahead: number): number {
  if (!card.running || shown.table.paused) return card.left;
  return Math.max(0, card.left - Math.max(0, now() + ahead - shown.now));
}

/** How long a seat has to think: in total, or per answer. */
function allotment(pace: Pace): number {
  if (pace.kind === 'live') return pace.bank * SECOND;
  return pace.kind === 'relaxed' ? pace.minutes * MINUTE : pace.hours * HOUR;
}

export function isLow(left: number, pace: Pace): boolean {
  return left < Math.max(20 * SECOND, allotment(pace) / 10);
}

/** A duration as a clock shows it: 4:05, 1:04:05, or days and hours. */
export function span(length: number): string {
  if (length >= 2 * DAY) {
    return t('around-days', {
      days: Math.floor(length / DAY),
      hours: Math.floor((length % DAY) / HOUR),
    });
  }
  const seconds = Math.ceil(length / SECOND);
  const pieces = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours ? [hours, ...pieces] : pieces;
  return [String(first), ...rest.map((piece) => String(piece).padStart(2, '0'))].join(':');
}

/** A point in time: the time of day, with the date unless it is today. */
export function when(at: number): string {
  const moment = new Date(at);
  const today = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(tongue.lang === 'en' ? 'en-GB' : tongue.lang, {
    ...(today ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  }).format(moment);
}

export function day(at: number): string {
  const lang = tongue.lang === 'en' ? 'en-GB' : tongue.lang;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(at);
}
