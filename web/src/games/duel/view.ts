/** What a seat sees of the duel, and what is printed on its components, as types. */
import type { Scene } from '../../table/scene';

export type Side = 'dracula' | 'van_helsing';
export type Colour = 'red' | 'blue' | 'green' | 'yellow';
export type Bar = Colour | 'grey';
export type Counts = Record<string, number>;

export interface PlaceView {
  place: string;
  /** A kind of card; `?` is face down and not known, null is no card. */
  card: string | null;
  may_be: string[];
  turned: boolean;
}

export interface SideView {
  figure: string;
  lives: number;
  targets: number;
  hand_size: number;
  hand: Counts | null;
  discard: Counts;
  other_hand_known: boolean;
  action_hand_size: number;
  action_hand: string[] | null;
  action_hand_open: string[];
  set_aside_size: number;
  set_aside: string[] | null;
  played: string[];
}

export interface DuelView {
  options: Record<string, string>;
  side: Side | null;
  match: { game: number; wins: [number, number]; dracula: number };
  phase: 'setup' | 'move' | 'action' | 'over';
  turn: number;
  active: Side;
  steps: number;
  board: PlaceView[];
  barriers: Record<Colour, string | null>;
  sides: Record<Side, SideView>;
  effects: { vampires_stronger: boolean; no_barrier: boolean; no_special_action: boolean };
  revealed: string | null;
  played: { card: string | null; used: boolean };
  extra_turn: boolean;
  picked: Counts | null;
  winner: Side | null;
  reason: string | null;
}

export interface ActionFacts {
  side: Side;
  move: number;
  strength: number;
  bar: Bar;
  special: boolean;
}

export interface EncounterFacts {
  side: Side;
  is: 'fighter' | 'symbol' | 'target';
  strength: number;
}

export interface DuelFacts {
  cards?: Record<string, ActionFacts>;
  encounters?: Record<string, EncounterFacts>;
  box?: Counts;
  lives?: number;
  targets?: number;
  picks?: number;
}

export const SIDES: readonly Side[] = ['dracula', 'van_helsing'];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];
export const TARGET: Record<Side, string> = { dracula: 'coffin', van_helsing: 'victim' };
export const LIVES = 4;
export const TARGETS = 5;

export const duel = (scene: Scene): DuelView => scene.view as DuelView;
export const printed = (scene: Scene): DuelFacts => scene.facts as DuelFacts;
export const other = (side: Side): Side => (side === 'dracula' ? 'van_helsing' : 'dracula');

/** Return the seat that plays a side. */
export function seatOf(view: DuelView, side: Side): number {
  return side === 'dracula' ? view.match.dracula : 3 - view.match.dracula;
}

/** Return the side a kind of encounter card belongs to, what it is, and its strength. */
export function encounter(kind: string): EncounterFacts {
  const side: Side = /^(vampire|amulet|coffin)/.test(kind) ? 'dracula' : 'van_helsing';
  const strength = Number(/\d$/.exec(kind)?.[0] ?? 0);
  const symbol = kind === 'amulet' || kind === 'crucifix';
  return { side, is: strength ? 'fighter' : symbol ? 'symbol' : 'target', strength };
}

/** Return the kinds of card in counts, each with how many there are. */
export function stacks(counts: Counts | null): [kind: string, count: number][] {
  return Object.entries(counts ?? {}).filter(([, count]) => count > 0);
}

/** Return day for Van Helsing and night for Dracula; who wins has the last hour. */
export function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  const view = duel(scene);
  if (view.phase === 'setup') return 'dawn';
  if (view.phase === 'over') return view.winner === 'van_helsing' ? 'dawn' : 'night';
  return view.active === 'dracula' ? 'night' : 'day';
}
