import { beforeEach, expect, test, vi } from 'vitest';
import { route } from './route.svelte';

vi.hoisted(() => {
  const at = (_state: unknown, _title: string, to: string): void => {
    const { pathname, search } = new URL(to, 'http://localhost');
    Object.assign(location, { pathname, search });
  };
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('history', { pushState: vi.fn(at), replaceState: vi.fn(at) });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn() });
});

beforeEach(() => vi.clearAllMocks());

test('the first page has no pieces', () => {
  expect(route.pieces).toEqual([]);
});

test('an address is read into pieces and wishes', () => {
  route.go('/t/abc/film/3?as=truth');
  expect(route.pieces).toEqual(['t', 'abc', 'film', '3']);
  expect(route.query.get('as')).toBe('truth');
  expect(history.pushState).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('an address can be replaced, and the page stays where it is', () => {
  route.go('/rules/duel', true);
  expect(route.pieces).toEqual(['rules', 'duel']);
  expect(history.replaceState).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});
