/**
 * What a viewer has received about one table: its state, and lists that each message continues.
 */
import { get } from '../api';
import { at } from '../address';
import type { Happened, News, Notice, Notices, Said, Shown, TalkTail } from '../wire';
import { joined, lasting } from './message';

/** The viewpoint: a seat, someone's shared view, or the server's default. */
export interface Looking {
  seat?: number | null;
  shoulder?: string | null;
}

export class Received {
  shown = $state.raw<Shown | null>(null);
  events = $state.raw<Happened[]>([]);
  notices = $state.raw<Notice[]>([]);
  talk = $state.raw<Said[]>([]);
  /** How many older notices and chat lines there are; they are fetched page by page. */
  readonly before = $state({ notices: 0, talk: 0 });
  here = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  constructor(
    readonly id: string,
    readonly as: Looking,
  ) {}

  /** The viewpoint as a query string. */
  get query(): string {
    const query = new URLSearchParams();
    if (this.as.seat) query.set('seat', String(this.as.seat));
    if (this.as.shoulder) query.set('shoulder', this.as.shoulder);
    const text = query.toString();
    return text && `?${text}`;
  }

  /** The address of the replay, which a shared view may see by the same token. */
  get film(): string {
    const { shoulder } = this.as;
    const query = shoulder ? `?${new URLSearchParams({ shoulder }).toString()}` : '';
    return at(`/t/${this.id}/film${query}`);
  }

  /** What need not be sent again, for the server. */
  protected get has(): object {
    const seen = this.shown;
    return {
      seat: seen?.seat ?? null,
      era: seen?.era ?? 0,
      events: this.events.length,
      notices: this.before.notices + this.notices.length,
      talk: this.before.talk + this.talk.length,
    };
  }

  /** Everything there is to see now, from what was seen before and what has changed since. */
  protected since(before: Shown, news: News): Shown {
    const { before: first } = this;
    return {
      ...before,
      events: { start: this.events.length, items: [] },
      notices: { start: first.notices + this.notices.length, items: [], anew: false },
      talk: { start: first.talk + this.talk.length, items: [], anew: false },
      ...news,
      type: 'table',
    };
  }

  protected take(message: Shown): void {
    const before = this.shown;
    const fresh = before === null || before.seat !== message.seat;
    this.ahead = message.now - Date.now();
    this.events = joined(fresh ? [] : this.events, message.events);
    this.join('notices', message.notices, fresh);
    this.join('talk', message.talk, fresh);
    this.here = message.table.seats.filter((seat) => seat.here).map((seat) => seat.seat);
    this.shown = lasting(before, message);
  }

  /** Append new items; a tail that does not continue the current list replaces it. */
  private join(kind: 'notices' | 'talk', tail: Notices | TalkTail, fresh: boolean): void {
    const at = tail.start - this.before[kind];
    const goesOn = !fresh && !tail.anew && at >= 0 && at <= this[kind].length;
    const kept = goesOn ? this[kind].slice(0, at) : [];
    if (!goesOn) this.before[kind] = tail.start;
    this.put(kind, [...kept, ...tail.items]);
  }

  private put(kind: 'notices' | 'talk', items: (Notice | Said)[]): void {
    if (kind === 'notices') this.notices = items as Notice[];
    else this.talk = items as Said[];
  }

  /** Fetch the page before the notices or chat lines that are loaded. */
  async earlier(kind: 'notices' | 'talk'): Promise<void> {
    const before = this.before[kind];
    if (!before) return;
    const query = `${this.query ? `${this.query}&` : '?'}before=${String(before)}`;
    const page = await get<Notices | TalkTail>(`/api/tables/${this.id}/${kind}${query}`);
    if (this.before[kind] !== before) return; // the list was replaced in the meantime
    this.before[kind] = page.start;
    this.put(kind, [...page.items, ...this[kind]]);
  }
}
