/** The tables in this browser's storage: logs, what belongs to them, and how lists show them. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { MyTable } from '../wire';

interface Stored extends DBSchema {
  /** The header of a table, and its card for the list of tables. */
  tables: { key: string; value: { id: string; header: string; card?: string } };
  rows: { key: [string, number]; value: { table: string; seq: number; row: string } };
  extras: {
    key: [string, string, string];
    value: { table: string; kind: string; key: string; value: string };
  };
}

export type Database = IDBPDatabase<Stored>;

let opened: Promise<Database> | null = null;

export function database(): Promise<Database> {
  opened ??= openDB<Stored>('whitby', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('rows', { keyPath: ['table', 'seq'] });
      db.createObjectStore('extras', { keyPath: ['table', 'kind', 'key'] });
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** What was stored, or null if it is damaged. */
export function sound<T>(text: string | undefined): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** The cards of all tables, and the tables whose card is damaged or missing. */
export async function cards(): Promise<{ found: MyTable[]; lacking: string[] }> {
  if (typeof indexedDB !== 'object') return { found: [], lacking: [] }; // who plays is told so
  const all = await (await database()).getAll('tables');
  const read = all.map(({ id, card }) => ({ id, card: sound<MyTable>(card) }));
  return {
    found: read.flatMap(({ card }) => card ?? []),
    lacking: read.flatMap(({ id, card }) => (card ? [] : [id])),
  };
}

/** Delete a table with everything that belongs to it. */
export async function forget(table: string): Promise<void> {
  const work = (await database()).transaction(['tables', 'rows', 'extras'], 'readwrite');
  await Promise.all([
    work.objectStore('tables').delete(table),
    work.objectStore('rows').delete(IDBKeyRange.bound([table], [table, []])),
    work.objectStore('extras').delete(IDBKeyRange.bound([table], [table, []])),
    work.done,
  ]);
}
