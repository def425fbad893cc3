/**
 * A scene is what one viewer sees of a game at one moment: live, earlier, in a film or in a lesson.
 * Boards are drawn from a scene and from nothing else; they hold no rules.
 */
import { called } from '../called';
import type { Asked, Happened, Missing, Offered, Phrase, TableCard } from '../wire';
import { tongue } from '../words/tongue.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's board knows its own view
export type View = Record<string, any>;

export interface Scene<V extends object = View, F extends object = View> {
  game: string;
  /** The viewer's seat, from 1; null for a watcher. */
  seat: number | null;
  /** The names of the people in the seats, first seat first. */
  names: readonly string[];
  view: V;
  events: readonly Happened[];
  decision: Asked | null;
  anytime: readonly Offered[];
  /** The seats that everyone knows to be asked. */
  waiting: readonly number[];
  /** What is printed on the components (`/api/tables/{table}/facts`), by name. */
  facts: F;
  /** The card of the table; lessons have none. */
  table: TableCard | null;
  /** The option that a lesson points at. */
  wanted?: string | null;
  /** Choose an option by its code; asks again where it is grave. Absent where nothing can be done. */
  choose?: (code: string) => void;
}

/** Say a phrase of the scene, with its people's names. */
export function say(scene: Scene, phrase: Phrase): string {
  return tongue.phrase(phrase, scene.names);
}

export function who(scene: Scene, seat: number): string {
  return tongue.who(seat, scene.names);
}

/** Return the option with a code, if it is offered and can be chosen here. */
export function offered(scene: Scene, code: string): Offered | null {
  if (!scene.choose) return null;
  return scene.decision?.options.find((option) => option.code === code) ?? null;
}

/** Return the options whose code begins so: `step:` are all steps. */
export function offeredAs(scene: Scene, prefix: string): Offered[] {
  if (!scene.choose) return [];
  return scene.decision?.options.filter((option) => option.code.startsWith(prefix)) ?? [];
}

/** Return why something that one would expect is not offered. */
export function barred(scene: Scene, code: string): Missing | null {
  return scene.decision?.barred.find((missing) => missing.code === code) ?? null;
}

/** Return the name of an event: what its code begins with. */
export function nameOf(event: Happened): string {
  return event.code.split(':', 1)[0] ?? '';
}

export function namesOf(table: TableCard): string[] {
  return table.seats.map((seat) =>
    seat.bot !== null ? tongue.say('web-bot-name', { seat: seat.seat }) : called(seat.name),
  );
}
