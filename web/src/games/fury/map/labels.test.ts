import { describe, expect, it } from 'vitest';
import { HEIGHT, sideOf, SPOTS, WIDTH } from '../geography';
import { arrange, boxAt, boxOf, markOf, overlap, SIDES, type Wish } from './labels';

const LANGUAGES = ['en', 'fr', 'de'] as const;

/** Names all as wide as the widest, so that what holds for them holds for any language. */
function wishes(language: (typeof LANGUAGES)[number], width = 90): Wish[] {
  return SPOTS.map(({ id, x, y, size }) => ({
    id,
    x,
    y,
    radius: size === 'small' ? 6 : 9,
    width,
    height: 15,
    side: sideOf(id, language),
    rank: size === 'small' ? 1 : 2,
  }));
}

describe('a name', () => {
  it('keeps clear of its own place on every side', () => {
    for (const side of SIDES) {
      const box = boxAt(side, 6, 60, 14);
      const inner = { left: -4, top: -4, right: 4, bottom: 4 };
      expect(overlap(box, inner), side).toBe(false);
    }
  });
});

describe('names', () => {
  it.each(LANGUAGES)('never overlap at any zoom, in %s', (language) => {
    for (let scale = 0.2; scale < 2.6; scale *= 1.15) {
      const all = wishes(language);
      const found = arrange(all, scale);
      const boxes = all.flatMap((wish) => {
        const side = found.get(wish.id);
        return side ? [{ id: wish.id, box: boxOf(wish, side, scale) }] : [];
      });
      const clashes = boxes.flatMap((one) => [
        ...boxes.filter((other) => one.id < other.id && overlap(one.box, other.box)),
        ...all.filter((wish) => wish.id !== one.id && overlap(one.box, markOf(wish, scale))),
      ]);
      expect(clashes, `at ${String(scale)}`).toEqual([]);
    }
  });

  it.each(LANGUAGES)('of all places find room on a screen, and all close up, in %s', (language) => {
    expect(arrange(wishes(language, 62), 0.66).size).toBeGreaterThanOrEqual(SPOTS.length - 4);
    expect(arrange(wishes(language), 1.6).size).toBe(SPOTS.length);
  });

  it('of higher rank come first, and stay out of what is taken', () => {
    const one: Wish = {
      id: 'a',
      x: 10,
      y: 10,
      radius: 5,
      width: 50,
      height: 14,
      side: 'e',
      rank: 1,
    };
    const other: Wish = { ...one, id: 'b', x: 24, rank: 2 };
    const found = arrange([one, other], 1);
    expect(found.get('b')).toBe('e');
    expect(found.get('a')).not.toBe('e');
    const wall = { left: -500, top: -500, right: 500, bottom: 500 };
    expect(arrange([one, other], 1, [wall]).size).toBe(0);
  });

  it('stay inside the frame', () => {
    const frame = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
    const all = wishes('fr', 130);
    const found = arrange(all, 1, [], frame);
    for (const wish of all) {
      const side = found.get(wish.id);
      if (!side) continue;
      const { left, right } = boxOf(wish, side, 1);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
    }
  });
});
