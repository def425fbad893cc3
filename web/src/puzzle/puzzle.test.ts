import { describe, expect, it } from 'vitest';
import { dayOf, lastDay, numberOn } from './days';
import { read, results, streak } from './results.svelte';
import { judged, squares, unanswered, verdicts } from './score';

const marks = { game: 'fury', solution: ['paris', 'rome', 'nice', 'bari'] };
const order = { game: 'nosferatu', solution: ['3', '1', '2'] };

describe('an answer', () => {
  it('counts marks that are right, missed and wrong', () => {
    const score = judged(marks, ['paris', 'rome', 'bari', 'oslo']);
    expect(score).toEqual({ right: 3, missed: 1, wrong: 1, part: 0.6, stars: 1 });
    expect(verdicts(marks, ['oslo']).get('oslo')).toBe('wrong');
    expect(verdicts(marks, ['oslo']).get('nice')).toBe('missed');
  });

  it('has three stars only if everything is right', () => {
    expect(judged(marks, ['bari', 'nice', 'rome', 'paris']).stars).toBe(3);
    expect(judged(marks, ['bari', 'nice', 'rome']).stars).toBe(2);
    expect(judged(marks, []).stars).toBe(0);
  });

  it('ranks suspects pair by pair', () => {
    expect(judged(order, ['3', '1', '2']).stars).toBe(3);
    expect(judged(order, ['1', '3', '2'])).toMatchObject({ right: 2, wrong: 1, stars: 1 });
    expect(judged(order, ['2', '1', '3']).part).toBe(0);
  });

  it('is not right before anybody has given one', () => {
    expect(unanswered({ ...marks, answers: ['paris', 'oslo'] })).toEqual([]);
    expect(unanswered({ ...order, answers: ['1', '2', '3'] })).toEqual(['1', '2', '3']);
    expect(unanswered({ ...order, answers: ['3', '1', '2'] })).toEqual(['2', '1', '3']);
  });

  it('is shared as ten squares, whatever the solution', () => {
    expect([...squares(0.6)]).toHaveLength(10);
    expect(squares(1)).toBe('🟩'.repeat(10));
    expect(squares(0.99)).toBe('🟩'.repeat(9) + '⬜');
  });
});

describe('the days', () => {
  it('have a puzzle each, in turn', () => {
    const day = dayOf(Date.UTC(2026, 10, 18, 23, 59));
    expect(dayOf(Date.UTC(2026, 10, 19))).toBe(day + 1);
    expect(numberOn(day + 126, 126)).toBe(numberOn(day, 126));
    for (const number of [1, 57, 126]) {
      const last = lastDay(number, 126, day);
      expect(numberOn(last, 126)).toBe(number);
      expect(day - last).toBeLessThan(126);
      expect(last).toBeLessThanOrEqual(day);
    }
  });

  it('in a row end today, or yesterday as long as today is open', () => {
    expect(streak([7, 8, 9], 9)).toBe(3);
    expect(streak([7, 8, 9], 10)).toBe(3);
    expect(streak([7, 8, 9], 11)).toBe(0);
    expect(streak([5, 7], 7)).toBe(1);
  });

  it('count by the first try, not by one after the solution was shown', () => {
    results.add(4, 0, 20_000);
    results.add(4, 3, 20_000);
    expect(results.streak(20_000)).toBe(0);
    expect(results.of(4)).toBe(0);
    results.add(5, 1, 20_001);
    results.add(4, 2, 20_002); // the list has begun again
    expect(results.streak(20_002)).toBe(2);
    expect(results.of(4)).toBe(0);
  });
});

it('begins again with a store that is missing or damaged', () => {
  const empty = { stars: {}, days: [] };
  const damaged = [
    '{"stars":{"1":"x"},"days":[]}',
    '{"stars":null}',
    '{"stars":{},"days":[],"tried":"x"}',
  ];
  for (const text of [null, '', '{', '[]', ...damaged]) {
    expect(read(text)).toEqual(empty);
  }
  const fine = { stars: { 4: 2 }, days: [20_775], tried: 20_775 };
  expect(read(JSON.stringify(fine))).toEqual(fine);
});
