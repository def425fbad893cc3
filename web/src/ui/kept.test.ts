import { expect, it } from 'vitest';
import { kept } from './kept';

const BEFORE = { hunters: { mina: { health: 8 }, seward: { health: 10 } }, fog: ['paris'], day: 1 };

it('keeps an equal value as a whole', () => {
  expect(kept(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
});

it('keeps the parts that are equal, and takes those that are not', () => {
  const now = { ...structuredClone(BEFORE), fog: ['paris', 'nice'] };
  now.hunters.mina.health = 7;
  const found = kept(BEFORE, now);
  expect(found).toEqual(now);
  expect(found.hunters.seward).toBe(BEFORE.hunters.seward);
  expect(found.hunters.mina).not.toBe(BEFORE.hunters.mina);
});

it.each([
  [{ one: 1, two: undefined }, { one: 1 }],
  [{ one: undefined }, { two: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{}, null],
  [{ one: 1 }, [1]],
  [undefined, [1]],
])('tells %j from %j', (before, now) => {
  const found: unknown = kept(before, now);
  expect(found).toStrictEqual(now);
  expect(found).not.toBe(before);
});
