/** The story of a finished game, fetched once for both the replay and the ending. */
import { patiently } from '../../film/patience';
import type { Story } from '../../wire';

let latest: { table: string; story: Promise<Story> } | null = null;

/** Return the story of a finished game. */
export function storyOf(table: string): Promise<Story> {
  if (latest?.table !== table) {
    const story = patiently<Story>(`/api/tables/${table}/story`);
    latest = { table, story };
    story.catch(() => (latest = null)); // retry on the next call
  }
  return latest.story;
}
