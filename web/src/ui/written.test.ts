import { expect, test } from 'vitest';
import { written } from './written';

test('no key in the list is blank', () => {
  expect(written({ key: 'm' })).toBe('m');
  expect(written({ key: 'ArrowLeft', shown: '←' })).toBe('←');
  expect(written({ key: ' ' })).toBe('web-keys-space');
});
