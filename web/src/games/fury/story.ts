/** The story of a finished game, fetched once for both the replay and the ending. */
import { patiently, sharing } from '../../film/patience';
import type { Story } from '../../wire';

let latest: { path: string; story: Promise<Story> } | null = null;

/** Return the story of a finished game, for someone who looks at its table over a shoulder or not. */
export function storyOf(table: string, shoulder: string | null = null): Promise<Story> {
  const path = `/api/tables/${table}/story${sharing(shoulder)}`;
  if (latest?.path !== path) {
    const story = patiently<Story>(path);
    latest = { path, story };
    story.catch(() => (latest = null)); // retry on the next call
  }
  return latest.story;
}
