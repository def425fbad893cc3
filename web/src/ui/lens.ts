/**
 * Viewing a large picture through a window: pan and zoom as pure functions of `{x, y, k}`. A point
 * p of the picture appears at `p * k + (x, y)` in the window.
 */

export interface Lens {
  x: number;
  y: number;
  k: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The window, and how much of it is covered on each side by a sheet or by buttons. */
export interface Room extends Size {
  inset?: Partial<Inset>;
}

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The largest zoom, in screen pixels per unit of the picture. */
export const CLOSEST = 2.6;
/** The zoom of one press of + or −, the pan of one arrow key, the zoom per pixel of the wheel. */
export const STEP = 1.4;
export const NUDGE = 80;
const PER_PIXEL = 0.0022;
/** How fast the picture slows down after a flick, per millisecond. */
const FRICTION = 0.0052;
const SLOWEST = 0.03;

/** Return the part of the window that is not covered. */
export function free({ width, height, inset = {} }: Room): Point & Size {
  const { top = 0, right = 0, bottom = 0, left = 0 } = inset;
  return {
    x: left,
    y: top,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  };
}

/** Return the smallest and largest zoom. */
export function limits(picture: Size, room: Room): { min: number; max: number } {
  const { width, height } = free(room);
  const min = Math.min(width / picture.width, height / picture.height);
  return { min, max: Math.max(CLOSEST, min * 2) };
}

/** Return a lens that shows the whole picture, centred in the free area. */
export function whole(picture: Size, room: Room): Lens {
  return centred({ x: picture.width / 2, y: picture.height / 2 }, 0, picture, room);
}

/** Return a lens centred on a point, as far as the edges of the picture allow. */
export function centred(point: Point, k: number, picture: Size, room: Room): Lens {
  const { min, max } = limits(picture, room);
  const scale = Math.min(max, Math.max(min, k));
  const { x, y, width, height } = free(room);
  return clamp(
    { x: x + width / 2 - point.x * scale, y: y + height / 2 - point.y * scale, k: scale },
    picture,
    room,
  );
}

/** Keep a lens within the limits, with the picture covering the free area or centred in it. */
export function clamp(lens: Lens, picture: Size, room: Room): Lens {
  const { min, max } = limits(picture, room);
  const k = Math.min(max, Math.max(min, lens.k));
  const { x, y, width, height } = free(room);
  return {
    x: held(lens.x, x, width, picture.width * k),
    y: held(lens.y, y, height, picture.height * k),
    k,
  };
}

function held(at: number, start: number, length: number, size: number): number {
  if (size <= length) return start + (length - size) / 2;
  return Math.min(start, Math.max(start + length - size, at));
}

export function pan(lens: Lens, dx: number, dy: number): Lens {
  return { x: lens.x + dx, y: lens.y + dy, k: lens.k };
}

/** Zoom so that the point under the pointer stays there. */
export function zoom(lens: Lens, factor: number, at: Point, picture: Size, room: Room): Lens {
  const { min, max } = limits(picture, room);
  const k = Math.min(max, Math.max(min, lens.k * factor));
  const by = k / lens.k;
  return clamp(
    { x: at.x - (at.x - lens.x) * by, y: at.y - (at.y - lens.y) * by, k },
    picture,
    room,
  );
}

/** Return the zoom factor for a turn of the wheel. */
export function turn(delta: number, mode: number, pinched: boolean): number {
  const pixels = delta * (mode === 1 ? 16 : mode === 2 ? 400 : 1);
  return Math.exp(-pixels * PER_PIXEL * (pinched ? 4 : 1));
}

/** Two fingers: whatever was under each of them stays there. */
export function pinch(
  lens: Lens,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  picture: Size,
  room: Room,
): Lens {
  const spread = ([one, other]: readonly [Point, Point]) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const [from, to] = [middle(before), middle(after)];
  const shifted = pan(lens, to.x - from.x, to.y - from.y);
  return zoom(shifted, spread(after) / Math.max(1, spread(before)), to, picture, room);
}

/**
 * Move as little as needed to make a point visible, at least `margin` from the edges of the free
 * area.
 */
export function reveal(lens: Lens, point: Point, margin: number, picture: Size, room: Room): Lens {
  const { x, y, width, height } = free(room);
  const seen = toScreen(lens, point);
  const dx = into(seen.x, x, width, Math.min(margin, width / 2));
  const dy = into(seen.y, y, height, Math.min(margin, height / 2));
  return dx || dy ? clamp(pan(lens, dx, dy), picture, room) : lens;
}

function into(at: number, start: number, length: number, margin: number): number {
  return Math.max(start + margin, Math.min(start + length - margin, at)) - at;
}

/** Return a lens that shows all of these points, zoomed in no further than `most`. */
export function enclosing(
  points: readonly Point[],
  most: number,
  margin: number,
  picture: Size,
  room: Room,
): Lens {
  if (!points.length) return whole(picture, room);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, height } = free(room);
  const k = Math.min(
    most,
    Math.max(1, width - 2 * margin) / Math.max(1, right - left),
    Math.max(1, height - 2 * margin) / Math.max(1, bottom - top),
  );
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, k, picture, room);
}

/** Return the lens after a key, or null if the key has no meaning here. */
export function pressed(lens: Lens, key: string, picture: Size, room: Room): Lens | null {
  const { x, y, width, height } = free(room);
  const middle = { x: x + width / 2, y: y + height / 2 };
  switch (key) {
    case '+':
    case '=':
      return zoom(lens, STEP, middle, picture, room);
    case '-':
    case '_':
      return zoom(lens, 1 / STEP, middle, picture, room);
    case '0':
      return whole(picture, room);
    case 'ArrowLeft':
      return clamp(pan(lens, NUDGE, 0), picture, room);
    case 'ArrowRight':
      return clamp(pan(lens, -NUDGE, 0), picture, room);
    case 'ArrowUp':
      return clamp(pan(lens, 0, NUDGE), picture, room);
    case 'ArrowDown':
      return clamp(pan(lens, 0, -NUDGE), picture, room);
    default:
      return null;
  }
}

/** Return how far a flicked picture moves in this time, and its speed after it; null once at rest. */
export function coast(speed: Point, time: number): { by: Point; speed: Point } | null {
  if (Math.hypot(speed.x, speed.y) < SLOWEST) return null;
  const rest = Math.exp(-FRICTION * time);
  const far = (1 - rest) / FRICTION;
  return {
    by: { x: speed.x * far, y: speed.y * far },
    speed: { x: speed.x * rest, y: speed.y * rest },
  };
}

/** Return a lens between two others, with `t` from 0 to 1. */
export function between(from: Lens, to: Lens, t: number): Lens {
  const k = from.k * (to.k / from.k) ** t;
  // move the fixed point along a straight line, so that zooming does not swing
  const part = to.k === from.k ? t : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, k };
}

export function toScreen(lens: Lens, point: Point): Point {
  return { x: point.x * lens.k + lens.x, y: point.y * lens.k + lens.y };
}

export function toPicture(lens: Lens, point: Point): Point {
  return { x: (point.x - lens.x) / lens.k, y: (point.y - lens.y) / lens.k };
}
