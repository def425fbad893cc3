/** Animates pieces from one place to the next, pairing the one that leaves with the one that arrives. */
import { getContext, setContext } from 'svelte';
import { crossfade } from 'svelte/transition';

type Travels = ReturnType<typeof crossfade>;
type Travel = Travels[0];

const OWN = Symbol('pieces');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Give a board its own pieces, because a replay shows two boards side by side. */
export function ownPieces(): void {
  const [send, receive] = crossfade({ duration: 420 });
  setContext<Travels>(OWN, [inSight(send), inSight(receive)]);
}

/** Return this board's transitions for pieces that leave a place or arrive at one. */
export function pieces(): Travels {
  return getContext<Travels>(OWN);
}

/** Skip the animation on a board that is not visible, and for people who prefer reduced motion. */
function inSight(travel: Travel): Travel {
  return (node: Element, params) =>
    !still.matches && node.getClientRects().length ? travel(node, params) : () => ({ duration: 0 });
}
