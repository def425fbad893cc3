/** What the film of a hunt shows besides the two boards. */
import { patiently } from '../../../film/patience';
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
  recall: async (table, move) => {
    await storyOf(table); // then all deductions are there
    const path = `/api/tables/${table}/deductions/${String(move)}`;
    return { deduced: await patiently<Deduced>(path) };
  },
  beside: (seat) => (seat === DRACULA ? DRACULA + 1 : seat),
};
