/** The person's last move at each table and seat, stored on this device. */
import type { Happened, Shown } from '../wire';
import { Kept } from './kept';

const kept = new Kept('whitby-moved');
const keyOf = (table: string, seat: number): string => `${table}/${String(seat)}`;

export function lastMove(table: string, seat: number | null): number | null {
  return seat === null ? null : kept.get(keyOf(table, seat));
}

export function keepLastMove(table: string, seat: number, move: number): void {
  kept.set(keyOf(table, seat), move);
}

/** Return the viewer's move between two states: their question is gone or has changed. */
export function ownMove(before: Shown, now: Shown): number | null {
  const { decision, seat, you } = before;
  if (!decision || seat === null || seat !== now.seat || !you.seats.includes(seat)) return null;
  const given = before.window || (you.auto && decision.options.length === 1);
  if (given) return null; // the table may have answered
  const answered = now.moves > before.moves && now.decision?.since !== decision.since;
  return answered ? before.moves + 1 : null;
}

/** Return what happened after a move; nothing if the move is not known. */
export function since(events: readonly Happened[], move: number | null): Happened[] {
  if (move === null) return [];
  const first = events.findIndex((event) => event.move > move);
  return first === -1 ? [] : events.slice(first);
}
