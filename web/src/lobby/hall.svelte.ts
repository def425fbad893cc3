/** What the first page shows of tables: one's own and the public ones, looked at now and then. */
import { get, Unreachable } from '../api';
import { person } from '../person.svelte';
import type { GameCard, MyTable, MyTables, TableCard, TableList } from '../wire';
import { games } from './games';

const BEAT = 12_000;

export class Hall {
  games = $state.raw<GameCard[]>([]);
  listed = $state.raw<TableCard[]>([]);
  mine = $state.raw<MyTable[]>([]);
  /** Whether the first answers have come. */
  ready = $state(false);
  /** Whether the server did not answer the last time. */
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

  /** Look again, unless nobody looks at the page. */
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

  /** Public tables where somebody else might sit down or watch. */
  get open(): TableCard[] {
    const own = this.mine.map((each) => each.table.id);
    return this.listed.filter((table) => !own.includes(table.id) && !ended(table));
  }

  private async read(): Promise<void> {
    try {
      this.games = await games();
      this.listed = (await get<TableList>('/api/tables')).tables;
      this.mine = person.me ? (await get<MyTables>('/api/me/tables')).tables : [];
      this.away = false;
    } catch (error) {
      this.away = error instanceof Unreachable; // what is refused now is asked again later
    }
    this.ready = true;
  }
}

function ended(table: TableCard): boolean {
  return table.stage === 'over' || table.stage === 'closed';
}
