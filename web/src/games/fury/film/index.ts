/** What the film of a hunt shows besides the two boards. */
import { get } from '../../../api';
import type { Deduced } from '../../../wire';
import type { Filmed } from '../..';
import { storyOf } from '../story';
import { height } from './course';
import Course from './Course.svelte';

/** Dracula's seat: beside the truth one sees what the hunters could know. */
const DRACULA = 1;

export const film: Filmed = {
  Course,
  curve: async (table) => {
    const { possible } = await storyOf(table);
    const most = Math.max(0, ...possible);
    const values = possible.map((count) => Math.round(1000 * height(count, most)));
    return { values, says: 'fury-film-curve' };
  },
  recall: async (table, move) => ({
    deduced: await get<Deduced>(`/api/tables/${table}/deductions/${String(move)}`),
  }),
  beside: (seat) => (seat === DRACULA ? DRACULA + 1 : seat),
};
