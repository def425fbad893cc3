import { expect, test } from 'vitest';
import type { Landmark, Visit } from '../../../wire';
import { HEIGHT, spotOf, WIDTH } from '../geography';
import { framed, legs, numbered, through, visited, weeks } from './trail';

const stops = (...places: string[]): Visit[] =>
  places.map((place, move) => ({ place, move, day: 0, week: 1 }));
const mark = (kind: Landmark['kind'], place: string): Landmark => ({
  kind,
  place,
  hunters: [],
  move: 3,
  day: 0,
  week: 1,
});

test('each place has the numbers of its stops, and once what happened there', () => {
  const found = visited({
    stops: stops('paris', 'nantes', 'paris'),
    landmarks: [mark('fight', 'paris'), mark('fight', 'paris'), mark('defeat', 'rome')],
  });
  expect(found.map(({ spot, numbers, marks }) => [spot.id, numbers, marks])).toEqual([
    ['paris', [1, 3], ['fight']],
    ['nantes', [2], []],
    ['rome', [], ['defeat']],
  ]);
  expect([numbered([1, 3]), numbered([1, 2, 3, 4])]).toEqual(['1·3', '1·2·3…']);
});

test('the same way twice is two lines, there and back as well, and staying is none', () => {
  const ways = legs({ stops: stops('paris', 'nantes', 'paris', 'nantes', 'nantes') });
  expect(ways).toHaveLength(3);
  expect(new Set(ways.map(({ path }) => path)).size).toBe(3);
  const [there, back] = [ways[0]!.middle, ways[1]!.middle];
  expect(Math.hypot(there.x - back.x, there.y - back.y)).toBeGreaterThan(4);
  expect(ways[0]!.late).toBeLessThan(ways[2]!.late);
});

test('the picture holds every place and stays on the map', () => {
  for (const places of [['paris'], ['lisbon', 'constanta'], ['edinburgh', 'athens'], []]) {
    const spots = places.map((place) => spotOf(place)!);
    const { x, y, width, height } = framed(spots);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(WIDTH);
    expect(y + height).toBeLessThanOrEqual(HEIGHT);
    for (const spot of spots) {
      expect(spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height).toBe(true);
    }
  }
});

test('days as a line, with the weeks', () => {
  expect(through([0, 13], 13, 100, 50)).toBe('M0.0 50.0L100.0 0.0');
  const standing = { move: 0, day: 0, influence: 0, health: 15, hunters: {} };
  const days = [1, 1, 2, 3].map((week) => ({ ...standing, week }));
  expect(weeks(days)).toEqual([2, 3]);
});
