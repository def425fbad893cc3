/** The tables on the home page, the person's own and the public ones, refreshed periodically. */
import { place } from '#place';
import { get, Unreachable } from '../api';
import { person } from '../person.svelte';
import type { GameCard, MyTable, MyTables, TableCard, TableList } from '../wire';
import { games } from './games';

const BEAT = 12_000;

export class Hall {
  games = $state.raw<GameCard[]>([]);
  listed = $state.raw<TableCard[]>([]);
  mine = $state.raw<MyTable[]>([]);
  /** Whether the first responses have arrived. */
  ready = $state(false);
  /** Whether the server did not respond last time. */
  away = $state(false);
  private readonly timer = window.setInterval(() => this.look(), BEAT);
  private readonly wake = () => this.look();

  constructor() {
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.wake);
  }

  /** Refresh, unless the page is hidden. */
  look(): void {
    if (document.visibilityState === 'visible') void this.read();
  }

  get waiting(): MyTable[] {
    return this.mine.filter((each) => each.waiting);
  }

  get going(): MyTable[] {
    return this.mine.filter(({ table, waiting }) => !waiting && !ended(table));
  }

  get over(): MyTable[] {
    return this.mine.filter(({ table }) => table.stage === 'over');
  }

  /** Public tables that other people might join or watch. */
  get open(): TableCard[] {
    const own = this.mine.map((each) => each.table.id);
    return this.listed.filter((table) => !own.includes(table.id) && !ended(table));
  }

  private async read(): Promise<void> {
    try {
      this.games = await games();
      this.listed = (await get<TableList>('/api/tables')).tables;
      const known = person.me !== null || !place.served;
      this.mine = known ? (await get<MyTables>('/api/me/tables')).tables : [];
      this.away = false;
    } catch (error) {
      this.away = error instanceof Unreachable; // refusals are retried on the next refresh
    }
    this.ready = true;
  }
}

function ended(table: TableCard): boolean {
  return table.stage === 'over' || table.stage === 'closed';
}
