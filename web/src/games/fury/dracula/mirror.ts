/** The board as the hunters see it, derived from Dracula's view. */
import type { Scene } from '../../../table/scene';
import { fury, type Spot } from '../view';

function turnedDown(spot: Spot | null): Spot | null {
  if (!spot) return null;
  const known = spot.open || (spot.power !== null && spot.power !== 'hide');
  return {
    ...spot,
    place: known ? spot.place : '?',
    power: known ? spot.power : '?',
    encounters: spot.encounters.map((each) => (each.open ? each : { ...each, card: '?' })),
  };
}

/** Whether everyone knows where Dracula is: the first place on the trail is face up. */
function isRevealed(trail: readonly (Spot | null)[]): boolean {
  return trail.find((spot) => spot?.place)?.open ?? false;
}

/** Return the scene without what only Dracula knows; nothing can be chosen in it. */
export function mirrored(scene: Scene): Scene {
  const view = fury(scene);
  const { dracula, trail, lairs } = view;
  return {
    ...scene,
    decision: null,
    choose: undefined,
    view: {
      ...view,
      trail: trail.map(turnedDown),
      lairs: lairs.map(turnedDown),
      dracula: { ...dracula, place: isRevealed(trail) ? dracula.place : null },
    },
  };
}
