/** The lines of the log: what happened in the game and at the table, in one order. */
import { concerns } from '../sound/cues';
import type { Happened, Notice, Phrase } from '../wire';
import { nameOf } from './scene';

export type Filter = 'all' | 'game' | 'table' | 'mine';
export const FILTERS: readonly Filter[] = ['all', 'game', 'table', 'mine'];

export interface Line {
  key: string;
  say: Phrase;
  /** The move it belongs to; null for what happened before the game. */
  move: number | null;
  /** When a notice arrived; the times of moves are kept elsewhere. */
  at: number | null;
  kind: 'game' | 'table';
  /** How many times in a row it happened. */
  times: number;
  /** Whether a turn or a round begins with it. */
  head: boolean;
}

export interface Sources {
  events: readonly Happened[];
  notices: readonly Notice[];
  /** How many older notices there are. */
  before?: number;
  seat: number | null;
  /** The word for the viewer's side, if it is public. */
  side: string | null;
  /** The names of events shown as headings. */
  heads: ReadonlySet<string>;
}

/** A cache of lines, so that unchanged ones are not rendered again. */
const played = new WeakMap<Happened, Line>();
const told = new WeakMap<Notice, Line>();

/** Return the lines that a filter keeps. A notice comes after the move it followed. */
export function chronicle(filter: Filter, sources: Sources): Line[] {
  const { events, seat, side, heads, before = 0 } = sources;
  const notices = filter === 'game' || filter === 'mine' ? [] : sources.notices;
  const lines: Line[] = [];
  let next = 0;
  const tell = (until: number): void => {
    for (; next < notices.length; next += 1) {
      const notice = notices[next]!;
      if ((notice.move ?? -1) >= until) return;
      lines.push(ofNotice(notice, before + next));
    }
  };
  if (filter !== 'table') {
    events.forEach((event, at) => {
      if (filter === 'mine' && (seat === null || !concerns(event, seat, side))) return;
      tell(event.move);
      lines.push(ofEvent(event, at, heads));
    });
  }
  tell(Infinity);
  return lines;
}

function ofEvent(event: Happened, at: number, heads: ReadonlySet<string>): Line {
  let line = played.get(event);
  if (!line) {
    const head = heads.has(nameOf(event));
    line = {
      key: `e${String(at)}`,
      say: event.say,
      move: event.move,
      at: null,
      kind: 'game',
      times: 1,
      head,
    };
    played.set(event, line);
  }
  return line;
}

function ofNotice(notice: Notice, at: number): Line {
  let line = told.get(notice);
  if (!line) {
    const { say, move, times } = notice;
    line = { key: `n${String(at)}`, say, move, at: notice.at, kind: 'table', times, head: false };
    told.set(notice, line);
  }
  return line;
}
