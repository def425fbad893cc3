/**
 * What the tables' code stores and reads (`Drawer` in `whitby.local.cabinet`). A batch is stored
 * completely or not at all, and on the disk before this says so.
 */
import { database } from './database';

interface Batch {
  new: Record<string, string>;
  headers: Record<string, string>;
  rows: { table: string; seq: number; row: string }[];
  extras: { table: string; kind: string; key: string; value: string | null; new: boolean }[];
}

/** Return undefined rather than null, which Python would not take for None. */
async function header(table: string): Promise<string | undefined> {
  return (await (await database()).get('tables', table))?.header;
}

async function rows(table: string, after: number): Promise<string> {
  const range = IDBKeyRange.bound([table, after], [table, []], true);
  const found = await (await database()).getAll('rows', range);
  return `[${found.map(({ row }) => row).join(',')}]`;
}

async function extras(table: string, kind: string): Promise<string> {
  const range = IDBKeyRange.bound([table, kind], [table, kind, []]);
  const found = await (await database()).getAll('extras', range);
  return JSON.stringify(found.map(({ key, value }) => [key, value]));
}

async function write(text: string): Promise<string> {
  try {
    await store(JSON.parse(text) as Batch);
    return '';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'ConstraintError') return 'taken';
    return name === 'QuotaExceededError' ? 'full' : String(error);
  }
}

async function store(batch: Batch): Promise<void> {
  const work = (await database()).transaction(['tables', 'rows', 'extras'], 'readwrite', {
    durability: 'strict',
  });
  const tables = work.objectStore('tables');
  const jobs: Promise<unknown>[] = [work.done];
  for (const [id, own] of Object.entries(batch.new)) jobs.push(tables.add({ id, header: own }));
  for (const row of batch.rows) jobs.push(work.objectStore('rows').add(row));
  for (const { new: fresh, value, ...where } of batch.extras) {
    const place = work.objectStore('extras');
    if (value === null) jobs.push(place.delete([where.table, where.kind, where.key]));
    else jobs.push(place[fresh ? 'add' : 'put']({ ...where, value }));
  }
  for (const [id, own] of Object.entries(batch.headers)) {
    jobs.push(tables.get(id).then((before) => tables.put({ ...before, id, header: own })));
  }
  try {
    await Promise.all(jobs);
  } catch (error) {
    throw work.error ?? error; // a request fails because of its transaction, or the other way round
  }
}

/** Store how a list shows a table; it can be made again, so nothing waits for this. */
export async function list(table: string, card: string): Promise<void> {
  const work = (await database()).transaction('tables', 'readwrite');
  const before = await work.store.get(table);
  if (before) await work.store.put({ ...before, card });
  await work.done;
}

export const drawer = { header, rows, extras, write };
