/** Which sounds a change at the table makes. Whatever rings also stands in the log or the prompt. */
import type { Happened, Shown } from '../wire';
import type { Sound } from './sounds';

/** What is turned up before everyone, or strikes somebody, in any game: by the ends of its messages. */
const REVEALS =
  /-log-(revealed|character|renfield|announced|dark_card|bitten|killed|reserves?|hands_shown|uncovered|fought|captured|life_lost|feint(_\w+)?)(-|$)/;

/** Whether somebody is asked who sits before this page. */
export function isAsked(shown: Shown): boolean {
  const { table, you, waiting } = shown;
  if (table.stage !== 'playing' || table.paused) return false;
  return waiting.some((seat) => you.seats.includes(seat)) || isAskedHere(shown);
}

function isAskedHere({ decision, seat, you }: Shown): boolean {
  return decision !== null && seat !== null && you.seats.includes(seat);
}

/** Whether an event is about a seat. */
export function concerns(event: Happened, seat: number, side: string | null): boolean {
  return Object.values(event.say.parts).some(
    (part) =>
      (part.is === 'seat' && part.seat === seat) || (part.is === 'word' && part.id === side),
  );
}

/** Return what is to be heard, first things first. */
export function cues(before: Shown, now: Shown, fresh: readonly Happened[]): Sound[] {
  if (before.table.stage === 'playing' && now.table.stage === 'over') return ['end'];
  const heard: Sound[] = [];
  if (fresh.some((event) => REVEALS.test(event.say.id))) heard.push('reveal');
  else if (fresh.length && !isAsked(before)) heard.push('event');
  if (isAsked(now) && !isAsked(before)) {
    return heard.includes('reveal') ? ['reveal', 'turn'] : ['turn'];
  }
  return heard;
}
