import { expect, it } from 'vitest';
import { SPOTS, spotOf } from '../geography';
import { pressedAt } from './pressed';

const vienna = spotOf('vienna')!;
const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - vienna.x, y - vienna.y);
const close = SPOTS.filter(({ id }) => id !== 'vienna').sort((a, b) => far(a) - far(b))[0]!;

it('means the nearest place, and nothing far from all of them', () => {
  expect(pressedAt(vienna, 1, () => ({})).nearest).toBe('vienna');
  expect(pressedAt({ x: -900, y: -900 }, 1, () => ({}))).toEqual({
    nearest: undefined,
    covered: [],
  });
});

it('covers several places from afar, and prefers those that are offered', () => {
  const scale = 10 / far(close);
  expect(pressedAt(vienna, scale, () => ({})).covered).toContain(close.id);
  const offered = (id: string) => (id === close.id ? { offered: {} as never } : {});
  expect(pressedAt(vienna, scale, offered).covered).toEqual([close.id]);
  expect(pressedAt(vienna, scale, offered).nearest).toBe('vienna');
});
