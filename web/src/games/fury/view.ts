/** What the view of Fury of Dracula and its printed facts hold; docs/notation.md has the names. */
import type { Scene } from '../../table/scene';

export type Hunter = 'godalming' | 'seward' | 'van_helsing' | 'mina';
export const HUNTERS: readonly Hunter[] = ['godalming', 'seward', 'van_helsing', 'mina'];
export const HEALTH = 15;
export const INFLUENCE = 13;

/** A hideout or a lair; `?` is what the viewer may not know. */
export interface Spot {
  back: 'land' | 'sea' | 'castle';
  place: string | null;
  power: string | null;
  open: boolean;
  wolf: boolean;
  bat: boolean;
  rumour: boolean;
  encounters: readonly { card: string; open: boolean; damage: number }[];
}

export interface Sheet {
  seat: number;
  place: string | null;
  health: number;
  bites: number;
  delayed: boolean;
  bats: boolean;
  hospital: string | null;
  items: readonly string[];
  events: readonly string[];
  tickets: readonly string[];
  open_item: string | null;
  open_event: string | null;
}

export interface FuryView {
  round: number;
  phase: 'setup' | 'dawn' | 'day' | 'dusk' | 'night' | 'dracula' | 'over';
  day: string;
  week: number;
  despair: number;
  influence: number;
  dracula: {
    seat: number;
    place: string | null;
    damage: number;
    rumours: number;
    encounters: readonly string[];
    events: readonly string[];
    guards: number;
  };
  trail: readonly (Spot | null)[];
  lairs: readonly (Spot | null)[];
  leaving: Spot | null;
  hunters: Record<Hunter, Sheet>;
  decks: { items: number; events: number; encounters: number; tickets: number };
  event_on_top: 'hunters' | 'dracula' | null;
  discards: {
    items: Record<string, number>;
    events: Record<string, number>;
    events_face_down: number;
    encounters: Record<string, number>;
    encounters_face_down: number;
    encounters_known: Record<string, number>;
  };
  facing: string | null;
  allies: { hunters: string | null; dracula: string | null };
  in_force: readonly string[];
  winner: 'hunters' | 'dracula' | null;
}

/** The printed facts that the panels read. */
interface Printed {
  hunters?: Record<string, { health: number; bites: number; items: number; events: number }>;
  encounters?: Record<string, { health: number; ambush: boolean; influence: number }>;
  items?: Record<string, { weapon: boolean }>;
  events?: Record<string, { side: 'hunters' | 'dracula' }>;
  powers?: Record<string, unknown>;
}

export function fury(scene: Scene): FuryView {
  return scene.view as FuryView;
}

export function printed(scene: Scene): Printed {
  return scene.facts;
}

/** Whether the viewer sits in Dracula's seat. */
export function isDracula(scene: Scene): boolean {
  return scene.seat === fury(scene).dracula.seat;
}
