import { expect, test } from 'vitest';
import type { Missing, Offered } from '../../../wire';
import { grouped } from './actions';

const verbOf = (code: string) => code.split(':')[0] ?? '';
const offer = (code: string): Offered => ({
  code,
  verb: verbOf(code),
  on: [],
  say: { id: code, parts: {} },
  grave: false,
});
const bar = (code: string, reason: string): Missing => ({
  code,
  verb: verbOf(code),
  on: [],
  say: { id: code, parts: {} },
  reason,
});

test('every action stands in its group, and what is barred keeps its reason', () => {
  const found = grouped({
    options: ['road:paris', 'spend:1-0', 'lead:mina', 'play:hypnosis', 'bond:mina', 'pass'].map(
      offer,
    ),
    barred: [bar('rest', 'fury-why-unhurt'), bar('road:nantes', 'fury-why-roadblock')],
  });
  const codes = Object.fromEntries(
    found.map(({ group, options }) => [group, options.map(({ code }) => code)]),
  );
  expect(codes).toEqual({
    move: ['road:paris', 'spend:1-0'],
    search: [],
    supply: [],
    rest: [],
    ticket: [],
    trade: ['lead:mina'],
    special: ['play:hypnosis', 'bond:mina'],
  });
  const reasons = found.flatMap(({ group, barred }) => barred.map(({ reason }) => [group, reason]));
  expect(reasons).toEqual([
    ['move', 'fury-why-roadblock'],
    ['rest', 'fury-why-unhurt'],
  ]);
});
