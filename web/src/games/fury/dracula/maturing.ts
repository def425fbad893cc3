/** What leaves the trail next, and what it yields. */
import type { Scene } from '../../../table/scene';
import { fury, printed, type Spot } from '../view';

const SPACES = 6;

export interface Maturing {
  /** The space of the trail, 1 to 6; 0 for what is leaving right now. */
  space: number;
  /** In how many of Dracula's phases it leaves: 0 is this one, 1 the next. */
  phases: number;
  spot: Spot;
  /** The encounters that can mature there. */
  cards: readonly string[];
  /** The most influence it can yield. */
  influence: number;
}

/** Return the most influence a hideout can yield; by default the first vampire to mature ends it. */
export function yieldOf(scene: Scene, spot: Spot): number {
  const facts = printed(scene);
  const { options } = fury(scene);
  const vampires = spot.encounters
    .map(({ card }) => facts.encounters?.[card]?.influence ?? 0)
    .filter((influence) => influence > 0);
  if (!vampires.length) return 0;
  const rumour = spot.rumour ? (facts.rumour?.influence ?? 0) : 0;
  if (options.vampire_mature_ends_hideout !== 'off') return Math.max(...vampires) + rumour;
  const times = options.rumor_bonus_per_vampire === 'off' ? 1 : vampires.length;
  return vampires.reduce((sum, influence) => sum + influence, 0) + rumour * times;
}

/** Return the hideouts with encounters that can mature, soonest first; a Hide card has none. */
export function maturingOf(scene: Scene): Maturing[] {
  const { trail, leaving } = fury(scene);
  const facts = printed(scene);
  const spots = trail.map((spot, at) => ({ spot, space: at + 1 })).reverse();
  return [{ spot: leaving, space: 0 }, ...spots].flatMap(({ spot, space }) => {
    if (!spot?.place || spot.place === '?') return [];
    const cards = spot.encounters.map(({ card }) => card);
    const ripe = cards.filter((card) => facts.encounters?.[card]?.matures);
    if (!ripe.length) return [];
    const phases = space === 0 ? 0 : SPACES + 1 - space;
    return [{ space, spot, phases, cards: ripe, influence: yieldOf(scene, spot) }];
  });
}
