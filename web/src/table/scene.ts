/**
 * A scene is what one viewer sees of a game at one moment: live, earlier, in a film or in a lesson.
 * Boards are drawn from a scene and from nothing else; they hold no rules.
 */
import { called } from '../called';
import type { Asked, Deduced, Happened, Missing, Offered, Phrase, Shown, TableCard } from '../wire';
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
  /** Another number: marks that the viewer's team shares on the map have changed. */
  marks?: number;
  /** The seat that is nearest to the reader, where it is not the viewer's own. */
  facing?: number;
  /** Where Dracula could be at an earlier moment, where a film shows that. */
  deduced?: Deduced;
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

/** What an option does and what to, whether it is offered or not. */
export type Act = Pick<Offered, 'verb' | 'on'>;

/** Return what an option is about, if it is about something of this kind. */
export function subject(act: Act, kind: string): string | null {
  return act.on.find((each) => each.kind === kind)?.id ?? null;
}

/** Return whether an option is about this very thing. */
export function isOn(act: Act, kind: string, id: string): boolean {
  return act.on.some((each) => each.kind === kind && each.id === id);
}

/** Return the options about a thing that can be chosen here: `at(scene, 'place', 'paris')`. */
export function at(scene: Scene, kind: string, id: string): Offered[] {
  return choices(scene).filter((option) => isOn(option, kind, id));
}

/** Return the options with one of these verbs that can be chosen here. */
export function doing(scene: Scene, ...verbs: string[]): Offered[] {
  return choices(scene).filter((option) => verbs.includes(option.verb));
}

/** Return what one would expect to do with a thing and cannot, where something can be chosen. */
export function barredAt(scene: Scene, kind: string, id: string): Missing[] {
  if (!scene.choose) return [];
  return scene.decision?.barred.filter((missing) => isOn(missing, kind, id)) ?? [];
}

/** Return whether a lesson points at an option about this thing. */
export function wantedAt(scene: Scene, kind: string, id: string): boolean {
  return at(scene, kind, id).some((option) => option.code === scene.wanted);
}

function choices(scene: Scene): readonly Offered[] {
  return scene.choose ? (scene.decision?.options ?? []) : [];
}

/** Return a scene in which `passes` needs no answer: whoever has nothing else is not asked. */
export function reacting(scene: Scene, passes: string): Scene {
  const options = scene.decision?.options.filter((option) => option.code !== passes) ?? [];
  const decision = scene.decision && options.length ? { ...scene.decision, options } : null;
  return { ...scene, decision, waiting: [] };
}

/** Return why something that one would expect is not offered. */
export function barred(scene: Scene, code: string): Missing | null {
  return scene.decision?.barred.find((missing) => missing.code === code) ?? null;
}

/** Return the name of an event: what its code begins with. */
export function nameOf(event: Happened): string {
  return event.code.split(':', 1)[0] ?? '';
}

/** Return the names of those who played; whoever ended the game by resigning played their seat. */
export function namesOf({ seats, ending }: Pick<TableCard, 'seats' | 'ending'>): string[] {
  return seats.map((seat) => {
    if (seat.resigned && ending?.reason === 'resigned') return called(seat.owner_name);
    return seat.bot !== null ? tongue.say('web-bot-name', { seat: seat.seat }) : called(seat.name);
  });
}

/** Return the seat that a viewer plays, or has resigned. */
export function ownSeat({ you, table }: Pick<Shown, 'you' | 'table'>): number | null {
  const given = table.seats.find((seat) => seat.resigned && seat.owner === you.person);
  return you.seats[0] ?? (you.person === null ? null : (given?.seat ?? null));
}
