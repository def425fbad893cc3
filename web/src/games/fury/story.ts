/** A finished game as a whole, asked for once for the film and for the ending. */
import { get } from '../../api';
import type { Story } from '../../wire';

let latest: { table: string; story: Promise<Story> } | null = null;

/** Return the story of a finished game. */
export function storyOf(table: string): Promise<Story> {
  if (latest?.table !== table) {
    const story = get<Story>(`/api/tables/${table}/story`);
    latest = { table, story };
    story.catch(() => (latest = null)); // who comes again asks again
  }
  return latest.story;
}
