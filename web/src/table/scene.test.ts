import { expect, test } from 'vitest';
import type { Asked, Missing, Offered } from '../wire';
import { at, barredAt, doing, isOn, reacting, subject, wantedAt, type Scene } from './scene';

const option = (verb: string, ...on: [kind: string, id: string][]): Offered => ({
  code: [verb, ...on.map(([, id]) => id)].join(':'),
  verb,
  on: on.map(([kind, id]) => ({ kind, id })),
  say: { id: '', parts: {} },
  grave: false,
});

const OPTIONS = [
  option('road', ['place', 'paris']),
  option('ride', ['place', 'paris']),
  option('road', ['place', 'nantes']),
  option('ambush', ['spot', '1'], ['encounter', 'rats']),
  option('rest'),
];
const BARRED: Missing[] = [{ ...option('sail', ['place', 'paris']), reason: 'fury-why-storm' }];

const scene = (more: Partial<Scene> = {}): Scene =>
  ({
    decision: { options: OPTIONS, barred: BARRED },
    choose: () => undefined,
    ...more,
  }) as unknown as Scene;

const codes = (options: readonly Offered[]) => options.map(({ code }) => code);

test('options are found by what they are about', () => {
  expect(codes(at(scene(), 'place', 'paris'))).toEqual(['road:paris', 'ride:paris']);
  expect(codes(at(scene(), 'encounter', 'rats'))).toEqual(['ambush:1:rats']);
  expect(at(scene(), 'who', 'paris')).toEqual([]);
});

test('options are found by what they do', () => {
  expect(codes(doing(scene(), 'ride', 'rest'))).toEqual(['ride:paris', 'rest']);
});

test('an option names its subject of a kind, if it has one', () => {
  const [ambush, rest] = OPTIONS.slice(3) as [Offered, Offered];
  expect(subject(ambush, 'encounter')).toBe('rats');
  expect(subject(rest, 'place')).toBeNull();
  expect(isOn(ambush, 'spot', '1')).toBe(true);
  expect(isOn(ambush, 'space', '1')).toBe(false);
});

test('what is barred is found in the same way', () => {
  expect(barredAt(scene(), 'place', 'paris').map(({ reason }) => reason)).toEqual([
    'fury-why-storm',
  ]);
  expect(barredAt(scene(), 'place', 'nantes')).toEqual([]);
});

test('a lesson points at things by the option that it wants', () => {
  const lesson = scene({ wanted: 'road:nantes' });
  expect(wantedAt(lesson, 'place', 'nantes')).toBe(true);
  expect(wantedAt(lesson, 'place', 'paris')).toBe(false);
  expect(wantedAt(scene(), 'place', 'paris')).toBe(false);
});

test('nothing is found where nothing can be chosen', () => {
  const watched = scene({ choose: undefined });
  expect(at(watched, 'place', 'paris')).toEqual([]);
  expect(doing(watched, 'rest')).toEqual([]);
  expect(barredAt(watched, 'place', 'paris')).toEqual([]);
  expect(at(scene({ decision: null }), 'place', 'paris')).toEqual([]);
});

const coded = (code: string): Offered => ({ code }) as Offered;
const asked = (...codes: string[]): Scene =>
  ({
    decision: codes.length ? ({ since: 3, options: codes.map(coded) } as Asked) : null,
    waiting: [2, 3],
  }) as unknown as Scene;

test('in a window nobody has to pass, and nobody is waited for', () => {
  const holds = reacting(asked('play:renewed_vigor', 'no_event'), 'no_event');
  expect(holds.decision?.options).toEqual([coded('play:renewed_vigor')]);
  expect(holds.waiting).toEqual([]);
  expect(reacting(asked('no_event'), 'no_event').decision).toBe(null);
  expect(reacting(asked(), 'no_event').decision).toBe(null);
});
