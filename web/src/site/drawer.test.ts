import { expect, test, vi } from 'vitest';
import { drawer } from './drawer';

/** A transaction of a database: how it ends, and how the requests in it end. */
const work = vi.hoisted(() => ({ error: null as Error | null, request: null as Error | null }));
const ended = (error: Error | null) => (error ? Promise.reject(error) : Promise.resolve());

vi.mock('./database', () => ({
  database: () =>
    Promise.resolve({
      transaction: () => ({
        error: work.error,
        done: ended(work.error),
        objectStore: () => ({ add: () => ended(work.request) }),
      }),
    }),
}));

const named = (name: string) => new DOMException('why', name);
const full = named('QuotaExceededError');
const taken = named('ConstraintError');
const aborted = named('AbortError');

test.each([
  ['what is stored', null, null, ''],
  ['a row for which there is no room', full, full, 'full'],
  ['a batch for which there is no room in the end', full, null, 'full'],
  ['a row whose batch has no room', full, aborted, 'full'],
  ['a row that another tab has stored', taken, taken, 'taken'],
  ['a disk that fails', named('UnknownError'), null, 'UnknownError: why'],
])('the tables are told about %s', async (_, error, request, said) => {
  Object.assign(work, { error, request });
  const row = { table: 'abc', seq: 1, row: '{}' };
  const batch = { new: {}, headers: {}, rows: [row], extras: [] };
  expect(await drawer.write(JSON.stringify(batch))).toBe(said);
});
