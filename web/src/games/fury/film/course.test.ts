import { expect, test } from 'vitest';
import { fewest, height, stepped } from './course';

test('the line goes in steps, and says nothing twice', () => {
  expect(stepped([0, 4, 4, 1, 1], 400, 100)).toBe('M0 100.0H100.0V0.0H300.0V50.0H400');
  expect(stepped([], 400, 100)).toBe('');
  expect(stepped([0], 400, 100)).toBe('M0 100.0H400');
});

test('few places stand further apart than many', () => {
  expect(height(2, 64) - height(1, 64)).toBeGreaterThan(height(64, 64) - height(63, 64));
  expect([height(0, 9), height(9, 9), height(0, 0)]).toEqual([0, 1, 0]);
});

test('the fewest places are counted from when there are any', () => {
  expect(fewest([0, 0, 7, 3, 3, 9])).toEqual({ move: 3, count: 3 });
  expect(fewest([0, 0])).toBeNull();
});
