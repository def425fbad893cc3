/**
 * A scene is what one viewer sees of a game at one moment: live, earlier, in a replay or in a
 * lesson. Boards are drawn from a scene and nothing else; they hold no rules.
 */
import { called } from '../called';
import type { Asked, Deduced, Happened, Missing, Offered, Phrase, Shown, TableCard } from '../wire';
import { tongue } from '../words/tongue.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's board knows its own view
export type View = Record<string, any>;

export interface Scene<V extends object = View, F extends object = View> {
  game: string;
  /** The viewer's seat, from 1; null for a spectator. */
  seat: number | null;
  /** The token by which the viewer looks over the shoulder of that seat. */
  shoulder?: string | null;
  /** The names of the people in the seats, first seat first. */
  names: readonly string[];
  view: V;
  events: readonly Happened[];
  decision: Asked | null;
  anytime: readonly Offered[];
  /** The seats that are publicly known to be asked. */
  waiting: readonly number[];
  /** What is printed on the components (`/api/tables/{table}/facts`), by name. */
  facts: F;
  /** The table's card; null in lessons. */
  table: TableCard | null;
  /** Changes whenever the viewer's team changes its shared marks on the map. */
  marks?: number;
  /** The seat nearest to the reader, if it is not the viewer's own. */
  facing?: number;
  /** Where Dracula could be at an earlier moment, in a replay. */
  deduced?: Deduced;
  /** The option a lesson points at. */
  wanted?: string | null;
  /** Choose an option by its code, after confirmation if it is grave. Absent if nothing can be done. */
  choose?: (code: string) => void;
}

/** Return the query that says as whom the viewer looks, for requests about the table. */
export function looking({ seat, shoulder }: Pick<Scene, 'seat' | 'shoulder'>): URLSearchParams {
  if (shoulder) return new URLSearchParams({ shoulder });
  return new URLSearchParams(seat === null ? {} : { seat: String(seat) });
}

/** Render a phrase with the names of the scene's people. */
export function say(scene: Scene, phrase: Phrase): string {
  return tongue.phrase(phrase, scene.names);
}

export function who(scene: Scene, seat: number): string {
  return tongue.who(seat, scene.names);
}

/** Return the option with this code, if it is offered and can be chosen here. */
export function offered(scene: Scene, code: string): Offered | null {
  if (!scene.choose) return null;
  return scene.decision?.options.find((option) => option.code === code) ?? null;
}

/** What an option does and to what, whether or not it is offered. */
export type Act = Pick<Offered, 'verb' | 'on'>;

/** Return the thing of this kind that an option is about, if any. */
export function subject(act: Act, kind: string): string | null {
  return act.on.find((each) => each.kind === kind)?.id ?? null;
}

/** Return whether an option is about this thing. */
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

/**
 * Return the options about a thing that a player might expect but cannot choose, if any can be
 * chosen.
 */
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

/** Return a scene without the option to pass; if nothing else is left, there is no question. */
export function reacting(scene: Scene, passes: string): Scene {
  const options = scene.decision?.options.filter((option) => option.code !== passes) ?? [];
  const decision = scene.decision && options.length ? { ...scene.decision, options } : null;
  return { ...scene, decision, waiting: [] };
}

/** Return why an option that a player might expect is not offered. */
export function barred(scene: Scene, code: string): Missing | null {
  return scene.decision?.barred.find((missing) => missing.code === code) ?? null;
}

/** Return the name of an event: the first part of its code. */
export function nameOf(event: Happened): string {
  return event.code.split(':', 1)[0] ?? '';
}

/** Return the players' names; a seat whose owner ended the game by resigning has the owner's name. */
export function namesOf({ seats, ending }: Pick<TableCard, 'seats' | 'ending'>): string[] {
  return seats.map((seat) => {
    if (seat.resigned && ending?.reason === 'resigned') return called(seat.owner_name);
    return seat.bot !== null ? tongue.say('web-bot-name', { seat: seat.seat }) : called(seat.name);
  });
}

/** Return the seat a viewer plays, or has resigned. */
export function ownSeat({ you, table }: Pick<Shown, 'you' | 'table'>): number | null {
  const given = table.seats.find((seat) => seat.resigned && seat.owner === you.person);
  return you.seats[0] ?? (you.person === null ? null : (given?.seat ?? null));
}
