import { expect, test } from 'vitest';
import { moreOf } from './strip';

test('a row that fits goes on nowhere', () => {
  expect(moreOf(0, 300, 302)).toBe('');
});

test('a row goes on where cards are out of view', () => {
  expect(moreOf(0, 300, 500)).toBe('end');
  expect(moreOf(100, 300, 500)).toBe('both');
  expect(moreOf(200, 300, 500)).toBe('start');
});
