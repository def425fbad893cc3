import { isolated } from './words/speech';
import { t } from './words/tongue.svelte';

/** Return how somebody is called: whoever deleted themselves has no name left. */
export function called(name: string | null): string {
  return name === '' ? t('web-gone') : isolated(name ?? '');
}
