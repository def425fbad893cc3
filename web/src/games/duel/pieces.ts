/** How pieces travel from one place to the next: those that leave and those that come are one. */
import { getContext, setContext } from 'svelte';
import { crossfade } from 'svelte/transition';

type Travels = ReturnType<typeof crossfade>;
type Travel = Travels[0];

const OWN = Symbol('pieces');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Give a board pieces of its own: in the film two boards lie side by side. */
export function ownPieces(): void {
  const [send, receive] = crossfade({ duration: 420 });
  setContext<Travels>(OWN, [inSight(send), inSight(receive)]);
}

/** Return how the pieces of this board leave a place and come to one. */
export function pieces(): Travels {
  return getContext<Travels>(OWN);
}

/** On a board that is not shown nothing travels, nor for those who want no motion. */
function inSight(travel: Travel): Travel {
  return (node: Element, params) =>
    !still.matches && node.getClientRects().length ? travel(node, params) : () => ({ duration: 0 });
}
