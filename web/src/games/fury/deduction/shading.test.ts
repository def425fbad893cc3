import { describe, expect, it } from 'vitest';
import type { Deduced, Guess } from '../../../wire';
import { guessAt, isPast, ruledOut, shaded } from './shading';

const guess = (chances: Record<string, number | null>): Guess => ({
  places: Object.entries(chances).map(([place, chance]) => ({ place, chance })),
  hide: false,
  excluded: [{ fact: 0, places: ['rome'] }],
});
const shown: Deduced = {
  level: 'likely',
  moves: 9,
  era: 0,
  exact: true,
  here: guess({ paris: 600, lyon: 300 }),
  trail: [1, 2, 3, 4, 5, 6].map(() => guess({ madrid: null })),
  lairs: [1, 2, 3].map(() => guess({})),
  facts: [{ say: { id: 'fury-event-no_trace', parts: {} }, move: 7, day: 2, week: 1 }],
  stamps: [],
};

describe('the deduction map', () => {
  it('shades every possible place and no other, the likeliest darkest', () => {
    const places = shaded({ rome: { why: 'no' } }, guessAt(shown, 0));
    expect(Object.keys(places).filter((id) => places[id]!.shade)).toEqual(['paris', 'lyon']);
    expect(places.paris!.shade!.value).toBe(1);
    expect(places.lyon!.shade!.value).toBe(0.5);
    expect(places.rome).toEqual({ why: 'no' });
  });

  it('shows no number where the table does not', () => {
    expect(shaded({}, guessAt(shown, 3)).madrid!.shade!.text).toBe('');
    expect(shaded({}, guessAt(shown, 9))).toEqual({});
  });

  it('says which fact ruled a place out, and when a scene is older', () => {
    expect(ruledOut(shown, shown.here, 'rome')?.move).toBe(7);
    expect(ruledOut(shown, shown.here, 'paris')).toBeNull();
    expect([isPast(shown, 6), isPast(shown, 7)]).toEqual([true, false]);
  });
});
