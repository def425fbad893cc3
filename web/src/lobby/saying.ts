/** Tables in words: their pace, how full they are, and their age. */
import type { Pace, TableCard } from '../wire';
import { t, tongue } from '../words/tongue.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'live':
      return t('lobby-pace-live-says', {
        minutes: Math.round(pace.bank / 60),
        seconds: pace.increment,
      });
    case 'relaxed':
      return t('lobby-pace-relaxed-says', { minutes: pace.minutes });
    default:
      return t('lobby-pace-correspondence-says', {
        hours: pace.hours,
        days: Math.floor(pace.hours / 24),
        unit: pace.hours % 24 === 0 ? 'days' : 'hours',
      });
  }
}

/** How long ago something was, in the reader's language. */
export function ago(time: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(tongue.lang, { numeric: 'auto' });
  const gone = now - time;
  const found = UNITS.find(([, length]) => gone >= length);
  return found ? words.format(-Math.floor(gone / found[1]), found[0]) : words.format(0, 'second');
}

export function freeSeats(table: TableCard): number {
  return table.seats.filter((seat) => seat.person === null && seat.bot === null).length;
}
