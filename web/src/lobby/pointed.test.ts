import { expect, test } from 'vitest';
import { pointed } from './pointed';

test('a code is read as people write it', () => {
  expect(pointed(' rjb-m2z ')).toEqual({ table: null, query: '', code: 'RJBM2Z' });
});

test('a link leads to its table', () => {
  expect(pointed('https://example.org/t/3qcsqo1m1ill')?.table).toBe('3qcsqo1m1ill');
  expect(pointed('Come! http://localhost:8000/t/3qcsqo1m1ill/film')?.table).toBe('3qcsqo1m1ill');
});

test('a link over a shoulder keeps its secret', () => {
  const found = pointed('https://example.org/t/3qcsqo1m1ill?shoulder=aB-c_9');
  expect(found).toEqual({ table: '3qcsqo1m1ill', query: '?shoulder=aB-c_9', code: null });
});

test('the link of a code is its code', () => {
  expect(pointed('https://example.org/c/rjbm2z')?.code).toBe('RJBM2Z');
});

test('other words lead nowhere', () => {
  expect(pointed('')).toBeNull();
  expect(pointed('what is this?')).toBeNull();
});
