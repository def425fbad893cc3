/** The replay of one table: its details, its panels and its moments. */
import { get } from '../api';
import { panels, type Panels } from '../games';
import type { Scene, View } from '../table/scene';
import type { Facts, Moment, Shown, Thoughts } from '../wire';
import { tongue } from '../words/tongue.svelte';
import { Moments, type Eye } from './moments';
import { patiently, sharing } from './patience';

const AHEAD = 4;
/** How many recalled moments to cache. */
const KEPT = 20;

export class Reel {
  shown = $state.raw<Shown | null>(null);
  own = $state.raw<Panels | null>(null);
  facts = $state.raw<View>({});
  /** Why the replay cannot be shown. */
  refusal = $state.raw<Error | null>(null);
  private readonly moments: Moments;
  private readonly considered = new Map<number, Promise<Thoughts>>();
  private readonly recalled = new Map<number, Promise<Partial<Scene>>>();

  constructor(
    readonly table: string,
    /** The token of a shared view. */
    readonly shoulder: string | null = null,
  ) {
    this.moments = new Moments(table, shoulder);
    void this.open();
  }

  get over(): boolean {
    return this.shown?.table.stage === 'over';
  }

  get moves(): number {
    return this.shown?.moves ?? 0;
  }

  moment(eye: Eye, move: number): Promise<Moment> {
    return this.moments.moment(eye, move);
  }

  /** Return what the game adds to a moment beyond what its viewers saw; recent ones are cached. */
  recall(move: number): Promise<Partial<Scene>> {
    const recall = this.over ? this.own?.film?.recall : undefined;
    if (!recall) return Promise.resolve({});
    const found = this.recalled.get(move) ?? recall(this.table, move, this.shoulder);
    this.recalled.delete(move);
    this.recalled.set(move, found);
    found.catch(() => this.recalled.delete(move));
    for (const [oldest] of this.recalled) {
      if (this.recalled.size <= KEPT) break;
      this.recalled.delete(oldest);
    }
    return found;
  }

  /** Return what the bot that made a move considered; the server may have to compute it first. */
  thoughts(move: number): Promise<Thoughts> {
    const path = `/api/tables/${this.table}/thoughts/${String(move)}${sharing(this.shoulder)}`;
    const found = this.considered.get(move) ?? patiently<Thoughts>(path);
    this.considered.set(move, found);
    found.catch(() => this.considered.delete(move)); // retried when it is shown again
    return found;
  }

  /** Return a moment without caching it. */
  glance(eye: Eye, move: number): Promise<Moment> {
    return this.moments.glance(eye, move);
  }

  /** Prefetch the moments after this one, so that playback does not wait for them. */
  ahead(eyes: readonly Eye[], move: number): void {
    const last = Math.min(move + AHEAD, this.moves);
    for (let next = move + 1; next <= last; next += 1) {
      for (const eye of eyes) this.moment(eye, next).catch(() => undefined); // retried when shown
      this.recall(next).catch(() => undefined);
    }
  }

  private async open(): Promise<void> {
    try {
      const query = this.shoulder
        ? `?${String(new URLSearchParams({ shoulder: this.shoulder }))}`
        : '';
      const shown = await get<Shown>(`/api/tables/${this.table}${query}`);
      this.moments.own = shown.seat;
      const game = shown.table.game;
      const [own, printed] = await Promise.all([
        panels(game),
        get<Facts>(`/api/tables/${this.table}/facts`),
        tongue.need('film', 'table', 'around', game, `${game}_page`),
      ]);
      this.own = own;
      this.facts = printed.facts;
      this.shown = shown;
    } catch (error) {
      await tongue.need('film').catch(() => undefined); // fall back to the refusal's own text
      this.refusal = error instanceof Error ? error : new Error(String(error));
    }
  }
}
