/** What the replay of a hunt shows in addition to the two boards. */
import { patiently, sharing } from '../../../film/patience';
import type { Deduced } from '../../../wire';
import type { Filmed } from '../..';
import { storyOf } from '../story';
import { height } from './course';
import Course from './Course.svelte';

/** Dracula's seat: the board next to the truth shows what the hunters could know. */
const DRACULA = 1;

export const film: Filmed = {
  Course,
  curve: async (table, shoulder) => {
    const { possible } = await storyOf(table, shoulder);
    const most = Math.max(0, ...possible);
    const values = possible.map((count) => Math.round(1000 * height(count, most)));
    return { values, says: 'fury-film-curve' };
  },
  recall: async (table, move, shoulder) => {
    await storyOf(table, shoulder); // once it is loaded, all deductions are ready
    const path = `/api/tables/${table}/deductions/${String(move)}${sharing(shoulder)}`;
    return { deduced: await patiently<Deduced>(path) };
  },
  beside: (seat) => (seat === DRACULA ? DRACULA + 1 : seat),
};
