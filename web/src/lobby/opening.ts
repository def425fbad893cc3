/** Creates tables and sets them up before the game, without a socket. */
import { get, newKey, post, Unreachable } from '../api';
import { person } from '../person.svelte';
import type { Command, Done, GameCard, House, NewTable, Shown, TableCard } from '../wire';

const TRIES = 3;

/** The default house rules of a table. */
export const HOUSE: House = {
  talk: 'open',
  watchers: true,
  undo: true,
  draw_seats: false,
  many_seats: false,
  team_talk: false,
  bots: 'normal',
  windows: 'short',
  deduction: 'possible',
  team_marks: false,
};

/** The settings of a game against bots. */
export interface Solo {
  name: string;
  game: GameCard;
  players: number;
  /** The side to play; null means a random one, if there is a choice. */
  side: string | null;
  level: string;
  speed: House['bots'];
}

/** Create a table as a person with this name. */
export async function open(name: string, wish: NewTable): Promise<TableCard> {
  await person.come(name);
  return post<TableCard>('/api/tables', wish);
}

/** Create a table, sit down, add bots, and start; `opened` is called once the table exists. */
export async function startSolo(solo: Solo, opened: (table: TableCard) => void): Promise<void> {
  const table = await open(solo.name, {
    game: solo.game.name,
    players: solo.players,
    pace: { kind: 'correspondence', hours: 720 }, // bots can wait
    access: 'unlisted',
    house: { ...HOUSE, bots: solo.speed, draw_seats: solo.side === null },
  });
  opened(table);
  const mine = table.seats.find((seat) => seat.side === solo.side)?.seat ?? 1;
  await act(table.id, { do: 'sit', seat: mine });
  for (const { seat } of table.seats) {
    if (seat !== mine) await act(table.id, { do: 'fill', seat, level: solo.level });
  }
  await act(table.id, { do: 'start' });
}

/** Create a rematch after a game against bots and start it at once; return its id. */
export async function startAgain(table: string): Promise<string> {
  await act(table, { do: 'rematch' });
  const { rematch } = (await get<Shown>(`/api/tables/${table}`)).table;
  await act(rematch!, { do: 'start' });
  return rematch!;
}

/** Send a command to a table; retries reuse its key, so that it takes effect once. */
export async function act(table: string, command: Command): Promise<void> {
  const body = { type: 'do', key: newKey(), at: 0, act: command };
  for (let tried = 1; ; tried += 1) {
    try {
      await post<Done>(`/api/tables/${table}/do`, body);
      return;
    } catch (error) {
      if (!(error instanceof Unreachable) || tried === TRIES) throw error;
      await new Promise((wait) => setTimeout(wait, 400 * tried));
    }
  }
}
