import { expect, it } from 'vitest';
import { SPOTS } from '../geography';
import { sizesAt } from './crowd';
import { layout, type Shown } from './layout';

const small = SPOTS.filter(({ size }) => size === 'small').map(({ id }) => id);
const shown = (scale: number, more: Partial<Shown> = {}): Shown => ({
  stateOf: () => ({}),
  focused: null,
  sizes: sizesAt(scale),
  blocks: [],
  told: [],
  lang: 'en',
  textOf: () => ({ width: 60, height: 14 }),
  ...more,
});

it('names small towns only from close up, but always the one in focus', () => {
  const far = layout(0.4, shown(0.4));
  expect(small.some((id) => far.get(id))).toBe(false);
  expect(small.some((id) => layout(1.2, shown(1.2)).get(id))).toBe(true);
  const focused = small[0]!;
  expect(layout(0.4, shown(0.4, { focused })).get(focused)).toBeTruthy();
});

it('waits for a scale, and for the sizes of the names', () => {
  expect(layout(0, shown(0)).size).toBe(0);
  const unknown = layout(1, shown(1, { textOf: () => ({ width: 0, height: 0 }) }));
  expect([...unknown.values()].some(Boolean)).toBe(false);
});
