import { expect, test } from 'vitest';
import { roundEnds } from './beliefs.svelte';
import { claimsOf, stances } from './claims';

const happened = (...codes: [string, number][]) =>
  codes.map(([code, move]) => ({ code, move, say: { id: '', parts: {} } }));

const EVENTS = happened(
  ['claimed:2:claim:trust:3', 1],
  ['round:1', 2],
  ['claimed:2:claim:suspect:3', 3],
  ['claimed:1:claim:gave_me:4:bite', 4],
  ['claimed:1:claim:pile_had:2', 5],
  ['round:2', 9],
  ['claimed:2:claim:am:hunter', 10],
  ['won:evil:stake', 14],
);

test('claims are read with their round, their person and their card', () => {
  const claims = claimsOf(EVENTS);
  expect(claims.map((claim) => [claim.round, claim.topic, claim.about, claim.value])).toEqual([
    [0, 'trust', 3, null],
    [1, 'suspect', 3, null],
    [1, 'gave_me', 4, 'bite'],
    [1, 'pile_had', null, '2'],
    [2, 'am', null, 'hunter'],
  ]);
});

test('the latest word about somebody holds', () => {
  const claims = claimsOf(EVENTS);
  expect(stances(claims, 0).get('2:3')).toBe('trust');
  expect(stances(claims).get('2:3')).toBe('suspect');
});

test('a round ends where the next begins, the last one before the game was decided', () => {
  expect(roundEnds(EVENTS)).toEqual([
    { round: 1, move: 9 },
    { round: 2, move: 13 },
  ]);
});
