import { notices } from '../ui/notices.svelte';
import type { Command } from '../wire';
import type { TableLink } from './link.svelte';

/** Send a command to the table, or say why it is refused; returns whether it was done. */
export async function attempt(link: TableLink, act: Command): Promise<boolean> {
  try {
    await link.do(act);
    return true;
  } catch (error) {
    notices.complain(error);
    return false;
  }
}
