/** Where the name of each place is: clear of marks, tokens and stamps, the important ones first. */
import type { Language } from '../../../words/speech';
import { HEIGHT, sideOf, SPOTS, WIDTH, type Link, type Spot } from '../geography';
import { crowd, growth, radiusOf, reachOf, stampWidth, type Sizes } from './crowd';
import { around, arrange, moved, type Side, type Wish } from './labels';
import type { NameSize } from './names.svelte';
import type { PlaceState, Told } from './state';

/** The width of the map's frame. */
const FRAME = 14;
/** The scale from which small towns are named. */
const NAMED = 0.44;

export interface Shown {
  stateOf: (id: string) => PlaceState;
  focused: string | null;
  sizes: Sizes;
  /** Roads and railways with a token in the middle. */
  blocks: readonly Pick<Link, 'middle'>[];
  told: readonly Told[];
  lang: Language;
  textOf: (id: string) => NameSize;
}

/** Return the side on which each place has its name; a name without room is left out. */
export function layout(scale: number, shown: Shown): Map<string, Side> {
  if (!scale) return new Map();
  const { stateOf, sizes, textOf } = shown;
  const wishes: Wish[] = [];
  const taken = shown.blocks.map(({ middle: { x, y } }) =>
    around(x * scale, y * scale, sizes.token / 2),
  );
  for (const { at, stamp } of shown.told) {
    taken.push(around(at.x * scale, at.y * scale, stampWidth(stamp, sizes) / 2));
  }
  for (const spot of SPOTS) {
    const { id, x, y, size } = spot;
    const radius = radiusOf(size, growth(scale));
    for (const box of crowd(stateOf(id), radius, sizes)) {
      taken.push(moved(box, x * scale, y * scale));
    }
    const text = textOf(id);
    const rank = text.width ? rankOf(spot, scale, shown) : -1;
    const reach = reachOf(stateOf(id), radius);
    wishes.push({ id, x, y, radius: reach, side: sideOf(id, shown.lang), rank, ...text });
  }
  const [right, bottom] = [(WIDTH - FRAME) * scale, (HEIGHT - FRAME) * scale];
  return arrange(wishes, scale, taken, { left: FRAME * scale, top: FRAME * scale, right, bottom });
}

function rankOf({ id, size }: Spot, scale: number, { stateOf, focused }: Shown): number {
  const { offered, figures, wanted } = stateOf(id);
  if (id === focused) return 6;
  if (offered || wanted) return 5;
  if (figures?.length) return 4;
  if (size === 'small') return scale < NAMED ? -1 : 1;
  return size === 'sea' ? 2 : 3;
}
