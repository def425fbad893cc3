import { expect, test } from 'vitest';
import type { Scene } from '../../table/scene';
import { fromViewer } from './view';

const seated = (seat: number | null, facing?: number) =>
  fromViewer({ view: { players: 5 }, seat, ...(facing && { facing }) } as unknown as Scene);

test('the truth is looked at from the same side as what a seat saw', () => {
  expect(seated(3)).toEqual([3, 4, 5, 1, 2]);
  expect(seated(null, 3)).toEqual(seated(3));
  expect(seated(null)).toEqual([1, 2, 3, 4, 5]);
});
