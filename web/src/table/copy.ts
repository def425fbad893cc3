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

/** Offer a text to other apps where a finger is used and they can take it; otherwise copy it. */
export async function pass(text: string, done: string): Promise<void> {
  if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) return copy(text, done);
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) await copy(text, done);
  }
}
