/** Ways to pass on a link that is shown in a field. */
import { notices } from './notices.svelte';

/** Copy the link; without HTTPS it can only be selected, to be copied by hand. */
export async function copyLink(
  link: string,
  done: string,
  field: HTMLInputElement | null | undefined,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.tell(done);
  } catch {
    field?.focus();
    field?.select();
  }
}

export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // the user dismissed the share sheet: not an error
  }
}
