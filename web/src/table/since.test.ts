import { describe, expect, test } from 'vitest';
import type { Asked, Happened, Shown } from '../wire';
import { ownMove, since } from './since';

const asked = (at: number): Asked => ({ since: at }) as Asked;
const shown = (moves: number, decision: Asked | null, seat: number | null = 1): Shown =>
  ({ moves, decision, seat, you: { seats: [1] } }) as unknown as Shown;
const event = (move: number): Happened => ({ code: '', move, say: { id: '', parts: {} } });

describe('one’s own last move', () => {
  test('is the one that took the question away, whatever others have done since', () => {
    expect(ownMove(shown(4, asked(10)), shown(5, null))).toBe(5);
    expect(ownMove(shown(4, asked(10)), shown(7, asked(12)))).toBe(5);
  });

  test('is not what others did meanwhile', () => {
    expect(ownMove(shown(4, asked(10)), shown(5, asked(10)))).toBe(null);
    expect(ownMove(shown(4, null), shown(5, asked(11)))).toBe(null);
  });

  test('is none that the table gave by itself', () => {
    const passing = { ...shown(4, asked(10)), window: { prompt: 'dawn' } } as Shown;
    expect(ownMove(passing, shown(8, null))).toBe(null);
    const forced = shown(4, { since: 10, options: [{}] } as Asked);
    expect(ownMove({ ...forced, you: { ...forced.you, auto: true } }, shown(5, null))).toBe(null);
    expect(ownMove(forced, shown(5, null))).toBe(5);
  });

  test('is nobody’s who looks from a seat that is not theirs', () => {
    expect(ownMove(shown(4, asked(10), 2), shown(5, null, 2))).toBe(null);
    expect(ownMove(shown(4, asked(10), null), shown(5, null, null))).toBe(null);
  });
});

test('what came since begins after that move', () => {
  const events = [event(1), event(2), event(3), event(3)];
  expect(since(events, 2)).toEqual(events.slice(2));
  expect(since(events, 3)).toEqual([]);
  expect(since(events, null)).toEqual([]);
});
