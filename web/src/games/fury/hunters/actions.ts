/** The actions of a hunter, in the groups in which they are offered. */
import type { Asked, Missing, Offered } from '../../../wire';
import { verbOf } from '../about';

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
  /** Why the whole group is not offered, where that is known. */
  barred: readonly Missing[];
}

export function groupOf(option: Pick<Offered | Missing, 'code'>): Group {
  return OF[verbOf(option)] ?? 'special';
}

/** Return every group with what is offered in it; passing is none of them. */
export function grouped({ options, barred }: Pick<Asked, 'options' | 'barred'>): Acts[] {
  return GROUPS.map((group) => ({
    group,
    options: options.filter((each) => verbOf(each) !== 'pass' && groupOf(each) === group),
    barred: barred.filter((each) => verbOf(each) !== 'pass' && groupOf(each) === group),
  }));
}
