import { describe, expect, it } from 'vitest';
import type { Deduced, Guess } from '../../../wire';
import { SPOTS } from '../geography';
import { crowd, sizesAt } from '../map/crowd';
import { daysSince, strengthOf } from './days';
import { heartOf } from './regions';
import { factsAt, guessAt, isPast, pencilled, ruledOut, shaded, stamped, toldOf } from './shading';

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
  facts: [
    { say: { id: 'fury-log-no_trace', parts: {} }, move: 7, day: 2, week: 1 },
    { say: { id: 'fury-log-found', parts: {} }, move: 7, day: 4, week: 1 },
  ],
  stamps: [
    { place: 'rome', fact: 0, kind: 'clear' },
    { place: 'rome', fact: 1, kind: 'found' },
    { place: 'paris', fact: 0, kind: 'far' },
  ],
  regions: [
    { region: 'gallia', yes: false, fact: 0 },
    { region: 'gallia', yes: true, fact: 1 },
    { region: null, yes: true, fact: 1 },
  ],
  day: 5,
  week: 1,
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

  it('hides likelihood from those who do not want it', () => {
    const places = shaded({}, guessAt(shown, 0), false);
    expect(places.paris!.shade!.value).toBe(places.lyon!.shade!.value);
    expect(places.paris!.shade!.text).toBe('');
  });

  it('stamps the newest fact on each place, fainter the older it is', () => {
    const places = stamped({ oslo: {} }, shown);
    expect(Object.keys(places).filter((id) => places[id]!.stamp)).toEqual(['rome', 'paris']);
    expect(places.rome!.stamp!.kind).toBe('found');
    expect(places.rome!.stamp!.strength).toBeGreaterThan(places.paris!.stamp!.strength);
    expect(places.rome!.stamp!.text).toMatch(/1$/);
    expect(factsAt(shown, 'rome').map(({ stamp }) => stamp.kind)).toEqual(['found', 'clear']);
  });

  it('stamps the newest answer on each region; the sea has no room for one', () => {
    expect(toldOf(shown).map(({ region, stamp }) => [region, stamp.kind])).toEqual([
      ['gallia', 'yes'],
    ]);
  });

  it('finds room in every region, apart from its places', () => {
    for (const region of new Set(SPOTS.flatMap((spot) => spot.region ?? []))) {
      const { x, y } = heartOf(region);
      const gaps = SPOTS.map((spot) => Math.hypot(spot.x - x, spot.y - y));
      expect(Math.min(...gaps)).toBeGreaterThan(25);
      expect(SPOTS[gaps.indexOf(Math.min(...gaps))]!.region).toBe(region);
    }
  });

  it('knows how old a fact is', () => {
    expect(daysSince({ day: 6, week: 1 }, { day: 1, week: 2 })).toBe(2);
    expect(strengthOf(0)).toBe(1);
    expect(strengthOf(40)).toBe(0.5);
  });

  it('pencils one’s own marks before those of the team, which bear a letter', () => {
    const team = { person: 'p', name: 'Émile', seat: 3, place: 'paris', text: '' };
    const places = pencilled(
      {},
      {
        own: [{ place: 'paris', sign: 'suspect', text: 'by sea', shared: false }],
        team: [{ ...team, sign: 'unlikely' }],
        may_share: true,
      },
    );
    expect(places.paris!.marks!.map(({ sign, by }) => [sign, by])).toEqual([
      ['suspect', ''],
      ['unlikely', 'É'],
    ]);
    expect(crowd(places.paris!, 8, sizesAt(1))[0]!.right).toBeGreaterThan(15);
  });
});
