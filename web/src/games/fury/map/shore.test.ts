import { describe, expect, it } from 'vitest';
import coast from './coast.json';
import { pieces, rings, simpler, type Spot } from './shore';

const RINGS = rings(coast.land);

/** Every stretch of the paths, as text, shorter than a whole ring. */
function stretches(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    path
      .split('M')
      .filter(Boolean)
      .flatMap((line) => {
        const spots = line.split('L');
        return spots.slice(1).map((spot, at) => `${spots[at]!} ${spot}`);
      }),
  );
}

describe('the coast', () => {
  it('is a list of closed rings', () => {
    expect(RINGS).toHaveLength(coast.land.split('z').length - 1);
    for (const ring of RINGS) expect(ring[0]).toEqual(ring[ring.length - 1]);
    expect(rings('M1 2l3 -4-5 6z')).toEqual([
      [
        [1, 2],
        [4, -2],
        [-1, 4],
        [1, 2],
      ],
    ]);
  });

  it('is whole after it was cut into pieces', () => {
    const whole = RINGS.flatMap((ring) =>
      ring.slice(1).map(([x, y], at) => [...ring[at]!, x, y].join(' ')),
    );
    expect(stretches(pieces(RINGS)).sort()).toEqual(whole.sort());
  });

  it('keeps its shape with fewer points', () => {
    const line: Spot[] = [
      [0, 0],
      [10, 1],
      [20, 0],
      [30, 9],
      [40, 0],
    ];
    expect(simpler(line, 2)).toEqual([line[0], line[2], line[3], line[4]]);
    expect(simpler(line, 0.5)).toEqual(line);
    expect(simpler([line[0]!, line[1]!, line[0]!], 0.5)).toEqual([line[0], line[1], line[0]]);
  });
});
