/** What an option does and what it is about. */
import type { Missing, Offered } from '../../wire';

export interface Thing {
  kind: string;
  id: string;
}

/** Return what is done: `road`, `play`, `trade`. */
export function verbOf({ code }: Pick<Offered | Missing, 'code'>): string {
  return code.split(':', 1)[0] ?? '';
}

/** Return whether an option is about a thing, such as a card, by its name in records. */
export function isAbout({ code }: Pick<Offered | Missing, 'code'>, id: string): boolean {
  return code.split(':').slice(1).includes(id);
}
