/**
 * The moments of a table. The latest that were looked at are kept, and of what happened each event
 * is kept once: the events of a moment are the first of those of any later one.
 */
import type { Happened, Moment } from '../wire';
import { patiently } from './patience';

/** From where a moment is looked at: with everything open, by a watcher, or from a seat. */
export type Eye = 'truth' | 'watcher' | number;

/** So many moments are kept: what is on the screen, what comes next, and a way back. */
const KEPT = 40;

export class Moments {
  private readonly kept = new Map<string, Promise<Moment>>();
  private readonly events = new Map<Eye, readonly Happened[]>();

  constructor(readonly table: string) {}

  /** Return a moment, and keep it. */
  moment(eye: Eye, move: number): Promise<Moment> {
    const key = keyOf(eye, move);
    const found = this.kept.get(key) ?? this.read(eye, move);
    this.kept.delete(key); // the latest stands last
    this.kept.set(key, found);
    found.catch(() => this.kept.delete(key));
    for (const [oldest] of this.kept) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
    return found;
  }

  /** Return a moment without keeping it, for what is read of all of them. */
  glance(eye: Eye, move: number): Promise<Moment> {
    return this.kept.get(keyOf(eye, move)) ?? this.read(eye, move);
  }

  private async read(eye: Eye, move: number): Promise<Moment> {
    const moment = await this.fetch(eye, move);
    const items = this.share(eye, moment.events.items);
    return { ...moment, events: { ...moment.events, items } };
  }

  /** Return events with those in their place that are known already. */
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
    const query =
      eye === 'truth'
        ? '?truth=true'
        : eye === 'watcher'
          ? '?watcher=true'
          : `?seat=${String(eye)}`;
    return patiently(`/api/tables/${this.table}/moments/${String(move)}${query}`);
  }
}

const keyOf = (eye: Eye, move: number): string => `${String(eye)}/${String(move)}`;
