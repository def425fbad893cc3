import { notices } from '../ui/notices.svelte';
import { t } from '../words/tongue.svelte';

/** Copy a text to the clipboard and say so; without one, show the text to be copied by hand. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.tell(done);
  } catch {
    notices.tell(t('around-copy-by-hand', { text }), true);
  }
}
