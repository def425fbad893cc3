import { expect, test } from 'vitest';
import { bare, pieces } from './markdown';

const KNOWN = new Set(['DUEL-053', 'NOSF-89a']);

test('marks become pieces, and the rest stays text', () => {
  expect(pieces('*Ruling:* with `on` **never**.', KNOWN)).toEqual([
    { kind: 'italic', text: 'Ruling:' },
    { kind: 'text', text: ' with ' },
    { kind: 'code', text: 'on' },
    { kind: 'text', text: ' ' },
    { kind: 'bold', text: 'never' },
    { kind: 'text', text: '.' },
  ]);
});

test('known rules can be shown, others are text', () => {
  expect(
    pieces('See DUEL-053, NOSF-89a and DUEL-999.', KNOWN).filter((each) => each.kind === 'rule'),
  ).toEqual([
    { kind: 'rule', text: 'DUEL-053' },
    { kind: 'rule', text: 'NOSF-89a' },
  ]);
});

test('what looks like HTML stays what it is', () => {
  expect(pieces('<b>x</b>', KNOWN)).toEqual([{ kind: 'text', text: '<b>x</b>' }]);
});

test('searching sees no marks', () => {
  expect(bare('*Ruling:* `on` and [this](there)')).toBe('Ruling: on and this');
});
