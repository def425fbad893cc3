/** What stands at a place and where: figures in a fan above it, badges and tokens in a row below. */
import { AIR, type Box } from './labels';
import type { Means, PlaceState, Scribble, Stamp } from './state';
import type { Size } from '../geography';

const FIGURE = 28;
const TOKEN = 20;
const BADGE = 20;
/** Below this scale everything is smaller, and badges are left out. */
const NEAR = 0.42;
const FAR = 0.62;
/** How much of each further figure and token the one before it hides. */
const HIDDEN = { figure: 7, token: 3 };
/** How much lower than the middle one the outer figures of a fan stand. */
const DROP = 4;
const CHIP = 8;
const SIGN = 15;
const LETTER = 8;
const RING = 5;
/** What the two pictures of an outlook and the space around them take. */
const OUTLOOK = { pictures: 30, gap: 5 };

const RADII: Record<Size, number> = { large: 8.5, castle: 11, small: 6, sea: 9 };

/** Return how much larger than at the common scale marks are drawn. */
export function growth(k: number): number {
  return Math.min(1.45, Math.max(0.72, 1.17 * k ** 0.35));
}

/** How large things are that stand at places, at a scale. */
export interface Sizes {
  figure: number;
  token: number;
  /** Whether it is said how one gets to what is offered. */
  badges: boolean;
}

export function sizesAt(k: number): Sizes {
  const badges = k >= NEAR;
  const size = badges ? 1 : FAR;
  return { figure: FIGURE * size, token: TOKEN * size, badges };
}

/** Return the radius of the mark of a place, in pixels. */
export function radiusOf(size: Size, grow: number): number {
  return RADII[size] * grow;
}

/** Return how far out a name stands: the ring of a place that is offered has room of its own. */
export function reachOf(state: PlaceState, radius: number): number {
  return state.offered ? radius + RING : radius;
}

export interface Spread {
  left: number;
  top: number;
}

/** Return where each of so many figures stands, from the middle of the place. */
export function fan(count: number, radius: number, { figure }: Sizes): Spread[] {
  const step = figure - HIDDEN.figure;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => ({
    left: (at - middle) * step,
    top: -radius - figure / 2 + 2 + Math.abs(at - middle) * DROP,
  }));
}

/** Return the means that are shown as a badge: that one can choose needs none. */
export function badgesOf(state: PlaceState, { badges }: Sizes): Means[] {
  return badges ? (state.offered?.means ?? []).filter((means) => means !== 'choice') : [];
}

/** Return what is foreseen of a place, where there is room to say it. */
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

/** Return how wide a stamp is: a sign, and its day where there is room for it. */
export function stampWidth(stamp: Stamp, { badges }: Sizes): number {
  return badges ? 18 + stamp.text.length * 6 : 14;
}

/** Return how wide pencil marks are. */
export function marksWidth(marks: readonly Scribble[]): number {
  return marks.reduce((sum, { by }) => sum + SIGN + (by ? LETTER : 0), 0);
}

/** Return how wide the row below a place is: the number, the badges, the tokens, stamp and marks. */
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

/** Return the room that a place's figures and its row take, from its middle. */
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
