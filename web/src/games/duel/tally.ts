/** What a careful player would count: how many cards of each kind are still unseen. */
import { encounter, inHand, other, TARGET, type Counts, type DuelView, type Side } from './view';

export interface Tally {
  kind: string;
  side: Side;
  box: number;
  /** Cards of this kind whose location the viewer does not know. */
  unseen: number;
  /** The places where the viewer knows there is one. */
  places: string[];
}

/** Return a row for each kind, counted only from what the viewer may know. */
export function tally(view: DuelView, box: Counts): Tally[] {
  return Object.entries(box).map(([kind, all]) => {
    const { side } = encounter(kind);
    const has = view.sides[side];
    const places = view.board.filter((at) => at.card === kind).map((at) => at.place);
    const taken = kind === TARGET[side] ? view.sides[other(side)].targets : 0;
    const picked = view.side === side ? (view.picked?.[kind] ?? 0) : 0;
    const known =
      (inHand(view, side)?.[kind] ?? 0) + (has.discard[kind] ?? 0) + taken + places.length + picked;
    return { kind, side, box: all, unseen: all - known, places };
  });
}
