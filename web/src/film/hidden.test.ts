import { expect, test } from 'vitest';
import { hidden } from './hidden';

test('what a view knows is not hidden', () => {
  expect(hidden({ lives: 3, hand: ['bite'] }, { lives: 3, hand: ['bite'] })).toBe(0);
});

test('a question mark hides one thing', () => {
  expect(
    hidden(
      { board: [{ card: '?' }, { card: 'amulet' }] },
      { board: [{ card: 'coffin' }, { card: 'amulet' }] },
    ),
  ).toBe(1);
});

test('a hidden hand hides each of its cards', () => {
  expect(
    hidden({ hand: null, aside: null }, { hand: { bite: 2, night: 1 }, aside: ['a', 'b'] }),
  ).toBe(5);
});

test('what is not there in truth either is not hidden', () => {
  expect(
    hidden({ winner: null, given: [null, null] }, { winner: null, given: [null, 'bite'] }),
  ).toBe(1);
});

test('what a seat only does not remember is not hidden', () => {
  expect(hidden({ before: [] }, { before: [[1, 'bite']] })).toBe(0);
});
