/** The types of a seat's view of the duel and of what is printed on its components. */
import type { Scene } from '../../table/scene';
import type { Colour, DuelData, DuelFacts, EncounterFacts, Side } from './schema';

export type { DuelData as DuelView } from './schema';
export type * from './schema';

export type Counts = Record<string, number>;

export const SIDES: readonly Side[] = ['dracula', 'van_helsing'];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];
export const TARGET: Record<Side, string> = { dracula: 'coffin', van_helsing: 'victim' };
export const LIVES = 4;
export const TARGETS = 5;

export const duel = (scene: Scene): DuelData => scene.view as DuelData;
export const printed = (scene: Scene): Partial<DuelFacts> => scene.facts;
export const other = (side: Side): Side => (side === 'dracula' ? 'van_helsing' : 'dracula');

/** Return the seat that plays a side. */
export function seatOf(view: DuelData, side: Side): number {
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

/**
 * Return day on Van Helsing's turn and night on Dracula's; dawn during setup and if Van Helsing
 * wins.
 */
export function hour(scene: Scene): 'day' | 'night' | 'dawn' {
  const view = duel(scene);
  if (view.phase === 'setup') return 'dawn';
  if (view.phase === 'over') return view.winner === 'van_helsing' ? 'dawn' : 'night';
  return view.active === 'dracula' ? 'night' : 'day';
}

/**
 * Return a side's cards that are still in hand. By the rules, the six cards picked for the board
 * stay in the hand until all are dealt, but the player who picks them sees them leave.
 */
export function inHand(view: DuelData, side: Side): Counts | null {
  const { hand } = view.sides[side];
  if (!hand || view.phase !== 'setup' || view.side !== side) return hand;
  const left = Object.entries(hand).map(([kind, count]) => [
    kind,
    count - (view.picked?.[kind] ?? 0),
  ]);
  return Object.fromEntries(left) as Counts;
}

/** Return the number of cards in a hand; for a hidden hand, the public number. */
export function handSize(view: DuelData, side: Side): number {
  const hand = inHand(view, side);
  return hand
    ? stacks(hand).reduce((sum, [, count]) => sum + count, 0)
    : view.sides[side].hand_size;
}
