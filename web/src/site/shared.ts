/** A table that several people share at one screen: who they are, and who is asked. */
import type { MyTable } from '../wire';
import { database, sound } from './database';
import type { Player } from './messages';

/** A table in the list of tables, and the seats that are asked something. */
export interface Listed extends MyTable {
  asked: number[];
}

/** A table, and the people who sit at it in this browser, by seat. */
export interface Company {
  listed: Listed;
  people: ReadonlyMap<number, Player>;
}

export async function company(table: string): Promise<Company | null> {
  const db = await database();
  const listed = sound<Listed>((await db.get('tables', table))?.card);
  if (!listed) return null;
  const people = new Map<number, Player>();
  for (const { seat, person } of listed.table.seats) {
    const known = person ? await db.get('extras', ['', 'person', person]) : undefined;
    const player = sound<Player>(known?.value);
    if (player) people.set(seat, player);
  }
  return { listed, people };
}

/** The first person who is asked something, unless this one is. */
export function nextUp({ listed, people }: Company, front: Player | null): Player | null {
  const asked = listed.asked.flatMap((seat) => people.get(seat) ?? []);
  if (asked.some(({ id }) => id === front?.id)) return null;
  return asked[0] ?? null;
}
