import { t } from '../words/tongue.svelte';

/** Return the label of a key, which for the space bar is not a blank. */
export function written({ key, shown = key }: { key: string; shown?: string }): string {
  return shown.trim() || t('web-keys-space');
}
