import { describe, expect, it } from 'vitest';
import {
  between,
  centred,
  clamp,
  coast,
  CLOSEST,
  enclosing,
  limits,
  pan,
  pinch,
  pressed,
  reveal,
  toPicture,
  toScreen,
  turn,
  whole,
  zoom,
  type Lens,
} from './lens';

const PICTURE = { width: 1600, height: 1000 };
const DESK = { width: 800, height: 600 };
const PHONE = { width: 360, height: 700, inset: { bottom: 300 } };
const CLOSE: Lens = { x: -900, y: -700, k: 1.5 };

describe('the whole picture', () => {
  it('fits into the window and stands in its middle', () => {
    expect(whole(PICTURE, DESK)).toEqual({ x: 0, y: 50, k: 0.5 });
  });

  it('stays clear of what covers the window', () => {
    const { y, k } = whole(PICTURE, PHONE);
    expect(k).toBeCloseTo(0.225);
    expect(y + PICTURE.height * k).toBeLessThanOrEqual(400);
  });
});

describe('clamping', () => {
  it('leaves no gap at an edge', () => {
    expect(clamp({ x: 50, y: 50, k: 1.5 }, PICTURE, DESK)).toEqual({ x: 0, y: 0, k: 1.5 });
    expect(clamp({ x: -9e9, y: -9e9, k: 1.5 }, PICTURE, DESK)).toEqual({
      x: 800 - 2400,
      y: 600 - 1500,
      k: 1.5,
    });
  });

  it('lets the lowest edge come up to a sheet', () => {
    const low = clamp({ x: 0, y: -9e9, k: 1 }, PICTURE, PHONE);
    expect(low.y + PICTURE.height).toBe(400);
  });

  it('goes neither closer nor further than allowed', () => {
    const { min, max } = limits(PICTURE, DESK);
    expect(clamp({ x: 0, y: 0, k: 99 }, PICTURE, DESK).k).toBe(max);
    expect(clamp({ x: 0, y: 0, k: 0.01 }, PICTURE, DESK).k).toBe(min);
    expect(max).toBe(CLOSEST);
  });
});

describe('zooming', () => {
  it('keeps the point under the finger', () => {
    const finger = { x: 300, y: 200 };
    const before = toPicture(CLOSE, finger);
    const after = toPicture(zoom(CLOSE, 1.3, finger, PICTURE, DESK), finger);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('with two fingers keeps what is under each of them', () => {
    const before = [
      { x: 300, y: 300 },
      { x: 400, y: 300 },
    ] as const;
    const after = [
      { x: 280, y: 310 },
      { x: 430, y: 310 },
    ] as const;
    const seen = pinch(CLOSE, before, after, PICTURE, DESK);
    expect(seen.k).toBeCloseTo(CLOSE.k * 1.5);
    for (const at of [0, 1] as const) {
      const point = toPicture(CLOSE, before[at]);
      expect(toScreen(seen, point).x).toBeCloseTo(after[at].x);
      expect(toScreen(seen, point).y).toBeCloseTo(after[at].y);
    }
  });

  it('by the wheel goes in and out alike', () => {
    expect(turn(100, 0, false) * turn(-100, 0, false)).toBeCloseTo(1);
    expect(turn(-3, 1, false)).toBeCloseTo(turn(-48, 0, false));
    expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10, 0, false));
  });
});

describe('keys', () => {
  it('zoom and show the whole', () => {
    expect(pressed(CLOSE, '+', PICTURE, DESK)?.k).toBeCloseTo(2.1);
    expect(pressed(CLOSE, '-', PICTURE, DESK)?.k).toBeCloseTo(1.5 / 1.4);
    expect(pressed(CLOSE, '0', PICTURE, DESK)).toEqual(whole(PICTURE, DESK));
  });

  it('look further where an arrow points', () => {
    expect(pressed(CLOSE, 'ArrowRight', PICTURE, DESK)?.x).toBeLessThan(CLOSE.x);
    expect(pressed(CLOSE, 'ArrowUp', PICTURE, DESK)?.y).toBeGreaterThan(CLOSE.y);
    expect(pressed(CLOSE, 'x', PICTURE, DESK)).toBeNull();
  });
});

describe('showing', () => {
  it('moves nothing for what is seen already', () => {
    const point = toPicture(CLOSE, { x: 400, y: 300 });
    expect(reveal(CLOSE, point, 60, PICTURE, DESK)).toBe(CLOSE);
  });

  it('brings a point out from under a sheet', () => {
    const lens = centred({ x: 800, y: 500 }, 1, PICTURE, PHONE);
    const hidden = toPicture(lens, { x: 180, y: 600 });
    const seen = toScreen(reveal(lens, hidden, 40, PICTURE, PHONE), hidden);
    expect(seen.y).toBeLessThanOrEqual(360 + 1e-6);
  });

  it('shows several points at once, but not too close', () => {
    const points = [
      { x: 700, y: 400 },
      { x: 1000, y: 600 },
    ];
    const lens = enclosing(points, 1.2, 50, PICTURE, PHONE);
    for (const point of points) {
      const { x, y } = toScreen(lens, point);
      expect(x).toBeGreaterThanOrEqual(49);
      expect(x).toBeLessThanOrEqual(311);
      expect(y).toBeLessThanOrEqual(351);
    }
    expect(enclosing([{ x: 800, y: 500 }], 1.2, 50, PICTURE, DESK).k).toBeCloseTo(1.2);
  });
});

describe('moving', () => {
  it('comes to rest after a throw', () => {
    let speed = { x: 2, y: -1 };
    let far = 0;
    for (let frames = 0; frames < 1000; frames++) {
      const next = coast(speed, 16);
      if (!next) break;
      far += next.by.x;
      ({ speed } = next);
    }
    expect(coast(speed, 16)).toBeNull();
    expect(far).toBeGreaterThan(200);
    expect(far).toBeLessThan(500);
  });

  it('glides from one lens to another', () => {
    const to = pan(zoom(CLOSE, 1.6, { x: 1, y: 1 }, PICTURE, DESK), 0, 0);
    expect(between(CLOSE, to, 0)).toEqual(CLOSE);
    expect(between(CLOSE, to, 1).k).toBeCloseTo(to.k);
    expect(between(CLOSE, to, 1).x).toBeCloseTo(to.x);
    expect(between(CLOSE, pan(CLOSE, 10, 0), 0.5).x).toBeCloseTo(CLOSE.x + 5);
  });
});
