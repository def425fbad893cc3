/** What is printed on combat cards, from the facts of the game. */
import type { Scene, View } from '../../../table/scene';
import { fury, type Hunter } from '../view';

export interface Strike {
  damage: number;
  heals: number;
  cancels: readonly string[];
  night: boolean;
  ends: boolean;
}

export interface Fight {
  cancels: readonly string[];
  damage: number;
  /** It does damage against these only; empty means against all. */
  against: readonly string[];
  leaves: boolean;
  used_up: boolean;
}

export interface Printed {
  combat: Record<string, Strike | undefined>;
  fights: Record<string, Fight | undefined>;
  rounds: number;
  dracula: { health: number };
  encounters: Record<string, { health: number } | undefined>;
  hunters: Record<string, { health: number } | undefined>;
}

export function printed(facts: View): Printed {
  return facts as Printed;
}

/** Return the hunters' cards that cancel one of Dracula's cards. */
export function stoppedBy(facts: View, strike: string): string[] {
  const fights = Object.entries(printed(facts).fights ?? {});
  return fights.filter(([, card]) => card?.cancels.includes(strike)).map(([name]) => name);
}

export interface Fighter {
  in: boolean;
  card: string | null;
  last: string | null;
  cancelled: boolean;
  mesmerized: boolean;
  wreath: boolean;
  planned: boolean;
}

export interface Brawl {
  against: string;
  round: number;
  night: boolean;
  engaged: string | null;
  hunters: Record<string, Fighter>;
  card: string | null;
  cancelled: boolean;
  hand: readonly string[];
  plots: number;
}

export function brawl(scene: Scene): Brawl | null {
  return (scene.view.combat as Brawl | null | undefined) ?? null;
}

/** Return the remaining and the full health of Dracula or the vampire. */
export function foeHealth(scene: Scene, combat: Brawl): [number, number] | null {
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
function woundsBefore(scene: Scene, { against, hunters }: Brawl): number {
  const view = fury(scene);
  const places = Object.keys(hunters).map((hunter) => view.hunters[hunter as Hunter].place);
  const lairs = [...view.trail, ...view.lairs].filter((spot) => places.includes(spot?.place ?? ''));
  const vampires = lairs.flatMap((spot) => spot?.encounters ?? []);
  return vampires.find(({ card, open }) => open && card === against)?.damage ?? 0;
}
