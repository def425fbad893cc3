import { expect, it, vi } from 'vitest';
import { Kept } from './kept';

function storage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}

it('keeps the newest, each under its own name', () => {
  vi.stubGlobal('localStorage', storage());
  const kept = new Kept('test');
  for (let at = 0; at < 70; at += 1) kept.set(`table${String(at)}`, at);
  kept.set('table60', 7);
  expect([0, 8, 9, 60, 69].map((at) => kept.get(`table${String(at)}`))).toEqual([
    null,
    null,
    9,
    7,
    69,
  ]);
  expect(new Kept('other').get('table69')).toBeNull();
  kept.forget();
  expect(kept.get('table69')).toBeNull();
});

it('knows nothing where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  const kept = new Kept('test');
  kept.set('table', 3);
  expect(kept.get('table')).toBeNull();
});
