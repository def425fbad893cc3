/** Dracula's path on the map: from one hideout of the trail to the next, by age. */
import { t } from '../../../words/tongue.svelte';
import { LANES, spotOf, WAYS, type Spot } from '../geography';
import type { PlaceState, Stretch } from '../map/state';
import { trailOf } from '../trail';
import type { FuryView } from '../view';

const JOINED = new Map(
  [...WAYS.filter(({ way }) => way === 'road'), ...LANES].flatMap(
    ({ ends: [one, other], path }) => [
      [`${one} ${other}`, path],
      [`${other} ${one}`, path],
    ],
  ),
);

interface Stop {
  spot: Spot;
  space: number;
}

function stops(view: FuryView): Stop[] {
  return trailOf(view).flatMap(({ place, space }) => {
    const spot = place ? spotOf(place) : null;
    return spot ? [{ spot, space: Number(space) }] : [];
  });
}

/** Return the path along roads and sea lanes; straight lines where he ran or flew farther. */
export function stretches(view: FuryView): Stretch[] {
  const all = stops(view);
  return all.slice(1).flatMap(({ spot: from }, at) => {
    const to = all[at]!;
    const straight = `M${[from.x, from.y].join(' ')}L${[to.spot.x, to.spot.y].join(' ')}`;
    return [{ path: JOINED.get(`${from.id} ${to.spot.id}`) ?? straight, age: to.space }];
  });
}

/** Return the places with the trail's hideouts numbered by their spaces. */
export function numbered(
  places: Readonly<Record<string, PlaceState>>,
  view: FuryView,
): Record<string, PlaceState> {
  const found: Record<string, PlaceState> = { ...places };
  for (const { spot, space } of stops(view)) {
    const tokens = found[spot.id]?.tokens ?? [];
    const own = tokens.map((token) =>
      token.kind === 'hideout'
        ? { ...token, age: space, name: t('fury-page-hideout', { space }) }
        : token,
    );
    found[spot.id] = { ...found[spot.id], tokens: own };
  }
  return found;
}
