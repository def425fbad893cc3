/**
 * Loads the moments of a table and caches the most recently used. Each event is stored once: a
 * moment's events are a prefix of any later moment's.
 */
import type { Happened, Moment } from '../wire';
import { patiently } from './patience';

/** Whose view of a moment: the whole truth, a spectator's, or a seat's. */
export type Eye = 'truth' | 'watcher' | number;

/** How many moments to cache: those on screen, the next ones, and some to step back to. */
const KEPT = 40;

export class Moments {
  private readonly kept = new Map<string, Promise<Moment>>();
  private readonly events = new Map<Eye, readonly Happened[]>();

  /** The seat of the shared view, if the replay was opened from one. */
  own: number | null = null;

  constructor(
    readonly table: string,
    /** The token of the shared view. */
    readonly shoulder: string | null = null,
  ) {}

  /** Return a moment and cache it. */
  moment(eye: Eye, move: number): Promise<Moment> {
    const key = keyOf(eye, move);
    const found = this.kept.get(key) ?? this.read(eye, move);
    this.kept.delete(key); // most recently used last
    this.kept.set(key, found);
    found.catch(() => this.kept.delete(key));
    for (const [oldest] of this.kept) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return found;
  }

  /** Return a moment without caching it, for code that reads all of them. */
  glance(eye: Eye, move: number): Promise<Moment> {
    return this.kept.get(keyOf(eye, move)) ?? this.read(eye, move);
  }

  private async read(eye: Eye, move: number): Promise<Moment> {
    const moment = await this.fetch(eye, move);
    const items = this.share(eye, moment.events.items);
    return { ...moment, events: { ...moment.events, items } };
  }

  /** Return the events, reusing the objects that are already loaded. */
  private share(eye: Eye, items: readonly Happened[]): Happened[] {
    const known = this.events.get(eye) ?? [];
    const shared = items.map((event, at) => {
      const before = known[at];
      return before?.code === event.code && before.move === event.move ? before : event;
    });
    if (shared.length > known.length) this.events.set(eye, shared);
    return shared;
  }

  private fetch(eye: Eye, move: number): Promise<Moment> {
    const shared = this.shoulder && (typeof eye === 'string' || eye === this.own);
    const query = new URLSearchParams(shared ? { shoulder: this.shoulder } : {});
    if (typeof eye === 'string') query.set(eye, 'true');
    else if (!shared) query.set('seat', String(eye));
    return patiently(`/api/tables/${this.table}/moments/${String(move)}?${query.toString()}`);
  }
}

const keyOf = (eye: Eye, move: number): string => `${String(eye)}/${String(move)}`;
