/** What a careful reader in each seat could have concluded by the end of each round. */
import { SvelteMap } from 'svelte/reactivity';
import { get, Refusal } from '../../api';
import type { Scene } from '../../table/scene';
import type { Happened, Moment } from '../../wire';
import { viewOf } from './view';

export interface RoundEnd {
  round: number;
  /** The last move of the round, before anything of the next round or of the ending is known. */
  move: number;
}

/** Return the ends of rounds; the last is the moment before the game was decided. */
export function roundEnds(events: readonly Happened[]): RoundEnd[] {
  const begun = events.filter(({ code }) => code.startsWith('round:'));
  const last = Math.max(0, ...events.map(({ move }) => move));
  return begun.map(({ code }, at) => ({
    round: Number(code.split(':')[1]),
    move: begun[at + 1]?.move ?? Math.max(0, last - 1),
  }));
}

const AT_ONCE = 3;

export class Beliefs {
  readonly ends: readonly RoundEnd[];
  /** The seats that do not know who the Vampire is. */
  readonly readers: readonly number[];
  readonly vampire: number;
  /** Chances per seat in thousandths, by reader and round; null if not known (yet). */
  readonly found = new SvelteMap<string, readonly number[] | null>();
  asked = $state(false);

  constructor(private readonly scene: Scene) {
    const { characters } = viewOf(scene);
    this.ends = roundEnds(scene.events);
    this.vampire = characters.indexOf('vampire') + 1;
    this.readers = characters.flatMap((role, at) => (role === 'hunter' ? [at + 1] : []));
  }

  get whole(): boolean {
    return this.found.size === this.ends.length * this.readers.length;
  }

  /** Whether the server sent anything at all. */
  get told(): boolean {
    return [...this.found.values()].some((each) => each !== null);
  }

  of(reader: number, round: number, seat = this.vampire): number | null {
    return this.found.get(key(reader, round))?.[seat - 1] ?? null;
  }

  /** The first round after which this reader gave the Vampire a chance of more than half. */
  first(reader: number): number | null {
    const end = this.ends.find(({ round }) => (this.of(reader, round) ?? 0) > 500);
    return end?.round ?? null;
  }

  async load(): Promise<void> {
    if (this.asked || !this.scene.table) return;
    this.asked = true;
    const wanted = this.readers.flatMap((reader) => this.ends.map((end) => ({ reader, end })));
    const work = async (): Promise<void> => {
      for (let next = wanted.shift(); next; next = wanted.shift()) {
        const told = await this.fetch(next.reader, next.end.move);
        this.found.set(key(next.reader, next.end.round), told);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async fetch(seat: number, move: number, tries = 3): Promise<readonly number[] | null> {
    const table = this.scene.table?.id ?? '';
    try {
      const path = `/api/tables/${table}/moments/${String(move)}?seat=${String(seat)}`;
      return (await get<Moment>(path)).suspicion ?? null;
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter === null || tries === 0) return null;
      await new Promise((wake) => setTimeout(wake, (error.retryAfter ?? 1) * 1000));
      return this.fetch(seat, move, tries - 1);
    }
  }
}

const key = (reader: number, round: number): string => `${String(reader)}:${String(round)}`;
