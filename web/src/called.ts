import { isolated } from './words/speech';
import { t } from './words/tongue.svelte';

/** Return a person's display name; people who deleted their account no longer have one. */
export function called(name: string | null): string {
  return name === '' ? t('web-gone') : isolated(name ?? '');
}
