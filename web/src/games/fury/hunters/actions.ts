/** A hunter's actions, in the groups in which they are offered. */
import type { Asked, Missing, Offered } from '../../../wire';

export type Group = 'move' | 'search' | 'supply' | 'rest' | 'ticket' | 'trade' | 'special';
export const GROUPS: readonly Group[] = [
  'move',
  'search',
  'supply',
  'rest',
  'ticket',
  'trade',
  'special',
];

const OF: Record<string, Group> = {
  road: 'move',
  sail: 'move',
  leave: 'move',
  spend: 'move',
  carriage: 'move',
  horses: 'move',
  search: 'search',
  supply: 'supply',
  rest: 'rest',
  reserve: 'ticket',
  trade: 'trade',
  lead: 'trade',
};

export interface Acts {
  group: Group;
  options: readonly Offered[];
  /** Why the whole group is not offered, if known. */
  barred: readonly Missing[];
}

export function groupOf({ verb }: Pick<Offered | Missing, 'verb'>): Group {
  return OF[verb] ?? 'special';
}

/** Return every group with the options in it; passing is not in any group. */
export function grouped({ options, barred }: Pick<Asked, 'options' | 'barred'>): Acts[] {
  return GROUPS.map((group) => ({
    group,
    options: options.filter((each) => each.verb !== 'pass' && groupOf(each) === group),
    barred: barred.filter((each) => each.verb !== 'pass' && groupOf(each) === group),
  }));
}
