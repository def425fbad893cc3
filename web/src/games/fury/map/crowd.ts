/** What is at a place and where: figures in a fan above it, badges and tokens in a row below. */
import { AIR, type Box } from './labels';
import type { Means, PlaceState, Scribble, Stamp } from './state';
import type { Size } from '../geography';

const FIGURE = 28;
const TOKEN = 20;
const BADGE = 20;
/** Below this scale everything is smaller, and badges are left out. */
const NEAR = 0.42;
const FAR = 0.62;
/** How much of each further figure or token is hidden by the one before it. */
const HIDDEN = { figure: 7, token: 3 };
/** How much lower than the middle figure of a fan the outer ones are. */
const DROP = 4;
const CHIP = 8;
const SIGN = 15;
const LETTER = 8;
const RING = 5;
/** The width of an outlook's two icons and of the space around them. */
const OUTLOOK = { pictures: 30, gap: 5 };

const RADII: Record<Size, number> = { large: 8.5, castle: 11, small: 6, sea: 9 };

/** Return how much larger than at the base scale marks are drawn. */
export function growth(k: number): number {
  return Math.min(1.45, Math.max(0.72, 1.17 * k ** 0.35));
}

/** The sizes of things at places, for a scale. */
export interface Sizes {
  figure: number;
  token: number;
  /** Whether badges show how to get to an offered place. */
  badges: boolean;
}

export function sizesAt(k: number): Sizes {
  const badges = k >= NEAR;
  const size = badges ? 1 : FAR;
  return { figure: FIGURE * size, token: TOKEN * size, badges };
}

/** Return the radius of a place's mark, in pixels. */
export function radiusOf(size: Size, grow: number): number {
  return RADII[size] * grow;
}

/** Return how far from its place a name is: the ring of an offered place needs extra room. */
export function reachOf(state: PlaceState, radius: number): number {
  return state.offered ? radius + RING : radius;
}

export interface Spread {
  left: number;
  top: number;
}

/** Return the position of each of `count` figures, relative to the centre of the place. */
export function fan(count: number, radius: number, { figure }: Sizes): Spread[] {
  const step = figure - HIDDEN.figure;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => ({
    left: (at - middle) * step,
    top: -radius - figure / 2 + 2 + Math.abs(at - middle) * DROP,
  }));
}

/** Return the means to show as badges; `choice` needs none. */
export function badgesOf(state: PlaceState, { badges }: Sizes): Means[] {
  return badges ? (state.offered?.means ?? []).filter((means) => means !== 'choice') : [];
}

/** Return a place's forecast, if there is room to show it. */
export function outlookOf(state: PlaceState, { badges }: Sizes): PlaceState['outlook'] {
  return badges && !state.outlook?.quiet ? state.outlook : undefined;
}

function outlookWidth(state: PlaceState, sizes: Sizes): number {
  const outlook = outlookOf(state, sizes);
  if (!outlook) return 0;
  const { pictures, gap } = OUTLOOK;
  const text = (outlook.hunters.length + outlook.left.length) * 7;
  return (outlook.left ? pictures + gap : pictures / 2) + text + gap;
}

/** Return the width of a stamp: a sign, and its day if there is room for it. */
export function stampWidth(stamp: Stamp, { badges }: Sizes): number {
  return badges ? 18 + stamp.text.length * 6 : 14;
}

/** Return the width of pencil marks. */
export function marksWidth(marks: readonly Scribble[]): number {
  return marks.reduce((sum, { by }) => sum + SIGN + (by ? LETTER : 0), 0);
}

/** Return the width of the row below a place: number, outlook, badges, tokens, stamp and marks. */
export function rowWidth(state: PlaceState, sizes: Sizes): number {
  const tokens = state.tokens?.length ?? 0;
  const badges = badgesOf(state, sizes);
  const ticket = badges.includes('rail') && state.offered?.ticket ? CHIP : 0;
  const widths = [
    state.shade ? state.shade.text.length * CHIP + 6 : 0,
    outlookWidth(state, sizes),
    badges.length ? badges.length * BADGE + ticket : 0,
    tokens ? tokens * sizes.token - (tokens - 1) * HIDDEN.token : 0,
    state.stamp ? stampWidth(state.stamp, sizes) : 0,
    marksWidth(state.marks ?? []),
  ].filter(Boolean);
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * 2;
}

/** Return the boxes taken by a place's figures and its row, relative to its centre. */
export function crowd(state: PlaceState, radius: number, sizes: Sizes): Box[] {
  const found: Box[] = [];
  const spread = fan(state.figures?.length ?? 0, radius, sizes);
  const [first, last] = [spread[0], spread[spread.length - 1]];
  if (first && last) {
    found.push({
      left: first.left - sizes.figure / 2,
      right: last.left + sizes.figure / 2,
      top: Math.min(...spread.map(({ top }) => top)) - sizes.figure / 2,
      bottom: -radius + AIR,
    });
  }
  const width = rowWidth(state, sizes);
  if (width) {
    const top = radius + 1;
    found.push({ left: -width / 2, right: width / 2, top, bottom: top + TOKEN });
  }
  return found;
}
