/** The log as it is read: what happened in the game and at the table, in one order. */
import { concerns } from '../sound/cues';
import type { Happened, Notice, Phrase } from '../wire';

export type Filter = 'all' | 'game' | 'table' | 'mine';
export const FILTERS: readonly Filter[] = ['all', 'game', 'table', 'mine'];

export interface Line {
  key: string;
  say: Phrase;
  /** The move that it belongs to; null for what happened before the game. */
  move: number | null;
  /** When it was, where that is known. */
  at: number | null;
  kind: 'game' | 'table';
  /** How often it happened in a row. */
  times: number;
  /** A turn or a round begins with it. */
  head: boolean;
}

export interface Sources {
  events: readonly Happened[];
  notices: readonly Notice[];
  /** How many notices came before these. */
  before?: number;
  /** When each move came, as far as the page saw it. */
  times: Readonly<Record<number, number>>;
  seat: number | null;
  /** The word for the side that the seat plays, where everyone knows it. */
  side: string | null;
}

const HEADS = /-log-(game|round|turn)$/;

/**
 * Return the lines that a filter lets through. A notice stands after the move that it came after.
 */
export function chronicle(filter: Filter, sources: Sources): Line[] {
  const { events, notices, times, seat, side, before = 0 } = sources;
  const told = filter === 'game' || filter === 'mine' ? [] : notices;
  const played =
    filter === 'table'
      ? []
      : filter === 'mine'
        ? events.filter((event) => seat !== null && concerns(event, seat, side))
        : events;
  const lines: Line[] = [];
  let next = 0;
  const tell = (until: number): void => {
    for (; next < told.length; next += 1) {
      const notice = told[next]!;
      if ((notice.move ?? -1) >= until) return;
      lines.push({
        key: `n${String(before + next)}`,
        say: notice.say,
        move: notice.move,
        at: notice.at,
        kind: 'table',
        times: notice.times,
        head: false,
      });
    }
  };
  played.forEach((event, at) => {
    tell(event.move);
    lines.push({
      key: `e${String(at)}`,
      say: event.say,
      move: event.move,
      at: times[event.move] ?? null,
      kind: 'game',
      times: 1,
      head: HEADS.test(event.say.id),
    });
  });
  tell(Infinity);
  return lines;
}
