/** Which sounds a change at the table makes. Every sound has an equivalent in the log or the prompt. */
import { nameOf } from '../table/scene';
import type { Happened, Shown } from '../wire';
import type { Sound } from './sounds';

/** Whether the person is asked something. Windows do not count, because they pass by themselves. */
export function isAsked(shown: Shown): boolean {
  const { table, you, waiting } = shown;
  if (table.stage !== 'playing' || table.paused || shown.window) return false;
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

/** Return the sounds to play, in order; `loud` are the events a game gives a sound. */
export function cues(
  before: Shown,
  now: Shown,
  fresh: readonly Happened[],
  loud: ReadonlySet<string>,
): Sound[] {
  if (before.table.stage === 'playing' && now.table.stage === 'over') return ['end'];
  const heard: Sound[] = [];
  if (fresh.some((event) => loud.has(nameOf(event)))) heard.push('reveal');
  else if (fresh.length && !isAsked(before)) heard.push('event');
  if (isAsked(now) && !isAsked(before)) {
    return heard.includes('reveal') ? ['reveal', 'turn'] : ['turn'];
  }
  return heard;
}
