import { t } from '../words/tongue.svelte';

/** Return what stands on a key: never nothing, as the space bar has. */
export function written({ key, shown = key }: { key: string; shown?: string }): string {
  return shown.trim() || t('web-keys-space');
}
