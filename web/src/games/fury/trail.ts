/** The spaces of the trail and the lairs, as this viewer may see them. */
import type { FuryView, Spot } from './view';

/** `1` to `6` on the trail, `lair1` to `lair3`; the messages `fury-spot-…` name them. */
export type Space = string;

/** What to say about a card besides its place; each is a symbol with words. */
export type Mark = 'open' | 'wolf' | 'bat' | 'rumour';

export interface Laid {
  space: Space;
  /** Null if the space is empty. */
  spot: Spot | null;
  /** The place, if the viewer knows it. */
  place: string | null;
  /** The power card, if the viewer knows it. */
  power: string | null;
  /** Whether the viewer knows neither. */
  hidden: boolean;
  marks: readonly Mark[];
}

const MARKS: readonly Mark[] = ['open', 'wolf', 'bat', 'rumour'];

function laid(space: Space, spot: Spot | null): Laid {
  const known = (name: string | null | undefined) => (name && name !== '?' ? name : null);
  const place = known(spot?.place);
  const power = known(spot?.power);
  const marks = spot ? MARKS.filter((mark) => spot[mark]) : [];
  return { space, spot, place, power, hidden: spot !== null && !place && !power, marks };
}

export function trailOf(view: FuryView): Laid[] {
  return view.trail.map((spot, at) => laid(String(at + 1), spot));
}

export function lairsOf(view: FuryView): Laid[] {
  return view.lairs.map((spot, at) => laid(`lair${String(at + 1)}`, spot));
}

/** Return the place of a space, if the viewer knows it. */
export function placeOf(view: FuryView, space: Space | null): string | null {
  const all = [...trailOf(view), ...lairsOf(view)];
  return all.find((each) => each.space === space)?.place ?? null;
}
