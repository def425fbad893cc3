/** A table that several people share at one screen: who they are, and who is asked. */
import type { MyTable } from '../wire';
import { database } from './database';
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
  const card = (await db.get('tables', table))?.card;
  if (!card) return null;
  const listed = JSON.parse(card) as Listed;
  const people = new Map<number, Player>();
  for (const { seat, person } of listed.table.seats) {
    const known = person ? await db.get('extras', ['', 'person', person]) : undefined;
    if (known) people.set(seat, JSON.parse(known.value) as Player);
  }
  return { listed, people };
}

/** The first person who is asked something, unless this one is. */
export function nextUp({ listed, people }: Company, front: Player | null): Player | null {
  const asked = listed.asked.flatMap((seat) => people.get(seat) ?? []);
  if (asked.some(({ id }) => id === front?.id)) return null;
  return asked[0] ?? null;
}
