/** What is printed on combat cards, from the facts of the game. */
import type { Scene, View } from '../../../table/scene';
import { fury, type Combat, type FuryFacts, type Hunter } from '../view';

/** Return the facts of the game; empty until they have loaded. */
export function printed(facts: View): Partial<FuryFacts> {
  return facts;
}

/** Return the hunters' cards that cancel one of Dracula's cards. */
export function stoppedBy(facts: View, strike: string): string[] {
  const fights = Object.entries(printed(facts).fights ?? {});
  return fights.filter(([, card]) => card.cancels.includes(strike)).map(([name]) => name);
}

export function brawl(scene: Scene): Combat | null {
  return fury(scene).combat ?? null;
}

/** Return the remaining and the full health of Dracula or the vampire. */
export function foeHealth(scene: Scene, combat: Combat): [number, number] | null {
  const facts = printed(scene.facts);
  const { against } = combat;
  if (against === 'dracula') {
    const all = facts.dracula?.health;
    return all ? [all - fury(scene).dracula.damage, all] : null;
  }
  const all = facts.encounters?.[against]?.health;
  if (!all) return null;
  for (const { code } of [...scene.events].reverse()) {
    const [kind, who, , left] = code.split(':');
    if ((kind === 'vampire_suffered' || kind === 'vampire_recovered') && who === against) {
      return [Number(left), all];
    }
    if (kind === 'combat_began') break;
  }
  return [all - woundsBefore(scene, combat), all];
}

/** Return the damage a vampire brought into the combat: its card is face up where they fight. */
function woundsBefore(scene: Scene, { against, hunters }: Combat): number {
  const view = fury(scene);
  const places = Object.keys(hunters).map((hunter) => view.hunters[hunter as Hunter].place);
  const lairs = [...view.trail, ...view.lairs].filter((spot) => places.includes(spot?.place ?? ''));
  const vampires = lairs.flatMap((spot) => spot?.encounters ?? []);
  return vampires.find(({ card, open }) => open && card === against)?.damage ?? 0;
}
