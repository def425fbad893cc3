import { describe, expect, test } from 'vitest';
import type { Happened, Notice, Phrase } from '../wire';
import { chronicle, type Sources } from './chronicle';

const phrase = (id: string, seat?: number): Phrase => ({
  id,
  parts: seat === undefined ? {} : { who: { is: 'seat', seat } },
});
const event = (move: number, id = 'duel-log-stepped', seat = 1): Happened => ({
  code: id,
  say: phrase(id, seat),
  move,
});
const notice = (at: number, move: number | null): Notice => ({
  at,
  move,
  say: phrase('notice-paused'),
  times: 1,
});
const sources = (some: Partial<Sources>): Sources => ({
  events: [],
  notices: [],
  seat: null,
  side: null,
  heads: new Set(['turn']),
  ...some,
});

describe('the log', () => {
  test('puts a notice after the move that it came after', () => {
    const lines = chronicle(
      'all',
      sources({
        events: [event(0), event(1), event(1), event(2)],
        notices: [notice(10, null), notice(20, 1), notice(30, 2)],
      }),
    );
    expect(lines.map((line) => line.key)).toEqual(['n0', 'e0', 'e1', 'e2', 'n1', 'e3', 'n2']);
    expect(lines.map((line) => line.move)).toEqual([null, 0, 1, 1, 1, 2, 2]);
  });

  test('shows the game alone, or the table alone', () => {
    const both = sources({ events: [event(0)], notices: [notice(10, null)] });
    expect(chronicle('game', both).map((line) => line.key)).toEqual(['e0']);
    expect(chronicle('table', both).map((line) => line.key)).toEqual(['n0']);
  });

  test('shows what concerns a seat, by its person or by its side', () => {
    const side: Happened = {
      code: 's',
      move: 3,
      say: { id: 'duel-log-drew', parts: { who: { is: 'word', id: 'duel-side-dracula' } } },
    };
    const all = sources({
      events: [event(1, 'a', 1), event(2, 'b', 2), side],
      seat: 2,
      side: 'duel-side-dracula',
    });
    expect(chronicle('mine', all).map((line) => line.move)).toEqual([2, 3]);
    expect(chronicle('mine', sources({ ...all, seat: null }))).toEqual([]);
  });

  test('knows where a turn begins and when a notice came', () => {
    const [first, second, third] = chronicle(
      'all',
      sources({ events: [event(4, 'turn:3'), event(5)], notices: [notice(30, 5)] }),
    );
    expect([first?.head, second?.head]).toEqual([true, false]);
    expect(third?.at).toBe(30);
  });

  test('keeps the lines it has made, whatever comes after them or is filtered', () => {
    const events = [event(1), event(2, 'b', 2)];
    const notices = [notice(10, 1)];
    const before = chronicle('all', sources({ events, notices }));
    const after = chronicle('all', sources({ events: [...events, event(3)], notices }));
    before.forEach((line, at) => expect(after[at]).toBe(line));
    expect(after).toHaveLength(4);
    expect(chronicle('mine', sources({ events, seat: 2 }))).toEqual([before[2]]);
  });
});
