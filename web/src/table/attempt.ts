import { notices } from '../ui/notices.svelte';
import type { Command } from '../wire';
import type { TableLink } from './link.svelte';

/** Do something at the table, or say why it cannot be; the answer is whether it was done. */
export async function attempt(link: TableLink, act: Command): Promise<boolean> {
  try {
    await link.do(act);
    return true;
  } catch (error) {
    notices.complain(error);
    return false;
  }
}
